#include "app/Sweeper.h"
#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"
#include "tests/support/Patience.h"

using namespace vd;

namespace {

/// Answers each sweep with the next figure; below zero stands for a lost connection.
class SweepScript final : public inventory::InventoryGateway
{
public:
    explicit SweepScript(QList<int> answers)
        : m_answers(std::move(answers))
    {
    }

    Future<int> sweep() override
    {
        ++calls;
        const int closed = m_answers.isEmpty() ? 0 : m_answers.takeFirst();
        return closed < 0 ? ready<int>(fail(Fault::Offline, QStringLiteral("offline"))) : ready<int>(closed);
    }
    Future<inventory::Board> board(VenueId, const QDate &) override { return none<inventory::Board>(); }
    Future<inventory::Board> spaceDays(VenueId, SpaceId, const QDate &, const QDate &) override
    {
        return none<inventory::Board>();
    }
    Future<QList<inventory::Cell>> cells(VenueId, const QList<SlotId> &) override
    {
        return none<QList<inventory::Cell>>();
    }
    Future<QList<QPair<QDate, int>>> occupancy(VenueId, const QDate &, const QDate &) override
    {
        return none<QList<QPair<QDate, int>>>();
    }
    Future<QList<Money>> quote(VenueId, const QList<inventory::HoldLine> &) override { return none<QList<Money>>(); }
    Future<orders::Order> hold(const inventory::HoldRequest &) override { return none<orders::Order>(); }
    Future<orders::Order> extendHold(const QUuid &, OrderId) override { return none<orders::Order>(); }
    Future<orders::Order> cancel(const QUuid &, OrderId, const QString &) override { return none<orders::Order>(); }
    Future<int> differences(VenueId) override { return none<int>(); }

    int calls = 0;

private:
    template <typename T>
    static Future<T> none()
    {
        return ready<T>(fail(Fault::Bug, QStringLiteral("not_asked_here")));
    }

    QList<int> m_answers;
};

} // namespace

class tst_Sweeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void afterAFullBatchComesAnotherAtOnce();
    void aFailureIsToldAndTheNextPassStillComes();
    void stoppedItAsksNoMore();
};

void tst_Sweeper::afterAFullBatchComesAnotherAtOnce()
{
    SweepScript server({100, 100, 37});
    app::Sweeper sweeper(server);
    QSignalSpy swept(&sweeper, &app::Sweeper::swept);
    sweeper.start();
    sweeper.pass();
    QTRY_COMPARE(swept.count(), 3);
    QCOMPARE(server.calls, 3);
    QCOMPARE(swept.at(2).at(0).toInt(), 37);
}

void tst_Sweeper::aFailureIsToldAndTheNextPassStillComes()
{
    SweepScript server({-1, 0});
    app::Sweeper sweeper(server);
    QSignalSpy failed(&sweeper, &app::Sweeper::failed);
    QSignalSpy swept(&sweeper, &app::Sweeper::swept);
    sweeper.start();
    sweeper.pass();
    QTRY_COMPARE(failed.count(), 1);
    sweeper.pass();
    QTRY_COMPARE(swept.count(), 1);
}

void tst_Sweeper::stoppedItAsksNoMore()
{
    SweepScript server({100, 100});
    app::Sweeper sweeper(server);
    QSignalSpy swept(&sweeper, &app::Sweeper::swept);
    sweeper.start();
    sweeper.pass();
    sweeper.stop();
    QTRY_COMPARE(swept.count(), 1);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(server.calls, 1);
}

QTEST_GUILESS_MAIN(tst_Sweeper)
#include "tst_Sweeper.moc"
