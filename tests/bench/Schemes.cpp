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
constexpr const char *takeOne = "local n = tonumber(redis.call('GET', KEYS[1])) if n > 0 then redis.call('DECR', "
                                "KEYS[1]) return n else return 0 end";
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

// One statement for each step, as a data layer prepares them once per connection.
constexpr const char *statements
    = "prepare terms as select t.ticket_type_id, t.places, f.amount_minor, s.price_version_id, t.policy_version_id, "
      "s.ends_at,"
      " t.hold_minutes, s.capacity - s.held - s.sold - s.blocked from inventory.slot s"
      " join catalog.sale_terms t on t.space_id = s.space_id and t.is_default"
      " join catalog.flat_price f on f.price_version_id = s.price_version_id and f.ticket_type_id = t.ticket_type_id"
      " where s.id = 100001 and s.status = 'open' and s.ends_at > now();"
      "prepare customer(bigint) as select c.name, c.phone_typed from customers.customer c join "
      "customers.customer_venue v"
      " on v.customer_id = c.id and v.venue_id = 1 where c.id = $1;"
      "prepare taken as update inventory.slot set held = held + 1, version = version + 1 where id = 100001 and status "
      "= "
      "'open' and held + sold + blocked + 1 <= capacity returning held;"
      "prepare written as update inventory.slot set held = held + 1, version = version + 1 where id = 100001 returning "
      "held;"
      "prepare ordered(bigint) as insert into orders.order(venue_id, order_no, customer_id, state, currency, "
      "total_minor, "
      "expires_at, last_end, created_at) values (1, gen_random_uuid()::text, $1, 'HOLDING', 'CNY', 4000, now() + "
      "interval '15 "
      "min', now() + interval '1 day', now()) returning id;"
      "prepare item(bigint) as insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, "
      "places, "
      "amount_minor, price_version_id, policy_version_id, stock_state) values (1, $1, 1, 100001, 2, 1, 1, 4000, 1, 1, "
      "'held') "
      "returning id;"
      "prepare ledger(bigint, int) as insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, "
      "held_after, sold_after, reason, at) values (1, 100001, $1, 1, 0, $2, 0, 'hold', now());"
      "prepare request(uuid, jsonb) as insert into base.request(request_id, door, content_hash, answer) values ($1, "
      "'hold', "
      "sha256($1::text::bytea), $2);"
      "prepare audit(bigint, jsonb) as insert into audit.entry(venue_id, action, order_id, subject) values (1, 'hold', "
      "$1, $2);"
      "prepare outbox as insert into events.outbox(venue_id, topic, ids) values (1, 'slot', '{100001}')";

/// The rows of a booking of a place that is taken; `held` is what the ledger says stands after it.
void insertRows(pg_conn *connection, int client, const QByteArray &held)
{
    const QByteArray key = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QByteArray order = prepared(connection, {QByteArray::number(5000 + client)}, "ordered");
    const QByteArray item = prepared(connection, {order}, "item");
    prepared(connection, {item, held}, "ledger");
    prepared(connection, {key, "{\"order\": " + order + "}"}, "request");
    prepared(connection, {order, "{\"request\": \"" + key + "\", \"lines\": [{\"slot\": 100001, \"quantity\": 1}]}"},
        "audit");
    prepared(connection, {}, "outbox");
}

/// What is read before anything is written: slot, terms, price and customer.
void readTerms(pg_conn *connection, int client)
{
    prepared(connection, {}, "terms");
    prepared(connection, {QByteArray::number(5000 + client)}, "customer");
}

} // namespace

void Schemes::reset(int capacity) const
{
    m_fresh(capacity);
    redisContext *redis = redisConnectUnix(m_redis.constData());
    integer(redis, static_cast<redisReply *>(redisCommand(redis, "SET places %d", capacity)));
    integer(redis, static_cast<redisReply *>(redisCommand(redis, "DEL lock")));
    redisFree(redis);
}

bool Schemes::once(Kind kind, pg_conn *connection, redisContext *redis, int client) const
{
    switch (kind) {
    case Kind::Transaction: {
        must(connection, "begin");
        readTerms(connection, client);
        const QByteArray held = prepared(connection, {}, "taken");
        if (!held.isEmpty())
            insertRows(connection, client, held);
        must(connection, held.isEmpty() ? "rollback" : "commit");
        return !held.isEmpty();
    }
    case Kind::RedisCounter: {
        const long long left
            = integer(redis, static_cast<redisReply *>(redisCommand(redis, "EVAL %s 1 places", takeOne)));
        if (left == 0)
            return false;
        must(connection, "begin");
        readTerms(connection, client);
        insertRows(connection, client, QByteArray::number(left));
        must(connection, "commit");
        return true;
    }
    case Kind::RedisLock: {
        thread_local std::mt19937 random(std::random_device{}());
        const QByteArray token = QUuid::createUuid().toByteArray();
        while (
            integer(redis, static_cast<redisReply *>(redisCommand(redis, "SET lock %s NX PX 5000", token.constData())))
            == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(200 + random() % 200));
        must(connection, "begin");
        readTerms(connection, client);
        const bool free
            = must(connection, "select capacity - held - sold - blocked from inventory.slot where id = 100001").toInt()
            > 0;
        if (free)
            insertRows(connection, client, prepared(connection, {}, "written"));
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
        [&](pg_conn *connection, int i) { return once(kind, connection, redis[static_cast<std::size_t>(i)], i); }, most,
        statements,
        // Each plan is made before the clock starts, as ours are; what it wrote is undone.
        [](pg_conn *connection, int i) {
            must(connection, "begin");
            readTerms(connection, i);
            insertRows(connection, i, "0");
            must(connection, "rollback");
            return true;
        });
    for (redisContext *context : redis)
        redisFree(context);
    return result;
}

bool Schemes::isBroken(Kind kind, int capacity) const
{
    const Connection connection = connect(m_conninfo);
    const qint64 booked = must(connection.get(), "select count(*) from orders.item").toLongLong();
    redisContext *redis = redisConnectUnix(m_redis.constData());
    bool broken = false;
    if (kind == Kind::RedisCounter)
        broken = capacity - integer(redis, static_cast<redisReply *>(redisCommand(redis, "GET places"))) != booked;
    else if (kind == Kind::RedisLock) // A lock without a holder stops every sale until it times out.
        broken = integer(redis, static_cast<redisReply *>(redisCommand(redis, "EXISTS lock"))) != 0
            || must(connection.get(), "select held from inventory.slot where id = 100001").toLongLong() != booked;
    else
        broken = must(connection.get(), "select held from inventory.slot where id = 100001").toLongLong() != booked;
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
