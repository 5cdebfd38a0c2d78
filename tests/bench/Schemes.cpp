#include "tests/bench/Schemes.h"

#include <QUuid>

#include <csignal>
#include <hiredis/hiredis.h>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace vd::bench {

namespace {

// Takes one place if there is one left: the counter in front of the database.
constexpr const char *takeOne
    = "if tonumber(redis.call('GET', KEYS[1])) > 0 then redis.call('DECR', KEYS[1]); return 1 else return 0 end";
constexpr const char *unlock
    = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end";

long long integer(redisContext *redis, redisReply *reply)
{
    if (!reply) {
        fprintf(stderr, "bench: redis: %s\n", redis->errstr);
        exit(2);
    }
    const long long value = reply->type == REDIS_REPLY_STATUS ? 1
        : reply->type == REDIS_REPLY_STRING                   ? atoll(reply->str)
                                                              : reply->integer;
    freeReplyObject(reply);
    return value;
}

void insertRows(pg_conn *connection)
{
    const QByteArray key = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QByteArray booking = must(connection,
        "insert into booking(order_no, customer_id, status, total, expires_at, request) values "
        "(gen_random_uuid()::text, 1, 'HOLDING', 12000,"
        " now() + interval '15 min', '"
            + key + "') returning id");
    must(connection, "insert into item(booking_id, slot_id, quantity, price) values (" + booking + ", 1, 1, 12000)");
    must(connection, "insert into hold values (" + booking + ", 1, 1, now() + interval '15 min')");
    must(connection,
        "insert into audit(what, detail) values ('hold', jsonb_build_object('booking', " + booking + ", 'slot', 1))");
}

} // namespace

void Schemes::reset(qint64 capacity) const
{
    const Connection connection = connect(m_conninfo);
    must(connection.get(),
        "truncate booking, item, hold, audit; update slot set held = 0, capacity = " + QByteArray::number(capacity)
            + " where id = 1");
    must(connection.get(), "vacuum slot");
    redisContext *redis = redisConnectUnix(m_redis.constData());
    integer(redis, static_cast<redisReply *>(redisCommand(redis, "SET places %lld", static_cast<long long>(capacity))));
    integer(redis, static_cast<redisReply *>(redisCommand(redis, "DEL lock")));
    redisFree(redis);
}

bool Schemes::once(Kind kind, pg_conn *connection, redisContext *redis) const
{
    switch (kind) {
    case Kind::Transaction: {
        must(connection, "begin");
        const bool taken = !must(connection,
            "update slot set held = held + 1, version = version + 1 where id = 1 and open and sold + held + 1 <= "
            "capacity returning id")
                                .isEmpty();
        if (taken)
            insertRows(connection);
        must(connection, taken ? "commit" : "rollback");
        return taken;
    }
    case Kind::RedisCounter:
        if (integer(redis, static_cast<redisReply *>(redisCommand(redis, "EVAL %s 1 places", takeOne))) == 0)
            return false;
        must(connection, "begin");
        insertRows(connection);
        must(connection, "commit");
        return true;
    case Kind::RedisLock: {
        const QByteArray token = QUuid::createUuid().toByteArray();
        while (
            integer(redis, static_cast<redisReply *>(redisCommand(redis, "SET lock %s NX PX 5000", token.constData())))
            == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        must(connection, "begin");
        const bool free = must(connection, "select capacity - held - sold from slot where id = 1").toInt() > 0;
        if (free) {
            must(connection, "update slot set held = held + 1, version = version + 1 where id = 1");
            insertRows(connection);
        }
        must(connection, "commit");
        integer(redis, static_cast<redisReply *>(redisCommand(redis, "EVAL %s 1 lock %s", unlock, token.constData())));
        return free;
    }
    }
    return false;
}

LoadResult Schemes::run(Kind kind, int clients, double seconds, qint64 most) const
{
    std::vector<redisContext *> redis;
    for (int i = 0; i < clients; ++i)
        redis.push_back(redisConnectUnix(m_redis.constData()));
    const LoadResult result = load(
        m_conninfo, clients, seconds,
        [&](pg_conn *connection, int i) { return once(kind, connection, redis[static_cast<std::size_t>(i)]); }, most);
    for (redisContext *context : redis)
        redisFree(context);
    return result;
}

bool Schemes::isBroken(Kind kind, qint64 capacity) const
{
    const Connection connection = connect(m_conninfo);
    const qint64 booked = must(connection.get(), "select count(*) from item").toLongLong();
    redisContext *redis = redisConnectUnix(m_redis.constData());
    bool broken = false;
    if (kind == Kind::RedisCounter)
        broken = capacity - integer(redis, static_cast<redisReply *>(redisCommand(redis, "GET places"))) != booked;
    else if (kind == Kind::RedisLock) // A lock without a holder stops every sale until it times out.
        broken = integer(redis, static_cast<redisReply *>(redisCommand(redis, "EXISTS lock"))) != 0
            || must(connection.get(), "select held from slot where id = 1").toLongLong() != booked;
    else
        broken = must(connection.get(), "select held from slot where id = 1").toLongLong() != booked;
    redisFree(redis);
    return broken;
}

int Schemes::leftBroken(Kind kind, int rounds, unsigned seed) const
{
    std::mt19937 random(seed);
    int broken = 0;
    for (int round = 0; round < rounds; ++round) {
        reset(1'000'000);
        const pid_t child = fork();
        if (child == 0) {
            (void)run(kind, 8, 60);
            _exit(0);
        }
        usleep(120'000 + random() % 200'000);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        usleep(100'000); // The server notices the dead clients and ends their transactions.
        broken += isBroken(kind, 1'000'000);
    }
    return broken;
}

} // namespace vd::bench
