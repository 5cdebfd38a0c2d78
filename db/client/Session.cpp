#include "db/client/Session.h"

#include "db/client/DurableWrite.h"
#include "db/client/FaultTranslation.h"
#include "db/client/Log.h"
#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QVariant>

#include <libpq-fe.h>
#include <poll.h>

namespace vd::db {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds shortestPause = 200ms;
constexpr std::chrono::milliseconds longestPause = 2s;
constexpr int triesOnConflict = 3;
// A refusal slower than this means a network that swallows packets; calls must not each wait for it.
constexpr qint64 quickRefusalMs = 2500;

std::atomic<int> s_connections = 0;

// Qt 6.4 has a race when the very first QPSQL connections of a process open at the same time.
std::mutex s_firstOpen;
std::atomic<bool> s_openedOnce = false;

void freeCancel(pg_cancel *cancel)
{
    PQfreeCancel(cancel);
}

void ignoreNotice(void *, const char *) { }

PGconn *connectionOf(const QSqlDatabase &db)
{
    QVariant handle = db.driver()->handle();
    if (!handle.isValid()
        || (qstrcmp(handle.typeName(), "PGconn*") != 0 && qstrcmp(handle.typeName(), "pg_conn*") != 0))
        return nullptr;
    return *static_cast<PGconn **>(handle.data());
}

bool isTransient(const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state && (qstrcmp(state, "40001") == 0 || qstrcmp(state, "40P01") == 0);
}

// The statement was not prepared, or no longer is what it was when it was prepared.
bool isUnmade(const PGresult *result)
{
    const QByteArrayView state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state.startsWith("26") || state.startsWith("42") || state.startsWith("0A");
}

// Puts the statement on the way, and before it, where it is new to the connection, what prepares it.
bool sendPrepared(PGconn *connection, const QByteArray &sql, const Params &params,
    QHash<QByteArray, QByteArray> &prepared, qint64 &statements)
{
    QByteArray name = prepared.value(sql);
    if (name.isEmpty()) {
        name = "door_" + QByteArray::number(++statements);
        if (PQsendPrepare(connection, name.constData(), sql.constData(), params.size(), nullptr) != 1)
            return false;
        prepared.insert(sql, name);
    }
    return PQsendQueryPrepared(
               connection, name.constData(), params.size(), params.pointers().constData(), nullptr, nullptr, 0)
        == 1;
}

// "api.door($1,$2)"
QByteArray invocation(QLatin1String door, const Params &params)
{
    QByteArrayList places;
    for (int i = 1; i <= params.size(); ++i)
        places << '$' + QByteArray::number(i);
    return "api." + QByteArray(door.data(), door.size()) + '(' + places.join(',') + ')';
}

QString requestIn(const Params &params)
{
    return params.requestId().isNull() ? QString() : params.requestId().toString(QUuid::WithoutBraces);
}

QString functionIn(QByteArrayView sql)
{
    const QString text = QString::fromUtf8(sql).simplified();
    const qsizetype api = text.indexOf(QLatin1String("api."));
    const qsizetype end = text.indexOf(QLatin1Char('('), api);
    return api >= 0 && end > api ? text.mid(api, end - api) : text.left(40);
}

} // namespace

Session::Session(ConnectionSettings settings)
    : m_settings(std::move(settings))
    , m_name(QStringLiteral("venuedesk-%1").arg(++s_connections))
    , m_cancel(nullptr, &freeCancel)
    , m_pause(shortestPause)
{
}

Session::~Session()
{
    close();
}

void Session::assertThread() const
{
    const QCoreApplication *app = QCoreApplication::instance();
    Q_ASSERT_X(!app || !app->inherits("QGuiApplication") || QThread::currentThread() != app->thread(), "Session",
        "a query on the GUI thread");
    Q_ASSERT_X(!m_thread || m_thread == QThread::currentThreadId(), "Session", "used outside its own thread");
}

Result<Done> Session::open()
{
    retryNow();
    noticeDeath();
    return m_connection ? Result<Done>(Done{}) : reopen();
}

