#include "models/base/Crypto.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <memory>

namespace vd {

namespace {

struct FreeCipher
{
    void operator()(EVP_CIPHER_CTX *context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, FreeCipher>;

const unsigned char *data(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *data(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

tl::unexpected<Error> failed(const char *step)
{
    return fail(Fault::Bug, QStringLiteral("crypto_failed"), {}, QLatin1String(step));
}

bool fits(const QByteArray &key, const QByteArray &nonce)
{
    return key.size() == Crypto::keySize && nonce.size() == Crypto::nonceSize;
}

} // namespace

Result<QByteArray> Crypto::random(int size)
{
    QByteArray bytes(size, '\0');
    if (RAND_bytes(data(bytes), size) != 1)
        return failed("random");
    return bytes;
}

QByteArray Crypto::hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

QByteArray Crypto::derive(const QByteArray &secret, const QByteArray &salt, const QByteArray &purpose)
{
    return hmac(hmac(salt, secret), purpose + '\x01');
}

Result<QByteArray> Crypto::seal(
    const QByteArray &key, const QByteArray &nonce, const QByteArray &text, const QByteArray &associated)
{
    const Cipher cipher(EVP_CIPHER_CTX_new());
    QByteArray sealed(text.size() + tagSize, '\0');
    int size = 0;
    int rest = 0;
    const bool ok = fits(key, nonce) && cipher
        && EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, data(key), data(nonce)) == 1
        && EVP_EncryptUpdate(cipher.get(), nullptr, &size, data(associated), static_cast<int>(associated.size())) == 1
        && EVP_EncryptUpdate(cipher.get(), data(sealed), &size, data(text), static_cast<int>(text.size())) == 1
        && EVP_EncryptFinal_ex(cipher.get(), data(sealed) + size, &rest) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, tagSize, data(sealed) + text.size()) == 1;
    if (!ok)
        return failed("seal");
    return sealed;
}

Result<QByteArray> Crypto::open(
    const QByteArray &key, const QByteArray &nonce, const QByteArray &sealed, const QByteArray &associated)
{
    const Cipher cipher(EVP_CIPHER_CTX_new());
    if (!fits(key, nonce) || !cipher)
        return failed("open");
    if (sealed.size() < tagSize)
        return fail(Fault::Rule, QStringLiteral("seal_broken"));
    QByteArray tag = sealed.right(tagSize);
    const int length = static_cast<int>(sealed.size()) - tagSize;
    QByteArray text(length, '\0');
    int size = 0;
    int rest = 0;
    const bool ok = EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, data(key), data(nonce)) == 1
        && EVP_DecryptUpdate(cipher.get(), nullptr, &size, data(associated), static_cast<int>(associated.size())) == 1
        && EVP_DecryptUpdate(cipher.get(), data(text), &size, data(sealed), length) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, tagSize, data(tag)) == 1
        && EVP_DecryptFinal_ex(cipher.get(), data(text) + size, &rest) == 1;
    if (!ok)
        return fail(Fault::Rule, QStringLiteral("seal_broken"));
    return text;
}

Result<QByteArray> Crypto::stretch(const QByteArray &passphrase, const QByteArray &salt)
{
    constexpr uint64_t cost = 32'768;
    constexpr uint64_t memory = 64ULL * 1024 * 1024;
    QByteArray key(keySize, '\0');
    if (EVP_PBE_scrypt(passphrase.constData(), static_cast<size_t>(passphrase.size()), data(salt),
            static_cast<size_t>(salt.size()), cost, 8, 1, memory, data(key), keySize)
        != 1)
        return failed("stretch");
    return key;
}

void Crypto::wipe(QByteArray &secret)
{
    if (!secret.isEmpty())
        OPENSSL_cleanse(secret.data(), static_cast<size_t>(secret.size()));
    secret.clear();
}

} // namespace vd
