#include "tests/support/Answer.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/ShownPart.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/ExplainSheet.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderPage.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using orders::OrderState;
using vd::test::FakeDesk;

namespace {

/// The desk in its window, with orders of the first customer.
class Desk
{
public:
    Desk()
    {
        workspace = std::make_unique<DeskWorkspace>(fake.gateways(), &fake.signer, fake.session(), m_drafts.path());
        workspace->resize(1366, 768);
        workspace->show();
        workspace->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(workspace.get(), test::patienceMs)); }();
        workspace->installShortcuts();
        workspace->setVenue(fake.session().venues.constFirst());
        [&] { QTRY_VERIFY(board()->current().isValid() && workspace->board().venue().id.isValid()); }();
    }

    OrderId hold(const QList<SlotId> &slotIds)
    {
        inventory::HoldRequest request;
        request.request = QUuid::createUuid();
        request.venue = fake.venue;
        request.customer = fake.customers.customers.constFirst().id;
        for (const SlotId &slot : slotIds)
            request.lines.append({slot, TicketTypeId(), 1});
        const OrderId id = test::awaited(fake.inventory.hold(request)).value().id;
        fake.announce(slotIds);
        return id;
    }
    OrderId sell(const QList<SlotId> &slotIds)
    {
        const OrderId id = hold(slotIds);
        const Money total = fake.orders.orders.value(id).total;
        static_cast<void>(test::awaited(
            fake.payments.pay(QUuid::createUuid(), id, {{QStringLiteral("cash"), total, total, QString()}})));
        return id;
    }
    /// Opens the order from its cell, and begins its move with the keyboard.
    void beginMove(SlotId from)
    {
        QTRY_COMPARE(workspace->board().model()->cell(from)->parties.size(), 1);
        board()->setFocus();
        board()->setCurrent(from);
        QTest::keyClick(board(), Qt::Key_Return);
        QTRY_VERIFY(workspace->orderPage()->controller().hasOrder());
        QTRY_VERIFY(find<QPushButton>("moveOrder")->isEnabled());
        QTest::keyClick(workspace.get(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(pane()->isVisible());
    }
    void pick(SlotId slot)
    {
        board()->setFocus();
        board()->setCurrent(slot);
        QTest::keyClick(board(), Qt::Key_Return);
    }
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return test::shownPart<T>(*workspace, name);
    }
    [[nodiscard]] SlotId slot(const char *space, int hour) const { return fake.slot(QString::fromLatin1(space), hour); }
    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(QStringLiteral("boardView")); }
    [[nodiscard]] MovePane *pane() const { return workspace->findChild<MovePane *>(); }
    [[nodiscard]] orders::Order stored(OrderId id) const { return fake.orders.orders.value(id); }
    [[nodiscard]] QString said() const { return pane()->findChild<MessageStrip *>()->text(); }

    FakeDesk fake;
    std::unique_ptr<DeskWorkspace> workspace;

private:
    QTemporaryDir m_drafts;
};

QString yuan(int amount)
{
    return FormatText::money(Money(amount * 100, QStringLiteral("CNY")));
}

} // namespace

