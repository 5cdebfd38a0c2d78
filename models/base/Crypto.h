#pragma once

#include "models/base/Result.h"

#include <QByteArray>

namespace vd {

/// The few primitives everything secret is made of, from OpenSSL. Errors are all crypto_failed (the library refused).
class Crypto
{
public:
    static constexpr int keySize = 32;
    static constexpr int nonceSize = 12;
    static constexpr int tagSize = 16;

    /// From the system's random source.
    [[nodiscard]] static Result<QByteArray> random(int size);
    /// HMAC-SHA-256 (RFC 2104), 32 bytes.
    [[nodiscard]] static QByteArray hmac(const QByteArray &key, const QByteArray &message);
    /// HKDF-SHA-256 (RFC 5869): 32 bytes of key for one purpose; empty, which seals nothing, if the library fails.
    [[nodiscard]] static QByteArray derive(const QByteArray &secret, const QByteArray &salt, const QByteArray &purpose);
    /// AES-256-GCM (NIST SP 800-38D): ciphertext and tag. A nonce must never meet the same key with another text.
    [[nodiscard]] static Result<QByteArray> seal(
        const QByteArray &key, const QByteArray &nonce, const QByteArray &text, const QByteArray &associated);
    /// Error: seal_broken (another key, or a changed byte).
    [[nodiscard]] static Result<QByteArray> open(
        const QByteArray &key, const QByteArray &nonce, const QByteArray &sealed, const QByteArray &associated);
    /// scrypt (RFC 7914) with N = 32,768, r = 8, p = 1: 32 bytes; takes 32 MiB and about a tenth of a second.
    [[nodiscard]] static Result<QByteArray> stretch(const QByteArray &passphrase, const QByteArray &salt);
    /// Overwrites a secret that is no longer needed.
    static void wipe(QByteArray &secret);
};

} // namespace vd
