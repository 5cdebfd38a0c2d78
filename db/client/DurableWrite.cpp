#include "db/client/DurableWrite.h"

#include <libpq-fe.h>
#include <utility>

namespace vd::db {

namespace {

// What follows a door's own transaction in its round trip. Nothing follows a refusal: the WHERE is false then.
constexpr const char *wake = "venuedesk_wake";
constexpr const char *wakeStatement = "select api.wake($1) where current_setting('venuedesk.done', true) = 'true'";
// A record of nothing: its commit waits as the server's administrator has set it.
constexpr const char *emptyCommit = "venuedesk_empty_commit";
constexpr const char *emptyCommitStatement
    = "select pg_logical_emit_message(true, 'venuedesk', '') where current_setting('venuedesk.done', true) = 'true'";

bool isAnswer(const PGresult *result)
{
    return PQresultStatus(result) == PGRES_TUPLES_OK;
}

bool isError(const PGresult *result)
{
    return !isAnswer(result) && PQresultStatus(result) != PGRES_COMMAND_OK;
}

// What came last before the next mark of the pipeline, which the server sets when it has committed; or the first error,
// for a commit may still fail after its statement has answered. Null when the connection broke before the mark.
PGresult *untilMark(PGconn *connection)
{
    PGresult *kept = nullptr;
    // Each statement's results end with a null; two nulls on end mean that nothing more will come.
    for (int nulls = 0; nulls < 2;) {
        PGresult *result = PQgetResult(connection);
        nulls = result ? 0 : nulls + 1;
        const bool marked = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
        if (result && !marked && (!kept || !isError(kept)))
            std::swap(kept, result);
        PQclear(result);
        if (marked)
            return kept;
    }
    PQclear(kept);
    return nullptr;
}

} // namespace

void prepareDurableWrite(PGconn *connection)
{
    for (const auto &[name, statement] : {std::pair{wake, wakeStatement}, std::pair{emptyCommit, emptyCommitStatement}})
        PQclear(PQprepare(connection, name, statement, 0, nullptr));
}

PGresult *durableWrite(PGconn *connection, const std::function<bool(PGconn *)> &send, const QByteArray &venue)
{
    const char *const venues[] = {venue.constData()};
    PGresult *answer = nullptr;
    PGresult *flushed = nullptr;
    if (PQenterPipelineMode(connection) == 1 && send(connection) && PQpipelineSync(connection) == 1
        && (venue.isEmpty()
            || (PQsendQueryPrepared(connection, wake, 1, venues, nullptr, nullptr, 0) == 1
                && PQpipelineSync(connection) == 1))
        && PQsendQueryPrepared(connection, emptyCommit, 0, nullptr, nullptr, nullptr, 0) == 1
        && PQpipelineSync(connection) == 1) {
        answer = untilMark(connection);
        if (!venue.isEmpty())
            PQclear(untilMark(connection)); // A lost hint does no harm: every listener also looks once a second.
        flushed = untilMark(connection);
    }
    PQexitPipelineMode(connection);
    if (isAnswer(answer) && !isAnswer(flushed)) {
        PQclear(answer);
        answer = nullptr;
    }
    PQclear(flushed);
    return answer;
}

QByteArray durableStatement(const QByteArray &invocation)
{
    return "select ok, code, facts, data, set_config('venuedesk.done', ok::text, false)"
           " from set_config('synchronous_commit', 'off', true), "
        + invocation;
}

} // namespace vd::db
