#pragma once

#include "tests/bench/Load.h"

#include <functional>

struct redisContext;

namespace vd::bench {

/// The three classic schemes, written with care: they read and write the same rows of the same tables as a hold (order,
/// item, ledger, request, audit, outbox; A and C the slot too) by prepared statements, as a superuser, whom no row
/// policy costs anything.
class Schemes
{
public:
    /// Empties the tables; slot 100001 has so many places.
    using Fresh = std::function<void(int capacity)>;
    /// redisSocket: of a redis-server made for this run.
    Schemes(QByteArray conninfo, QByteArray redisSocket, Fresh fresh)
        : m_conninfo(std::move(conninfo))
        , m_redis(std::move(redisSocket))
        , m_fresh(std::move(fresh))
    {
    }

    enum class Kind {
        Transaction, ///< A: a client-side transaction of separate statements.
        RedisCounter, ///< B: a Lua counter in Redis in front, then the inserts.
        RedisLock ///< C: a lock in Redis around read, then write; who does not get it tries again after the 200 ms and
                  ///< up to 200 more at random that the published recipe of Redis's lock waits (node-redlock's
                  ///< defaults).
    };

    void reset(int capacity) const;
    [[nodiscard]] LoadResult run(Kind kind, int clients, double seconds, qint64 most = 0) const;
    /// Kills a process of 8 clients with kill -9 at a random moment, `rounds` times; how often the scheme was left with
    /// places that nobody has (or a lock that nobody holds).
    [[nodiscard]] int leftBroken(Kind kind, int rounds, unsigned seed) const;

private:
    [[nodiscard]] bool once(Kind kind, pg_conn *connection, redisContext *redis, int client) const;
    [[nodiscard]] bool isBroken(Kind kind, int capacity) const;

    QByteArray m_conninfo;
    QByteArray m_redis;
    Fresh m_fresh;
};

} // namespace vd::bench
