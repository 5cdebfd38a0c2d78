#pragma once

#include <QByteArray>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

struct pg_conn;

namespace vd::bench {

using Connection = std::unique_ptr<pg_conn, void (*)(pg_conn *)>;

/// A libpq connection; ends the program in words when there is none.
[[nodiscard]] Connection connect(const QByteArray &conninfo);
/// Runs statements that must succeed; the first column of the last row, if any.
QByteArray must(pg_conn *connection, const QByteArray &sql);

/// What a load did.
struct LoadResult
{
    double perSecond = 0; ///< Operations that the job called done.
    double refusedPerSecond = 0;
    double p95Milliseconds = 0;
    qint64 done = 0;
    double seconds = 0;
};

/// One operation of client i; true when it was done, false when it was refused.
using Job = std::function<bool(pg_conn *connection, int client)>;

/// How clients ask: one after the other without a pause, or every now and then; to the end, or as long as something
/// lasts.
struct Rhythm
{
    std::chrono::milliseconds pause{0}; ///< After each operation; not counted in its time.
    const std::atomic<bool> *during = nullptr;
};

/// Clients at once for some seconds, each with a thread and a connection of its own. With most set it ends after so
/// many operations of all clients together. First each connection runs `prepare` (SQL PREPAREs), then `warmUp` so often
/// that the server has settled on its plans; the clock starts when all have.
[[nodiscard]] LoadResult load(const QByteArray &conninfo, int clients, double seconds, const Job &job, qint64 most = 0,
    const QByteArray &prepare = {}, const Job &warmUp = {}, const Rhythm &rhythm = {});

/// Runs a prepared statement; the first column of the first row ("" for NULL or no row). Errors end the program.
QByteArray prepared(pg_conn *connection, const std::vector<QByteArray> &values = {}, const char *name = "p");
/// Runs the prepared statement "p"; false where it is refused (SQLSTATE VD001).
bool isDone(pg_conn *connection);
/// Runs a prepared write door as a desk does, waking the venue's listeners where one is given; its refusal's code, ""
/// when it was done.
QByteArray refusal(
    pg_conn *connection, const std::vector<QByteArray> &values, const char *name = "p", const QByteArray &venue = {});

} // namespace vd::bench
