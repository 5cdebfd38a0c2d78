#include "models/customers/KeyBackup.h"

#include "models/base/Crypto.h"
#include "models/base/Pass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vd::customers {

namespace {

constexpr int saltSize = 16;
const QByteArray context = QByteArrayLiteral("venuedesk document keys 1");

QByteArray typed(const QString &passphrase)
{
    // The same words typed on another keyboard are the same bytes.
    return passphrase.normalized(QString::NormalizationForm_KC).toUtf8();
}

tl::unexpected<Error> invalid()
{
    return fail(Fault::Rule, QStringLiteral("key_file_invalid"));
}

QByteArray hex(const QJsonObject &json, QLatin1String name)
{
    return QByteArray::fromHex(json.value(name).toString().toLatin1());
}

Result<KeyBackup::Contents> contentsOf(const QByteArray &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    KeyBackup::Contents contents;
    contents.organization = json.value(QLatin1String("organization")).toInteger();
    const QJsonArray keys = json.value(QLatin1String("keys")).toArray();
    for (const QJsonValue &entry : keys) {
        const QJsonObject key = entry.toObject();
        const Result<DocumentKey> read
            = DocumentKey::fromSecret(key.value(QLatin1String("version")).toInt(), hex(key, QLatin1String("secret")));
        if (!read)
            return invalid();
        contents.keys.add(*read);
    }
    const QJsonObject terminals = json.value(QLatin1String("terminals")).toObject();
    for (auto pem = terminals.begin(); pem != terminals.end(); ++pem)
        contents.terminals.insert(pem.key().toLongLong(), pem.value().toString().toLatin1());
    if (contents.organization <= 0 || (contents.keys.isEmpty() && contents.terminals.isEmpty()))
        return invalid();
    return contents;
}

} // namespace

Result<QByteArray> KeyBackup::write(const Contents &contents, const QString &passphrase)
{
    if (passphrase.size() < shortestPassphrase)
        return fail(Fault::Rule, QStringLiteral("passphrase_weak"), {{QStringLiteral("shortest"), shortestPassphrase}});
    if (contents.keys.isEmpty() && contents.terminals.isEmpty())
        return fail(Fault::Missing, QStringLiteral("document_keys_missing"));
    QJsonArray keys;
    for (const DocumentKey &key : contents.keys.keys())
        keys << QJsonObject{{QStringLiteral("version"), key.version()},
            {QStringLiteral("secret"), QString::fromLatin1(key.secret().toHex())}};
    QJsonObject terminals;
    for (auto pem = contents.terminals.cbegin(); pem != contents.terminals.cend(); ++pem)
        terminals.insert(QString::number(pem.key()), QString::fromLatin1(*pem));
    const QJsonObject all{{QStringLiteral("organization"), contents.organization}, {QStringLiteral("keys"), keys},
        {QStringLiteral("terminals"), terminals}};
    QByteArray text = QJsonDocument(all).toJson(QJsonDocument::Compact);
    const Result<QByteArray> salt = Crypto::random(saltSize);
    const Result<QByteArray> nonce = Crypto::random(Crypto::nonceSize);
    if (!salt || !nonce)
        return salt ? nonce : salt;
    const Result<QByteArray> sealed = Crypto::stretch(typed(passphrase), *salt).and_then([&](const QByteArray &key) {
        return Crypto::seal(key, *nonce, text, context);
    });
    Crypto::wipe(text);
    if (!sealed)
        return sealed;
    return QJsonDocument(QJsonObject{{QStringLiteral("venuedesk"), QStringLiteral("document keys")},
                             {QStringLiteral("format"), 1}, {QStringLiteral("kdf"), QStringLiteral("scrypt-32768-8-1")},
                             {QStringLiteral("salt"), QString::fromLatin1(salt->toHex())},
                             {QStringLiteral("nonce"), QString::fromLatin1(nonce->toHex())},
                             {QStringLiteral("sealed"), QString::fromLatin1(sealed->toHex())}})
        .toJson();
}

Result<KeyBackup::Contents> KeyBackup::read(const QByteArray &file, const QString &passphrase)
{
    if (file.size() > largestFile)
        return invalid();
    const QJsonObject json = QJsonDocument::fromJson(file).object();
    const QByteArray salt = hex(json, QLatin1String("salt"));
    const QByteArray nonce = hex(json, QLatin1String("nonce"));
    if (json.value(QLatin1String("format")).toInt() != 1 || salt.size() != saltSize
        || nonce.size() != Crypto::nonceSize)
        return invalid();
    Result<QByteArray> text = Crypto::stretch(typed(passphrase), salt).and_then([&](const QByteArray &key) {
        return Crypto::open(key, nonce, hex(json, QLatin1String("sealed")), context);
    });
    if (!text && text.error().code == QLatin1String("seal_broken"))
        return fail(Fault::Denied, QStringLiteral("passphrase_wrong"));
    if (!text)
        return pass(text);
    Result<Contents> contents = contentsOf(*text);
    Crypto::wipe(*text);
    return contents;
}

} // namespace vd::customers
