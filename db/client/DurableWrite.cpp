#include "db/client/DurableWrite.h"

#include <QtGlobal>

#include <libpq-fe.h>
#include <utility>

namespace vd::db {

namespace {

// The names of what stands around a door's statement. Nothing follows a refusal: the WHERE is false then.
constexpr const char *begin = "venuedesk_begin";
constexpr const char *commit = "venuedesk_commit";
constexpr const char *wake = "venuedesk_wake";
// A record of nothing: its commit waits as the server's administrator has set it.
constexpr const char *emptyCommit = "venuedesk_empty_commit";

constexpr std::pair<const char *, const char *> statements[] = {
    {begin, "begin"},
    {commit, "commit"},
    {wake,
        "select api.wake(v) from coalesce($1, nullif(current_setting('venuedesk.venue', true), '')::bigint) v"
        " where current_setting('venuedesk.done', true) = 'true' and v is not null"},
    {emptyCommit,
        "select pg_logical_emit_message(true, 'venuedesk', '')"
        " where current_setting('venuedesk.done', true) = 'true'"},
};

bool isAnswer(const PGresult *result)
{
    return PQresultStatus(result) == PGRES_TUPLES_OK;
}

bool isError(const PGresult *result)
{
    // libpq calls nothing at all an error as well.
    return result && (PQresultStatus(result) == PGRES_FATAL_ERROR || PQresultStatus(result) == PGRES_BAD_RESPONSE);
}

bool sendPrepared(PGconn *connection, const char *name)
{
    return PQsendQueryPrepared(connection, name, 0, nullptr, nullptr, nullptr, 0) == 1;
}

bool sendWake(PGconn *connection, const QByteArray &venue)
{
    const char *const value = venue.isEmpty() ? nullptr : venue.constData();
    return sendPrepared(connection, begin) && PQsendQueryPrepared(connection, wake, 1, &value, nullptr, nullptr, 0) == 1
        && sendPrepared(connection, commit);
}

// What the door's statement answered, or the first error, for its commit may still fail after that; and whether all
// that was sent behind its commit was done.
PGresult *readAnswer(PGconn *connection, bool &flushed)
{
    PGresult *answer = nullptr;
    bool committed = false;
    bool failed = false;
    // Each statement's results end with a null; two nulls on end mean that nothing more will come.
    for (int nulls = 0; nulls < 2;) {
        PGresult *result = PQgetResult(connection);
        nulls = result ? 0 : nulls + 1;
        const ExecStatusType status = PQresultStatus(result);
        if (committed)
            failed = failed || isError(result) || status == PGRES_PIPELINE_ABORTED;
        else if ((isAnswer(result) && !answer) || (isError(result) && !isError(answer)))
            std::swap(answer, result);
        else
            committed = status == PGRES_COMMAND_OK && qstrcmp(PQcmdStatus(result), "COMMIT") == 0;
        PQclear(result);
        if (status == PGRES_PIPELINE_SYNC) {
            flushed = committed && !failed;
            break;
        }
    }
    return answer;
}

bool flush(PGconn *connection)
{
    PGresult *result = PQexecPrepared(connection, emptyCommit, 0, nullptr, nullptr, nullptr, 0);
    const bool done = isAnswer(result);
    PQclear(result);
    return done;
}

} // namespace

void prepareDurableWrite(PGconn *connection)
{
    for (const auto &[name, statement] : statements)
        PQclear(PQprepare(connection, name, statement, 0, nullptr));
}

PGresult *durableWrite(
    PGconn *connection, const std::function<bool(PGconn *)> &send, const std::optional<QByteArray> &venue)
{
    PGresult *answer = nullptr;
    bool flushed = false;
    if (PQenterPipelineMode(connection) == 1 && sendPrepared(connection, begin) && send(connection)
        && sendPrepared(connection, commit) && (!venue || sendWake(connection, *venue))
        && sendPrepared(connection, emptyCommit) && PQpipelineSync(connection) == 1)
        answer = readAnswer(connection, flushed);
    PQexitPipelineMode(connection);
    // An error leaves the transaction open that was begun for the statement.
    if (PQtransactionStatus(connection) == PQTRANS_INERROR)
        PQclear(PQexec(connection, "rollback"));
    // A wake-up that failed took the commit with it that was to wait.
    if (isAnswer(answer) && !flushed && !flush(connection)) {
        PQclear(answer);
        answer = nullptr;
    }
    return answer;
}

QByteArray durableStatement(const QByteArray &invocation)
{
    return "select ok, code, facts, data, set_config('venuedesk.done', ok::text, false),"
           " set_config('venuedesk.venue', data->>'venue_id', false)"
           " from set_config('synchronous_commit', 'off', true), "
        + invocation;
}

} // namespace vd::db
