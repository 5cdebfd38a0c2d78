#include "models/base/Changes.h"
#include "models/checkin/DoorCounts.h"
#include "models/checkin/DoorHistory.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"

#include <QAbstractItemModelTester>

using namespace vd;
using namespace vd::checkin;
using vd::test::FakeCheckInGateway;
using vd::test::SignedTickets;

namespace {

const VenueId riverside(1);

Scan scanOf(qint64 id)
{
    Scan scan;
    scan.id = CheckInId(id);
    scan.kind = QStringLiteral("entry");
    scan.verdict = QStringLiteral("admitted");
    scan.mine = true;
    return scan;
}

SlotCount countOf(qint64 id, const QDateTime &start, int expected, int entered, int inside)
{
    SlotCount count;
    count.slot = SlotId(id);
    count.spaceName = QStringLiteral("Court %1").arg(id);
    count.startsAt = start;
    count.endsAt = start.addSecs(3600);
    count.expected = expected;
    count.entered = entered;
    count.inside = inside;
    return count;
}

} // namespace

class tst_DoorLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scansChangeByRows();
    void countsChangeByRows();
    void historyFollowsTheTopic();
    void reloadWhileLoadingAsksOnceMore();
    void undoAsksForAReasonAndKeepsItsId();
    void undoIsRefusedInCodes();
    void countsOfTheVenuesDay();
};

