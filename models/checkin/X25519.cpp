#include "models/checkin/X25519.h"

#include <openssl/evp.h>

namespace vd::checkin {

namespace {

struct Free
{
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
    void operator()(EVP_PKEY_CTX *context) const { EVP_PKEY_CTX_free(context); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

tl::unexpected<Error> unusable(const char *step)
{
    return fail(Fault::Bug, QStringLiteral("key_unusable"), {}, QLatin1String(step));
}

} // namespace

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
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_id(EVP_PKEY_X25519, nullptr));
    EVP_PKEY *made = nullptr;
    if (!context || EVP_PKEY_keygen_init(context.get()) != 1 || EVP_PKEY_keygen(context.get(), &made) != 1)
        return unusable("keygen");
    auto secret = std::make_shared<Secret>();
    secret->key.reset(made);
    return from(std::move(secret));
}

Result<X25519> X25519::fromPrivate(const QByteArray &bytes)
{
    auto secret = std::make_shared<Secret>();
    if (bytes.size() == size)
        secret->key.reset(EVP_PKEY_new_raw_private_key(
            EVP_PKEY_X25519, nullptr, reinterpret_cast<const unsigned char *>(bytes.constData()), size));
    return secret->key ? from(std::move(secret)) : unusable("private key");
}

Result<X25519> X25519::from(std::shared_ptr<const Secret> secret)
{
    QByteArray raw(size, '\0');
    size_t length = size;
    if (EVP_PKEY_get_raw_public_key(secret->key.get(), reinterpret_cast<unsigned char *>(raw.data()), &length) != 1
        || length != size)
        return unusable("public key");
    return X25519(std::move(secret), raw);
}

Result<QByteArray> X25519::agree(const QByteArray &theirPublicKey) const
{
    const auto broken = [] { return fail(Fault::Rule, QStringLiteral("seal_broken")); };
    if (theirPublicKey.size() != size)
        return broken();
    const Owned<EVP_PKEY> theirs(EVP_PKEY_new_raw_public_key(
        EVP_PKEY_X25519, nullptr, reinterpret_cast<const unsigned char *>(theirPublicKey.constData()), size));
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new(m_secret->key.get(), nullptr));
    QByteArray shared(size, '\0');
    size_t length = size;
    // OpenSSL refuses a secret of zeros, which points of small order give.
    if (!theirs || !context || EVP_PKEY_derive_init(context.get()) != 1
        || EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1
        || EVP_PKEY_derive(context.get(), reinterpret_cast<unsigned char *>(shared.data()), &length) != 1)
        return broken();
    return shared;
}

} // namespace vd::checkin
