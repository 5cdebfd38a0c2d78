#include "models/base/ZoneTime.h"
#include "models/schedule/SlotPlan.h"
#include "tests/support/Patience.h"

using namespace vd;
using namespace vd::schedule;

namespace {

GeneratorRequest request(const QDate &from, const QDate &to, const QTime &start, const QTime &end, int minutes = 60)
{
    GeneratorRequest request;
    request.venue = VenueId(3);
    request.spaces = {SpaceId(31)};
    request.from = from;
    request.to = to;
    request.start = start;
    request.end = end;
    request.slotMinutes = minutes;
    return request;
}

QTimeZone berlin()
{
    return QTimeZone("Europe/Berlin");
}

/// Starts of a day in UTC as "dd HH:mm".
QString starts(const GeneratorRequest &request, const QDate &date, const QTimeZone &zone = berlin())
{
    QStringList texts;
    for (const PlannedSlot &slot : SlotPlan(request, zone).slotsOn(date))
        texts << slot.startsAt.toString(QStringLiteral("dd HH:mm"));
    return texts.join(QStringLiteral(", "));
}

QString wall(const QDateTime &instant, const QTimeZone &zone = berlin())
{
    return instant.toTimeZone(zone).toString(QStringLiteral("HH:mm"));
}

QStringList codes(const FieldErrors &errors)
{
    QStringList texts;
    for (const FieldError &error : errors)
        texts << error.field + QLatin1Char(':') + error.error.code;
    return texts;
}

class LocalZone
{
public:
    explicit LocalZone(const QByteArray &name)
        : m_before(qgetenv("TZ"))
    {
        qputenv("TZ", name);
        tzset();
    }
    ~LocalZone()
    {
        qputenv("TZ", m_before);
        tzset();
    }
    Q_DISABLE_COPY(LocalZone)

private:
    QByteArray m_before;
};

} // namespace

