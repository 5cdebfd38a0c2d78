#include "db/proof/AuditCheck.h"
#include "tests/support/Answer.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

using namespace vd::test;
using vd::db::AuditCheck;
using vd::db::RawConnection;

/// The audit's seals: what was done is sealed whatever the order in which transactions end, and what a superuser
/// changes, removes or adds afterwards shows.
class tst_AuditCheck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // One of its own: what runs in another database of the cluster puts sealing off.
        auto cluster = TemporaryCluster::startOwn();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
    }

    void init()
    {
        auto made = FixtureDatabase::make(*m_cluster);
        QVERIFY2(made, qPrintable(problem(made)));
        m_database = std::make_unique<FixtureDatabase>(std::move(*made));
        for (int seal = 0; seal < 3; ++seal) {
            write(5);
            QCOMPARE(sealed(), 5);
        }
    }

    void wholeAsItIs()
    {
        const auto report = check();
        QVERIFY(!report.firstBreak);
        QCOMPARE(report.seals, 3);
        QCOMPARE(report.rows, 15);
        QCOMPARE(report.waiting, 0);
        QCOMPARE(report.head, QStringLiteral("3:") + report.head.section(QLatin1Char(':'), 1));
        QCOMPARE(report.head.size(), 18);
    }

    void theSweepSeals()
    {
        write(4);
        m_database->run("alter table audit.seal disable trigger all; update audit.seal set at = at - interval '1 min';"
                        "alter table audit.seal enable trigger all");
        Crew desk(*m_database, {QStringLiteral("door1")}, 1);
        QVERIFY(desk.isReady());
        (void)desk.round([](int) { return QByteArray("(select true as ok, api.sweep() as closed)"); });
        QCOMPARE(check().seals, 4);
        QCOMPARE(check().waiting, 0);
    }

    void lateTransactionsAreSealedOnceTheyEnd()
    {
        auto slow = RawConnection::open(m_database->superuser());
        QVERIFY(slow);
        QVERIFY(slow->script("begin; insert into audit.entry(venue_id, action) values (1, 'late')"));
        write(5);
        // The rows written after the slow one's have ended, but not below every transaction that runs.
        QCOMPARE(sealed(), 0);
        QVERIFY(slow->script("commit"));
        QCOMPARE(sealed(), 6);
        QVERIFY(!check().firstBreak);
    }

    void idsOutOfOrder()
    {
        auto slow = RawConnection::open(m_database->superuser());
        auto other = RawConnection::open(m_database->superuser());
        QVERIFY(slow && other);
        // The id is taken now, the row written by a later transaction than the next row's.
        QVERIFY(slow->script("select nextval(pg_get_serial_sequence('audit.entry', 'id'))"));
        write(2);
        QCOMPARE(sealed(), 2);
        const qint64 gap = m_database->number("select max(id) - 2 from audit.entry");
        m_database->run("insert into audit.entry(id, venue_id, action) overriding system value values ("
            + QByteArray::number(gap) + ", 1, 'late')");
        QCOMPARE(sealed(), 1);
        const auto report = check();
        QVERIFY(!report.firstBreak);
        QCOMPARE(report.rows, 18);
    }

    void rowsOfAnotherClusterAreSealedAfterARestore()
    {
        m_database->run("insert into audit.entry(venue_id, action, xid) values (1, 'old', '900000000000')");
        QCOMPARE(sealed(), 1);
        QVERIFY(!check().firstBreak);
    }

    void aChangedRowShows()
    {
        tamper("update audit.entry set subject = '{\"n\": 99}' where id = (select lower(ids) + 1 from audit.seal where "
               "id = 2)");
        const auto report = check();
        QVERIFY(report.firstBreak);
        QVERIFY(report.firstBreak->damage == AuditCheck::Damage::RowChanged);
        QCOMPARE(report.firstBreak->seal, 2);
        QCOMPARE(report.seals, 1);
        QCOMPARE(report.firstBreak->untilId - report.firstBreak->fromId, 4);
    }

    void aRemovedRowShows()
    {
        tamper("delete from audit.entry where id = (select lower(ids) from audit.seal where id = 3)");
        const auto report = check();
        QVERIFY(report.firstBreak);
        QVERIFY(report.firstBreak->damage == AuditCheck::Damage::RowsMissing);
        QCOMPARE(report.firstBreak->seal, 3);
        QCOMPARE(report.firstBreak->rowsFound, 4);
    }

    void aRemovedSealShows()
    {
        tamper("delete from audit.entry where id in (select generate_series(lower(ids), upper(ids) - 1) from "
               "audit.seal where id = 2);"
               "delete from audit.seal where id = 2");
        const auto report = check();
        QVERIFY(report.firstBreak);
        QVERIFY(report.firstBreak->damage == AuditCheck::Damage::SealMissing);
        QCOMPARE(report.firstBreak->seal, 3);
    }

    void aForgedRowShows()
    {
        const qint64 gap = m_database->number("select nextval(pg_get_serial_sequence('audit.entry', 'id'))");
        write(5);
        QCOMPARE(sealed(), 5);
        // As if it had been sealed long ago.
        tamper("update audit.seal set low = max_id where id = 4");
        QVERIFY(!check().firstBreak);
        tamper("insert into audit.entry(id, venue_id, action) overriding system value values ("
            + QByteArray::number(gap) + ", 1, 'forged')");
        const auto report = check();
        QVERIFY(report.firstBreak);
        QVERIFY(report.firstBreak->damage == AuditCheck::Damage::Unsealed);
        QCOMPARE(report.firstBreak->fromId, gap);
    }

    void theLowMarkFollows()
    {
        // Seals an hour ago, so that the mark may move; afterwards old ranges are not looked at again.
        for (int seal = 0; seal < 3; ++seal) {
            tamper("update audit.seal set at = at - interval '1 hour'");
            write(5);
            QCOMPARE(sealed(), 5);
        }
        QVERIFY(m_database->number("select low from audit.seal order by id desc limit 1") >= 15);
        QVERIFY(!check().firstBreak);
        QCOMPARE(check().rows, 30);
    }

    void aCutEndShowsAgainstAPrintedHead()
    {
        const QString printed = check().head;
        QVERIFY(!check(printed).firstBreak);
        write(5);
        QCOMPARE(sealed(), 5);
        QVERIFY(!check(printed).firstBreak);
        tamper("delete from audit.entry where id >= (select lower(ids) from audit.seal where id = 3); delete from "
               "audit.seal where id >= 3");
        QVERIFY(!check().firstBreak); // nothing left says that there was more
        const auto report = check(printed);
        QVERIFY(report.firstBreak);
        QVERIFY(report.firstBreak->damage == AuditCheck::Damage::HeadUnknown);
    }

    void reportsPrintTheHead()
    {
        const QString head = check().head;
        Crew finance(*m_database, {QStringLiteral("finance1")}, 1);
        QVERIFY(finance.isReady());
        const auto report
            = finance.round([](int) { return QByteArray("(select api.day_report(1, '2026-12-05') as r)"); });
        QCOMPARE(report[0].value(QLatin1String("r")).toObject().value(QLatin1String("audit_head")).toString(), head);
        const auto exported
            = finance.round([](int) { return QByteArray("api.record_export(1, 'day 2026-12-05', 3)"); });
        QCOMPARE(
            exported[0].value(QLatin1String("data")).toObject().value(QLatin1String("audit_head")).toString(), head);
        Crew desk(*m_database, {QStringLiteral("desk1")}, 1);
        const auto shift = desk.round([](int) { return QByteArray("api.open_shift(gen_random_uuid(), 1, 100)"); });
        QVERIFY(shift[0].value(QLatin1String("data")).toObject().contains(QLatin1String("audit_head")));
    }

private:
    void write(int rows)
    {
        m_database->run(
            "insert into audit.entry(venue_id, action, subject) select 1, 'test', jsonb_build_object('n', g) from"
            " generate_series(1, "
            + QByteArray::number(rows) + ") g");
    }

    qint64 sealed() { return m_database->number("select audit.seal('0')"); }

    void tamper(const QByteArray &sql)
    {
        m_database->run("alter table audit.entry disable trigger all; alter table audit.seal disable trigger all;" + sql
            + "; alter table audit.entry enable trigger all; alter table audit.seal enable trigger all");
    }

    AuditCheck::Report check(const QString &head = {})
    {
        const auto report = AuditCheck(m_database->superuser()).run(head);
        if (!report)
            qFatal("%s", qPrintable(problem(report)));
        return *report;
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
};

QTEST_GUILESS_MAIN(tst_AuditCheck)
#include "tst_AuditCheck.moc"
