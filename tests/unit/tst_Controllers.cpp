#include "models/base/Changes.h"
#include "models/catalog/CatalogController.h"
#include "models/catalog/CatalogRules.h"
#include "models/finance/DayController.h"
#include "models/schedule/GeneratorController.h"
#include "models/schedule/SlotPlan.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"

#include <QSignalSpy>
#include <QTest>

using namespace vd;
using namespace vd::test;
using catalog::CatalogController;
using catalog::CatalogRules;
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

QStringList fields(const FieldErrors &errors)
{
    QStringList names;
    for (const FieldError &error : errors)
        names << error.field + QLatin1Char(':') + error.error.code;
    return names;
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

    void catalogRules_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("capacity");
        QTest::addColumn<int>("buffer");
        QTest::addColumn<QString>("wanted");
        const QString emoji = QStringLiteral("\U0001F3F8");
        QTest::newRow("good") << text("Court 1") << 6 << 0 << QString();
        QTest::newRow("quote") << text("O'Brien") << 6 << 0 << QString();
        QTest::newRow("sql") << text("'; drop table") << 6 << 0 << QString();
        QTest::newRow("right to left") << text("מגרש") << 6 << 0 << QString();
        QTest::newRow("120 emoji") << emoji.repeated(120) << 6 << 0 << QString();
        QTest::newRow("121 emoji") << emoji.repeated(121) << 6 << 0 << text("name:name_too_long");
        QTest::newRow("121 letters") << QString(121, QLatin1Char('x')) << 6 << 0 << text("name:name_too_long");
        QTest::newRow("empty") << QString() << 6 << 0 << text("name:name_required");
        QTest::newRow("blanks") << text("   ") << 6 << 0 << text("name:name_required");
        QTest::newRow("no capacity") << text("A") << 0 << 0 << text("capacity:capacity_invalid");
        QTest::newRow("negative") << text("A") << -1 << 0 << text("capacity:capacity_invalid");
        QTest::newRow("a million") << text("A") << 1'000'000 << 0 << QString();
        QTest::newRow("more") << text("A") << 1'000'001 << 0 << text("capacity:capacity_invalid");
        QTest::newRow("long buffer") << text("A") << 6 << 1'441 << text("bufferAfter:minutes_invalid");
    }

    void catalogRules()
    {
        QFETCH(QString, name);
        QFETCH(int, capacity);
        QFETCH(int, buffer);
        QFETCH(QString, wanted);
        Space space;
        space.name = name;
        space.categoryName = text("Pool");
        space.kind = SpaceKind::Quota;
        space.maxCapacity = capacity;
        space.bufferAfterMinutes = buffer;
        QCOMPARE(fields(CatalogRules::check(space)).join(QLatin1Char(' ')), wanted);
    }

    void venueRules()
    {
        Venue venue{VenueId(1), text("V"), QTimeZone("Asia/Shanghai"), text("CNY"), text("CN"), 15, false, 1};
        QCOMPARE(fields(CatalogRules::check(venue)), QStringList());
        venue.zone = QTimeZone("UTC+08:00");
        QCOMPARE(fields(CatalogRules::check(venue)), QStringList{text("zone:zone_unknown")});
        venue.zone = {};
        venue.currency = text("XYZ");
        venue.region = text("ZZ");
        venue.holdMinutes = 0;
        QCOMPARE(fields(CatalogRules::check(venue)),
            (QStringList{text("zone:zone_unknown"), text("currency:currency_invalid"), text("region:region_invalid"),
                text("holdMinutes:minutes_invalid")}));
        QVERIFY(CatalogRules::zones().contains(text("Europe/Berlin")));
        QVERIFY(!CatalogRules::isZone(text("Atlantis/Centre")));
        for (const char *code : {"CNY", "EUR", "USD", "JPY", "GBP"})
            QVERIFY(CatalogRules::currencies().contains(text(code)));
    }

    void aSaveWithoutAnswerIsRepeatedAsTheSame()
    {
        FakeCatalogGateway gateway;
        gateway.fillSportsCentre();
        CatalogController controller(gateway, nullptr);
        controller.setVenue(venue);
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(controller.spaces().size(), 8);
        Space space;
        space.venue = venue;
        space.name = text("Court 9");
        space.categoryName = text("Squash");
        QSignalSpy refused(&controller, &CatalogController::spaceRefused);
        QSignalSpy saved(&controller, &CatalogController::spaceSaved);
        gateway.answers.error = Error{Fault::Timeout, text("server_busy"), {}, {}};
        controller.saveSpace(space);
        QTRY_COMPARE(refused.count(), 1);
        gateway.answers.error.reset();
        controller.saveSpace(space);
        QTRY_COMPARE(saved.count(), 1);
        space.name = text("Court 10");
        controller.saveSpace(space);
        QTRY_COMPARE(saved.count(), 2);
        QCOMPARE(gateway.saveRequests.size(), 3);
        QCOMPARE(gateway.saveRequests.at(0), gateway.saveRequests.at(1));
        QVERIFY(gateway.saveRequests.at(1) != gateway.saveRequests.at(2));
        QTRY_COMPARE(controller.spaces().size(), 10);
        QCOMPARE(controller.categories().constLast().name, text("Squash"));
    }

    void aConflictReadsWhatIsTrueNow()
    {
        FakeCatalogGateway gateway;
        gateway.fillSportsCentre();
        CatalogController controller(gateway, nullptr);
        controller.setVenue(venue);
        QTRY_VERIFY(!controller.isLoading());
        Space mine = controller.spaces().at(0);
        gateway.spaceRows[0].name = text("Theirs");
        gateway.spaceRows[0].version = 2;
        QSignalSpy refused(&controller, &CatalogController::spaceRefused);
        mine.name = text("Mine");
        controller.saveSpace(mine);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).value<Error>().code, text("stale"));
        QTRY_COMPARE(controller.spaces().at(0).name, text("Theirs"));
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
