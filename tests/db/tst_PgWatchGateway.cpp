#include "app/NightlyChecks.h"
#include "db/client/Lane.h"
#include "db/gateways/PgWatchGateway.h"
#include "tests/support/Answer.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

using namespace vd;
using namespace vd::test;

/// The invariant watch, the nightly checks and the alerts as the window and the service meet them.
class tst_PgWatchGateway final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
        auto database = FixtureDatabase::make(*m_cluster);
        QVERIFY(database);
        m_database = std::make_unique<FixtureDatabase>(std::move(*database));
    }

    void aDeskFindsTheNightUndone()
    {
        Person door(*m_database, QStringLiteral("door1"));
        app::NightlyChecks checks(door.watch);
        QSignalSpy finished(&checks, &app::NightlyChecks::finished);
        checks.pass();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.at(0).at(0).toInt(), 3);
        const auto watch = awaited(door.watch.watch(VenueId(1)));
        QVERIFY2(watch, watch ? "" : qPrintable(watch.error().detail));
        QVERIFY(watch->last);
        QCOMPARE(watch->last->day, QDate(2026, 12, 1));
        QCOMPARE(watch->last->differences, 0);
        QVERIFY(!watch->last->whole);
        checks.pass();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.at(1).at(0).toInt(), 0);
    }

    void whatDiffersIsNamedAndRaised()
    {
        m_database->run("update inventory.slot set sold = 3 where id = (select min(id) from inventory.slot where "
                        "space_id = 14)");
        Person service(*m_database, QStringLiteral("service1"));
        while (awaited(service.watch.nightlyChecks()).value_or(0) == 1) { }
        Person lead(*m_database, QStringLiteral("lead1"));
        const auto watch = awaited(lead.watch.watch(VenueId(1)));
        QVERIFY2(watch, watch ? "" : qPrintable(watch.error().detail));
        QCOMPARE(watch->count(), 1);
        QCOMPARE(watch->stock.constFirst().spaceName, QStringLiteral("Lane A"));
        QCOMPARE(watch->stock.constFirst().sold, 3);
        QCOMPARE(watch->stock.constFirst().countedSold, 0);
        QVERIFY(watch->last && watch->last->whole);
        const auto alerts = awaited(lead.watch.alerts(VenueId(1)));
        QVERIFY(alerts);
        QCOMPARE(alerts->size(), 1);
        QCOMPARE(alerts->constFirst().kind, QStringLiteral("day_does_not_balance"));
        const auto logged = awaited(service.watch.alertsSince({}));
        QVERIFY(logged);
        QCOMPARE(logged->size(), 1);
        QCOMPARE(logged->constFirst().venue, VenueId(1));
        QVERIFY(awaited(lead.watch.seeAlert(alerts->constFirst().id, VenueId(1))));
        QCOMPARE(awaited(lead.watch.alerts(VenueId(1)))->size(), 0);
        // Whom it does not concern is not told.
        Person desk(*m_database, QStringLiteral("desk1"));
        QVERIFY(!awaited(desk.watch.alerts(VenueId(1))));
    }

    void failedBookingsRaiseTheAlert()
    {
        Person desk(*m_database, QStringLiteral("desk1"));
        QVERIFY(awaited(desk.watch.reportFailures(VenueId(1), 19)));
        QCOMPARE(m_database->number("select count(*) from finance.alert"), 0);
        QVERIFY(awaited(desk.watch.reportFailures(VenueId(1), 1)));
        QCOMPARE(m_database->number("select count(*) from finance.alert where kind = 'technical_failures'"), 1);
    }

private:
    struct Person
    {
        Person(const FixtureDatabase &database, const QString &login)
            : lane(login, database.as(login))
            , watch(lane, lane)
        {
        }

        db::Lane lane;
        db::PgWatchGateway watch;
    };

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
};

QTEST_GUILESS_MAIN(tst_PgWatchGateway)
#include "tst_PgWatchGateway.moc"
