#include "tests/support/Answer.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/Patience.h"
#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/ApprovalPrompt.h"
#include "ui/desk/LeavingList.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/PolicyWords.h"
#include "ui/desk/PriceDialog.h"
#include "ui/desk/RefundDialog.h"

#include <QCheckBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

using namespace vd;
using namespace vd::ui;
using orders::OrderState;
using vd::test::FakeDesk;

namespace {

Money yuan(int amount)
{
    return {amount * 100, QStringLiteral("CNY")};
}

QString text(int amount)
{
    return FormatText::money(yuan(amount));
}

/// An order's page over a desk in memory, with an order of the given slots open.
class Page
{
public:
    Page()
        : page(std::make_unique<OrderPage>(fake.gateways(), &fake.signer))
    {
        page->resize(380, 900);
        page->setVenue(fake.session().venues.constFirst());
        page->show();
    }

    OrderId hold(const QList<std::pair<QString, int>> &places, int quantity = 1)
    {
        inventory::HoldRequest request;
        request.request = QUuid::createUuid();
        request.venue = fake.venue;
        request.customer = fake.customers.customers.constFirst().id;
        for (const auto &[space, hour] : places)
            request.lines.append({fake.slot(space, hour), TicketTypeId(), quantity});
        return test::awaited(fake.inventory.hold(request)).value().id;
    }
    OrderId sell(const QList<std::pair<QString, int>> &places, int quantity = 1)
    {
        const OrderId id = hold(places, quantity);
        const orders::Order order = fake.orders.orders.value(id);
        static_cast<void>(test::awaited(fake.payments.pay(
            QUuid::createUuid(), id, {{QStringLiteral("cash"), order.total, order.total, QString()}})));
        return id;
    }
    void open(OrderId id)
    {
        page->open(id);
        [&] { QTRY_VERIFY(page->controller().order().id == id && find<QPushButton>("explainOrder")->isEnabled()); }();
        QCoreApplication::processEvents();
    }
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return page->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] RefundDialog *refundDialog()
    {
        find<QPushButton>("refundOrder")->click();
        QCoreApplication::processEvents();
        return page->findChild<RefundDialog *>();
    }
    [[nodiscard]] const orders::Order &order() const { return page->controller().order(); }

    FakeDesk fake;
    std::unique_ptr<OrderPage> page;
};

