#include "db/proof/SelfTest.h"
#include "models/base/Pass.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

using namespace vd::test;
using vd::db::RawConnection;
using vd::db::SelfTest;

/// The proof a venue runs on its own server: it holds, it can fail, and it leaves nothing behind.
class tst_SelfTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // One of its own: roles are the cluster's, and only one run may be on a server.
        auto cluster = TemporaryCluster::startOwn();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
    }

    void cleanup()
    {
        QCOMPARE(count("pg_database where datname like 'venuedesk_selftest%'"), 0);
        QCOMPARE(count("pg_roles where rolname like 'venuedesk_selftest%'"), 0);
    }

    void holds()
    {
        const auto report = run({8, 30, true});
        QVERIFY2(report, qPrintable(problem(report)));
        QCOMPARE(report->broken, QStringList());
        for (const SelfTest::Part &part : report->parts)
            QVERIFY2(
                part.wrong.isEmpty(), qPrintable(part.name + QLatin1Char(' ') + part.wrong.join(QLatin1Char('\n'))));
        QVERIFY(report->holds());
        QCOMPARE(report->parts.size(), 4);
        const SelfTest::Part &last = report->parts.first();
        QCOMPARE(last.rounds, 30);
        QCOMPARE(last.tries, 240);
        QCOMPARE(last.winners + last.refusals, 240);
        QCOMPARE(last.winners, 60); // one, two and three places in turn
        QVERIFY2(report->parts.last().rounds > 0, "no connection was killed: the last race proves nothing");
    }

    void failsWithoutTheGuard()
    {
        const auto report = run({8, 20, false});
        QVERIFY2(report, qPrintable(problem(report)));
        QVERIFY(!report->holds());
        QVERIFY(!report->parts.first().wrong.isEmpty());
        QVERIFY(!report->broken.isEmpty());
    }

    void refusesWithoutTheRight()
    {
        auto postgres = RawConnection::open(m_cluster->superuser());
        QVERIFY(postgres);
        QVERIFY(postgres->script("create role plain login password 'plain'"));
        auto settings = m_cluster->superuser();
        settings.user = QStringLiteral("plain");
        settings.password = QStringLiteral("plain");
        SelfTest test(settings, {2, 1, true});
        const auto report = test.run([](const SelfTest::Part &) {});
        QVERIFY(!report);
        QCOMPARE(report.error().code, QStringLiteral("selftest_not_allowed"));
    }

    void oneAtATime()
    {
        const auto first = vd::db::ScratchDatabase::make(m_cluster->superuser());
        QVERIFY2(first, qPrintable(problem(first)));
        const auto second = run({2, 1, true});
        QVERIFY(!second);
        QCOMPARE(second.error().code, QStringLiteral("selftest_running"));
    }

    void whatAKilledRunLeftGoesWithTheNext()
    {
        auto postgres = RawConnection::open(m_cluster->superuser());
        QVERIFY(postgres);
        QVERIFY(postgres->script("create database venuedesk_selftest_dead"));
        QVERIFY(postgres->script("create role venuedesk_selftest_dead_desk"));
        QVERIFY(run({2, 1, true}));
    }

private:
    [[nodiscard]] vd::Result<SelfTest::Report> run(const SelfTest::Options &options)
    {
        SelfTest test(m_cluster->superuser(), options);
        return test.run([](const SelfTest::Part &) {});
    }

    [[nodiscard]] qint64 count(const QByteArray &from)
    {
        auto postgres = RawConnection::open(m_cluster->superuser());
        const auto rows = postgres ? postgres->script("select count(*) as n from " + from)
                                   : vd::Result<vd::db::Rows>(pass(postgres));
        return rows ? rows->first().int64("n") : -1;
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
};

QTEST_GUILESS_MAIN(tst_SelfTest)
#include "tst_SelfTest.moc"
