#pragma once

#include "models/base/Result.h"

#include <openssl/bio.h>
#include <openssl/evp.h>

#include <memory>

namespace vd::openssl {

struct Free
{
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
    void operator()(EVP_PKEY_CTX *context) const { EVP_PKEY_CTX_free(context); }
    void operator()(EVP_MD_CTX *context) const { EVP_MD_CTX_free(context); }
    void operator()(EVP_CIPHER_CTX *context) const { EVP_CIPHER_CTX_free(context); }
    void operator()(BIO *bio) const { BIO_free_all(bio); }
};

/// What the library made and frees.
template <typename T>
using Owned = std::unique_ptr<T, Free>;

[[nodiscard]] const unsigned char *bytes(const QByteArray &data);
[[nodiscard]] unsigned char *bytes(QByteArray &data);
/// key_unusable (Bug): the library refused a step that cannot fail with sound keys.
[[nodiscard]] tl::unexpected<Error> unusable(const char *step);
/// A new key of a type as EVP_PKEY_ED25519. Errors: key_unusable.
[[nodiscard]] Result<Owned<EVP_PKEY>> generated(int type);
/// A key's public half; empty where it is not of that size.
[[nodiscard]] QByteArray publicHalf(const EVP_PKEY *key, int size);

} // namespace vd::openssl
