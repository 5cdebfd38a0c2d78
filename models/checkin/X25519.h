#pragma once

#include "models/base/Result.h"

#include <QByteArray>

#include <memory>

namespace vd::checkin {

/// A key pair for agreeing on a secret (RFC 7748, X25519). The private half stays in here.
class X25519
{
public:
    static constexpr int size = 32;

    /// Error: key_unusable.
    [[nodiscard]] static Result<X25519> generate();
    /// From the 32 private bytes, clamped or not. Error: key_unusable.
    [[nodiscard]] static Result<X25519> fromPrivate(const QByteArray &bytes);

    [[nodiscard]] const QByteArray &publicKey() const { return m_publicKey; }
    /// The 32 bytes both sides come to. Errors: seal_broken (no point of the curve, or one that gives no secret).
    [[nodiscard]] Result<QByteArray> agree(const QByteArray &theirPublicKey) const;

private:
    struct Secret;
    X25519(std::shared_ptr<const Secret> secret, QByteArray publicKey);
    [[nodiscard]] static Result<X25519> from(std::shared_ptr<const Secret> secret);

    std::shared_ptr<const Secret> m_secret;
    QByteArray m_publicKey;
};

} // namespace vd::checkin