void tst_DoorLists::scansChangeByRows()
{
    ScanListModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setScans({scanOf(3), scanOf(2), scanOf(1)});
    QPersistentModelIndex second(model.index(1));
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    Scan undone = scanOf(2);
    undone.undone = true;
    model.setScans({scanOf(4), scanOf(3), undone});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(second.row(), 2);
    QVERIFY(second.data(ScanListModel::ScanRole).value<Scan>().undone);
    model.setScans({undone, scanOf(4)});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.scans().constFirst().id, CheckInId(2));
    model.setScans({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_DoorLists::countsChangeByRows()
{
    SlotCountModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QDateTime six(QDate(2026, 12, 5), QTime(18, 0), Qt::UTC);
    model.setCounts({countOf(2, six.addSecs(3600), 4, 0, 0), countOf(1, six, 2, 1, 1)});
    QCOMPARE(model.counts().constFirst().slot, SlotId(1));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setCounts(
        {countOf(1, six, 2, 2, 2), countOf(3, six.addSecs(60), 1, 0, 0), countOf(2, six.addSecs(3600), 4, 0, 0)});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(inserted.size(), 1);
    model.setCounts({countOf(2, six.addSecs(3600), 4, 0, 0)});
    QCOMPARE(model.rowCount(), 1);
    model.setText([](const SlotCount &count) { return count.spaceName; });
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Court 2"));
}

void tst_DoorLists::historyFollowsTheTopic()
{
    test::TestClock clock;
    FakeCheckInGateway gateway(clock);
    Changes changes;
    DoorHistory history(gateway, &changes);
    QSignalSpy loaded(&history, &DoorHistory::loaded);
    history.setVenue(riverside);
    QTRY_COMPARE(loaded.size(), 1);
    gateway.addScan(scanOf(1));
    Q_EMIT changes.changed(riverside, QStringLiteral("order"), {});
    Q_EMIT changes.changed(VenueId(2), QStringLiteral("check_in"), {});
    Q_EMIT changes.changed(riverside, QStringLiteral("check_in"), {1});
    QTRY_COMPARE(loaded.size(), 2);
    QCOMPARE(history.scans()->rowCount(), 1);
    QCOMPARE(gateway.calls(QStringLiteral("last_scans")).size(), 2);
    // An error keeps what was shown.
    gateway.setOffline(true);
    QSignalSpy failed(&history, &DoorHistory::loadFailed);
    history.reload();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(history.scans()->rowCount(), 1);
}

void tst_DoorLists::reloadWhileLoadingAsksOnceMore()
{
    test::TestClock clock;
    FakeCheckInGateway gateway(clock);
    gateway.setHeld(true);
    DoorHistory history(gateway, nullptr);
    history.setVenue(riverside);
    for (int i = 0; i < 10; ++i)
        history.reload();
    QCOMPARE(gateway.calls(QStringLiteral("last_scans")).size(), 1);
    gateway.setHeld(false);
    gateway.release();
    QSignalSpy loaded(&history, &DoorHistory::loaded);
    QTRY_COMPARE(loaded.size(), 2);
    QCOMPARE(gateway.calls(QStringLiteral("last_scans")).size(), 2);
}

void tst_DoorLists::undoAsksForAReasonAndKeepsItsId()
{
    test::TestClock clock;
    FakeCheckInGateway gateway(clock);
    Scan scan = scanOf(5);
    scan.at = clock.now();
    gateway.addScan(scan);
    DoorHistory history(gateway, nullptr);
    QSignalSpy loaded(&history, &DoorHistory::loaded);
    history.setVenue(riverside);
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(history.newestToUndo(), CheckInId(5));
    QSignalSpy failed(&history, &DoorHistory::undoFailed);
    QSignalSpy undone(&history, &DoorHistory::undone);

    history.undo(CheckInId(5), QStringLiteral("  "));
    QCOMPARE(failed.size(), 1);
    QVERIFY(gateway.calls(QStringLiteral("undo")).isEmpty());

    gateway.setLosesAnswers(true);
    history.undo(CheckInId(5), QStringLiteral("wrong guest"));
    QTRY_COMPARE(failed.size(), 2);
    gateway.setLosesAnswers(false);
    history.undo(CheckInId(5), QStringLiteral(" wrong guest "));
    QTRY_COMPARE(undone.size(), 1);
    const auto calls = gateway.calls(QStringLiteral("undo"));
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls.at(0).scanId, calls.at(1).scanId);
    QCOMPARE(calls.at(1).text, QStringLiteral("wrong guest"));
    QTRY_VERIFY(history.scans()->scans().constFirst().undone);
    QVERIFY(!history.newestToUndo().isValid());
}

void tst_DoorLists::undoIsRefusedInCodes()
{
    test::TestClock clock;
    FakeCheckInGateway gateway(clock);
    Scan scan = scanOf(5);
    scan.at = clock.now();
    gateway.addScan(scan);
    clock.advanceSeconds(16 * 60);
    DoorHistory history(gateway, nullptr);
    history.setVenue(riverside);
    QSignalSpy failed(&history, &DoorHistory::undoFailed);
    history.undo(CheckInId(5), QStringLiteral("late"));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.at(0).at(0).value<Error>().code, QStringLiteral("undo_too_late"));
}

void tst_DoorLists::countsOfTheVenuesDay()
{
    // 23:50 UTC on 5 December is already the 6th in Shanghai: the venue's day counts.
    test::TestClock clock(QDateTime(QDate(2026, 12, 5), QTime(23, 50), Qt::UTC));
    FakeCheckInGateway gateway(clock);
    const QTimeZone shanghai("Asia/Shanghai");
    const QDateTime soon = clock.now().addSecs(600);
    gateway.setCounts(QDate(2026, 12, 6),
        {countOf(1, soon, 2, 1, 1), countOf(2, soon.addSecs(7200), 4, 0, 0), countOf(3, soon.addSecs(-7200), 4, 4, 2)});
    DoorCounts counts(gateway, nullptr, clock);
    QSignalSpy loaded(&counts, &DoorCounts::loaded);
    counts.setVenue(riverside, shanghai);
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(gateway.calls(QStringLiteral("counts")).size(), 1);
    QCOMPARE(counts.inside(), 3);
    QCOMPARE(counts.current().size(), 1);
    QCOMPARE(counts.current().constFirst().slot, SlotId(1));
}

QTEST_GUILESS_MAIN(tst_DoorLists)
#include "tst_DoorLists.moc"
