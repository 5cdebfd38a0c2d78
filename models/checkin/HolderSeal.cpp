#include "models/checkin/HolderSeal.h"

#include "models/checkin/TicketToken.h"

#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/rand.h>

#include <memory>

namespace vd::checkin {

namespace {

constexpr int keySize = 32;
constexpr int nonceSize = 12;
constexpr int tagSize = 16;
constexpr int block = 16;
constexpr qsizetype longestName = 800;

struct Free
{
    void operator()(EVP_PKEY_CTX *context) const { EVP_PKEY_CTX_free(context); }
    void operator()(EVP_CIPHER_CTX *context) const { EVP_CIPHER_CTX_free(context); }
};

unsigned char *bytes(QByteArray &data)
{
    return reinterpret_cast<unsigned char *>(data.data());
}

const unsigned char *bytes(const QByteArray &data)
{
    return reinterpret_cast<const unsigned char *>(data.constData());
}

QByteArray keyOf(const QString &token)
{
    const QByteArray secret = TicketToken::canonicalText(token).toUtf8();
    const QByteArray purpose = QByteArrayLiteral("venuedesk holder 1");
    const std::unique_ptr<EVP_PKEY_CTX, Free> context(EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr));
    QByteArray key(keySize, '\0');
    size_t size = keySize;
    const bool ok = context && EVP_PKEY_derive_init(context.get()) == 1
        && EVP_PKEY_CTX_set_hkdf_md(context.get(), EVP_sha256()) == 1
        && EVP_PKEY_CTX_set1_hkdf_key(context.get(), bytes(secret), int(secret.size())) == 1
        && EVP_PKEY_CTX_add1_hkdf_info(context.get(), bytes(purpose), int(purpose.size())) == 1
        && EVP_PKEY_derive(context.get(), bytes(key), &size) == 1;
    return ok ? key : QByteArray();
}

} // namespace

QByteArray HolderSeal::seal(const QString &token, const QString &name)
{
    QByteArray text = name.toUtf8();
    const QByteArray key = keyOf(token);
    if (text.isEmpty() || text.size() > longestName || key.isEmpty())
        return {};
    // How long a name is would say something about it.
    text.append((block - text.size() % block) % block, '\0');
    QByteArray nonce(nonceSize, '\0');
    QByteArray sealed(text.size(), '\0');
    QByteArray tag(tagSize, '\0');
    const std::unique_ptr<EVP_CIPHER_CTX, Free> context(EVP_CIPHER_CTX_new());
    int size = 0;
    const bool ok = context && RAND_bytes(bytes(nonce), nonceSize) == 1
        && EVP_EncryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1
        && EVP_EncryptUpdate(context.get(), bytes(sealed), &size, bytes(text), int(text.size())) == 1
        && EVP_EncryptFinal_ex(context.get(), bytes(sealed) + size, &size) == 1
        && EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tagSize, tag.data()) == 1;
    return ok ? nonce + sealed + tag : QByteArray();
}

QString HolderSeal::open(const QString &token, const QByteArray &sealed)
{
    const QByteArray key = keyOf(token);
    const qsizetype length = sealed.size() - nonceSize - tagSize;
    if (key.isEmpty() || length <= 0 || length > longestName + block)
        return {};
    const QByteArray nonce = sealed.left(nonceSize);
    const QByteArray body = sealed.mid(nonceSize, length);
    QByteArray tag = sealed.right(tagSize);
    QByteArray text(length, '\0');
    const std::unique_ptr<EVP_CIPHER_CTX, Free> context(EVP_CIPHER_CTX_new());
    int size = 0;
    const bool ok = context
        && EVP_DecryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1
        && EVP_DecryptUpdate(context.get(), bytes(text), &size, bytes(body), int(length)) == 1
        && EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, tagSize, tag.data()) == 1
        && EVP_DecryptFinal_ex(context.get(), bytes(text) + size, &size) == 1;
    if (!ok)
        return {};
    while (text.endsWith('\0'))
        text.chop(1);
    return QString::fromUtf8(text);
}

} // namespace vd::checkin
