#include "models/base/OpenSsl.h"

namespace vd::openssl {

const unsigned char *bytes(const QByteArray &data)
{
    return reinterpret_cast<const unsigned char *>(data.constData());
}

unsigned char *bytes(QByteArray &data)
{
    return reinterpret_cast<unsigned char *>(data.data());
}

tl::unexpected<Error> unusable(const char *step)
{
    return fail(Fault::Bug, QStringLiteral("key_unusable"), {}, QLatin1String(step));
}

Result<Owned<EVP_PKEY>> generated(int type)
{
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_id(type, nullptr));
    EVP_PKEY *made = nullptr;
    if (!context || EVP_PKEY_keygen_init(context.get()) != 1 || EVP_PKEY_keygen(context.get(), &made) != 1)
        return unusable("keygen");
    return Owned<EVP_PKEY>(made);
}

QByteArray publicHalf(const EVP_PKEY *key, int size)
{
    QByteArray raw(size, '\0');
    auto length = static_cast<size_t>(size);
    const bool done = EVP_PKEY_get_raw_public_key(key, bytes(raw), &length) == 1 && length == static_cast<size_t>(size);
    return done ? raw : QByteArray();
}

} // namespace vd::openssl
