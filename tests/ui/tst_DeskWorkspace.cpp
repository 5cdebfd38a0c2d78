#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/EmptyState.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/ApprovalPrompt.h"
#include "ui/desk/OrderFinderPage.h"

#include <QApplication>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>

using namespace vd;
using namespace vd::ui;
using vd::test::commit;
using vd::test::compose;
using vd::test::FakeDesk;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

class tst_DeskWorkspace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    // A day that offers nothing is no dead end: the keys that went there lead on and back.
    void keysGoOnOverADayThatOffersNothing()
    {
        Desk desk;
        const QDate day = desk.workspace->board().date();
        desk.board()->setFocus();
        Q_EMIT desk.board()->dayStepRequested(1000);
        auto *empty = desk.workspace->findChild<QWidget *>(QStringLiteral("boardEmpty"));
        QTRY_VERIFY(empty->isVisible() && empty->hasFocus());
        desk.press(Qt::Key_PageDown);
        QCOMPARE(desk.workspace->board().date(), day.addDays(1001));
        QTRY_VERIFY(empty->hasFocus());
        desk.caller()->setFocus();
        desk.press(Qt::Key_F3);
        QVERIFY(empty->hasFocus());
        desk.press(Qt::Key_T);
        QTRY_VERIFY(desk.board()->hasFocus());
        QCOMPARE(desk.workspace->board().date(), day);
    }

    // A known customer, a visible slot, from ringing to held: at most twelve keys besides the number, no mouse.
    void knownCustomerInTwelveKeys()
    {
        Desk desk({}, [](FakeDesk &fake) { fake.fillBusyBoard(); });
        QCOMPARE(QApplication::focusWidget(), desk.caller());
        desk.type(QStringLiteral("13800001234"));
        desk.keys = 0;
        desk.press(Qt::Key_Return); // The first that fits.
        QTRY_COMPARE(QApplication::focusWidget(), desk.board());
        QCOMPARE(desk.draft().customer.name, QStringLiteral("Chen Wei"));
        // The board stands on the next free slot, Court 3 at 18:00; the caller wants Court 1 at 20:00.
        QCOMPARE(desk.board()->current(), desk.slot("Court 3", 18));
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.board()->current(), desk.slot("Court 1", 20));
        desk.press(Qt::Key_Return); // Into the booking.
        desk.press(Qt::Key_Return); // Hold.
        QTRY_VERIFY(desk.shown().id.isValid());
        QVERIFY2(desk.keys <= 12, qPrintable(QString::number(desk.keys)));
        qInfo("%d keys besides the number", desk.keys);
        QCOMPARE(desk.shown().items.constFirst().slot, desk.slot("Court 1", 20));
        QVERIFY(desk.draft().isEmpty());
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 20))->state(desk.fake.clock.now()),
            inventory::SlotState::HeldByMe);
    }

    // C01: the loser is told, keeps all of it, and sees the cell as it is.
    void slotJustTaken()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.find<LineEdit>("note")->setFocus();
        desk.type(QStringLiteral("two rackets"));
        const SlotId slot = desk.slot("Court 1", 19);
        desk.fake.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.fake.clock.now().addSecs(900));
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.workspace->board().model()->cell(slot)->state(desk.fake.clock.now()),
            inventory::SlotState::HeldByOthers);
        QVERIFY(desk.find<TextLabel>("lineError")->isVisible());
        QVERIFY(desk.find<TextLabel>("lineError")->text().contains(QStringLiteral("just taken")));
        QCOMPARE(desk.draft().customer.name, QStringLiteral("李娜"));
        QCOMPARE(desk.draft().note, QStringLiteral("two rackets"));
        QCOMPARE(desk.find<LineEdit>("note")->text(), QStringLiteral("two rackets"));
        QVERIFY(desk.fake.orders.orders.isEmpty());
    }

    void anOrderThatIsThereIsOpened()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        const OrderId first = desk.shown().id;
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().id, first);
        QVERIFY(!desk.draft().isEmpty());
    }

    void quantitiesAreChangedByKeysAndChecked()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        auto *quantity = desk.find<LineEdit>("quantity");
        for (const char *wrong : {"0", "-1", "99999999", "two", ""}) {
            quantity->setFocus();
            quantity->selectAll();
            QTest::keyClick(quantity, Qt::Key_Delete);
            desk.type(QString::fromLatin1(wrong));
            desk.press(Qt::Key_Return);
            QVERIFY2(desk.find<TextLabel>("lineError")->isVisible(), wrong);
            QVERIFY(desk.fake.inventory.holds.isEmpty());
        }
        quantity->selectAll();
        desk.type(QStringLiteral("3"));
        QCOMPARE(desk.find<TextLabel>("total")->text(), yuan(150));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.shown().items.constFirst().quantity, 3);
    }

    // C85: the Enter that ends a composition books nothing and picks nobody; searching waits for committed text.
    void c85_composingIsNotSubmitting()
    {
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        compose(desk.caller(), QStringLiteral("li na"));
        QTest::keyClick(desk.caller(), Qt::Key_Return);
        QVERIFY(!desk.draft().customer.id.isValid());
        QVERIFY(desk.fake.customers.finds.isEmpty());
        commit(desk.caller(), QStringLiteral("李娜"));
        QTRY_COMPARE(desk.fake.customers.finds, QStringList{QStringLiteral("李娜")});
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.draft().customer.name, QStringLiteral("李娜"));
        QCOMPARE(QApplication::focusWidget(), desk.find<QPushButton>("hold"));
        auto *note = desk.find<LineEdit>("note");
        note->setFocus();
        compose(note, QStringLiteral("beizhu"));
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(desk.fake.inventory.holds.isEmpty());
        commit(note, QStringLiteral("备注"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.fake.inventory.holds.size(), 1);
        QCOMPARE(desk.fake.inventory.holds.constFirst().note, QStringLiteral("备注"));
    }

    // A limit refuses the booking: the reason, then a lead's signature at this desk, and it is held under its key.
    void aLimitIsSetAsideByALead()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        const QUuid key = desk.draft().request;
        auto &error = desk.fake.inventory.holdAnswers.error;
        error = Error{Fault::Rule, QStringLiteral("limit_holds"),
            {{QStringLiteral("overridable"), true}, {QStringLiteral("most"), 2},
                {QStringLiteral("who"), QStringLiteral("customer")}},
            {}};
        desk.press(Qt::Key_Return);
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        Q_EMIT strip->actionTriggered();
        QTRY_VERIFY(desk.workspace->findChild<Prompt *>());
        auto *prompt = desk.workspace->findChild<Prompt *>();
        prompt->findChild<LineEdit *>(QStringLiteral("promptReason"))->setText(QStringLiteral("Club evening"));
        error = Error{Fault::Denied, QStringLiteral("approval_needed"),
            {{QStringLiteral("action"), QStringLiteral("hold")},
                {QStringLiteral("subject"),
                    QJsonObject{{QStringLiteral("customer"), 2},
                        {QStringLiteral("lines"), QJsonArray{QJsonObject{{QStringLiteral("slot"), 1}}}},
                        {QStringLiteral("reason"), QStringLiteral("Club evening")}}}},
            {}};
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.workspace->findChild<ApprovalPrompt *>());
        auto *sign = desk.workspace->findChild<ApprovalPrompt *>();
        QCOMPARE(desk.fake.inventory.holds.constLast().overrule.reason, QStringLiteral("Club evening"));
        QVERIFY(sign->findChild<QLabel *>(QStringLiteral("approvalWhat"))->text().contains(QStringLiteral("1 line")));
        error.reset();
        sign->findChild<LineEdit *>(QStringLiteral("approvalLogin"))->setText(QStringLiteral("lin"));
        sign->findChild<LineEdit *>(QStringLiteral("approvalPassword"))->setText(QStringLiteral("correct"));
        sign->findChild<QPushButton *>(QStringLiteral("approvalSign"))->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.approvals.given.constFirst().what.action, QStringLiteral("hold"));
        QCOMPARE(desk.fake.inventory.holds.constLast().overrule.approval, 1);
        QCOMPARE(desk.fake.inventory.holds.constLast().request, key);
    }

    void lettingGoAsksAndDefaultsToKeeping()
    {
        Desk desk;
        desk.holdCourt();
        desk.find<QPushButton>("letGo")->click();
        auto *prompt = desk.workspace->findChild<Prompt *>();
        QVERIFY(prompt);
        QTest::keyClick(prompt, Qt::Key_Return);
        QTRY_VERIFY(!prompt || !prompt->isVisible());
        QCOMPARE(desk.shown().state, orders::OrderState::Holding);
        desk.find<QPushButton>("letGo")->click();
        const QList<Prompt *> prompts = desk.workspace->findChildren<Prompt *>();
        const QList<QPushButton *> buttons = prompts.constLast()->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == QStringLiteral("Let go"))
                button->click();
        }
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Cancelled);
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 19))->free, 1);
    }

    // C83: the chosen order stays chosen while others arrive; once it is gone nothing is chosen.
    void c83_finderKeepsTheChosenOrder()
    {
        Desk desk;
        for (int i = 0; i < 3; ++i) {
            desk.pickCaller(i == 1 ? QStringLiteral("13912345678") : QStringLiteral("13800001234"));
            desk.take("Court 2", 18 + i);
            desk.press(Qt::Key_Return);
            QTRY_COMPARE(desk.fake.orders.orders.size(), i + 1);
            QTRY_VERIFY(desk.shown().id.isValid());
            desk.find<QPushButton>("nextCall")->click();
        }
        desk.workspace->find();
        QCOMPARE(QApplication::focusWidget(), desk.find<LineEdit>("orderSearch"));
        desk.type(QStringLiteral("5678"));
        auto *table = desk.workspace->findChild<OrderFinderPage *>()->findChild<TableView *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        desk.press(Qt::Key_Return);
        auto *page = desk.workspace->findChild<OrderFinderPage *>()->page();
        QTRY_VERIFY(page->controller().hasOrder());
        const OrderId chosen = page->controller().order().id;
        desk.find<LineEdit>("orderSearch")->clear();
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->currentIndex().row(), 1);
        desk.fake.inventory.takeElsewhere(desk.slot("Court 3", 18), QStringLiteral("x"), QStringLiteral("desk2"), {});
        orders::Order late = desk.fake.orders.orders.value(chosen);
        late.id = OrderId(99999);
        late.orderNo = QStringLiteral("RS-99999");
        desk.fake.orders.store(late, QStringLiteral("hold"), desk.fake.clock.now());
        desk.workspace->reload();
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->currentIndex().row(), 2);
        QCOMPARE(page->controller().order().id, chosen);
        desk.fake.orders.orders.remove(chosen);
        desk.find<LineEdit>("orderSearch")->setText(QStringLiteral("Chen"));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QVERIFY(!table->selectionModel()->hasSelection());
    }

    void othersChangesAppearByThemselves()
    {
        Desk desk;
        const SlotId slot = desk.slot("Court 2", 20);
        desk.fake.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.fake.clock.now().addSecs(300));
        desk.fake.announce({slot});
        QTRY_COMPARE(desk.workspace->board().model()->cell(slot)->held, 1);
    }

    void whatCannotBeTakenIsSaid()
    {
        Desk desk({}, [](FakeDesk &fake) { fake.fillBusyBoard(); });
        desk.take("Court 3", 20); // Stopped.
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QVERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QStringLiteral("Roof leak")));
        QVERIFY(desk.draft().lines.isEmpty());
    }

    void offersGoIntoTheBooking()
    {
        Desk desk;
        desk.take("Court 1", 19);
        auto *offer
            = desk.find<QPushButton>(qPrintable(QStringLiteral("offer%1").arg(desk.slot("Racket", 19).value())));
        QVERIFY(offer);
        offer->click();
        QTRY_VERIFY(desk.workspace->booking().contains(desk.slot("Racket", 19)));
    }

    // Enter on a sold cell: why its order does not come, not that none is there; and never another order's page.
    void anOrderThatCannotBeReadSaysWhy()
    {
        Desk desk({}, [](FakeDesk &fake) {
            fake.fillBusyBoard();
            orders::Order sold;
            sold.id = fake.inventory.stock.value(fake.slot(QStringLiteral("Court 1"), 17)).parties.constFirst().order;
            sold.venue = fake.venue;
            sold.orderNo = QStringLiteral("RS-1");
            sold.state = orders::OrderState::Paid;
            fake.orders.store(sold, QStringLiteral("paid"), fake.clock.now());
        });
        desk.fake.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.take("Court 1", 17);
        auto *empty = desk.workspace->orderPage()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible() && empty->title().contains(QStringLiteral("could not be read")));
        desk.fake.orders.answers.error.reset();
        Q_EMIT desk.fake.changes.connectionBack();
        QTRY_VERIFY(desk.shown().id.isValid());
        QVERIFY(!empty->isVisible());
        desk.fake.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.take("Court 2", 19);
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(!desk.shown().id.isValid());
    }

    void daysAreChangedByKeyAndNavigator()
    {
        Desk desk;
        desk.board()->setFocus();
        desk.press(Qt::Key_PageDown);
        QCOMPARE(desk.workspace->board().date(), desk.fake.today.addDays(1));
        auto *navigator = qobject_cast<DateNavigator *>(desk.workspace->headerTools());
        QCOMPARE(navigator->date(), desk.fake.today.addDays(1));
        navigator->stepBack();
        QTRY_VERIFY(!desk.workspace->board().model()->isEmpty());
        QCOMPARE(desk.workspace->board().date(), desk.fake.today);
    }

    void everyCommandHasATitleAndShortcutsDoNotClash()
    {
        Desk desk;
        QSet<QString> shortcuts;
        const QList<Command> commands = desk.workspace->commands();
        for (const Command &command : commands) {
            QVERIFY(!command.title.isEmpty() && command.run);
            if (command.shortcut.isEmpty())
                continue;
            QVERIFY2(!shortcuts.contains(command.shortcut.toString()), qPrintable(command.shortcut.toString()));
            shortcuts.insert(command.shortcut.toString());
        }
    }
};

QTEST_MAIN(tst_DeskWorkspace)
#include "tst_DeskWorkspace.moc"
