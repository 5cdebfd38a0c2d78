#pragma once

#include "tests/bench/Load.h"

struct redisContext;

namespace vd::bench {

/// The three classic schemes over the bare tables of the limit (tests/bench/limit.sql): the same rows a hold writes.
class Schemes
{
public:
    /// redisSocket: of a redis-server made for this run.
    Schemes(QByteArray conninfo, QByteArray redisSocket)
        : m_conninfo(std::move(conninfo))
        , m_redis(std::move(redisSocket))
    {
    }

    enum class Kind {
        Transaction, ///< A: a client-side transaction of separate statements.
        RedisCounter, ///< B: a Lua counter in Redis in front, then the inserts.
        RedisLock ///< C: a lock in Redis around read, then write.
    };

    /// Empties the tables; the slot has so many places.
    void reset(qint64 capacity) const;
    [[nodiscard]] LoadResult run(Kind kind, int clients, double seconds, qint64 most = 0) const;
    /// Kills a process of 8 clients with kill -9 at a random moment, `rounds` times; how often the scheme was left with
    /// places that nobody has (or a lock that nobody holds).
    [[nodiscard]] int leftBroken(Kind kind, int rounds, unsigned seed) const;

private:
    [[nodiscard]] bool once(Kind kind, pg_conn *connection, redisContext *redis) const;
    [[nodiscard]] bool isBroken(Kind kind, qint64 capacity) const;

    QByteArray m_conninfo;
    QByteArray m_redis;
};

} // namespace vd::bench
