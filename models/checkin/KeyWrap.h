#pragma once

#include "models/checkin/TerminalKey.h"

namespace vd::checkin {

/// Seals a 32-byte key for one terminal: an ephemeral X25519 key pair (RFC 7748), HKDF-SHA-256, AES-256-GCM. The
/// terminal's X25519 key is its registered Ed25519 key on the other form of the same curve (RFC 7748, 4.1), so nothing
/// more has to be registered.
class KeyWrap
{
public:
    static constexpr int wrappedSize = 32 + 12 + 32 + 16;

    /// context names what the key is for; only the same context opens it. Errors: crypto_failed, key_invalid.
    [[nodiscard]] static Result<QByteArray> wrap(
        const QByteArray &key, const QByteArray &terminalPublicKey, const QByteArray &context);
    /// Errors: seal_broken (not for this terminal, not this context, or damaged).
    [[nodiscard]] static Result<QByteArray> unwrap(
        const QByteArray &wrapped, const TerminalKey &terminal, const QByteArray &context);
    /// u = (1 + y) / (1 - y) modulo 2^255 - 19. Error: key_invalid.
    [[nodiscard]] static Result<QByteArray> toX25519(const QByteArray &ed25519PublicKey);
};

} // namespace vd::checkin
