#include "models/base/Changes.h"
#include "models/catalog/CatalogRules.h"
#include "models/catalog/RecordsController.h"
#include "models/finance/DayController.h"
#include "models/schedule/GeneratorController.h"
#include "models/schedule/SlotPlan.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/Patience.h"

using namespace vd;
using namespace vd::test;
using catalog::CatalogRules;
using catalog::Record;
using catalog::RecordKind;
using catalog::RecordsController;
using catalog::Space;
using catalog::SpaceKind;
using catalog::Venue;
using finance::DayController;
using schedule::GeneratorController;
using schedule::GeneratorRequest;

namespace {

const VenueId venue(1);
const QDate day(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

GeneratorRequest courts(const QDate &from, const QDate &to)
{
    GeneratorRequest request;
    request.venue = venue;
    request.spaces = {SpaceId(101), SpaceId(102)};
    request.from = from;
    request.to = to;
    request.start = QTime(8, 0);
    request.end = QTime(22, 0);
    return request;
}

} // namespace

/// The controllers of finance, catalogue and schedule on fakes: stale answers, refreshes, request ids, batches.
class tst_Controllers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<vd::Error>(); }

    void dayAnswersThatCameTooLateAreDropped()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(day);
        gateway.answers.manual = true;
        DayController controller(gateway, nullptr);
        controller.setDay(day.addDays(-1));
        controller.setVenue(venue);
        controller.setDay(day);
        QVERIFY(controller.isLoading());
        QSignalSpy loading(&controller, &DayController::loadingChanged);
        gateway.answers.answerAll();
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(controller.report()->day, day);
        QCOMPARE(controller.rows().size(), 53);
        QCOMPARE(loading.count(), 1);
    }

    void linesAddUpToTheirChannel()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(day);
        DayController controller(gateway, nullptr);
        controller.setDay(day);
        controller.setVenue(venue);
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(controller.sum(), controller.expectedSum());
        QCOMPARE(controller.sum(), controller.report()->total.net);
        for (const finance::ChannelLine &line : controller.report()->channels) {
            controller.setChannel(line.channel);
            QTRY_VERIFY(!controller.isLoading());
            QCOMPARE(controller.sum(), line.net);
            QCOMPARE(controller.expectedSum(), line.net);
            QCOMPARE(line.paid - line.refunded, line.net);
        }
        controller.setChannel(text("benefit"));
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(controller.sum().minor(), 0);
        QCOMPARE(controller.expectedSum().minor(), 0);
    }

    void aRushOfBookingsIsOneRefresh()
    {
        FakeFinanceGateway gateway;
        Changes changes;
        DayController controller(gateway, &changes);
        controller.setDay(day);
        controller.setVenue(venue);
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(gateway.reportsAsked, 1);
        gateway.add(day, QTime(9, 0), text("cash"), 5000, text("A"));
        for (int i = 0; i < 50; ++i) {
            Q_EMIT changes.changed(venue, text("payment"), {i});
            Q_EMIT changes.changed(venue, text("order"), {i});
        }
        Q_EMIT changes.changed(venue, text("catalog"), {});
        Q_EMIT changes.changed(VenueId(2), text("payment"), {});
        QTRY_COMPARE(controller.rows().size(), 1);
        QCOMPARE(gateway.reportsAsked, 2);
    }

    void whatWasReadStaysWhenTheServerIsAway()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(day);
        Changes changes;
        DayController controller(gateway, &changes);
        controller.setDay(day);
        controller.setVenue(venue);
        QTRY_VERIFY(!controller.isLoading());
        QSignalSpy failed(&controller, &DayController::failed);
        gateway.answers.error = Error{Fault::Offline, text("offline"), {}, {}};
        controller.reload();
        QTRY_COMPARE(failed.count(), 2);
        QVERIFY(controller.report().has_value());
        gateway.answers.error.reset();
        const int asked = gateway.reportsAsked;
        Q_EMIT changes.connectionBack();
        QCOMPARE(gateway.reportsAsked, asked + 1);
    }

    void whatTheComputerKnowsOfZonesAndCurrencies()
    {
        QVERIFY(CatalogRules::zones().contains(text("Europe/Berlin")));
        QVERIFY(!CatalogRules::zones().contains(text("UTC+08:00")));
        QVERIFY(!CatalogRules::zones().contains(text("Atlantis/Centre")));
        for (const char *code : {"CNY", "EUR", "USD", "JPY", "GBP"})
            QVERIFY(CatalogRules::currencies().contains(text(code)));
        QVERIFY(!CatalogRules::currencies().contains(text("XYZ")));
        QVERIFY(!CatalogRules::regions().contains(text("ZZ")));
    }

    void aSaveWithoutAnswerIsRepeatedAsTheSame()
    {
        FakeRecordsGateway gateway;
        gateway.fillSportsCentre();
        RecordsController controller(gateway, nullptr);
        controller.setVenue(venue);
        QTRY_COMPARE(controller.records(RecordKind::Category).size(), 4);
        Record squash{RecordKind::Category, 0, 0, {{text("name"), text("Squash")}}};
        QSignalSpy refused(&controller, &RecordsController::refused);
        QSignalSpy saved(&controller, &RecordsController::saved);
        gateway.answers.error = Error{Fault::Timeout, text("server_busy"), {}, {}};
        controller.save(squash);
        QTRY_COMPARE(refused.count(), 1);
        gateway.answers.error.reset();
        controller.save(squash);
        QTRY_COMPARE(saved.count(), 1);
        squash.values.insert(text("name"), text("Squash 2"));
        controller.save(squash);
        QTRY_COMPARE(saved.count(), 2);
        QCOMPARE(gateway.saveRequests.size(), 3);
        QCOMPARE(gateway.saveRequests.at(0), gateway.saveRequests.at(1));
        QVERIFY(gateway.saveRequests.at(1) != gateway.saveRequests.at(2));
        QTRY_COMPARE(controller.records(RecordKind::Category).size(), 6);
    }

    void aConflictReadsWhatIsTrueNow()
    {
        FakeRecordsGateway gateway;
        gateway.fillSportsCentre();
        RecordsController controller(gateway, nullptr);
        controller.setVenue(venue);
        QTRY_COMPARE(controller.records(RecordKind::Category).size(), 4);
        Record mine = controller.records(RecordKind::Category).at(0);
        Record *stored = gateway.find(RecordKind::Category, mine.id);
        stored->values.insert(text("name"), text("Theirs"));
        stored->version = 2;
        QSignalSpy refused(&controller, &RecordsController::refused);
        mine.values.insert(text("name"), text("Mine"));
        controller.save(mine);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(1).value<Error>().code, text("stale"));
        QTRY_COMPARE(controller.records(RecordKind::Category).at(0).name(), text("Theirs"));
    }

    void onlyThePreviewedIsGenerated()
    {
        FakeScheduleGateway gateway;
        GeneratorController controller(gateway);
        const GeneratorRequest request = courts(day, day.addDays(6));
        QVERIFY(!controller.canGenerate(request));
        controller.generate();
        QVERIFY(gateway.generated.isEmpty());
        controller.preview(request, gateway.zone);
        QVERIFY(controller.isPreviewing());
        QTRY_VERIFY(controller.result().has_value());
        QCOMPARE(controller.result()->adds, 2 * 7 * 14);
        QVERIFY(controller.canGenerate(request));
        GeneratorRequest other = request;
        other.slotMinutes = 90;
        QVERIFY(!controller.canGenerate(other));
        QSignalSpy generated(&controller, &GeneratorController::generated);
        controller.generate();
        QTRY_COMPARE(generated.count(), 1);
        QCOMPARE(generated.at(0).at(0).value<schedule::GeneratorPreview>().adds, 2 * 7 * 14);
        QVERIFY(!controller.canGenerate(request));
        controller.generate();
        QCOMPARE(gateway.generated.size(), 1);
        // Running it again finds nothing to add.
        controller.preview(request, gateway.zone);
        QTRY_VERIFY(controller.result().has_value());
        QCOMPARE(controller.result()->adds, 0);
        QCOMPARE(controller.result()->existing, 2 * 7 * 14);
        QVERIFY(!controller.canGenerate(request));
    }

    void largeRunsGoInBatchesOfWholeDaysAndResume()
    {
        FakeScheduleGateway gateway;
        GeneratorController controller(gateway);
        GeneratorRequest request = courts(QDate(2026, 1, 1), QDate(2026, 6, 30));
        request.slotMinutes = 5;
        request.spaces.clear();
        for (int i = 0; i < 3; ++i)
            request.spaces << SpaceId(1 + i);
        // The fake answers by counting only: what it would compare is not of interest here.
        gateway.countOnly = true;
        controller.preview(request, gateway.zone);
        QTRY_VERIFY(controller.result().has_value());
        QSignalSpy failed(&controller, &GeneratorController::failed);
        QSignalSpy generated(&controller, &GeneratorController::generated);
        QSignalSpy cancelled(&controller, &GeneratorController::cancelled);
        QSignalSpy progressed(&controller, &GeneratorController::progressed);
        gateway.answers.manual = true;
        controller.generate();
        QTRY_COMPARE(gateway.answers.waiting(), 1);
        gateway.answers.answerAll();
        QTRY_COMPARE(gateway.generated.size(), 2);
        // A later batch gets no answer; it is sent again under its own id.
        gateway.answers.manual = false;
        gateway.answers.error = Error{Fault::Timeout, text("server_busy"), {}, {}};
        gateway.answers.answerAll();
        QTRY_COMPARE(failed.count(), 1);
        gateway.answers.error.reset();
        QVERIFY(controller.canGenerate(request));
        gateway.answers.manual = true;
        controller.generate();
        QTRY_COMPARE(gateway.answers.waiting(), 1);
        controller.cancel();
        gateway.answers.manual = false;
        gateway.answers.answerAll();
        QTRY_COMPARE(cancelled.count(), 1);
        controller.generate();
        QTRY_COMPARE(generated.count(), 1);
        QCOMPARE(qint64(generated.at(0).at(0).value<schedule::GeneratorPreview>().adds),
            schedule::SlotPlan(request, gateway.zone).total());
        QCOMPARE(progressed.constLast().at(0).toInt(), 181);
        // Whole days, without a gap or an overlap, each under 20,000 slots.
        QDate next = request.from;
        QUuid before;
        for (const auto &[key, batch] : std::as_const(gateway.generated)) {
            if (key == before)
                continue;
            before = key;
            QCOMPARE(batch.from, next);
            QVERIFY(schedule::SlotPlan(batch, gateway.zone).total() <= GeneratorController::batchSlots);
            next = batch.to.addDays(1);
        }
        QCOMPARE(next, request.to.addDays(1));
    }
};

QTEST_GUILESS_MAIN(tst_Controllers)
#include "tst_Controllers.moc"
