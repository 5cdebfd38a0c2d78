#include "db/client/Listener.h"
#include "db/client/Session.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <QJsonArray>
#include <QUuid>

#include <atomic>
#include <mutex>
#include <thread>

using namespace vd;
using namespace vd::test;

namespace {

constexpr int desks = 4;

/// What desks were told: the order of each booking that was answered with yes.
class Acknowledged
{
public:
    void add(qint64 order)
    {
        const std::lock_guard lock(m_mutex);
        m_orders << order;
    }
    [[nodiscard]] QList<qint64> orders()
    {
        const std::lock_guard lock(m_mutex);
        return m_orders;
    }

private:
    std::mutex m_mutex;
    QList<qint64> m_orders;
};

/// Books place after place in one slot. A booking without an answer is asked for again under its key until there is
/// one, by the session's own means: it finds the server that takes writes.
void book(const db::ConnectionSettings &settings, qint64 slot, Acknowledged &told, const std::atomic<bool> &stop,
    std::atomic<int> &unsure)
{
    db::Session session(settings);
    const QJsonArray lines{QJsonObject{{QStringLiteral("slot"), slot}, {QStringLiteral("quantity"), 1}}};
    while (!stop) {
        const QUuid key = QUuid::createUuid();
        for (bool answered = false; !answered && !stop;) {
            const auto order = session.call(QLatin1String("hold"),
                db::Params()
                    .request(key)
                    .add(VenueId(1))
                    .add(QJsonObject{{QStringLiteral("id"), 1}})
                    .add(lines)
                    .add(QJsonObject{}));
            answered = order || (order.error().fault != Fault::Offline && order.error().fault != Fault::Timeout);
            if (order)
                told.add(order->value(QLatin1String("id")).toInteger());
            else if (answered)
                qWarning("%s %s", qPrintable(order.error().code), qPrintable(order.error().detail));
            else
                ++unsure;
        }
    }
}

/// Desks at work until they are told to stop.
class Shift
{
public:
    Shift(const db::ConnectionSettings &settings, qint64 slot)
    {
        for (int i = 0; i < desks; ++i)
            m_threads.emplace_back([this, settings, slot] { book(settings, slot, told, m_stop, unsure); });
    }
    ~Shift() { end(); }
    Shift(const Shift &) = delete;
    Shift &operator=(const Shift &) = delete;

    void end()
    {
        m_stop = true;
        for (std::thread &thread : m_threads) {
            if (thread.joinable())
                thread.join();
        }
    }

    Acknowledged told;
    std::atomic<int> unsure = 0; ///< Tries without an answer.

private:
    std::atomic<bool> m_stop = false;
    std::vector<std::thread> m_threads;
};

} // namespace

/// The server is lost for good and its synchronous standby takes over: desks whose profile names both find it by
/// themselves, and what any of them was told is booked is booked there.
class tst_Failover final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void acknowledgedBookingsAreOnTheStandby();
    void asynchronousItWouldLoseSome();

private:
    [[nodiscard]] db::ConnectionSettings desk() const;
    [[nodiscard]] db::RawConnection onStandby() const;
    static qint64 number(db::RawConnection &connection, const QByteArray &sql);
    static qint64 present(db::RawConnection &connection, const QList<qint64> &orders);
    void promote();

    std::unique_ptr<TemporaryCluster> m_primary;
    std::unique_ptr<TemporaryCluster> m_standby;
    std::unique_ptr<FixtureDatabase> m_database;
    qint64 m_slot = 0;
};

void tst_Failover::init()
{
    auto primary = TemporaryCluster::startOwn("max_wal_senders = 4\nwal_sender_timeout = 0\n");
    QVERIFY2(primary, primary ? "" : qPrintable(primary.error().detail));
    m_primary = std::move(*primary);
    auto database = FixtureDatabase::make(*m_primary);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    m_database = std::make_unique<FixtureDatabase>(std::move(*database));
    m_database->run("update catalog.space set one_live_order = false, max_capacity = 100000 where id = 14;"
                    "update inventory.slot set capacity = 100000 where space_id = 14");
    m_slot = m_database->number("select min(id) from inventory.slot where space_id = 14");
    auto standby = m_primary->startSynchronousStandby();
    QVERIFY2(standby, standby ? "" : qPrintable(standby.error().code + standby.error().detail));
    m_standby = std::move(*standby);
}

void tst_Failover::cleanup()
{
    m_database.reset();
    // The primary of a synchronous standby that is gone waits for it.
    m_primary->kill();
    m_standby.reset();
    m_primary.reset();
}

