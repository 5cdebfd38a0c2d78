#include "db/client/RawConnection.h"

#include "db/client/FaultTranslation.h"

#include <QDeadlineTimer>

#include <libpq-fe.h>
#include <openssl/ssl.h>
#include <poll.h>

#include <algorithm>

namespace vd::db {

namespace {

void finish(pg_conn *connection)
{
    PQfinish(connection);
}

void ignoreNotice(void *, const char *) { }

bool waitFor(PGconn *connection, PostgresPollingStatusType wanted, const QDeadlineTimer &deadline)
{
    pollfd fd{PQsocket(connection), static_cast<short>(wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
    return poll(&fd, 1, static_cast<int>(qMax<qint64>(0, deadline.remainingTime()))) > 0;
}

// libpq gives no SQLSTATE for a refused connection except at the head of its message, and only when asked for it
// before the answer arrives; the message itself may be in the server's language.
bool connectVerbosely(PGconn *connection, int timeoutSeconds)
{
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE);
    const QDeadlineTimer deadline(timeoutSeconds * 1000LL);
    PostgresPollingStatusType state = PGRES_POLLING_WRITING;
    while (PQstatus(connection) != CONNECTION_BAD) {
        if (!waitFor(connection, state, deadline))
            return false;
        state = PQconnectPoll(connection);
        if (state == PGRES_POLLING_OK)
            return true;
        if (state == PGRES_POLLING_FAILED)
            return false;
    }
    return false;
}

QByteArray sqlStateIn(const QByteArray &message)
{
    // "… FATAL:  28P01: password authentication failed …"
    for (const QByteArray &line : message.split('\n')) {
        const QByteArrayList parts = line.split(':');
        for (const QByteArray &part : parts) {
            const QByteArray word = part.trimmed();
            const auto isStateCharacter = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
            const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
            if (word.size() == 5 && std::all_of(word.begin(), word.end(), isStateCharacter)
                && std::any_of(word.begin(), word.end(), isDigit))
                return word;
        }
    }
    return {};
}

Result<Rows> taken(PGresult *result, const QByteArray &sql)
{
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY)
        return Rows(result);
    Error error = FaultTranslation::fromResult(result, QString::fromUtf8(sql.left(60)).simplified());
    error.detail = QString::fromUtf8(PQresultErrorMessage(result)).trimmed();
    PQclear(result);
    return tl::unexpected<Error>(error);
}

} // namespace

RawConnection::RawConnection()
    : m_connection(nullptr, &finish)
{
}
RawConnection::~RawConnection() = default;
RawConnection::RawConnection(RawConnection &&) noexcept = default;
RawConnection &RawConnection::operator=(RawConnection &&) noexcept = default;

Result<RawConnection> RawConnection::open(const ConnectionSettings &settings)
{
    RawConnection made;
    made.m_connection.reset(PQconnectStart(settings.conninfo().constData()));
    PGconn *connection = made.m_connection.get();
    if (!connection || !connectVerbosely(connection, settings.connectTimeoutSeconds)) {
        const QByteArray message = connection ? QByteArray(PQerrorMessage(connection)) : QByteArray("out of memory");
        // Where the server wants a password and none was given, libpq gives up by itself and without a code.
        const bool wantsPassword = connection && PQconnectionNeedsPassword(connection);
        const QByteArray state = wantsPassword ? QByteArray("28P01") : sqlStateIn(message);
        return tl::unexpected<Error>(FaultTranslation::fromConnect(state, QString::fromUtf8(message), settings));
    }
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT);
    PQsetNoticeProcessor(connection, &ignoreNotice, nullptr);
    return made;
}

QDateTime RawConnection::certificateExpires() const
{
    auto *ssl = static_cast<SSL *>(PQsslStruct(m_connection.get(), "OpenSSL"));
    X509 *certificate = ssl ? SSL_get1_peer_certificate(ssl) : nullptr;
    tm end{};
    const bool known = certificate && ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) == 1;
    X509_free(certificate);
    if (!known)
        return {};
    return QDateTime(
        QDate(end.tm_year + 1900, end.tm_mon + 1, end.tm_mday), QTime(end.tm_hour, end.tm_min, end.tm_sec), Qt::UTC);
}

bool RawConnection::isAlive() const
{
    return PQstatus(m_connection.get()) == CONNECTION_OK;
}

Result<QByteArray> RawConnection::passwordVerifier(const QString &user, const QString &password)
{
    char *verifier = PQencryptPasswordConn(
        m_connection.get(), password.toUtf8().constData(), user.toUtf8().constData(), "scram-sha-256");
    if (!verifier)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("password verifier"));
    const QByteArray copy(verifier);
    PQfreemem(verifier);
    return copy;
}

Result<Rows> RawConnection::script(const QByteArray &sql)
{
    return taken(PQexec(m_connection.get(), sql.constData()), sql);
}

Result<Rows> RawConnection::query(const QByteArray &sql, const Params &params)
{
    const QList<const char *> values = params.pointers();
    return taken(PQexecParams(m_connection.get(), sql.constData(), params.size(), nullptr, values.constData(), nullptr,
                     nullptr, 0),
        sql);
}

} // namespace vd::db
