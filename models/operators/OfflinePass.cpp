#include "models/operators/OfflinePass.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QTimeZone>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace vd::operators {

namespace {

constexpr int saltSize = 16;
constexpr int hashSize = 32;

// What SCRAM calls StoredKey: it proves the password and does not give it away.
QByteArray storedKey(const QString &password, const QByteArray &salt, int rounds)
{
    const QByteArray text = password.normalized(QString::NormalizationForm_KC).toUtf8();
    QByteArray salted(hashSize, '\0');
    if (PKCS5_PBKDF2_HMAC(text.constData(), int(text.size()), reinterpret_cast<const unsigned char *>(salt.constData()),
            int(salt.size()), rounds, EVP_sha256(), hashSize, reinterpret_cast<unsigned char *>(salted.data()))
        != 1)
        return {};
    const QByteArray client
        = QMessageAuthenticationCode::hash(QByteArrayLiteral("Client Key"), salted, QCryptographicHash::Sha256);
    return QCryptographicHash::hash(client, QCryptographicHash::Sha256);
}

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

} // namespace

bool OfflinePass::isFor(Roles roles)
{
    return bool(roles & (Roles(Role::Door) | Role::FrontDesk | Role::DeskLead));
}

QByteArray OfflinePass::make(const SessionInfo &info, const QString &password, const QDateTime &now, qint64 skewMs)
{
    QByteArray salt(saltSize, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char *>(salt.data()), saltSize) != 1)
        return {};
    const QByteArray key = storedKey(password, salt, iterations);
    if (key.isEmpty())
        return {};
    QJsonArray venues;
    for (const VenueInfo &venue : info.venues)
        venues << QJsonArray{
            qint64(venue.id.value()), venue.name, QString::fromLatin1(venue.zone.id()), venue.currency};
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("salt"), hex(salt)},
                             {QStringLiteral("iterations"), iterations},
                             {QStringLiteral("key"), hex(key)},
                             {QStringLiteral("at"), now.toMSecsSinceEpoch()},
                             {QStringLiteral("skew"), skewMs},
                             {QStringLiteral("operator"), qint64(info.operatorId.value())},
                             {QStringLiteral("login"), info.login},
                             {QStringLiteral("name"), info.displayName},
                             {QStringLiteral("venues"), venues},
                         })
        .toJson(QJsonDocument::Compact);
}

Result<OfflinePass::Opened> OfflinePass::open(const QByteArray &pass, const QString &password, const QDateTime &now)
{
    const QJsonObject json = QJsonDocument::fromJson(pass).object();
    const auto bytes = [&json](const char *name) {
        return QByteArray::fromHex(json.value(QLatin1String(name)).toString().toLatin1());
    };
    const QByteArray kept = bytes("key");
    if (kept.size() != hashSize)
        return fail(Fault::Missing, QStringLiteral("not_kept"));
    const QByteArray key = storedKey(password, bytes("salt"), json.value(QLatin1String("iterations")).toInt());
    if (key.size() != hashSize || CRYPTO_memcmp(key.constData(), kept.constData(), hashSize) != 0)
        return fail(Fault::Denied, QStringLiteral("wrong_credentials"));
    const qint64 age = QDateTime::fromMSecsSinceEpoch(json.value(QLatin1String("at")).toInteger(), Qt::UTC).secsTo(now);
    // A clock set back must not make an old one young.
    if (age > validSeconds || age < -validSeconds)
        return fail(Fault::Denied, QStringLiteral("pass_expired"), {{QStringLiteral("hours"), validSeconds / 3600}});
    Opened opened;
    opened.skewMs = json.value(QLatin1String("skew")).toInteger();
    opened.info.operatorId = OperatorId(json.value(QLatin1String("operator")).toInteger());
    opened.info.login = json.value(QLatin1String("login")).toString();
    opened.info.displayName = json.value(QLatin1String("name")).toString();
    opened.info.roles = Role::Door;
    opened.info.offline = true;
    for (const QJsonValue &value : json.value(QLatin1String("venues")).toArray()) {
        const QJsonArray venue = value.toArray();
        opened.info.venues << VenueInfo{VenueId(venue.at(0).toInteger()), venue.at(1).toString(),
            QTimeZone(venue.at(2).toString().toLatin1()), venue.at(3).toString()};
    }
    return opened;
}

} // namespace vd::operators
