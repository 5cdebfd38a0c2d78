#pragma once

#include <QByteArray>

#include <functional>
#include <optional>

struct pg_conn;
struct pg_result;

namespace vd::db {

/// What durableWrite() needs of a connection, once after it was opened.
void prepareDurableWrite(pg_conn *connection);

/// Sends a write door's statement, made by durableStatement(), whose transaction commits without waiting for the disk,
/// and, in the same round trip, an empty commit behind it that does wait. Whoever queues for the same slot goes on at
/// once instead of after the disk, and many desks' commits reach the disk together; but what was done is answered only
/// when it is on the disk, and on the synchronous standbys. PostgreSQL's log has one order: what is behind is never
/// kept without what is before. A refusal waits for nothing. Between the two, where they
/// are to be woken, the listening desks of the venue (its id in decimals; empty: of the "venue_id" that the answer
/// names, if any) are woken; a wake-up that fails undoes nothing. send puts the statement on the way, e.g. by
/// PQsendQueryParams. The answer is the statement's, or its error; when its commit could not be made safe it is null,
/// and then it may have happened or not.
[[nodiscard]] pg_result *durableWrite(
    pg_conn *connection, const std::function<bool(pg_conn *)> &send, const std::optional<QByteArray> &venue = {});

/// The statement of a door that answers an api.outcome: "api.door($1, …)" gives ok, code, facts, data.
[[nodiscard]] QByteArray durableStatement(const QByteArray &invocation);

} // namespace vd::db
