#pragma once

#include "models/base/Result.h"
#include "models/checkin/X25519.h"

#include <QByteArray>

#include <memory>

namespace vd::checkin {

/// The Ed25519 key pair (RFC 8032) a terminal signs tickets with. The private half leaves this class only as PEM for
/// the system keychain; it is never logged and never sent.
class TerminalKey
{
public:
    static constexpr int publicKeySize = 32;
    static constexpr int signatureSize = 64;
    static constexpr int keyIdSize = 8;

    /// A new key pair from the system's random source. Error: key_unusable (the crypto library refused).
    [[nodiscard]] static Result<TerminalKey> generate();
    /// From an unencrypted PKCS #8 PEM (RFC 8410) of at most 4 KiB. Error: key_unusable.
    [[nodiscard]] static Result<TerminalKey> fromPem(const QByteArray &pem);
    /// PKCS #8 PEM, unencrypted: a secret, for the keychain or an owner-only file.
    [[nodiscard]] Result<QByteArray> toPem() const;

    /// The 32 raw bytes an administrator registers.
    [[nodiscard]] const QByteArray &publicKey() const { return m_publicKey; }
    /// What tokens name the issuer by: keyIdOf(publicKey()).
    [[nodiscard]] QByteArray keyId() const { return keyIdOf(m_publicKey); }
    /// The first 8 bytes of SHA-256 over the raw public key.
    [[nodiscard]] static QByteArray keyIdOf(const QByteArray &publicKey);

    /// The 64-byte Ed25519 signature of a message. Error: key_unusable.
    [[nodiscard]] Result<QByteArray> sign(const QByteArray &message) const;
    /// The same key on the curve's other form, for keys wrapped for this terminal. Error: key_unusable.
    [[nodiscard]] Result<X25519> agreementKey() const;
    /// Whether a signature is the public key's over the message; false for anything malformed.
    [[nodiscard]] static bool verify(
        const QByteArray &publicKey, const QByteArray &message, const QByteArray &signature);

private:
    struct Secret;
    [[nodiscard]] static Result<TerminalKey> from(std::shared_ptr<const Secret> secret);
    explicit TerminalKey(std::shared_ptr<const Secret> secret, QByteArray publicKey);

    std::shared_ptr<const Secret> m_secret; // Shared, never changed: copies of a key are the same key.
    QByteArray m_publicKey;
};

} // namespace vd::checkin
