#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/Params.h"
#include "db/client/Rows.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDeadlineTimer>
#include <QHash>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>

struct pg_cancel;
struct pg_conn;
struct pg_result;

namespace vd::db {

/// One connection of one thread. It is opened at the first call, notices when it died and opens again; serialization
/// failures and deadlocks are tried again up to three times. Not to be used on the GUI thread; it asserts that.
class Session
{
public:
    explicit Session(ConnectionSettings settings);
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// Connects now. Errors: wrong_credentials, unknown_database, server_full, tls_refused, no_route.
    [[nodiscard]] Result<Done> open();

    /// A read: "select … from api.door($1, …)". Sent once more when the connection turns out to be dead.
    [[nodiscard]] Result<Rows> query(QByteArrayView sql, const Params &params = {});
    /// A read door that answers one JSON object, by its name in schema api.
    [[nodiscard]] Result<QJsonObject> ask(QLatin1String door, const Params &params = {});
    /// A write door by its name in schema api; answers its data, or its refusal as an Error. What it answers is on the
    /// server's disk. After a lost connection it is sent again only when the params carry a request id; else the
    /// error's fact "unsure" says that it may have happened. A write that succeeds wakes the listening desks of the
    /// venue in the same round trip; without one, those of the answer's "venue_id", where it names one.
    [[nodiscard]] Result<QJsonObject> call(QLatin1String door, const Params &params = {}, VenueId venue = {});

    /// The SCRAM-SHA-256 verifier of a new password, made here: the server never sees the password itself. Connects
    /// when there is no connection.
    [[nodiscard]] Result<QString> passwordVerifier(const QString &login, const QString &password);
    /// What the next connection signs in with; the present one stays.
    void setPassword(const QString &password) { m_settings.password = password; }

    /// For an answer that concerns several venues: tells their other desks to look, after this job's answer was given.
    void announce(VenueId venue);
    /// Sends what announce() has collected.
    void sendAnnouncements();

    /// From any thread: ends the statement now running and refuses every later one. For the end of a lane.
    void stop();
    /// Forgets the pause after failed attempts; the next call tries at once.
    void retryNow();

    /// Closes for good, on the thread that opened it.
    void shutDown() { close(); }

    [[nodiscard]] bool isConnected() const;
    /// Counts the connections made so far; a changed number means that LISTEN and the like are gone.
    [[nodiscard]] int connectionNumber() const { return m_connectionNumber; }
    /// The socket to wait on for notifications, or -1.
    [[nodiscard]] int socket() const;
    /// Reads what has arrived and answers whether any notification was among it.
    [[nodiscard]] bool takeNotifications();
    /// How long to wait before the next attempt to connect: 0.2 s, doubled up to 2 s.
    [[nodiscard]] std::chrono::milliseconds pause() const { return m_pause; }

private:
    struct Call
    {
        QByteArray sql;
        QString function;
        bool repeatable;
        bool writes = false;
        VenueId venue = {};
    };
    [[nodiscard]] Result<Rows> run(const Call &call, const Params &params);
    [[nodiscard]] Result<Rows> runOnce(const Call &call, const Params &params, bool &lost);
    [[nodiscard]] Result<Done> reopen();
    void close();
    void noticeDeath();
    void adoptConnection();
    void assertThread() const;

    ConnectionSettings m_settings;
    QString m_name;
    Qt::HANDLE m_thread = nullptr;
    pg_conn *m_connection = nullptr; // owned by the QSqlDatabase m_name
    std::mutex m_cancelMutex;
    std::unique_ptr<pg_cancel, void (*)(pg_cancel *)> m_cancel;
    std::atomic<bool> m_stopped = false;
    int m_connectionNumber = 0;
    QHash<QByteArray, QByteArray> m_prepared; // the doors called on this connection: statement to its name there
    qint64 m_statements = 0;
    QList<VenueId> m_announcements;
    std::chrono::milliseconds m_pause;
    QDeadlineTimer m_noAttemptBefore;
};

} // namespace vd::db