const QStringList four{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cem"), QStringLiteral("Dan")};

// People of an item in their places; the last has come in.
QList<orders::Leaving> people(const QStringList &names)
{
    QList<orders::Leaving> who;
    for (const QString &name : names) {
        const int place = static_cast<int>(who.size()) + 1;
        who << orders::Leaving{
            {place}, {}, {{name, QStringLiteral("***%1").arg(place, 4, 10, QLatin1Char('0'))}}, {}, false};
    }
    who.last().used = true;
    return who;
}

template <typename T>
T *in(QWidget *dialog, const char *name)
{
    return dialog->findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class tst_OrderPageActions final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Amount, fee, tender, rule and the exact moment stand there before anything is done.
    void aRefundShowsWhatItDoesFirst()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Court 1"), 18}, {QStringLiteral("Court 1"), 20}}));
        QTRY_VERIFY(p.find<QPushButton>("refundOrder")->isVisible());
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(98 + 140));
        QCOMPARE(in<TextLabel>(dialog, "refundFee")->text(), text(42));
        QCOMPARE(in<TextLabel>(dialog, "refundParts")->text(), QStringLiteral("By Cash ") + text(238));
        const auto rules = dialog->findChildren<TextLabel *>(QStringLiteral("refundRule"));
        QCOMPARE(rules.size(), 2);
        QVERIFY2(rules.at(0)->text().contains(QStringLiteral("Free of charge until Wed 1 Jul 16:00")),
            qPrintable(rules.at(0)->text()));
        QVERIFY(rules.at(0)->text().contains(QStringLiteral("30 %")));
        QCOMPARE(in<QPushButton>(dialog, "refundAccept")->text(), QStringLiteral("Refund ") + text(238));
        // The safe answer has the focus: Enter keeps the booking.
        QVERIFY(in<QPushButton>(dialog, "refundKeep")->hasFocus()
            || dialog->focusWidget() == in<QPushButton>(dialog, "refundKeep"));
        QVERIFY(p.fake.orderActions.refunds.isEmpty());
        dialog->findChildren<QCheckBox *>(QStringLiteral("refundLine")).at(0)->setChecked(false);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(140));
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
        QCOMPARE(p.fake.orderActions.refunds.constFirst().lines.size(), 1);
        QVERIFY(!p.fake.orderActions.refunds.constFirst().override);
    }

    // However many tickets there are, what can be done stands below the first at the most, and "Next call" below them
    // all.
    void nothingToDoLiesBelowThePictures()
    {
        Page desk;
        desk.open(desk.sell(
            {{QStringLiteral("Court 1"), 18}, {QStringLiteral("Court 1"), 19}, {QStringLiteral("Court 2"), 18}}));
        auto *next = desk.page->findChild<QPushButton *>(QStringLiteral("nextCall"));
        QTRY_VERIFY(desk.page->findChild<QLabel *>(QStringLiteral("ticketPicture3")));
        QVERIFY(next->isVisible() && !next->visibleRegion().isEmpty());
        const QWidget *actions = desk.page->findChild<QWidget *>(QStringLiteral("orderActions"));
        const QWidget *picture = desk.page->findChild<QLabel *>(QStringLiteral("ticketPicture2"));
        const auto top = [&desk](const QWidget *widget) { return widget->mapTo(desk.page.get(), QPoint(0, 0)).y(); };
        QTRY_VERIFY(top(picture) >= top(actions) + actions->height());
        auto *strip = desk.page->findChild<MessageStrip *>();
        strip->tell(MessageStrip::Kind::Success, QStringLiteral("Noted."));
        desk.page->findChild<QScrollArea *>()->verticalScrollBar()->setValue(10'000);
        QTRY_VERIFY(!strip->visibleRegion().isEmpty() && !next->visibleRegion().isEmpty());
    }

    // Until the money is handed back the order has all its lines; which of them is leaving is said.
    void aLineWhoseRefundIsUnderWaySaysSo()
    {
        Page desk;
        const OrderId id = desk.sell({{QStringLiteral("Court 1"), 18}, {QStringLiteral("Court 1"), 19}});
        orders::Order &order = desk.fake.orders.orders[id];
        orders::Refund refund;
        refund.amount = yuan(120);
        refund.state = QStringLiteral("started");
        refund.items = {order.items.at(1).id};
        order.refunds = {refund};
        desk.open(id);
        const auto said = [&desk] {
            int count = 0;
            const QList<QLabel *> labels
                = desk.page->findChild<QWidget *>(QStringLiteral("orderLines"))->findChildren<QLabel *>();
            for (const QLabel *label : labels)
                count += label->isVisible() && label->text().contains(QStringLiteral("refund under way"));
            return count;
        };
        QTRY_COMPARE(said(), 1);
    }

    void aPartOfAnItemGoesBack()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Pool, lane 2"), 20}}, 4));
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(200));
        in<QSpinBox>(dialog, "refundQuantity")->setValue(1);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(50));
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.fake.orderActions.refunds.size(), 1);
        QCOMPARE(p.fake.orderActions.refunds.constFirst().lines.constFirst().quantity, 1);
        QCOMPARE(p.fake.orderActions.refunds.constFirst().seenRefundable, yuan(200));
    }

    // Where people are named they are ticked, not counted; without a mouse.
    void whoLeavesIsTicked()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Pool, lane 2"), 20}}, 4));
        const ItemId item = p.order().items.constFirst().id;
        p.fake.orderActions.who.insert(item, people(four));
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<LeavingList>(dialog, "refundWho"));
        auto *who = in<LeavingList>(dialog, "refundWho");
        auto *line = in<QCheckBox>(dialog, "refundLine");
        QVERIFY(!in<QSpinBox>(dialog, "refundQuantity")->isVisible());
        QCOMPARE(who->item(1)->text(), QStringLiteral("Ben ***0002"));
        QVERIFY(who->item(3)->text().contains(QStringLiteral("(has come in)")));
        QCOMPARE(who->chosen().size(), 4);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(200));
        QTest::keyClick(line, Qt::Key_Space);
        QCOMPARE(who->chosen().size(), 0);
        QVERIFY(!in<QPushButton>(dialog, "refundAccept")->isEnabled());
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), who);
        QTest::keyClick(who, Qt::Key_Down);
        QTest::keyClick(who, Qt::Key_Space);
        QTest::keyClicks(who, QStringLiteral("da"));
        QTest::keyClick(who, Qt::Key_Space);
        QCOMPARE(line->checkState(), Qt::PartiallyChecked);
        QCOMPARE(in<TextLabel>(dialog, "refundCount")->text(), QStringLiteral("2 of 4"));
        QTest::keyClick(line, Qt::Key_Space);
        QCOMPARE(who->chosen().size(), 4);
        who->item(0)->setCheckState(Qt::Unchecked);
        who->item(2)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(100));
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.fake.orderActions.refunds.size(), 1);
        const orders::RefundLine expected{item, 2, {2, 4}, {}};
        QCOMPARE(p.fake.orderActions.refunds.constFirst().lines, QList<orders::RefundLine>{expected});
    }

    // Numbered seats are ticked too, and named by themselves. Another seat is another refund.
    void seatsAreTickedToo()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Pool, lane 2"), 20}}, 2));
        const ItemId item = p.order().items.constFirst().id;
        p.fake.orderActions.who.insert(item,
            {{{}, {SeatId(71)}, {}, QStringLiteral("F 11"), false},
                {{}, {SeatId(72)}, {}, QStringLiteral("F 12"), false}});
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<LeavingList>(dialog, "refundWho"));
        auto *who = in<LeavingList>(dialog, "refundWho");
        QCOMPARE(who->item(0)->text(), QStringLiteral("F 11"));
        who->item(1)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(50));
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        p.fake.orderActions.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_VERIFY(!in<MessageStrip>(dialog, "messageStrip")->text().isEmpty());
        p.fake.orderActions.answers.error.reset();
        who->item(0)->setCheckState(Qt::Unchecked);
        who->item(1)->setCheckState(Qt::Checked);
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
        const auto asked = [&](int which, int seat) {
            const orders::RefundLine expected{item, 1, {}, {SeatId(seat)}};
            QCOMPARE(p.fake.orderActions.refunds.at(which).lines, QList<orders::RefundLine>{expected});
        };
        asked(0, 71);
        asked(1, 72);
        QVERIFY(p.fake.orderActions.refunds.at(0).request != p.fake.orderActions.refunds.at(1).request);
    }

    // A ticket for two: both or neither.
    void wholeTicketsLeave()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Pool, lane 2"), 20}}, 2));
        const ItemId item = p.order().items.constFirst().id;
        p.fake.orderActions.who.insert(item, people(four));
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<LeavingList>(dialog, "refundWho"));
        auto *who = in<LeavingList>(dialog, "refundWho");
        who->item(0)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(in<MessageStrip>(dialog, "messageStrip")->text().contains(QStringLiteral("whole tickets")));
        QVERIFY(!in<QPushButton>(dialog, "refundAccept")->isEnabled());
        who->item(3)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(50));
        QVERIFY(!in<MessageStrip>(dialog, "messageStrip")->isVisible());
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.fake.orderActions.refunds.size(), 1);
        const orders::RefundLine expected{item, 1, {2, 3}, {}};
        QCOMPARE(p.fake.orderActions.refunds.constFirst().lines, QList<orders::RefundLine>{expected});
    }

    // Somebody of those ticked left meanwhile: the figures are those of who is left, and the person decides again.
    void whoLeftMeanwhileIsNotTickedAnyMore()
    {
        Page p;
        const OrderId id = p.sell({{QStringLiteral("Pool, lane 2"), 20}}, 3);
        p.open(id);
        const ItemId item = p.order().items.constFirst().id;
        p.fake.orderActions.who.insert(item, people(four.mid(0, 3)));
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<LeavingList>(dialog, "refundWho"));
        auto *who = in<LeavingList>(dialog, "refundWho");
        who->item(2)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(100));
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        QList<orders::Leaving> left = people(four.mid(0, 3));
        left.removeFirst();
        p.fake.orderActions.who.insert(item, left);
        orders::Order changed = p.fake.orders.orders.value(id);
        changed.items.first().quantity = 2;
        changed.items.first().amount = yuan(100);
        changed.refunds.append({yuan(50), yuan(0), QStringLiteral("succeeded"), {}, {}, {}, {}, {}});
        p.fake.orders.orders.insert(id, changed);
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(who->count(), 2);
        QCOMPARE(who->chosen().size(), 1);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(50));
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        QCOMPARE(p.order().state, OrderState::Paid);
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.fake.orderActions.refunds.size(), 2);
        const orders::RefundLine expected{item, 1, {2}, {}};
        QCOMPARE(p.fake.orderActions.refunds.constLast().lines, QList<orders::RefundLine>{expected});
        QVERIFY(p.fake.orderActions.refunds.at(0).request != p.fake.orderActions.refunds.at(1).request);
    }

    // Outside the policy: the reason with its moment stands by the button, and the refund asks for a reason.
    void outsideThePolicyNeedsAReason()
    {
        Page p;
        p.fake.orderActions.lateFeeKind = QStringLiteral("never");
        p.open(p.sell({{QStringLiteral("Court 1"), 18}}));
        QTRY_COMPARE(p.find<TextLabel>("actionReasons")->text(),
            QStringLiteral("Refund: It was refundable until Wed 1 Jul 16:00. A lead can allow it."));
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<MessageStrip>(dialog, "messageStrip")->text().contains(QStringLiteral("16:00")));
        in<QPushButton>(dialog, "refundAccept")->click();
        QVERIFY(p.fake.orderActions.refunds.isEmpty());
        in<LineEdit>(dialog, "refundReason")->setText(QStringLiteral("Broken floor"));
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
        QVERIFY(p.fake.orderActions.refunds.constFirst().override);
        QCOMPARE(p.fake.orderActions.refunds.constFirst().reason, QStringLiteral("Broken floor"));
    }

    // C29: somebody else refunded meanwhile. The new figures are shown; nothing happens until the person decides again.
    void c29_refundableChangedAsksAgain()
    {
        Page p;
        const OrderId id = p.sell({{QStringLiteral("Court 1"), 20}});
        p.open(id);
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_COMPARE(in<TextLabel>(dialog, "refundTotal")->text(), text(140));
        orders::Order changed = p.fake.orders.orders.value(id);
        changed.refunds.append({yuan(40), yuan(0), QStringLiteral("succeeded"), {}, {}, {}, {}, {}});
        p.fake.orders.orders.insert(id, changed);
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_VERIFY(in<MessageStrip>(dialog, "messageStrip")->text().contains(text(100)));
        QCOMPARE(p.order().state, OrderState::Paid);
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
    }

    void cashIsHandedBackAndSaidSo()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Court 1"), 20}}));
        in<QPushButton>(p.refundDialog(), "refundAccept")->click();
        QTRY_VERIFY(p.find<QPushButton>("settleRefund"));
        QSignalSpy touched(p.page.get(), &OrderPage::slotsTouched);
        p.find<QPushButton>("settleRefund")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunded);
        QCOMPARE(p.fake.orderActions.settled.size(), 1);
        QVERIFY(touched.count() > 0);
        QTRY_VERIFY(!p.find<QWidget>("refundParts")->isVisible());
    }

    // Of two tenders the one paid out has no button any more; the number being typed for the other stays.
    void eachTenderIsHandedBackByItself()
    {
        Page p;
        const OrderId id = p.hold({{QStringLiteral("Court 1"), 20}});
        const orders::Order order = p.fake.orders.orders.value(id);
        static_cast<void>(test::awaited(p.fake.payments.pay(QUuid::createUuid(), id,
            {{QStringLiteral("cash"), yuan(20), yuan(20), QString()},
                {QStringLiteral("card"), order.total - yuan(20), order.total - yuan(20), QString()}})));
        p.open(id);
        RefundDialog *dialog = p.refundDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        in<QPushButton>(dialog, "refundAccept")->click();
        const auto open = [&p] {
            QList<QPushButton *> shown = p.page->findChildren<QPushButton *>(QStringLiteral("settleRefund"));
            shown.removeIf([](const QPushButton *button) { return !button->isVisible(); });
            return shown;
        };
        QTRY_COMPARE(open().size(), 2);
        const QPointer<LineEdit> number = p.find<LineEdit>("refundNumber");
        number->setText(QStringLiteral("0042"));
        QSignalSpy shown(&p.page->controller(), &orders::OrderController::changed);
        p.page->reload();
        QTRY_VERIFY(shown.count() > 0);
        QVERIFY(number && number->isVisible());
        for (int left = 1; left >= 0; --left) {
            if (left == 1)
                QTest::keyClick(number, Qt::Key_Return); // as its button does
            else
                open().constFirst()->click();
            QTRY_COMPARE(open().size(), left);
            QCOMPARE(p.order().state, left > 0 ? OrderState::Refunding : OrderState::Refunded);
        }
        QCOMPARE(p.fake.orderActions.settled.size(), 2);
        QVERIFY(p.fake.orderActions.settled.at(0).first != p.fake.orderActions.settled.at(1).first);
        QCOMPARE(p.fake.orderActions.settled.at(0).second, QStringLiteral("0042"));
    }

    void aLostAnswerRefundsOnce()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Court 1"), 20}}));
        RefundDialog *dialog = p.refundDialog();
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        p.fake.orderActions.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_VERIFY(in<MessageStrip>(dialog, "messageStrip")->isVisible());
        p.fake.orderActions.answers.error.reset();
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
        QCOMPARE(p.fake.orderActions.refunds.size(), 2);
        QCOMPARE(p.fake.orderActions.refunds.at(0).request, p.fake.orderActions.refunds.at(1).request);
    }

    void aManualPriceNeedsAReason()
    {
        Page p;
        p.open(p.hold({{QStringLiteral("Court 1"), 20}}));
        QTRY_VERIFY(p.find<QPushButton>("changePrice")->isVisible());
        QVERIFY(!p.find<QPushButton>("refundOrder")->isVisible());
        p.find<QPushButton>("changePrice")->click();
        auto *dialog = p.page->findChild<PriceDialog *>();
        QVERIFY(dialog);
        in<AmountEdit>(dialog, "newPrice")->setText(QStringLiteral("100"));
        QCOMPARE(in<TextLabel>(dialog, "priceDifference")->text(), text(40) + QStringLiteral(" less"));
        in<QPushButton>(dialog, "priceAccept")->click();
        QCOMPARE(p.order().total, yuan(140));
        in<LineEdit>(dialog, "priceReason")->setText(QStringLiteral("Regular"));
        in<QPushButton>(dialog, "priceAccept")->click();
        QTRY_COMPARE(p.order().total, yuan(100));
        QCOMPARE(p.order().adjustments.constFirst().reason, QStringLiteral("Regular"));
    }

    // A part-paid order: its rest is waived by a lead's word, and only where there is one.
    void aRestIsWaivedWithAReasonAndALeadsWord()
    {
        Page p;
        p.page->setAsker(QStringLiteral("mei"));
        p.fake.orderActions.wantsLead = true;
        const OrderId id = p.hold({{QStringLiteral("Court 1"), 20}});
        p.open(id);
        QTRY_VERIFY(p.find<QPushButton>("changePrice")->isVisible());
        QVERIFY(!p.find<QPushButton>("waiveRest")->isVisible()); // nothing was paid yet
        static_cast<void>(test::awaited(
            p.fake.payments.pay(QUuid::createUuid(), id, {{QStringLiteral("cash"), yuan(135), yuan(135), QString()}})));
        p.page->reload();
        QTRY_VERIFY(p.find<QPushButton>("waiveRest")->isVisible());
        QVERIFY(p.find<QPushButton>("waiveRest")->text().contains(text(5)));
        p.find<QPushButton>("waiveRest")->click();
        auto *prompt = p.page->findChild<Prompt *>();
        QVERIFY(prompt);
        in<QPushButton>(prompt, "promptAccept")->click();
        QCOMPARE(p.order().state, OrderState::Holding); // not without a reason
        in<LineEdit>(prompt, "promptReason")->setText(QStringLiteral("Bank fee"));
        in<QPushButton>(prompt, "promptAccept")->click();
        QTRY_VERIFY(p.page->findChild<ApprovalPrompt *>());
        auto *approval = p.page->findChild<ApprovalPrompt *>();
        QVERIFY(in<TextLabel>(approval, "approvalWhat")->text().contains(text(5)));
        in<LineEdit>(approval, "approvalLogin")->setText(QStringLiteral("lin"));
        in<LineEdit>(approval, "approvalPassword")->setText(QStringLiteral("correct"));
        in<QPushButton>(approval, "approvalSign")->click();
        QTRY_COMPARE(p.order().state, OrderState::Paid);
        QCOMPARE(p.order().total, yuan(135));
        QCOMPARE(p.order().adjustments.constFirst().reason, QStringLiteral("Bank fee"));
    }

    void aNoShowIsAskedForAndTakenBack()
    {
        Page p;
        p.open(p.sell({{QStringLiteral("Court 1"), 20}}));
        QTRY_VERIFY(p.find<QPushButton>("noShow")->isEnabled());
        p.find<QPushButton>("noShow")->click();
        auto *prompt = p.page->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(p.order().state, OrderState::Paid);
        in<QPushButton>(prompt, "promptAccept")->click();
        QTRY_COMPARE(p.order().state, OrderState::NoShow);
        QTRY_COMPARE(p.find<QPushButton>("noShow")->text(), QStringLiteral("They came after all"));
        p.find<QPushButton>("noShow")->click();
        QTRY_COMPARE(p.order().state, OrderState::Paid);
    }

    // What the state does not know is not there; the page of a cancelled order offers nothing but the explanation.
    void aClosedOrderOffersNothing()
    {
        Page p;
        const OrderId id = p.hold({{QStringLiteral("Court 1"), 20}});
        static_cast<void>(test::awaited(p.fake.inventory.cancel(QUuid::createUuid(), id, QString())));
        p.open(id);
        QTRY_VERIFY(!p.find<QPushButton>("refundOrder")->isVisible());
        for (const char *name : {"moveOrder", "changePrice", "noShow"})
            QVERIFY2(!p.find<QPushButton>(name)->isVisible(), name);
        QVERIFY(p.page->actions()->whyNot(QStringLiteral("refund")).contains(QStringLiteral("Cancelled")));
    }

    // A lead signs this one action at the clerk's desk: own login and password, never the clerk's, once.
    void aLeadSignsOneAction()
    {
        Page p;
        p.page->setAsker(QStringLiteral("mei"));
        p.fake.orderActions.lateFeeKind = QStringLiteral("never");
        p.fake.orderActions.wantsLead = true;
        p.open(p.sell({{QStringLiteral("Court 1"), 18}}));
        RefundDialog *dialog = p.refundDialog();
        QTRY_VERIFY(in<QPushButton>(dialog, "refundAccept")->isEnabled());
        in<LineEdit>(dialog, "refundReason")->setText(QStringLiteral("Broken floor"));
        in<QPushButton>(dialog, "refundAccept")->click();
        QTRY_VERIFY(dialog->findChild<ApprovalPrompt *>());
        auto *prompt = dialog->findChild<ApprovalPrompt *>();
        QVERIFY(in<TextLabel>(prompt, "approvalWhat")->text().contains(text(140)));
        QCOMPARE(in<LineEdit>(prompt, "approvalReason")->text(), QStringLiteral("Broken floor"));
        QCOMPARE(in<LineEdit>(prompt, "approvalPassword")->echoMode(), QLineEdit::Password);
        in<LineEdit>(prompt, "approvalLogin")->setText(QStringLiteral("lin"));
        in<LineEdit>(prompt, "approvalPassword")->setText(QStringLiteral("wrong"));
        in<QPushButton>(prompt, "approvalSign")->click();
        // A wrong password does not stay in the field, and nothing was done.
        QTRY_VERIFY(in<LineEdit>(prompt, "approvalPassword")->text().isEmpty());
        QCOMPARE(p.order().state, OrderState::Paid);
        in<LineEdit>(prompt, "approvalPassword")->setText(QStringLiteral("correct"));
        in<QPushButton>(prompt, "approvalSign")->click();
        QTRY_COMPARE(p.order().state, OrderState::Refunding);
        QCOMPARE(p.fake.approvals.given.size(), 1);
        QCOMPARE(p.fake.approvals.given.constFirst().what.askedBy, QStringLiteral("mei"));
        QCOMPARE(p.fake.approvals.given.constFirst().what.action, QStringLiteral("refund"));
        QCOMPARE(p.fake.orderActions.approvals, QList<qint64>{1});
        // The same refund both times: its key did not change by the signature.
        QCOMPARE(p.fake.orderActions.refunds.at(0).request, p.fake.orderActions.refunds.at(1).request);
    }

    void feesAreToldStepByStep()
    {
        orders::RefundQuoteLine line;
        line.amount = yuan(120);
        line.freeUntil = QDateTime(QDate(2026, 7, 1), QTime(8, 0), Qt::UTC);
        line.rule = {QStringLiteral("Clubs"), 1, QStringLiteral("days"), 2, QStringLiteral("none"), 0,
            QStringLiteral("steps"), 0,
            {QJsonObject{{QStringLiteral("hours"), 24}, {QStringLiteral("percent"), 2000}},
                QJsonObject{{QStringLiteral("hours"), 2}, {QStringLiteral("percent"), 5050}}}};
        const QString told = PolicyWords::refundRule(line, QTimeZone("Asia/Shanghai"));
        QVERIFY2(told.contains(QStringLiteral("2 day(s) before")) || told.contains(QStringLiteral("2 days before")),
            qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("20 % from 24 h before")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("50.5 % from 2 h before")), qPrintable(told));
    }
};

QTEST_MAIN(tst_OrderPageActions)
#include "tst_OrderPageActions.moc"
