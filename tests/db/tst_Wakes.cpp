#include "db/client/Session.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <barrier>
#include <poll.h>
#include <thread>

using namespace vd;
using namespace vd::test;
using db::Params;
using db::Session;

namespace {

constexpr int writers = 6;
const VenueId venue(1);

/// A desk that looks only when it is woken, never because a second is over.
class Sleeper
{
public:
    explicit Sleeper(const db::ConnectionSettings &settings)
        : m_session(settings)
    {
        m_awake = m_session.query("listen venuedesk").has_value();
        look();
    }

    [[nodiscard]] bool isSound() const { return m_awake; }
    /// What was committed when it last began to look.
    [[nodiscard]] QByteArray seen() const { return m_seen; }
    void wait()
    {
        pollfd fd{m_session.socket(), POLLIN, 0};
        poll(&fd, 1, 1);
        if (m_session.takeNotifications())
            look();
    }
    /// Looks for every wake-up that was sent before this is called: the server hands them out before it answers.
    void wakeForTheRest()
    {
        do {
            m_awake = m_awake && m_session.query("select 1").has_value();
        } while (m_session.takeNotifications() && look());
    }
    bool look()
    {
        m_awake = m_awake && m_session.query("select * from api.events_since(null)").has_value();
        const Result<db::Rows> seen = m_session.query("select current_setting('test.seen') as seen");
        m_awake = m_awake && seen;
        m_seen = m_awake ? seen->first().text("seen").toLatin1() : QByteArray();
        return m_awake;
    }

private:
    Session m_session;
    QByteArray m_seen;
    bool m_awake = false;
};

/// A hold, whose venue the desk names, and its cancelling, whose venue only the answer names.
bool write(Session &session, qint64 slot, int customer)
{
    const QJsonArray lines{QJsonObject{{QStringLiteral("slot"), slot}, {QStringLiteral("quantity"), 1}}};
    const auto held = session.call(QLatin1String("hold"),
        Params()
            .request(QUuid::createUuid())
            .add(venue)
            .add(QJsonObject{{QStringLiteral("id"), customer}})
            .add(lines)
            .add(QJsonObject()),
        venue);
    return held
        && session
               .call(QLatin1String("cancel"),
                   Params()
                       .request(QUuid::createUuid())
                       .add(held->value(QLatin1String("id")).toInteger())
                       .add(QString()))
               .has_value();
}

} // namespace

/// Writers wake a venue's desks unless a wake-up is on its way already (api.wake), and who looks (api.events_since)
/// lets the next writer wake again: between the two no wake-up is lost.
class tst_Wakes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
    }

    void noWakeUpIsLost()
    {
        auto database = FixtureDatabase::make(*m_cluster);
        QVERIFY(database);
        keepWhatIsSeen(*database, {});
        QCOMPARE(roundsThatLeftADeskAsleep(*database, 150), 0);
        QVERIFY(database->number("select count(*) from events.outbox where venue_id = 1") >= 150 * writers * 2);
    }

    void withTheResetAfterTheLookSomeAre()
    {
        // The negative control: who looks first and lets the others wake again only then, leaves a desk asleep.
        auto late = FixtureDatabase::make(*m_cluster);
        QVERIFY(late);
        keepWhatIsSeen(*late,
            "d := regexp_replace(d, '(perform setval\\(.*?is not null;)(.*?)(if p_cursor is not null)', "
            "'\\2 perform pg_sleep(0.005); \\1 \\3'); "
            "if d !~ 'pg_sleep' then raise 'api.events_since changed'; end if; ");
        QVERIFY2(roundsThatLeftADeskAsleep(*late, 60) > 0, "nothing went wrong: the race above proves nothing");
    }

private:
    /// Each look also keeps what was committed when it began, behind its reset.
    static void keepWhatIsSeen(FixtureDatabase &database, const QByteArray &change)
    {
        database.run(
            "do $do$ declare d text := pg_get_functiondef('api.events_since'::regproc); begin "
            "d := replace(d, 'v_to := pg_snapshot_xmin', "
            "'perform set_config(''test.seen'', pg_current_snapshot()::text, false); v_to := pg_snapshot_xmin'); "
            "if d !~ 'test.seen' then raise 'api.events_since changed'; end if; "
            + change + "execute d; end $do$");
    }

    /// Rounds in which everybody writes while the desk is woken and looks; after some of them, with all wake-ups there,
    /// something is committed that it has not looked for.
    static int roundsThatLeftADeskAsleep(FixtureDatabase &database, int rounds)
    {
        Sleeper desk(database.as(QStringLiteral("desk1")));
        const qint64 slot = database.number("select min(id) from inventory.slot where space_id = 14");
        std::barrier start(writers + 1);
        std::atomic<int> writing = 0;
        std::atomic<int> refused = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < writers; ++i) {
            const db::ConnectionSettings settings
                = database.as(i % 2 == 0 ? QStringLiteral("desk2") : QStringLiteral("lead1"));
            threads.emplace_back([&, i, settings] {
                Session session(settings);
                for (int round = 0; round < rounds; ++round) {
                    start.arrive_and_wait();
                    refused += !write(session, slot + i, 1 + i % 2);
                    --writing;
                }
            });
        }
        int asleep = 0;
        for (int round = 0; round < rounds; ++round) {
            writing = writers;
            start.arrive_and_wait();
            while (writing > 0)
                desk.wait();
            desk.wakeForTheRest();
            asleep += database.number("select count(*) from events.outbox o where not pg_visible_in_snapshot(o.xid, '"
                          + desk.seen() + "')")
                > 0;
            (void)desk.look();
        }
        for (std::thread &thread : threads)
            thread.join();
        if (refused > 0 || !desk.isSound())
            qFatal("%d writes were refused", refused.load());
        return asleep;
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
};

QTEST_GUILESS_MAIN(tst_Wakes)
#include "tst_Wakes.moc"
