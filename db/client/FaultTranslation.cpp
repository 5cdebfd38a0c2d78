#include "db/client/FaultTranslation.h"

#include <QJsonDocument>

#include <libpq-fe.h>

namespace vd::db::FaultTranslation {

namespace {

Fault faultOf(const QString &name)
{
    if (name == QLatin1String("conflict"))
        return Fault::Conflict;
    if (name == QLatin1String("denied"))
        return Fault::Denied;
    if (name == QLatin1String("missing"))
        return Fault::Missing;
    if (name == QLatin1String("timeout"))
        return Fault::Timeout;
    return Fault::Rule;
}

QString field(const pg_result *result, int code)
{
    const char *text = PQresultErrorField(result, code);
    return text ? QString::fromUtf8(text) : QString();
}

// Which of the reasons a person can do something about; libpq and OpenSSL say them in English only.
QString tlsCause(const QString &message)
{
    const auto says
        = [&message](const char *words) { return message.contains(QLatin1String(words), Qt::CaseInsensitive); };
    if (says("does not match host name"))
        return QStringLiteral("name");
    if (says("certificate has expired") || says("not yet valid"))
        return QStringLiteral("expired");
    if (says("does not support SSL") || says("no encryption"))
        return QStringLiteral("plain");
    if (says("root certificate file"))
        return QStringLiteral("file");
    if (says("certificate verify failed") || says("self-signed") || says("unable to get"))
        return QStringLiteral("authority");
    return QStringLiteral("other");
}

} // namespace

Error refusal(const QString &code, QJsonObject facts, const QString &function)
{
    const Fault fault = faultOf(facts.take(QLatin1String("fault")).toString());
    return {fault, code, facts, function};
}

Error fromResult(const pg_result *result, const QString &function)
{
    const QString state = field(result, PG_DIAG_SQLSTATE);
    const QString detail = state + QLatin1Char(' ') + function;
    if (state.startsWith(QLatin1String("VD"))) {
        const QByteArray facts = field(result, PG_DIAG_MESSAGE_DETAIL).toUtf8();
        return refusal(field(result, PG_DIAG_MESSAGE_PRIMARY), QJsonDocument::fromJson(facts).object(), detail);
    }
    if (state == QLatin1String("42501"))
        return {Fault::Denied, QStringLiteral("not_allowed"), {}, detail};
    if (state == QLatin1String("57014") || state == QLatin1String("55P03") || state == QLatin1String("40001")
        || state == QLatin1String("40P01"))
        return {Fault::Timeout, QStringLiteral("server_busy"), {}, detail};
    if (state.startsWith(QLatin1String("08")) || state.startsWith(QLatin1String("57P")))
        return {Fault::Offline, QStringLiteral("offline"), {}, detail};
    // The server's message may quote values, so only the object it names is kept.
    QStringList where;
    for (const int part : {PG_DIAG_SCHEMA_NAME, PG_DIAG_TABLE_NAME, PG_DIAG_COLUMN_NAME, PG_DIAG_CONSTRAINT_NAME}) {
        if (const QString name = field(result, part); !name.isEmpty())
            where << name;
    }
    return {Fault::Bug, QStringLiteral("unexpected"), {{QStringLiteral("sqlstate"), state}},
        (detail + QLatin1Char(' ') + where.join(QLatin1Char('.'))).trimmed()};
}

Error fromConnect(QByteArrayView sqlState, const QString &message, const ConnectionSettings &settings)
{
    const QString reason = message.section(QLatin1Char('\n'), 0, 0);
    const QString detail = sqlState.isEmpty() ? reason : QString::fromLatin1(sqlState) + QStringLiteral(" connect");
    const QString host = settings.hosts.join(QLatin1String(", "));
    if (sqlState.startsWith("28"))
        return {Fault::Denied, QStringLiteral("wrong_credentials"), {}, detail};
    if (sqlState == "3D000")
        return {Fault::Missing, QStringLiteral("unknown_database"), {{QStringLiteral("database"), settings.database}},
            detail};
    if (sqlState == "53300")
        return {Fault::Offline, QStringLiteral("server_full"), {}, detail};
    if (sqlState == "42501")
        return {Fault::Denied, QStringLiteral("not_allowed"), {}, detail};
    // libpq gives no code for these; the words are OpenSSL's or contain the protocol's name in every language.
    if (message.contains(QLatin1String("SSL")) || message.contains(QLatin1String("certificate")))
        return {Fault::Denied, QStringLiteral("tls_refused"),
            {{QStringLiteral("host"), host}, {QStringLiteral("reason"), reason},
                {QStringLiteral("cause"), tlsCause(message)}},
            detail};
    return {Fault::Offline, QStringLiteral("no_route"), {{QStringLiteral("host"), host}}, detail};
}

Error connectionLost(const QString &function, bool unsure)
{
    QJsonObject facts;
    if (unsure)
        facts.insert(QLatin1String("unsure"), true);
    return {Fault::Offline, QStringLiteral("offline"), facts, function};
}

} // namespace vd::db::FaultTranslation