Result<Done> Session::reopen()
{
    assertThread();
    m_thread = QThread::currentThreadId();
    if (!m_noAttemptBefore.hasExpired())
        return tl::unexpected<Error>(FaultTranslation::connectionLost(QStringLiteral("connect"), false));
    close();
    QElapsedTimer timer;
    timer.start();
    bool opened = false;
    {
        std::unique_lock first(s_firstOpen, std::defer_lock);
        if (!s_openedOnce)
            first.lock();
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
        m_settings.configure(db);
        opened = db.open();
        if (opened)
            m_connection = connectionOf(db);
        s_openedOnce = s_openedOnce || opened;
    }
    if (opened && m_connection) {
        adoptConnection();
        return Done{};
    }
    close();
    const bool quick = timer.elapsed() < quickRefusalMs;
    m_pause = qMin(m_pause * 2, longestPause);
    m_noAttemptBefore = quick ? QDeadlineTimer(0) : QDeadlineTimer(m_pause);
    qCInfo(logDb) << "not connected after" << timer.elapsed() << "ms";
    // QPSQL loses the SQLSTATE of a refusal, and a wrong password or a disabled login must not look like a dead server.
    // Of what a connection that broke may be told only that is for good.
    const bool again = m_connectionNumber > 0;
    if (quick) {
        const Result<RawConnection> probe = RawConnection::open(m_settings);
        if (!probe && (!again || probe.error().code == QLatin1String("wrong_credentials")))
            return pass(probe);
    }
    if (again)
        return tl::unexpected<Error>(FaultTranslation::connectionLost(QStringLiteral("connect"), false));
    return tl::unexpected<Error>(FaultTranslation::fromConnect({}, {}, m_settings));
}

void Session::adoptConnection()
{
    PQsetNoticeProcessor(m_connection, &ignoreNotice, nullptr);
    // QPSQL asks for the old escape form of bytea when it opens.
    PQclear(PQexec(m_connection, "set bytea_output = hex"));
    prepareDurableWrite(m_connection);
    m_prepared.clear();
    ++m_connectionNumber;
    m_pause = shortestPause;
    m_noAttemptBefore = QDeadlineTimer(0);
    const std::lock_guard lock(m_cancelMutex);
    m_cancel.reset(PQgetCancel(m_connection));
}

void Session::close()
{
    {
        const std::lock_guard lock(m_cancelMutex);
        m_cancel.reset();
    }
    m_connection = nullptr;
    if (!QSqlDatabase::contains(m_name))
        return;
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

// A server that restarted while nobody was asking has left its farewell in the socket. Reading it before a write is
// sent tells "never sent" from "perhaps done".
void Session::noticeDeath()
{
    for (int i = 0; i < 8 && m_connection; ++i) {
        pollfd fd{PQsocket(m_connection), POLLIN, 0};
        if (fd.fd < 0 || (poll(&fd, 1, 0) > 0 && PQconsumeInput(m_connection) == 0)
            || PQstatus(m_connection) == CONNECTION_BAD) {
            close();
            return;
        }
        if (fd.revents == 0)
            return;
    }
}

Result<Rows> Session::runOnce(const Call &call, const Params &params, bool &lost)
{
    QElapsedTimer timer;
    timer.start();
    const QByteArray venue = call.venue.isValid() ? QByteArray::number(call.venue.value()) : QByteArray();
    const auto send
        = [&](PGconn *connection) { return sendPrepared(connection, call.sql, params, m_prepared, m_statements); };
    PGresult *result = call.writes ? durableWrite(m_connection, send, venue)
                                   : PQexecParams(m_connection, call.sql.constData(), params.size(), nullptr,
                                       params.pointers().constData(), nullptr, nullptr, 0);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) {
        qCDebug(logDb).noquote() << call.function << timer.elapsed() << "ms" << requestIn(params);
        return Rows(result);
    }
    lost = !result || PQstatus(m_connection) == CONNECTION_BAD;
    if (isUnmade(result))
        m_prepared.remove(call.sql);
    Error error = lost ? FaultTranslation::connectionLost(call.function, !call.repeatable)
                       : FaultTranslation::fromResult(result, call.function);
    const bool transient = isTransient(result);
    PQclear(result);
    const QString line = QStringLiteral("%1 %2 ms %3 %4 %5")
                             .arg(call.function)
                             .arg(timer.elapsed())
                             .arg(error.code, error.detail, requestIn(params));
    if (transient || error.fault == Fault::Rule || error.fault == Fault::Conflict)
        qCDebug(logDb).noquote() << line;
    else
        qCWarning(logDb).noquote() << line;
    if (transient)
        error.code = QStringLiteral("transient");
    return tl::unexpected<Error>(error);
}

