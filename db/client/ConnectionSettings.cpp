#include "db/client/ConnectionSettings.h"

#include <QSqlDatabase>

#include <algorithm>

namespace vd::db {

namespace {

QString quoted(QString value)
{
    value.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('\''), QLatin1String("\\'"));
    return QLatin1Char('\'') + value + QLatin1Char('\'');
}

QString pair(QLatin1String key, const QString &value)
{
    return key + QLatin1Char('=') + quoted(value) + QLatin1Char(' ');
}

// libpq 15 has no name for the machine's own authorities; Debian keeps them in this file.
const char *const systemAuthorities = "/etc/ssl/certs/ca-certificates.crt";

QString protection(const ConnectionSettings &settings)
{
    if (settings.isLocalSocket())
        return pair(QLatin1String("sslmode"), QStringLiteral("disable"));
    const QString authorities
        = settings.rootCertificate.isEmpty() ? QString::fromLatin1(systemAuthorities) : settings.rootCertificate;
    return pair(QLatin1String("sslmode"), QStringLiteral("verify-full"))
        + pair(QLatin1String("sslrootcert"), authorities);
}

} // namespace

bool ConnectionSettings::isLocalSocket() const
{
    return !hosts.isEmpty() && std::all_of(hosts.begin(), hosts.end(), [](const QString &host) {
        return host.startsWith(QLatin1Char('/'));
    });
}

ConnectionSettings ConnectionSettings::withTimeouts(int statementMs, int lockMs) const
{
    ConnectionSettings copy = *this;
    copy.statementTimeoutMs = statementMs;
    copy.lockTimeoutMs = lockMs;
    return copy;
}

QString ConnectionSettings::target() const
{
    QStringList names;
    QStringList ports;
    for (const QString &host : hosts) {
        const qsizetype colon = host.startsWith(QLatin1Char('/')) ? -1 : host.lastIndexOf(QLatin1Char(':'));
        const bool ownPort = colon > 0 && host.indexOf(QLatin1Char(':')) == colon;
        names << (ownPort ? host.left(colon) : host);
        ports << (ownPort ? host.mid(colon + 1) : QString::number(port));
    }
    QString text = pair(QLatin1String("host"), names.join(QLatin1Char(',')))
        + pair(QLatin1String("port"), ports.join(QLatin1Char(','))) + pair(QLatin1String("dbname"), database)
        + protection(*this);
    if (hosts.size() > 1)
        text += pair(QLatin1String("target_session_attrs"), QStringLiteral("read-write"));
    // A desk must notice within seconds that its server is gone, also when nobody sends a reset.
    text += QStringLiteral("connect_timeout=%1 keepalives=1 keepalives_idle=10 keepalives_interval=5 "
                           "keepalives_count=3 tcp_user_timeout=15000 ")
                .arg(connectTimeoutSeconds);
    text += pair(
        QLatin1String("application_name"), QStringLiteral("venuedesk/" VD_VERSION " %1").arg(terminal).trimmed());
    // No statement of ours runs long enough to earn back what compiling it costs. The doors are made for this isolation
    // and refuse another, whatever the server's own default.
    text += pair(QLatin1String("options"),
        QStringLiteral("-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c default_transaction_isolation=read\\ committed "
                       "-c statement_timeout=%1 -c lock_timeout=%2")
            .arg(statementTimeoutMs)
            .arg(lockTimeoutMs));
    return text + QStringLiteral("client_encoding=UTF8");
}

QByteArray ConnectionSettings::conninfo() const
{
    QString text = target() + QLatin1Char(' ') + pair(QLatin1String("user"), user);
    if (!password.isEmpty())
        text += pair(QLatin1String("password"), password);
    return text.toUtf8();
}

void ConnectionSettings::configure(QSqlDatabase &db) const
{
    // QPSQL turns every ';' of its options into a blank, so user and password go by their own, quoted way.
    db.setConnectOptions(target());
    db.setUserName(user);
    db.setPassword(password);
}

} // namespace vd::db
