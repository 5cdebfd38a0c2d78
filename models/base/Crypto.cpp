#include "models/base/Crypto.h"

#include "models/base/OpenSsl.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <openssl/crypto.h>
#include <openssl/kdf.h>
#include <openssl/rand.h>

namespace vd {

using openssl::bytes;

namespace {

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
    QByteArray drawn(size, '\0');
    if (RAND_bytes(bytes(drawn), size) != 1)
        return failed("random");
    return drawn;
}

QByteArray Crypto::hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

QByteArray Crypto::derive(const QByteArray &secret, const QByteArray &salt, const QByteArray &purpose)
{
    const openssl::Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr));
    QByteArray key(keySize, '\0');
    size_t size = keySize;
    const bool ok = context && EVP_PKEY_derive_init(context.get()) == 1
        && EVP_PKEY_CTX_set_hkdf_md(context.get(), EVP_sha256()) == 1
        && EVP_PKEY_CTX_set1_hkdf_salt(context.get(), bytes(salt), static_cast<int>(salt.size())) == 1
        && EVP_PKEY_CTX_set1_hkdf_key(context.get(), bytes(secret), static_cast<int>(secret.size())) == 1
        && EVP_PKEY_CTX_add1_hkdf_info(context.get(), bytes(purpose), static_cast<int>(purpose.size())) == 1
        && EVP_PKEY_derive(context.get(), bytes(key), &size) == 1;
    return ok ? key : QByteArray();
}

Result<QByteArray> Crypto::seal(
    const QByteArray &key, const QByteArray &nonce, const QByteArray &text, const QByteArray &associated)
{
    const openssl::Owned<EVP_CIPHER_CTX> cipher(EVP_CIPHER_CTX_new());
    QByteArray sealed(text.size() + tagSize, '\0');
    int size = 0;
    int rest = 0;
    const bool ok = fits(key, nonce) && cipher
        && EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1
        && EVP_EncryptUpdate(cipher.get(), nullptr, &size, bytes(associated), static_cast<int>(associated.size())) == 1
        && EVP_EncryptUpdate(cipher.get(), bytes(sealed), &size, bytes(text), static_cast<int>(text.size())) == 1
        && EVP_EncryptFinal_ex(cipher.get(), bytes(sealed) + size, &rest) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, tagSize, bytes(sealed) + text.size()) == 1;
    if (!ok)
        return failed("seal");
    return sealed;
}

Result<QByteArray> Crypto::open(
    const QByteArray &key, const QByteArray &nonce, const QByteArray &sealed, const QByteArray &associated)
{
    const openssl::Owned<EVP_CIPHER_CTX> cipher(EVP_CIPHER_CTX_new());
    if (!fits(key, nonce) || !cipher)
        return failed("open");
    if (sealed.size() < tagSize)
        return fail(Fault::Rule, QStringLiteral("seal_broken"));
    QByteArray tag = sealed.right(tagSize);
    const int length = static_cast<int>(sealed.size()) - tagSize;
    QByteArray text(length, '\0');
    int size = 0;
    int rest = 0;
    const bool ok = EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1
        && EVP_DecryptUpdate(cipher.get(), nullptr, &size, bytes(associated), static_cast<int>(associated.size())) == 1
        && EVP_DecryptUpdate(cipher.get(), bytes(text), &size, bytes(sealed), length) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, tagSize, bytes(tag)) == 1
        && EVP_DecryptFinal_ex(cipher.get(), bytes(text) + size, &rest) == 1;
    if (!ok)
        return fail(Fault::Rule, QStringLiteral("seal_broken"));
    return text;
}

Result<QByteArray> Crypto::stretch(const QByteArray &passphrase, const QByteArray &salt)
{
    constexpr uint64_t cost = 32'768;
    constexpr uint64_t memory = 64ULL * 1024 * 1024;
    QByteArray key(keySize, '\0');
    if (EVP_PBE_scrypt(passphrase.constData(), static_cast<size_t>(passphrase.size()), bytes(salt),
            static_cast<size_t>(salt.size()), cost, 8, 1, memory, bytes(key), keySize)
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
