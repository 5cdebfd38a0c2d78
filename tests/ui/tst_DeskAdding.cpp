#include "tests/ui/DeskWindow.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/OrderFilterBar.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using orders::OrderState;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

namespace {

MessageStrip *panelMessages(const Desk &desk)
{
    return desk.workspace->findChild<BookingPanel *>()->messages();
}

} // namespace

/// "And two rackets, please": a held order gets more lines, by keyboard and without a second order. And how orders are
/// found by day and state.
class tst_DeskAdding final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void linesAreAddedToAHeldOrder()
    {
        Desk desk;
        const OrderId id = desk.holdCourt();
        const Money before = desk.shown().total;
        desk.press(Qt::Key_I, Qt::ControlModifier);
        QTRY_COMPARE(desk.draft().addTo, id);
        auto *panel = desk.workspace->findChild<BookingPanel *>();
        QVERIFY(panel->isVisible());
        QCOMPARE(desk.find<QPushButton>("hold")->text(), QStringLiteral("Add to the order"));
        QVERIFY(!desk.find<QPushButton>("changeCustomer")->isVisible());
        QVERIFY(!desk.find<LineEdit>("note")->isVisible());
        // What can be had for the time of the order is offered before anything is chosen.
        const SlotId racket = desk.slot("Racket", 19);
        auto *offer = desk.find<QPushButton>(qPrintable(QStringLiteral("offer%1").arg(racket.value())));
        QVERIFY(offer);
        offer->click();
        QTRY_VERIFY(desk.workspace->booking().contains(racket));
        QTest::keyClick(desk.workspace.get(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(desk.shown().items.size(), 2);
        QCOMPARE(desk.shown().id, id);
        QVERIFY(before < desk.shown().total);
        QCOMPARE(desk.fake.inventory.holds.size(), 2);
        QCOMPARE(desk.fake.inventory.holds.constLast().addTo, id);
        QCOMPARE(desk.fake.orders.orders.size(), 1);
        QVERIFY(desk.draft().isEmpty());
        QVERIFY(desk.workspace->orderPage()->isVisible());
    }

    // Paid, expired or let go while the caller chose: the lines are a booking of their own if that is wanted.
    void anOrderThatIsGoneLosesNothing()
    {
        Desk desk;
        const OrderId id = desk.holdCourt();
        desk.find<QPushButton>("addToOrder")->click();
        QTRY_COMPARE(desk.draft().addTo, id);
        desk.take("Court 2", 19);
        orders::Order gone = desk.fake.orders.orders.value(id);
        gone.state = OrderState::ClosedTimeout;
        desk.fake.orders.store(gone, QStringLiteral("expire"), desk.fake.clock.now());
        desk.find<QPushButton>("hold")->click();
        QTRY_COMPARE(panelMessages(desk)->kind(), MessageStrip::Kind::Warning);
        QVERIFY(desk.workspace->booking().contains(desk.slot("Court 2", 19)));
        Q_EMIT panelMessages(desk)->actionTriggered();
        QVERIFY(!desk.draft().addTo.isValid());
        QCOMPARE(desk.find<QPushButton>("hold")->text(), QStringLiteral("Hold"));
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id != id && desk.shown().state == OrderState::Holding);
        QCOMPARE(desk.shown().items.constFirst().slot, desk.slot("Court 2", 19));
    }

    void anUnfinishedBookingIsNotThrownAwayUnasked()
    {
        Desk desk;
        const OrderId id = desk.holdCourt();
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13800001234"));
        desk.take("Court 3", 20);
        desk.workspace->open(QStringLiteral("order:%1").arg(id.value()));
        auto *page = desk.workspace->findChild<OrderFinderPage *>()->page();
        QTRY_COMPARE(page->controller().order().id, id);
        page->add();
        auto *prompt = desk.workspace->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(!desk.draft().addTo.isValid());
        QVERIFY(desk.workspace->booking().contains(desk.slot("Court 3", 20)));
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_COMPARE(desk.draft().addTo, id);
        QVERIFY(desk.draft().lines.isEmpty());
    }

    void whatIsAddedSurvivesACrash()
    {
        QTemporaryDir drafts;
        OrderId id;
        {
            Desk desk(drafts.path());
            id = desk.holdCourt();
            desk.find<QPushButton>("addToOrder")->click();
            QTRY_COMPARE(desk.draft().addTo, id);
            desk.take("Court 2", 19);
        }
        Desk desk(drafts.path());
        QTRY_COMPARE(desk.draft().addTo, id);
        QCOMPARE(desk.draft().lines.size(), 1);
        QCOMPARE(desk.draft().beside.size(), 1);
        QCOMPARE(desk.find<QPushButton>("hold")->text(), QStringLiteral("Add to the order"));
    }

    void onlyAHeldOrderIsAddedTo()
    {
        Desk desk;
        const OrderId id = desk.holdCourt();
        QVERIFY(desk.find<QPushButton>("addToOrder")->isVisible());
        orders::Order paid = desk.fake.orders.orders.value(id);
        paid.state = OrderState::Paid;
        desk.fake.orders.store(paid, QStringLiteral("pay"), desk.fake.clock.now());
        desk.workspace->reload();
        QTRY_VERIFY(!desk.workspace->orderPage()->findChild<QPushButton *>(QStringLiteral("addToOrder"))->isVisible());
        for (const Command &command : desk.workspace->commands()) {
            if (command.id == QLatin1String("desk.add"))
                QVERIFY(command.whyNot().contains(QStringLiteral("Paid")));
        }
    }

    // Who pays on arrival is held until before the start, not for minutes.
    void whoPaysOnArrivalIsHeldUntilBeforeTheStart()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.find<QCheckBox>("payOnArrival")->click();
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QVERIFY(desk.fake.inventory.holds.constLast().payOnArrival);
        QCOMPARE(desk.shown().expiresAt, desk.fake.at(18, 30));
        QVERIFY(desk.find<QWidget>("holdCountdown")->isVisible());
        desk.find<QPushButton>("nextCall")->click();
        QVERIFY(!desk.find<QCheckBox>("payOnArrival")->isChecked());
    }

    // Cash without a drawer: refused in words that lead to the drawer.
    void cashWithoutAShiftLeadsToIt()
    {
        Desk desk;
        desk.holdCourt();
        desk.fake.payments.answers.error = Error{Fault::Rule, QStringLiteral("shift_not_open"), {}, {}};
        desk.find<QPushButton>("pay")->click();
        auto *strip = desk.workspace->orderPage()->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible() && strip->text().contains(QStringLiteral("open shift")));
        Q_EMIT strip->actionTriggered();
        QTRY_COMPARE(QApplication::focusWidget(), desk.find<LineEdit>("shiftAmount"));
        QCOMPARE(desk.shown().state, OrderState::Holding);
    }

    void ordersAreFoundByDayAndState()
    {
        Desk desk;
        const OrderId held = desk.holdCourt();
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13800001234"));
        desk.take("Court 2", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid() && desk.shown().id != held);
        orders::Order other = desk.fake.orders.orders.value(desk.shown().id);
        other.state = OrderState::Paid;
        other.items.first().businessDate = other.items.first().businessDate.addDays(1);
        desk.fake.orders.store(other, QStringLiteral("pay"), desk.fake.clock.now());
        desk.workspace->find();
        auto *page = desk.workspace->findChild<OrderFinderPage *>();
        auto *table = page->findChild<TableView *>();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        auto *days = desk.find<QComboBox>("filterDays");
        auto *states = desk.find<QComboBox>("filterStates");
        const auto only = [&] { return table->model()->index(0, 0).data().toString(); };
        days->setCurrentIndex(1); // Today.
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(only(), desk.fake.orders.orders.value(held).orderNo);
        days->setCurrentIndex(2); // Tomorrow.
        QTRY_COMPARE(only(), other.orderNo);
        states->setCurrentIndex(1); // Not paid yet.
        QTRY_COMPARE(table->model()->rowCount(), 0);
        days->setCurrentIndex(0);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(only(), desk.fake.orders.orders.value(held).orderNo);
        states->setCurrentIndex(2); // Paid.
        QTRY_COMPARE(only(), other.orderNo);
        days->setCurrentIndex(4); // On a day.
        auto *day = desk.find<QDateEdit>("filterDay");
        QVERIFY(day->isVisible());
        QTRY_COMPARE(table->model()->rowCount(), 0);
        day->setDate(other.items.first().businessDate);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        // Whoever names an order or a number from elsewhere finds it whatever was chosen here.
        desk.workspace->open(QStringLiteral("search:") + desk.fake.orders.orders.value(held).orderNo);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(only(), desk.fake.orders.orders.value(held).orderNo);
    }

    // The card of a known customer tells the last visit, and leads to what was booked before.
    void lastVisitsAreShown()
    {
        Desk desk({}, [](test::FakeDesk &fake) {
            for (customers::Customer &customer : fake.customers.customers) {
                if (customer.phoneTyped.contains(QStringLiteral("5678"))) {
                    customer.visits = 12;
                    customer.orders = 14;
                    customer.noShows = 2;
                    customer.lastVisit = fake.at(20, 0, -7);
                    customer.note = QStringLiteral("Wants the quiet court");
                }
            }
        });
        desk.holdCourt();
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13912345678"));
        const QString text = [&desk] {
            QString all;
            for (const TextLabel *label :
                desk.workspace->findChild<QWidget *>(QStringLiteral("customerCard"))->findChildren<TextLabel *>())
                all += label->text() + QLatin1Char('\n');
            return all;
        }();
        QVERIFY2(text.contains(QStringLiteral("12 visit"))
                && text.contains(FormatText::date(desk.fake.today.addDays(-7)))
                && text.contains(QStringLiteral("2 no-show")) && text.contains(QStringLiteral("quiet court")),
            qPrintable(text));
        desk.find<QPushButton>("customerOrders")->click();
        auto *table = desk.workspace->findChild<OrderFinderPage *>()->findChild<TableView *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(table->isVisible());
    }
};

QTEST_MAIN(tst_DeskAdding)
#include "tst_DeskAdding.moc"
