#include "db/doctor/ServerProbe.h"

#include <libpq-fe.h>

#include <memory>

namespace vd::db {

namespace {

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;

bool says(const QString &words, std::initializer_list<const char *> any)
{
    for (const char *part : any) {
        if (words.contains(QLatin1String(part), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace

ServerProbe::Knock ServerProbe::knock(const QByteArray &sslmode) const
{
    const QByteArray host = m_settings.hosts.value(0).toUtf8();
    const QByteArray port = QByteArray::number(m_settings.port);
    const QByteArray database = m_settings.database.toUtf8();
    const QByteArray user = m_settings.user.toUtf8();
    const QByteArray root = m_settings.rootCertificate.isEmpty() ? QByteArray("/etc/ssl/certs/ca-certificates.crt")
                                                                 : m_settings.rootCertificate.toUtf8();
    // No password file, so that nothing is sent however the server asks.
    const char *const keys[] = {"host", "port", "dbname", "user", "sslmode", "sslrootcert", "passfile", "gssencmode",
        "connect_timeout", "application_name", nullptr};
    const char *const values[] = {host.constData(), port.constData(), database.constData(), user.constData(),
        sslmode.constData(), sslmode.startsWith("verify") ? root.constData() : "", "/nonexistent/pgpass", "disable",
        "5", "venuedeskctl doctor", nullptr};
    const Connection connection(PQconnectdbParams(keys, values, 0), &PQfinish);
    const QString words = QString::fromUtf8(PQerrorMessage(connection.get())).simplified();
    if (PQstatus(connection.get()) == CONNECTION_OK)
        return {Answer::LetIn, words};
    if (PQconnectionNeedsPassword(connection.get()))
        return {Answer::WantsPassword, words};
    // Who is asked for a role or a database that is not there was let in before that.
    if (says(words, {"does not exist"}) && !says(words, {"No such file"}))
        return {Answer::LetIn, words};
    const bool answered = says(words, {"FATAL", "SSL", "certificate", "TLS"});
    return {answered ? Answer::Refused : Answer::Silent, words};
}

Weaknesses ServerProbe::run() const
{
    const Knock plain = knock("disable");
    if (plain.answer == Answer::Silent)
        return {{QStringLiteral("server_silent"), plain.words}};
    Weaknesses found;
    if (plain.answer == Answer::WantsPassword || plain.answer == Answer::LetIn)
        found << Weakness{QStringLiteral("plain_connections"), m_settings.hosts.value(0)};
    const Knock secured = knock("require");
    if (plain.answer == Answer::LetIn || secured.answer == Answer::LetIn)
        found << Weakness{QStringLiteral("let_in_without_password"), m_settings.user};
    if (says(secured.words, {"does not support SSL"}))
        return found << Weakness{QStringLiteral("no_tls"), m_settings.hosts.value(0)};
    return found + judgeCertificate();
}

Weaknesses ServerProbe::judgeCertificate() const
{
    const Knock verified = knock("verify-full");
    // libpq gives no codes for these; the words are its own and OpenSSL's, in English.
    if (says(verified.words, {"certificate has expired", "not yet valid"}))
        return {{QStringLiteral("certificate_expired"), verified.words}};
    if (says(verified.words, {"does not match host name"}))
        return {{QStringLiteral("name_wrong"), verified.words}};
    if (says(verified.words,
            {"self-signed", "self signed", "unable to get", "certificate verify failed", "root certificate file"}))
        return {{QStringLiteral("authority_unknown"), verified.words}};
    if (verified.answer == Answer::Refused && says(verified.words, {"SSL error", "certificate"}))
        return {{QStringLiteral("certificate_refused"), verified.words}};
    return {};
}

} // namespace vd::db