Result<Rows> Session::run(const Call &call, const Params &params)
{
    assertThread();
    int conflicts = 0;
    bool repeated = false;
    while (!m_stopped) {
        noticeDeath();
        if (!m_connection) {
            if (const Result<Done> opened = reopen(); !opened)
                return pass(opened);
        }
        bool lost = false;
        Result<Rows> rows = runOnce(call, params, lost);
        if (rows)
            return rows;
        if (lost) {
            close();
            if (!call.repeatable || repeated)
                return rows;
            repeated = true;
        } else if (rows.error().code == QLatin1String("transient")) {
            if (++conflicts > triesOnConflict)
                return fail(Fault::Timeout, QStringLiteral("server_busy"), {}, rows.error().detail);
        } else {
            return rows;
        }
    }
    return fail(Fault::Offline, QStringLiteral("cancelled"), {}, call.function);
}

Result<Rows> Session::query(QByteArrayView sql, const Params &params)
{
    return run({sql.toByteArray(), functionIn(sql), true}, params);
}

Result<QJsonObject> Session::ask(QLatin1String door, const Params &params)
{
    const Result<Rows> rows = query("select " + invocation(door, params) + " as answer", params);
    if (!rows)
        return pass(rows);
    return rows->isEmpty() ? QJsonObject() : rows->first().object("answer");
}

Result<QJsonObject> Session::call(QLatin1String door, const Params &params, VenueId venue)
{
    const QString function = QLatin1String("api.") + door;
    const Result<Rows> rows
        = run({durableStatement(invocation(door, params)), function, params.isIdempotent(), true, venue}, params);
    if (!rows)
        return pass(rows);
    if (rows->size() != 1)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, function + QStringLiteral(" gave no outcome"));
    const Row row = rows->first();
    if (row.boolean("ok"))
        return row.object("data");
    const Error refused = FaultTranslation::refusal(row.text("code"), row.object("facts"), function);
    qCDebug(logDb).noquote() << function << "refused" << refused.code << requestIn(params);
    return tl::unexpected<Error>(refused);
}

Result<QString> Session::passwordVerifier(const QString &login, const QString &password)
{
    assertThread();
    noticeDeath();
    if (!m_connection) {
        if (const Result<Done> opened = reopen(); !opened)
            return pass(opened);
    }
    char *verifier = PQencryptPasswordConn(
        m_connection, password.toUtf8().constData(), login.toUtf8().constData(), "scram-sha-256");
    if (!verifier)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("password verifier"));
    const QString copy = QString::fromLatin1(verifier);
    PQfreemem(verifier);
    return copy;
}

void Session::announce(VenueId venue)
{
    if (!m_announcements.contains(venue))
        m_announcements << venue;
}

void Session::sendAnnouncements()
{
    // A lost hint does no harm: every listener also looks into the outbox once a second.
    for (const VenueId venue : std::exchange(m_announcements, {})) {
        if (m_connection)
            (void)run({QByteArrayLiteral("select api.wake($1)"), QStringLiteral("api.wake"), false}, Params::of(venue));
    }
}

void Session::stop()
{
    m_stopped = true;
    const std::lock_guard lock(m_cancelMutex);
    if (m_cancel) {
        char reason[256];
        PQcancel(m_cancel.get(), reason, sizeof reason);
    }
}

void Session::retryNow()
{
    m_noAttemptBefore = QDeadlineTimer(0);
}

bool Session::isConnected() const
{
    return m_connection && PQstatus(m_connection) == CONNECTION_OK;
}

int Session::socket() const
{
    return m_connection ? PQsocket(m_connection) : -1;
}

bool Session::takeNotifications()
{
    noticeDeath();
    bool any = false;
    while (m_connection) {
        PGnotify *notification = PQnotifies(m_connection);
        if (!notification)
            break;
        any = true;
        PQfreemem(notification);
    }
    return any;
}

} // namespace vd::db
