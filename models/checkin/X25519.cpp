#include "models/checkin/X25519.h"

#include "models/base/OpenSsl.h"
#include "models/base/Pass.h"

namespace vd::checkin {

using openssl::Owned;
using openssl::unusable;

struct X25519::Secret
{
    Owned<EVP_PKEY> key;
};

X25519::X25519(std::shared_ptr<const Secret> secret, QByteArray publicKey)
    : m_secret(std::move(secret))
    , m_publicKey(std::move(publicKey))
{
}

Result<X25519> X25519::generate()
{
    auto key = openssl::generated(EVP_PKEY_X25519);
    return key ? from(std::make_shared<Secret>(Secret{std::move(*key)})) : pass(key);
}

Result<X25519> X25519::fromPrivate(const QByteArray &bytes)
{
    auto secret = std::make_shared<Secret>();
    if (bytes.size() == size)
        secret->key.reset(EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nullptr, openssl::bytes(bytes), size));
    return secret->key ? from(std::move(secret)) : unusable("private key");
}

Result<X25519> X25519::from(std::shared_ptr<const Secret> secret)
{
    const QByteArray publicKey = openssl::publicHalf(secret->key.get(), size);
    if (publicKey.isEmpty())
        return unusable("public key");
    return X25519(std::move(secret), publicKey);
}

Result<QByteArray> X25519::agree(const QByteArray &theirPublicKey) const
{
    const auto broken = [] { return fail(Fault::Rule, QStringLiteral("seal_broken")); };
    if (theirPublicKey.size() != size)
        return broken();
    const Owned<EVP_PKEY> theirs(
        EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, nullptr, openssl::bytes(theirPublicKey), size));
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new(m_secret->key.get(), nullptr));
    QByteArray shared(size, '\0');
    size_t length = size;
    // OpenSSL refuses a secret of zeros, which points of small order give.
    if (!theirs || !context || EVP_PKEY_derive_init(context.get()) != 1
        || EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1
        || EVP_PKEY_derive(context.get(), openssl::bytes(shared), &length) != 1)
        return broken();
    return shared;
}

} // namespace vd::checkin
