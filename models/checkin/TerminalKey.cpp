#include "models/checkin/TerminalKey.h"

#include "models/base/Crypto.h"
#include "models/base/OpenSsl.h"
#include "models/base/Pass.h"

#include <QCryptographicHash>

#include <openssl/pem.h>

namespace vd::checkin {

using openssl::bytes;
using openssl::Owned;
using openssl::unusable;

namespace {

constexpr qsizetype largestPem = 4096;

// Without it a PEM that asks for a pass phrase would make the library read one from the terminal.
int noPassPhrase(char *, int, int, void *)
{
    return -1;
}

} // namespace

struct TerminalKey::Secret
{
    Owned<EVP_PKEY> key;
};

TerminalKey::TerminalKey(std::shared_ptr<const Secret> secret, QByteArray publicKey)
    : m_secret(std::move(secret))
    , m_publicKey(std::move(publicKey))
{
}

Result<TerminalKey> TerminalKey::generate()
{
    auto key = openssl::generated(EVP_PKEY_ED25519);
    return key ? from(std::make_shared<Secret>(Secret{std::move(*key)})) : pass(key);
}

Result<TerminalKey> TerminalKey::from(std::shared_ptr<const Secret> secret)
{
    const QByteArray publicKey = openssl::publicHalf(secret->key.get(), publicKeySize);
    if (publicKey.isEmpty())
        return unusable("public key");
    return TerminalKey(std::move(secret), publicKey);
}

Result<TerminalKey> TerminalKey::fromPem(const QByteArray &pem)
{
    if (pem.size() > largestPem)
        return unusable("pem size");
    const Owned<BIO> bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
    if (!bio)
        return unusable("bio");
    auto secret = std::make_shared<Secret>();
    secret->key.reset(PEM_read_bio_PrivateKey(bio.get(), nullptr, noPassPhrase, nullptr));
    if (!secret->key || EVP_PKEY_id(secret->key.get()) != EVP_PKEY_ED25519)
        return unusable("pem");
    return from(std::move(secret));
}

Result<QByteArray> TerminalKey::toPem() const
{
    const Owned<BIO> bio(BIO_new(BIO_s_secmem()));
    if (!bio
        || PEM_write_bio_PKCS8PrivateKey(bio.get(), m_secret->key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return unusable("pem");
    char *text = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &text);
    return QByteArray(text, size);
}

QByteArray TerminalKey::keyIdOf(const QByteArray &publicKey)
{
    return QCryptographicHash::hash(publicKey, QCryptographicHash::Sha256).left(keyIdSize);
}

Result<QByteArray> TerminalKey::sign(const QByteArray &message) const
{
    const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
    QByteArray signature(signatureSize, '\0');
    size_t size = signatureSize;
    if (!context || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, m_secret->key.get()) != 1
        || EVP_DigestSign(context.get(), bytes(signature), &size, bytes(message), static_cast<size_t>(message.size()))
            != 1)
        return unusable("sign");
    return signature;
}

Result<X25519> TerminalKey::agreementKey() const
{
    // RFC 8032, 5.1.5: the scalar is the first half of the seed's SHA-512.
    QByteArray seed(publicKeySize, '\0');
    size_t size = publicKeySize;
    if (EVP_PKEY_get_raw_private_key(m_secret->key.get(), bytes(seed), &size) != 1)
        return unusable("private key");
    QByteArray scalar = QCryptographicHash::hash(seed, QCryptographicHash::Sha512).left(X25519::size);
    Result<X25519> pair = X25519::fromPrivate(scalar);
    Crypto::wipe(seed);
    Crypto::wipe(scalar);
    return pair;
}

bool TerminalKey::verify(const QByteArray &publicKey, const QByteArray &message, const QByteArray &signature)
{
    if (publicKey.size() != publicKeySize || signature.size() != signatureSize)
        return false;
    const Owned<EVP_PKEY> key(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytes(publicKey), publicKeySize));
    const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
    return key && context && EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) == 1
        && EVP_DigestVerify(
               context.get(), bytes(signature), signatureSize, bytes(message), static_cast<size_t>(message.size()))
        == 1;
}

} // namespace vd::checkin