db::ConnectionSettings tst_Failover::desk() const
{
    db::ConnectionSettings settings = m_database->as(QStringLiteral("desk1"));
    settings.hosts << m_standby->socketFolder();
    settings.statementTimeoutMs = 5000;
    return settings;
}

db::RawConnection tst_Failover::onStandby() const
{
    db::ConnectionSettings settings = m_standby->superuser(m_database->superuser().database);
    auto connection = db::RawConnection::open(settings.withTimeouts(0, 0));
    if (!connection)
        qFatal("%s", qPrintable(connection.error().detail));
    return std::move(*connection);
}

qint64 tst_Failover::number(db::RawConnection &connection, const QByteArray &sql)
{
    const auto rows = connection.script("select (" + sql + ")::bigint as n");
    if (!rows || rows->isEmpty())
        qFatal("%s: %s", sql.constData(), rows ? "no row" : qPrintable(rows.error().detail));
    return rows->at(0).int64("n");
}

qint64 tst_Failover::present(db::RawConnection &connection, const QList<qint64> &orders)
{
    QByteArray ids = "0";
    for (const qint64 order : orders)
        ids += ',' + QByteArray::number(order);
    return number(connection, "select count(*) from orders.order where state = 'HOLDING' and id in (" + ids + ")");
}

void tst_Failover::promote()
{
    db::RawConnection standby = onStandby();
    QCOMPARE(number(standby, "select pg_promote()::int"), 1);
}

void tst_Failover::acknowledgedBookingsAreOnTheStandby()
{
    db::Listener listener(desk());
    QSignalSpy back(&listener, &db::Listener::back);
    QSignalSpy lost(&listener, &db::Listener::lost);
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 1, 60'000);
    Shift shift(desk(), m_slot);
    QTRY_VERIFY_WITH_TIMEOUT(shift.told.orders().size() >= 200, 120'000);
    m_primary->kill();
    const auto before = shift.told.orders();
    QTRY_COMPARE_WITH_TIMEOUT(lost.size(), 1, 60'000);
    promote();
    // Nobody does anything at the desks: they go on, and the listener hears again.
    QTRY_VERIFY_WITH_TIMEOUT(shift.told.orders().size() >= before.size() + 200, 120'000);
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 2, 60'000);
    shift.end();

    const QList<qint64> told = shift.told.orders();
    QCOMPARE(QSet<qint64>(told.cbegin(), told.cend()).size(), told.size()); // no booking was told twice
    db::RawConnection standby = onStandby();
    QCOMPARE(present(standby, told), told.size());
    // Nothing else either, but what was cut off when the desks stopped: at most one for each desk.
    const qint64 all = number(standby, "select count(*) from orders.order");
    QVERIFY(all >= told.size() && all <= told.size() + desks);
    QCOMPARE(number(standby, "select held from inventory.slot where id = " + QByteArray::number(m_slot)), all);
    QCOMPARE(number(standby, "select count(*) from inventory.differences(1)"), 0);
    QCOMPARE(number(standby, "select count(*) from finance.money_differences(1)"), 0);
    qInfo("%lld bookings told, %lld before the server was lost; %d tries without an answer",
        static_cast<long long>(told.size()), static_cast<long long>(before.size()), shift.unsure.load());
    QVERIFY(shift.unsure > 0);
}

void tst_Failover::asynchronousItWouldLoseSome()
{
    // The negative control: the standby hears nothing any more and nobody waits for it. What was told is lost then.
    m_database->run("alter system set synchronous_standby_names = ''");
    m_database->run("select pg_reload_conf()");
    {
        db::RawConnection standby = onStandby();
        QVERIFY(standby.script("alter system set primary_conninfo = ''"));
        QVERIFY(standby.script("select pg_reload_conf()"));
        QTRY_COMPARE_WITH_TIMEOUT(number(standby, "select count(*) from pg_stat_wal_receiver"), 0, 60'000);
    }
    Shift shift(desk(), m_slot);
    QTRY_VERIFY_WITH_TIMEOUT(shift.told.orders().size() >= 50, 120'000);
    m_primary->kill();
    shift.end();
    promote();
    db::RawConnection standby = onStandby();
    const auto told = shift.told.orders();
    QVERIFY2(present(standby, told) < told.size(), "nothing was lost: the test above proves nothing");
}

QTEST_GUILESS_MAIN(tst_Failover)
#include "tst_Failover.moc"
