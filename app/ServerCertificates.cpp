#include "app/ServerCertificates.h"

#include <QCryptographicHash>
#include <QHostAddress>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <memory>

namespace vd::app {

namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using Bio = std::unique_ptr<BIO, decltype(&BIO_free)>;

constexpr int authorityDays = 3650;
constexpr long version3 = 2;
constexpr int backdatedSeconds = -300; // clocks of desks differ a little

struct Made
{
    Key key{nullptr, &EVP_PKEY_free};
    Certificate certificate{nullptr, &X509_free};
};

bool addExtension(X509 *certificate, X509 *issuer, int nid, const QByteArray &value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value.constData());
    const bool added = extension && X509_add_ext(certificate, extension, -1) == 1;
    X509_EXTENSION_free(extension);
    return added;
}

bool setSerial(X509 *certificate)
{
    // RFC 5280 asks for a positive number that is unique for the issuer.
    unsigned char bytes[16];
    if (RAND_bytes(bytes, sizeof bytes) != 1)
        return false;
    bytes[0] &= 0x7f;
    BIGNUM *number = BN_bin2bn(bytes, sizeof bytes, nullptr);
    const bool set = number && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate));
    BN_free(number);
    return set;
}

Made begin(const QByteArray &commonName, int days)
{
    Made made;
    made.key.reset(EVP_EC_gen("P-256"));
    made.certificate.reset(X509_new());
    X509 *certificate = made.certificate.get();
    if (!made.key || !certificate)
        return {};
    X509_NAME *name = X509_get_subject_name(certificate);
    const bool ok = X509_set_version(certificate, version3) == 1 && setSerial(certificate)
        && X509_gmtime_adj(X509_getm_notBefore(certificate), backdatedSeconds)
        && X509_time_adj_ex(X509_getm_notAfter(certificate), days, 0, nullptr)
        && X509_set_pubkey(certificate, made.key.get()) == 1
        && X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8,
               reinterpret_cast<const unsigned char *>(commonName.constData()), static_cast<int>(commonName.size()), -1,
               0)
            == 1;
    return ok ? std::move(made) : Made();
}

bool sign(const Made &made, const Made &issuer)
{
    return X509_set_issuer_name(made.certificate.get(), X509_get_subject_name(issuer.certificate.get())) == 1
        && X509_sign(made.certificate.get(), issuer.key.get(), EVP_sha256()) > 0;
}

Made makeAuthority(const QString &name)
{
    Made made = begin("Venuedesk authority of " + name.toUtf8().left(40), authorityDays);
    X509 *certificate = made.certificate.get();
    const bool ok = certificate
        && addExtension(certificate, certificate, NID_basic_constraints, "critical,CA:TRUE,pathlen:0")
        && addExtension(certificate, certificate, NID_key_usage, "critical,keyCertSign,cRLSign")
        && addExtension(certificate, certificate, NID_subject_key_identifier, "hash") && sign(made, made);
    return ok ? std::move(made) : Made();
}

QByteArray alternativeNames(const QStringList &names)
{
    QStringList entries;
    for (const QString &name : names)
        entries << (QHostAddress(name).isNull() ? QStringLiteral("DNS:") : QStringLiteral("IP:")) + name;
    return entries.join(QLatin1Char(',')).toLatin1();
}

Made makeServer(const QStringList &names, int days, const Made &authority)
{
    Made made = begin(names.first().toUtf8().left(64), days);
    X509 *certificate = made.certificate.get();
    X509 *issuer = authority.certificate.get();
    const bool ok = certificate && addExtension(certificate, issuer, NID_basic_constraints, "critical,CA:FALSE")
        && addExtension(certificate, issuer, NID_key_usage, "critical,digitalSignature")
        && addExtension(certificate, issuer, NID_ext_key_usage, "serverAuth")
        && addExtension(certificate, issuer, NID_subject_alt_name, alternativeNames(names))
        && addExtension(certificate, issuer, NID_authority_key_identifier, "keyid") && sign(made, authority);
    return ok ? std::move(made) : Made();
}

template <typename Write>
QByteArray pem(Write write)
{
    const Bio bio(BIO_new(BIO_s_mem()), &BIO_free);
    if (!bio || write(bio.get()) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    return {data, static_cast<qsizetype>(size)};
}

QByteArray pemOf(const Certificate &certificate)
{
    return pem([&](BIO *bio) { return PEM_write_bio_X509(bio, certificate.get()); });
}

QByteArray pemOf(const Key &key)
{
    return pem(
        [&](BIO *bio) { return PEM_write_bio_PKCS8PrivateKey(bio, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });
}

} // namespace

Result<ServerCertificates> ServerCertificates::make(const QStringList &names, int days)
{
    const Made authority = makeAuthority(names.first());
    const Made server = authority.certificate ? makeServer(names, days, authority) : Made();
    if (!server.certificate)
        return fail(Fault::Bug, QStringLiteral("certificate_failed"));
    ServerCertificates made;
    made.authority = pemOf(authority.certificate);
    made.authorityKey = pemOf(authority.key);
    made.certificate = pemOf(server.certificate);
    made.key = pemOf(server.key);
    made.fingerprint = fingerprintOf(made.authority);
    if (made.authority.isEmpty() || made.authorityKey.isEmpty() || made.certificate.isEmpty() || made.key.isEmpty())
        return fail(Fault::Bug, QStringLiteral("certificate_failed"));
    return made;
}

QString ServerCertificates::fingerprintOf(const QByteArray &text)
{
    const Bio bio(BIO_new_mem_buf(text.constData(), static_cast<int>(text.size())), &BIO_free);
    const Certificate certificate(bio ? PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr) : nullptr, &X509_free);
    if (!certificate)
        return {};
    unsigned char *der = nullptr;
    const int size = i2d_X509(certificate.get(), &der);
    if (size <= 0)
        return {};
    const QByteArray bytes(reinterpret_cast<const char *>(der), size);
    OPENSSL_free(der);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(':').toUpper());
}

} // namespace vd::app
