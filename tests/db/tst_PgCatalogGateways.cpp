#include "tests/support/GatewayTest.h"
#include "tests/support/Patience.h"

using namespace vd;
using test::answerOf;
using test::problem;

namespace {

/// A record by its name; one without an id where it is not to be read.
catalog::Record record(test::GatewayDesk &desk, VenueId venue, catalog::RecordKind kind, const QString &name)
{
    const auto all = answerOf(desk.records.records(venue));
    for (const catalog::Record &one : all.value_or(QList<catalog::Record>())) {
        if (one.kind == kind && one.name() == name)
            return one;
    }
    return {};
}

} // namespace

/// The catalogue and the schedule through their gateways against a real server.
class tst_PgCatalogGateways final : public test::GatewayTest
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogIsChangedByAdministratorsOnly();
    void aScheduleIsAddedOnce();
    void templatesCalendarsAndEditsGoThroughTheDoors();
};

void tst_PgCatalogGateways::theCatalogIsChangedByAdministratorsOnly()
{
    const auto spaces = answerOf(m_desk->catalog.spaces(venue(), false));
    QVERIFY2(spaces, qPrintable(problem(spaces)));
    QCOMPARE(spaces->size(), 5);
    QCOMPARE(spaces->first().name, QStringLiteral("Court 1"));
    QCOMPARE(spaces->first().kind, catalog::SpaceKind::Exclusive);
    QCOMPARE(spaces->first().entryBeforeMinutes, 30);
    const auto categories = answerOf(m_desk->catalog.categories(venue()));
    QVERIFY2(categories, qPrintable(problem(categories)));
    QCOMPARE(categories->size(), 3);
    const auto types = answerOf(m_desk->catalog.ticketTypes(venue()));
    QVERIFY2(types, qPrintable(problem(types)));
    QCOMPARE(types->size(), 3);

    catalog::Record court = record(*m_desk, venue(), catalog::RecordKind::Space, QStringLiteral("Court 1"));
    QCOMPARE(court.id, 0); // The desk reads no records, and writes none.
    const auto admin = desk({QStringLiteral("administrator")});
    court = record(*admin, venue(), catalog::RecordKind::Space, QStringLiteral("Court 1"));
    QVERIFY(court.id > 0);
    court.values.insert(QStringLiteral("name"), QStringLiteral("Court One"));
    const auto denied = answerOf(m_desk->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY(!denied);
    QCOMPARE(denied.error().fault, Fault::Denied);
    const auto saved = answerOf(admin->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY2(saved, qPrintable(problem(saved)));
    QCOMPARE(saved->name(), QStringLiteral("Court One"));
    const auto stale = answerOf(admin->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY(!stale);
    QCOMPARE(stale.error().fault, Fault::Conflict);
    QCOMPARE(answerOf(m_desk->catalog.spaces(venue(), false))->first().name, QStringLiteral("Court One"));

    catalog::Record place = record(*admin, venue(), catalog::RecordKind::Venue, QStringLiteral("V1"));
    place.values.insert(QStringLiteral("name"), QStringLiteral("Riverside"));
    const auto renamed = answerOf(admin->records.save(QUuid::createUuid(), venue(), place));
    QVERIFY2(renamed, qPrintable(problem(renamed)));
    QCOMPARE(answerOf(m_desk->catalog.venues())->first().name, QStringLiteral("Riverside"));
}

void tst_PgCatalogGateways::aScheduleIsAddedOnce()
{
    const auto admin = desk({QStringLiteral("administrator")});
    schedule::GeneratorRequest wanted;
    wanted.venue = venue();
    wanted.spaces = {answerOf(admin->catalog.spaces(venue(), false)).value().first().id};
    wanted.from = day.addDays(1);
    wanted.to = day.addDays(2);
    wanted.start = QTime(8, 0);
    wanted.end = QTime(12, 0);
    const auto preview = answerOf(admin->schedule.preview(wanted));
    QVERIFY2(preview, qPrintable(problem(preview)));
    QCOMPARE(preview->adds, 8);
    QCOMPARE(preview->perDay.size(), 2);
    const auto made = answerOf(admin->schedule.generate(QUuid::createUuid(), wanted, schedule::Part::All));
    QVERIFY2(made, qPrintable(problem(made)));
    QCOMPARE(made->adds, 8);
    const auto again = answerOf(admin->schedule.generate(QUuid::createUuid(), wanted, schedule::Part::All));
    QVERIFY2(again, qPrintable(problem(again)));
    QCOMPARE(again->adds, 0);
    QCOMPARE(again->existing, 8);
}

void tst_PgCatalogGateways::templatesCalendarsAndEditsGoThroughTheDoors()
{
    const auto admin = desk({QStringLiteral("administrator")});
    const QDate first = day.addDays(40);
    schedule::Calendar holidays;
    holidays.venue = venue();
    holidays.name = QStringLiteral("Holidays");
    holidays.entries = {{first.addDays(1), 1, true, QStringLiteral("A day")}};
    const auto calendar = answerOf(admin->schedule.saveCalendar(QUuid::createUuid(), holidays));
    QVERIFY2(calendar, qPrintable(problem(calendar)));
    QCOMPARE(calendar->entries, holidays.entries);
    QCOMPARE(answerOf(admin->schedule.calendars(venue())).value().size(), 1);

    schedule::ScheduleTemplate courts;
    courts.venue = venue();
    courts.name = QStringLiteral("Courts");
    courts.spaces = {answerOf(admin->catalog.spaces(venue(), false)).value().first().id};
    courts.blocks = {{127, QTime(8, 0), QTime(10, 0), 60, 0, 0, {}, {}},
        {127, QTime(20, 0), QTime(21, 30), 45, 0, 0, QStringLiteral("Late"), {}}};
    courts.calendars = {calendar->id};
    courts.weeksAhead = 2;
    const auto saved = answerOf(admin->schedule.saveTemplate(QUuid::createUuid(), courts));
    QVERIFY2(saved, qPrintable(problem(saved)));
    QCOMPARE(saved->blocks, courts.blocks);
    QCOMPARE(answerOf(admin->schedule.templates(venue())).value(), QList<schedule::ScheduleTemplate>{*saved});

    schedule::GeneratorRequest run;
    run.venue = venue();
    run.spaces = saved->spaces;
    run.from = first;
    run.to = first.addDays(2);
    static_cast<schedule::SlotBlock &>(run) = saved->blocks.first();
    run.more = saved->blocks.mid(1);
    run.calendars = saved->calendars;
    run.ofTemplate = saved->id;
    const auto made = answerOf(admin->schedule.generate(QUuid::createUuid(), run, schedule::Part::All));
    QVERIFY2(made, qPrintable(problem(made)));
    QCOMPARE(made->adds, 8);
    run.more.clear();
    const auto diff = answerOf(admin->schedule.preview(run));
    QVERIFY2(diff, qPrintable(problem(diff)));
    QCOMPARE(diff->removes, 4);
    QCOMPARE(diff->perDay.first().removes, 2);

    schedule::SlotEdit close;
    close.venue = venue();
    close.spaces = saved->spaces;
    close.from = first;
    close.to = first;
    close.fromTime = QTime(8, 0);
    close.untilTime = QTime(9, 0);
    close.reason = QStringLiteral("New floor");
    const auto preview = answerOf(admin->schedule.previewEdit(close));
    QVERIFY2(preview, qPrintable(problem(preview)));
    QCOMPARE(preview->changes, 1);
    const auto closed = answerOf(admin->schedule.edit(QUuid::createUuid(), close));
    QVERIFY2(closed, qPrintable(problem(closed)));
    QCOMPARE(*closed, 1);
    const auto programme = answerOf(admin->schedule.activities(venue()));
    QVERIFY2(programme, qPrintable(problem(programme)));
}

QTEST_GUILESS_MAIN(tst_PgCatalogGateways)
#include "tst_PgCatalogGateways.moc"
