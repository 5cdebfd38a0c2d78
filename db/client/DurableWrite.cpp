#include "db/client/DurableWrite.h"

#include <libpq-fe.h>
#include <utility>

namespace vd::db {

namespace {

// A record of nothing: its commit waits as the server's administrator has set it. Its WHERE is false after a refusal.
constexpr const char *emptyCommit
    = "select pg_logical_emit_message(true, 'venuedesk', '') where current_setting('venuedesk.done', true) = 'true'";

bool isAnswer(const PGresult *result)
{
    return PQresultStatus(result) == PGRES_TUPLES_OK;
}

// What came before the next mark of the pipeline, which the server sets when it has committed: an error, if there was
// one, for a commit may still fail after its statement has answered. Null when the connection broke before the mark.
PGresult *untilMark(PGconn *connection)
{
    PGresult *kept = nullptr;
    // Each statement's results end with a null; two nulls on end mean that nothing more will come.
    for (int nulls = 0; nulls < 2;) {
        PGresult *result = PQgetResult(connection);
        nulls = result ? 0 : nulls + 1;
        const bool marked = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
        if (result && !marked && (!kept || isAnswer(kept)))
            std::swap(kept, result);
        PQclear(result);
        if (marked)
            return kept;
    }
    PQclear(kept);
    return nullptr;
}

} // namespace

PGresult *durableWrite(PGconn *connection, const std::function<bool(PGconn *)> &send)
{
    PGresult *answer = nullptr;
    PGresult *flushed = nullptr;
    if (PQenterPipelineMode(connection) == 1 && send(connection) && PQpipelineSync(connection) == 1
        && PQsendQueryParams(connection, emptyCommit, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1
        && PQpipelineSync(connection) == 1) {
        answer = untilMark(connection);
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
