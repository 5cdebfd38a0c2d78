#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

#include <QUuid>

using namespace vd::test;

namespace {

/// One day of Court 1, generated from a start; half an hour apart two of them overlap everywhere.
QByteArray generate(const QByteArray &day, const QByteArray &start, const QByteArray &end)
{
    return "api.schedule_generate('" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces)
        + "', '{\"venue\": 1, \"spaces\": [11], \"from\": \"" + day + "\", \"to\": \"" + day
        + "\", \"blocks\": [{\"weekdays\": 127, \"start\": \"" + start + "\", \"end\": \"" + end
        + "\", \"slot_minutes\": 60}]}')";
}

qint64 addedBy(const Answer &answer)
{
    return answer.value(QLatin1String("data")).toObject().value(QLatin1String("adds")).toInteger();
}

QByteArray overlapping(const QByteArray &day)
{
    return "select count(*) from inventory.slot a join inventory.slot b on b.space_id = a.space_id and b.id > a.id and "
           "b.starts_at < a.ends_at and b.ends_at > a.starts_at and b.status <> 'removed' where a.space_id = 11 and "
           "a.status <> 'removed' and a.business_date = '"
        + day + '\'';
}

} // namespace

/// Several generators at once make no slot twice and none that overlaps another of its space.
class tst_GeneratorRaces final : public QObject
{
    Q_OBJECT

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
    int m_day = 0;

    std::unique_ptr<FixtureDatabase> database()
    {
        auto made = FixtureDatabase::make(*m_cluster);
        return made ? std::make_unique<FixtureDatabase>(std::move(*made)) : nullptr;
    }
    QByteArray nextDay() { return QDate(2027, 1, 1).addDays(m_day++).toString(Qt::ISODate).toLatin1(); }

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY(cluster);
        m_cluster = std::move(*cluster);
        m_database = database();
        QVERIFY(m_database);
    }

    void c49_twoGeneratorsNoDoubleSlot()
    {
        Crew crew(*m_database, {QStringLiteral("admin1")}, 4);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 25; ++round) {
            const QByteArray day = nextDay();
            const auto answers = crew.round([&day](int i) {
                return i % 2 == 0 ? generate(day, "08:00", "12:00") : generate(day, "08:30", "12:30");
            });
            QCOMPARE(winners(answers), 4);
            qint64 added = 0;
            for (const Answer &answer : answers)
                added += addedBy(answer);
            QCOMPARE(added, 4);
            QCOMPARE(m_database->number(
                         "select count(*) from inventory.slot where space_id = 11 and business_date = '" + day + '\''),
                4);
            QCOMPARE(m_database->number(overlapping(day)), 0);
        }
    }

    void withoutTheGuardTheyOverlap()
    {
        // The negative control: every generator has a lock of its own, and the rows come a moment after the look.
        auto unguarded = database();
        QVERIFY(unguarded);
        unguarded->run("create or replace function base.lock_key(p_class int, p_id bigint) returns bigint language sql "
                       "volatile as $$ select case p_class when 3 then (random() * 1e15)::bigint else (p_class::bigint "
                       "<< 56) | (p_id & 72057594037927935) end $$;"
                       "create function public.linger() returns trigger language plpgsql as $$ begin perform "
                       "pg_sleep(0.02); return null; end $$;"
                       "grant execute on function public.linger() to public;"
                       "create trigger linger before insert on inventory.slot for each statement execute function "
                       "public.linger()");
        Crew crew(*unguarded, {QStringLiteral("admin1")}, 4);
        QVERIFY(crew.isReady());
        qint64 found = 0;
        for (int round = 0; round < 20 && found == 0; ++round) {
            const QByteArray day = nextDay();
            (void)crew.round([&day](int i) {
                return i % 2 == 0 ? generate(day, "08:00", "12:00") : generate(day, "08:30", "12:30");
            });
            found = unguarded->number(overlapping(day));
        }
        QVERIFY2(found > 0, "without the guard nothing went wrong: the race above proves nothing");
    }
};

QTEST_GUILESS_MAIN(tst_GeneratorRaces)
#include "tst_GeneratorRaces.moc"
