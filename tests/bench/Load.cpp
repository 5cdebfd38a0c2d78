#include "tests/bench/Load.h"

#include "db/client/DurableWrite.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <libpq-fe.h>
#include <thread>

namespace vd::bench {

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void give_up(const char *what)
{
    fprintf(stderr, "bench: %s\n", what);
    exit(2);
}

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::vector<const char *> pointers(const std::vector<QByteArray> &values)
{
    std::vector<const char *> all;
    for (const QByteArray &value : values)
        all.push_back(value.constData());
    return all;
}

QByteArray firstValue(PGresult *result, int column = 0)
{
    if (PQresultStatus(result) != PGRES_TUPLES_OK && PQresultStatus(result) != PGRES_COMMAND_OK)
        give_up(PQresultErrorMessage(result));
    const QByteArray value = PQntuples(result) > 0 ? QByteArray(PQgetvalue(result, 0, column)) : QByteArray();
    PQclear(result);
    return value;
}

} // namespace

Connection connect(const QByteArray &conninfo)
{
    Connection connection(PQconnectdb(conninfo.constData()), PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        give_up(PQerrorMessage(connection.get()));
    PQsetNoticeProcessor(
        connection.get(), [](void *, const char *) {}, nullptr);
    db::prepareDurableWrite(connection.get());
    return connection;
}

QByteArray must(pg_conn *connection, const QByteArray &sql)
{
    PGresult *result = PQexec(connection, sql.constData());
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY)
        give_up((sql.left(300) + ": " + PQresultErrorMessage(result)).constData());
    const QByteArray value = status == PGRES_TUPLES_OK && PQntuples(result) > 0
        ? QByteArray(PQgetvalue(result, PQntuples(result) - 1, 0))
        : QByteArray();
    PQclear(result);
    return value;
}

QByteArray prepared(pg_conn *connection, const std::vector<QByteArray> &values, const char *name)
{
    const std::vector<const char *> places = pointers(values);
    return firstValue(
        PQexecPrepared(connection, name, static_cast<int>(places.size()), places.data(), nullptr, nullptr, 0));
}

bool isDone(pg_conn *connection)
{
    PGresult *result = PQexecPrepared(connection, "p", 0, nullptr, nullptr, nullptr, 0);
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    if (state && qstrcmp(state, "VD001") == 0) {
        PQclear(result);
        return false;
    }
    (void)firstValue(result);
    return true;
}

QByteArray refusal(
    pg_conn *connection, const std::vector<QByteArray> &values, const char *name, const QByteArray &venue)
{
    const std::vector<const char *> places = pointers(values);
    return firstValue(db::durableWrite(
                          connection,
                          [&](pg_conn *c) {
                              return PQsendQueryPrepared(
                                         c, name, static_cast<int>(places.size()), places.data(), nullptr, nullptr, 0)
                                  == 1;
                          },
                          venue.isEmpty() ? std::nullopt : std::optional(venue)),
        1);
}

LoadResult load(const QByteArray &conninfo, int clients, double seconds, const Job &job, qint64 most,
    const QByteArray &prepare, const Job &warmUp, const Rhythm &rhythm)
{
    std::vector<Connection> connections;
    for (int i = 0; i < clients; ++i) {
        connections.push_back(connect(conninfo));
        if (!prepare.isEmpty())
            must(connections.back().get(), prepare);
    }
    std::atomic<qint64> done = 0;
    std::atomic<qint64> refused = 0;
    std::atomic<qint64> begun = 0;
    std::vector<std::vector<float>> times(static_cast<std::size_t>(clients));
    Clock::time_point start;
    std::barrier line(clients, [&start]() noexcept { start = Clock::now(); });
    std::vector<std::thread> threads;
    for (int i = 0; i < clients; ++i) {
        threads.emplace_back([&, i] {
            // The sixth run of a prepared statement is the first under its lasting plan.
            for (int n = 0; warmUp && n < 7; ++n)
                (void)warmUp(connections[static_cast<std::size_t>(i)].get(), i);
            line.arrive_and_wait();
            while ((most > 0 ? begun.fetch_add(1) < most : millisecondsSince(start) < seconds * 1000)
                && (!rhythm.during || *rhythm.during)) {
                const Clock::time_point began = Clock::now();
                (job(connections[static_cast<std::size_t>(i)].get(), i) ? done : refused).fetch_add(1);
                times[static_cast<std::size_t>(i)].push_back(static_cast<float>(millisecondsSince(began)));
                if (rhythm.pause.count() > 0)
                    std::this_thread::sleep_for(rhythm.pause);
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    const double took = millisecondsSince(start) / 1000;
    std::vector<float> all;
    for (const auto &some : times)
        all.insert(all.end(), some.begin(), some.end());
    LoadResult result{static_cast<double>(done) / took, static_cast<double>(refused) / took, 0, done, took};
    if (!all.empty()) {
        const auto nth = all.begin() + static_cast<std::ptrdiff_t>(all.size() * 95 / 100);
        std::nth_element(all.begin(), nth, all.end());
        result.p95Milliseconds = static_cast<double>(*nth);
    }
    return result;
}

} // namespace vd::bench