class tst_SlotPlan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void c47_springClockChange()
    {
        const QDate sunday(2027, 3, 28);
        const GeneratorRequest night = request(sunday, sunday, QTime(0, 0), QTime(6, 0));
        const SlotPlan plan(night, berlin());
        const QList<PlannedSlot> planned = plan.slotsOn(sunday);
        QStringList walls;
        for (const PlannedSlot &slot : planned) {
            walls << wall(slot.startsAt);
            QCOMPARE(slot.startsAt.secsTo(slot.endsAt), 3600);
            QCOMPARE(slot.businessDate, sunday);
        }
        QCOMPARE(walls.join(QLatin1Char(' ')), QStringLiteral("00:00 01:00 03:00 04:00 05:00"));
        QCOMPARE(wall(planned.at(1).endsAt), QStringLiteral("03:00"));
        QCOMPARE(plan.countOn(sunday), 5);
        QCOMPARE(plan.total(), 5);
        QCOMPARE(plan.usualCount(), 6);
        QCOMPARE(plan.unusualDays(), QList<QDate>{sunday});

        const GeneratorRequest evening = request(sunday.addDays(-1), sunday.addDays(1), QTime(18, 0), QTime(19, 0));
        QCOMPARE(starts(evening, sunday.addDays(-1)), QStringLiteral("27 17:00"));
        QCOMPARE(starts(evening, sunday), QStringLiteral("28 16:00"));
        QCOMPARE(starts(evening, sunday.addDays(1)), QStringLiteral("29 16:00"));
        QVERIFY(SlotPlan(evening, berlin()).unusualDays().isEmpty());
    }

    // The same values as tests/db/plan.pg.
    void agreesWithTheServer()
    {
        const QDate spring(2027, 3, 28);
        const QDate autumn(2026, 10, 25);
        QCOMPARE(starts(request(spring, spring, QTime(0, 0), QTime(6, 0)), spring),
            QStringLiteral("27 23:00, 28 00:00, 28 01:00, 28 02:00, 28 03:00"));
        QCOMPARE(starts(request(spring, spring, QTime(0, 0), QTime(6, 0), 90), spring),
            QStringLiteral("27 23:00, 28 00:30, 28 02:30"));
        QCOMPARE(starts(request(autumn, autumn, QTime(0, 0), QTime(4, 0)), autumn),
            QStringLiteral("24 22:00, 24 23:00, 25 00:00, 25 01:00, 25 02:00"));
        QCOMPARE(starts(request(spring, spring, QTime(1, 0), QTime(3, 0), 120), spring), QString());
        const QDate newYear(2026, 12, 31);
        QCOMPARE(starts(request(newYear, newYear, QTime(22, 0), QTime(2, 0)), newYear),
            QStringLiteral("31 21:00, 31 22:00, 31 23:00, 01 00:00"));
    }

    void c49_acrossMidnight()
    {
        const QTimeZone shanghai("Asia/Shanghai");
        const QDate day(2026, 12, 31);
        const SlotPlan plan(request(day, day, QTime(22, 0), QTime(2, 0)), shanghai);
        QVERIFY(plan.endsNextDay());
        const QList<PlannedSlot> planned = plan.slotsOn(day);
        QStringList walls;
        for (const PlannedSlot &slot : planned) {
            walls << wall(slot.startsAt, shanghai);
            QCOMPARE(slot.businessDate, day);
            QVERIFY(slot.startsAt < slot.endsAt);
        }
        QCOMPARE(walls.join(QLatin1Char(' ')), QStringLiteral("22:00 23:00 00:00 01:00"));
        QVERIFY(plan.slotsOn(day.addDays(1)).isEmpty());

        const SlotPlan single(request(day, day, QTime(23, 0), QTime(1, 0), 120), shanghai);
        QCOMPARE(single.total(), 1);
        const PlannedSlot slot = single.slotsOn(day).constFirst();
        QCOMPARE(slot.endsAt.toTimeZone(shanghai).toString(Qt::ISODate).left(16), QStringLiteral("2027-01-01T01:00"));
        QCOMPARE(slot.startsAt.secsTo(slot.endsAt), 120 * 60);
    }

    void c51_weekdaysDoNotFollowThePc_data()
    {
        QTest::addColumn<QByteArray>("zone");
        for (const char *zone : {"Asia/Shanghai", "UTC", "America/Los_Angeles", "Pacific/Auckland"})
            QTest::newRow(zone) << QByteArray(zone);
    }

    void c51_weekdaysDoNotFollowThePc()
    {
        QFETCH(QByteArray, zone);
        const LocalZone pc(zone);
        const QTimeZone venue("Asia/Shanghai");
        GeneratorRequest all = request(QDate(2026, 6, 1), QDate(2026, 6, 28), QTime(10, 0), QTime(12, 0));
        all.weekdays = 1 << 3;
        const SlotPlan thursdays(all, venue);
        all.weekdays = 127 & ~(1 << 3);
        const SlotPlan closed(all, venue);
        QList<int> open;
        for (QDate date = all.from; date <= all.to; date = date.addDays(1)) {
            if (thursdays.countOn(date) > 0)
                open << date.day();
            QCOMPARE(closed.countOn(date) > 0, date.dayOfWeek() != Qt::Thursday);
        }
        QCOMPARE(open, (QList<int>{4, 11, 18, 25}));
        QVERIFY(closed.countOn(QDate(2026, 6, 28)) > 0);
        QCOMPARE(thursdays.total(), 8);
        QCOMPARE(thursdays.slotsOn(QDate(2026, 6, 4)).constFirst().startsAt,
            QDateTime(QDate(2026, 6, 4), QTime(2, 0), Qt::UTC));
    }

    void everyZoneGivesWholeSlotsThatDoNotOverlap()
    {
        for (const char *name : {"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
                 "America/Sao_Paulo", "Asia/Kathmandu", "Antarctica/Troll", "Pacific/Apia"}) {
            const QTimeZone zone(name);
            for (const int minutes : {20, 45, 60, 90, 120, 240}) {
                GeneratorRequest year
                    = request(QDate(2026, 1, 1), QDate(2026, 12, 31), QTime(0, 0), QTime(0, 0), minutes);
                const SlotPlan plan(year, zone);
                qint64 sum = 0;
                for (QDate date = year.from; date <= year.to; date = date.addDays(1)) {
                    const QList<PlannedSlot> planned = plan.slotsOn(date);
                    sum += planned.size();
                    QCOMPARE(plan.countOn(date), planned.size());
                    for (qsizetype i = 0; i < planned.size(); ++i) {
                        QCOMPARE(planned.at(i).startsAt.secsTo(planned.at(i).endsAt), minutes * 60);
                        QVERIFY(i == 0 || planned.at(i - 1).endsAt <= planned.at(i).startsAt);
                    }
                }
                QCOMPARE(plan.total(), sum);
            }
        }
    }

    void skippedAndRepeatedTimes()
    {
        QCOMPARE(ZoneTime::instants(QDate(2027, 3, 28), QTime(2, 30), berlin()).size(), 0);
        QCOMPARE(ZoneTime::instants(QDate(2026, 10, 25), QTime(2, 30), berlin()).size(), 2);
        QCOMPARE(ZoneTime::instants(QDate(2026, 10, 25), QTime(3, 0), berlin()).size(), 1);
        // As PostgreSQL reads them.
        QCOMPARE(ZoneTime::instant(QDate(2027, 3, 28), QTime(2, 30), berlin()),
            QDateTime(QDate(2027, 3, 28), QTime(1, 30), Qt::UTC));
        QCOMPARE(ZoneTime::instant(QDate(2026, 10, 25), QTime(2, 30), berlin()),
            QDateTime(QDate(2026, 10, 25), QTime(1, 30), Qt::UTC));
    }

    void leftover()
    {
        const QDate day(2026, 12, 5);
        GeneratorRequest odd = request(day, day, QTime(8, 0), QTime(22, 30), 60);
        QCOMPARE(SlotPlan(odd, berlin()).leftoverMinutes(), 30);
        odd.gapMinutes = 15;
        QCOMPARE(SlotPlan(odd, berlin()).usualCount(), 11);
        QCOMPARE(SlotPlan(odd, berlin()).leftoverMinutes(), 60);
    }

    void badInput()
    {
        const QDate day(2026, 12, 5);
        const GeneratorRequest good = request(day, day, QTime(8, 0), QTime(22, 0));
        QCOMPARE(codes(SlotPlan(good, berlin()).faults()), QStringList());
        GeneratorRequest bad = good;
        bad.spaces.clear();
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("spaces:schedule_no_space")});
        bad = good;
        bad.to = day.addDays(-1);
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("range:schedule_range")});
        bad = good;
        bad.to = day.addYears(11);
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("range:schedule_range_long")});
        bad = good;
        bad.weekdays = 0;
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("weekdays:schedule_no_weekday")});
        bad.weekdays = 1; // Monday; the range is one Saturday.
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("range:schedule_range_empty")});
        bad = good;
        bad.start = QTime(20, 0);
        bad.end = QTime(20, 30);
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("length:schedule_length")});
        bad = good;
        bad.start = {};
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("times:schedule_time_invalid")});
        bad = good;
        bad.slotMinutes = 0;
        bad.gapMinutes = -1;
        bad.capacity = 1'000'001;
        bad.label = QString(121, QLatin1Char('x'));
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()),
            (QStringList{QStringLiteral("length:minutes_invalid"), QStringLiteral("gap:minutes_invalid"),
                QStringLiteral("capacity:capacity_invalid"), QStringLiteral("label:name_too_long")}));
        bad = good;
        bad.to = day.addYears(9);
        for (int i = 0; i < 40; ++i)
            bad.spaces << SpaceId(100 + i);
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList{QStringLiteral("range:schedule_too_large")});
        // 120 emoji are 120 characters, though 240 UTF-16 units.
        bad = good;
        bad.label = QStringLiteral("\U0001F3F8").repeated(120);
        QCOMPARE(codes(SlotPlan(bad, berlin()).faults()), QStringList());
    }
};

QTEST_APPLESS_MAIN(tst_SlotPlan)
#include "tst_SlotPlan.moc"