class tst_DeskMove final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    // From the sold cell to its new place with the keyboard alone; difference and rule stand there before.
    void pickedOnTheBoardAndPaid()
    {
        Desk desk;
        const OrderId id = desk.sell({desk.slot("Court 1", 17)});
        desk.beginMove(desk.slot("Court 1", 17));
        QVERIFY(!desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.pick(desk.slot("Court 3", 19));
        QTRY_COMPARE(desk.find<TextLabel>("moveDifference")->text(), yuan(20));
        QVERIFY2(desk.find<TextLabel>("moveRule")->text().contains(QStringLiteral("until Wed 1 Jul 15:00")),
            qPrintable(desk.find<TextLabel>("moveRule")->text()));
        QVERIFY(desk.find<TextLabel>("moveTarget")->text().contains(QStringLiteral("Court 3")));
        QVERIFY(desk.find<Segments>("moveChannel")->isVisible());
        QVERIFY(desk.fake.orderActions.moves.isEmpty());
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.find<QPushButton>("moveAccept")->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(desk.stored(id).items.constFirst().slot, desk.slot("Court 3", 19));
        const orders::MoveRequest request = desk.fake.orderActions.moves.constFirst();
        QCOMPARE(request.tenders.constFirst().amount, Money(2000, QStringLiteral("CNY")));
        QVERIFY(request.overrideReason.isEmpty());
        QTRY_VERIFY(!desk.pane()->isVisible());
        QCOMPARE(desk.workspace->orderPage()->controller().order().id, id);
    }

    // C23: another desk sells the new cell in between. Told so; the old booking stands untouched.
    void c23_newCellLostOldStands()
    {
        Desk desk;
        const OrderId id = desk.sell({desk.slot("Court 1", 17)});
        desk.beginMove(desk.slot("Court 1", 17));
        desk.pick(desk.slot("Court 2", 20));
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.fake.inventory.takeElsewhere(
            desk.slot("Court 2", 20), QStringLiteral("Wu"), QStringLiteral("desk2"), QDateTime());
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_VERIFY2(desk.said().contains(QStringLiteral("just taken")), qPrintable(desk.said()));
        QCOMPARE(desk.stored(id).items.constFirst().slot, desk.slot("Court 1", 17));
        QCOMPARE(desk.stored(id).state, OrderState::Paid);
        QCOMPARE(desk.fake.inventory.stock.value(desk.slot("Court 1", 17)).sold, 1);
        QVERIFY(desk.pane()->isVisible());
        // And the connection goes while it is sent: sent again it is the same move.
        desk.pick(desk.slot("Court 3", 20));
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.fake.orderActions.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_COMPARE(desk.fake.orderActions.moves.size(), 2);
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.fake.orderActions.answers.error.reset();
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_COMPARE(desk.stored(id).items.constFirst().slot, desk.slot("Court 3", 20));
        QCOMPARE(desk.fake.orderActions.moves.at(1).request, desk.fake.orderActions.moves.at(2).request);
    }

    // C25: an order's own places do not compete with it.
    void c25_ownPlacesDoNotCompete()
    {
        Desk desk;
        const OrderId id = desk.sell({desk.slot("Court 1", 18), desk.slot("Court 1", 19)});
        desk.beginMove(desk.slot("Court 1", 18));
        // (b) to where it is: no change, and nothing is used up.
        desk.pick(desk.slot("Court 1", 18));
        QTRY_VERIFY2(!desk.said().isEmpty(), "no answer");
        QVERIFY(!desk.find<QPushButton>("moveAccept")->isEnabled());
        // (a) one hour later: the second hour stays its own.
        desk.pick(desk.slot("Court 1", 19));
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_COMPARE(desk.stored(id).items.at(0).slot, desk.slot("Court 1", 19));
        QCOMPARE(desk.stored(id).items.at(1).slot, desk.slot("Court 1", 20));
        QCOMPARE(desk.fake.inventory.stock.value(desk.slot("Court 1", 18)).sold, 0);
        QCOMPARE(desk.fake.inventory.stock.value(desk.slot("Court 1", 19)).sold, 1);
    }

    // One of two hours stays; what has no slot at the new time is told.
    void aPartMoves()
    {
        Desk desk;
        const OrderId id = desk.sell({desk.slot("Court 1", 18), desk.slot("Court 1", 19)});
        desk.beginMove(desk.slot("Court 1", 18));
        desk.pick(desk.slot("Court 2", 21));
        QTRY_VERIFY(!desk.pane()->plan().isComplete());
        QVERIFY(!desk.find<QPushButton>("moveAccept")->isEnabled());
        const auto items = [&desk] {
            QList<QCheckBox *> shown;
            for (QCheckBox *box : desk.pane()->findChildren<QCheckBox *>(QStringLiteral("moveItem"))) {
                if (box->isVisible())
                    shown.append(box);
            }
            return shown;
        };
        QTRY_COMPARE(items().size(), 2);
        items().at(1)->setChecked(false);
        desk.pick(desk.slot("Court 2", 21));
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_COMPARE(desk.stored(id).items.at(0).slot, desk.slot("Court 2", 21));
        QCOMPARE(desk.stored(id).items.at(1).slot, desk.slot("Court 1", 19));
    }

    // Moved as often as allowed: the reason stands there, and only with a reason is it sent as a lead's.
    void usedUpNeedsAReason()
    {
        Desk desk;
        desk.fake.orderActions.timesAllowed = 0;
        const OrderId id = desk.sell({desk.slot("Court 1", 17)});
        desk.beginMove(desk.slot("Court 1", 17));
        desk.pick(desk.slot("Court 2", 17));
        QTRY_VERIFY(desk.find<LineEdit>("moveReason")->isVisible());
        QTRY_VERIFY(desk.find<QPushButton>("moveAccept")->isEnabled());
        desk.find<QPushButton>("moveAccept")->click();
        QVERIFY(desk.fake.orderActions.moves.isEmpty());
        desk.find<LineEdit>("moveReason")->setText(QStringLiteral("Net is broken"));
        desk.find<QPushButton>("moveAccept")->click();
        QTRY_COMPARE(desk.stored(id).items.constFirst().slot, desk.slot("Court 2", 17));
        QCOMPARE(desk.fake.orderActions.moves.constFirst().overrideReason, QStringLiteral("Net is broken"));
    }

    void escapeLeavesItWhereItIs()
    {
        Desk desk;
        const OrderId id = desk.sell({desk.slot("Court 1", 17)});
        desk.beginMove(desk.slot("Court 1", 17));
        desk.board()->setFocus();
        QTest::keyClick(desk.board(), Qt::Key_Escape);
        QTRY_VERIFY(!desk.pane()->isVisible());
        QTRY_COMPARE(desk.workspace->orderPage()->controller().order().id, id);
        // The board takes cells into the booking again.
        desk.pick(desk.slot("Court 2", 20));
        QCOMPARE(desk.workspace->booking().draft().lines.size(), 1);
    }

    // One key on a cell and on an order says why, and a holder named there opens.
    void everythingExplainsItself()
    {
        Desk desk;
        desk.fake.fillBusyBoard();
        const OrderId id = desk.sell({desk.slot("Pool, lane 2", 20)});
        desk.workspace->reload();
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Pool, lane 2", 20))->parties.size(), 1);
        desk.board()->setFocus();
        desk.board()->setCurrent(desk.slot("Pool, lane 2", 20));
        QTest::keyClick(desk.board(), Qt::Key_Question, Qt::ShiftModifier);
        auto *sheet = desk.workspace->window()->findChild<ExplainSheet *>();
        QTRY_VERIFY((sheet = desk.workspace->window()->findChild<ExplainSheet *>()) && sheet->isVisible());
        QStringList lines;
        for (const TextLabel *line : sheet->findChildren<TextLabel *>(QStringLiteral("sheetLine")))
            lines.append(line->text());
        QVERIFY2(lines.join(u'|').contains(QStringLiteral("Chen Wei")), qPrintable(lines.join(u'|')));
        QVERIFY2(lines.join(u'|').contains(QStringLiteral("Counted again from the bookings: the same.")),
            qPrintable(lines.join(u'|')));
        sheet->findChild<QPushButton *>(QStringLiteral("explainOpen"))->click();
        QVERIFY(!sheet->isVisible());
        QTRY_COMPARE(desk.workspace->orderPage()->controller().order().id, id);
        desk.find<QPushButton>("explainOrder")->setFocus();
        QTest::keyClick(desk.workspace.get(), Qt::Key_F4);
        QTRY_VERIFY(sheet->isVisible());
        QVERIFY(sheet->findChild<TextLabel *>(QStringLiteral("sheetTitle"))->text().contains(desk.stored(id).orderNo));
        QTest::keyClick(sheet, Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
    }
};

QTEST_MAIN(tst_DeskMove)
#include "tst_DeskMove.moc"
