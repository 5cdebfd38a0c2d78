#include "app/ScheduleKeeper.h"
#include "models/schedule/GeneratorController.h"
#include "models/schedule/PlansController.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/Patience.h"

namespace vd {

using namespace schedule;

/// Runs of the generator over a template, and the service that keeps templates made ahead.
class tst_ScheduleRuns : public QObject
{
    Q_OBJECT

    static GeneratorRequest courts(const QDate &from, const QDate &to)
    {
        GeneratorRequest request;
        request.venue = VenueId(1);
        request.spaces = {SpaceId(101)};
        request.from = from;
        request.to = to;
        request.start = QTime(8, 0);
        request.end = QTime(22, 0);
        request.ofTemplate = TemplateId(7);
        return request;
    }
    static GeneratorRow row(const QDate &day, const char *outcome)
    {
        const QDateTime start(day, QTime(22, 0), Qt::UTC);
        return {SpaceId(101), QStringLiteral("Court 1"), day, start, start.addSecs(3600), QLatin1String(outcome), {}};
    }

private Q_SLOTS:
    void takesBackBeforeItAdds()
    {
        test::FakeScheduleGateway gateway;
        GeneratorController controller(gateway);
        const QDate day(2026, 12, 7);
        gateway.outdated = {row(day, "remove"), row(day.addDays(1), "leave")};
        const GeneratorRequest request = courts(day, day.addDays(1));
        QSignalSpy previewed(&controller, &GeneratorController::previewed);
        controller.preview(request, gateway.zone);
        QTRY_COMPARE(previewed.size(), 1);
        QCOMPARE(controller.result()->removes, 1);
        QCOMPARE(controller.result()->leaves, 1);
        QCOMPARE(controller.result()->adds, 28);
        QSignalSpy generated(&controller, &GeneratorController::generated);
        QSignalSpy progressed(&controller, &GeneratorController::progressed);
        controller.generate();
        QTRY_COMPARE(generated.size(), 1);
        QCOMPARE(gateway.parts, (QList<Part>{Part::Remove, Part::Add}));
        const auto sums = generated.constFirst().constFirst().value<GeneratorPreview>();
        QCOMPARE(sums.removes, 1);
        QCOMPARE(sums.adds, 28);
        // Both halves are one way: it never goes back.
        QCOMPARE(progressed.constFirst().at(0).toInt(), 2);
        QCOMPARE(progressed.constLast().at(0).toInt(), progressed.constLast().at(1).toInt());
    }

    void onlyTakingBackIsWorkToo()
    {
        test::FakeScheduleGateway gateway;
        GeneratorController controller(gateway);
        const QDate day(2026, 12, 7);
        const GeneratorRequest request = courts(day, day);
        gateway.generate({}, request).waitForFinished();
        gateway.generated.clear();
        gateway.parts.clear();
        gateway.outdated = {row(day, "remove")};
        QSignalSpy previewed(&controller, &GeneratorController::previewed);
        controller.preview(request, gateway.zone);
        QTRY_COMPARE(previewed.size(), 1);
        QVERIFY(controller.canGenerate(request));
        controller.generate();
        QSignalSpy generated(&controller, &GeneratorController::generated);
        QTRY_COMPARE(generated.size(), 1);
        QVERIFY(gateway.outdated.isEmpty());
    }

    void severalBlocksAreCountedTogether()
    {
        GeneratorRequest request = courts(QDate(2026, 12, 7), QDate(2026, 12, 13));
        request.weekdays = 31;
        request.more = {{96, QTime(10, 0), QTime(19, 0), 90, 0, 0, {}, {}}};
        request.spaces = {SpaceId(101), SpaceId(102)};
        request.keepBuffers = true;
        qint64 total = 0;
        const QList<GeneratorRequest> parts = SlotPlan::parts(request, {{SpaceId(102), 30}});
        for (const GeneratorRequest &part : parts)
            total += SlotPlan(part, QTimeZone("Asia/Shanghai")).total();
        // Court 1: 5 x 14 + 2 x 6; court 2 with half an hour between: 5 x 9 + 2 x 4.
        QCOMPARE(parts.size(), 4);
        QCOMPARE(total, 5 * 14 + 2 * 6 + 5 * 9 + 2 * 4);
    }

    void theServiceGoesThroughAllTemplates()
    {
        test::FakeScheduleGateway gateway;
        gateway.aheadSteps = {{TemplateId(1), QStringLiteral("A"), 14, 0, {}, QDate(2026, 12, 29)},
            {TemplateId(1), QStringLiteral("A"), 0, 0, {}, {}},
            {TemplateId(4), QStringLiteral("B"), 0, 0, QStringLiteral("unknown_space"), {}},
            {TemplateId(9), QStringLiteral("C"), 3, 1, {}, {}}};
        app::ScheduleKeeper keeper(gateway);
        QSignalSpy finished(&keeper, &app::ScheduleKeeper::finished);
        QSignalSpy kept(&keeper, &app::ScheduleKeeper::kept);
        keeper.pass();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.constFirst().constFirst().toInt(), 17);
        QCOMPARE(kept.size(), 3);
        QCOMPARE(gateway.aheadAsked,
            (QList<QPair<TemplateId, QDate>>{{TemplateId(), QDate()}, {TemplateId(1), QDate(2026, 12, 29)},
                {TemplateId(1), QDate()}, {TemplateId(4), QDate()}, {TemplateId(9), QDate()}}));
    }

    void aFailureEndsThePass()
    {
        test::FakeScheduleGateway gateway;
        gateway.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        app::ScheduleKeeper keeper(gateway);
        QSignalSpy failed(&keeper, &app::ScheduleKeeper::failed);
        keeper.pass();
        QTRY_COMPARE(failed.size(), 1);
        gateway.answers.error.reset();
        QSignalSpy finished(&keeper, &app::ScheduleKeeper::finished);
        keeper.pass();
        QTRY_COMPARE(finished.size(), 1);
    }

    void aSaveWithoutAnAnswerKeepsItsKey()
    {
        test::FakeScheduleGateway gateway;
        PlansController plans(gateway);
        QSignalSpy loaded(&plans, &PlansController::loaded);
        plans.setVenue(VenueId(1));
        QTRY_COMPARE(loaded.size(), 1);
        Calendar calendar;
        calendar.venue = VenueId(1);
        calendar.name = QStringLiteral("Holidays");
        calendar.entries = {{QDate(2027, 10, 1), 7, false, QStringLiteral("National Day")}};
        gateway.answers.error = Error{Fault::Timeout, QStringLiteral("timeout"), {}, {}};
        QSignalSpy refused(&plans, &PlansController::calendarRefused);
        plans.save(calendar);
        QTRY_COMPARE(refused.size(), 1);
        gateway.answers.error.reset();
        QSignalSpy saved(&plans, &PlansController::calendarSaved);
        plans.save(calendar);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(gateway.calendarKeys.size(), 2);
        QCOMPARE(gateway.calendarKeys.at(0), gateway.calendarKeys.at(1));
        QCOMPARE(plans.calendars().size(), 1);
    }
};

} // namespace vd

QTEST_GUILESS_MAIN(vd::tst_ScheduleRuns)
#include "tst_ScheduleRuns.moc"
