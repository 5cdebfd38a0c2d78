#include "models/payments/ChannelService.h"
#include "tests/support/fakes/FakeChannelGateway.h"
#include "tests/support/SimulatedChannel.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BenefitPicker.h"
#include "ui/desk/OrderReceipt.h"
#include "ui/desk/ReceiptPane.h"
#include "ui/desk/TicketsPane.h"
#include "ui/scan/QrReader.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>

using namespace vd;
using namespace vd::ui;
using orders::OrderState;
using payments::Benefit;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

namespace {

Money cny(qint64 minor)
{
    return {minor, QStringLiteral("CNY")};
}

/// Chen Wei holds Court 1 at 19:00 for 140.00, and the till is open.
void hold(Desk &desk)
{
    desk.holdCourt();
    QTRY_VERIFY(desk.find<LineEdit>("payAmount")->isVisible());
}

void member(test::FakeDesk &fake, Benefit::Kind kind, qint64 balance)
{
    Benefit benefit{BenefitId(5), kind, QStringLiteral("Club card"),
        kind == Benefit::Kind::StoredValue ? QStringLiteral("CNY") : QString(), balance, {}, {}};
    for (const customers::Customer &customer : std::as_const(fake.customers.customers))
        fake.payments.benefitRows.insert(customer.id, {benefit});
}

/// Whether the order that is shown takes a payment off its total.
bool isTakenOff(const Desk &desk)
{
    const auto *lines = desk.workspace->orderPage()->findChild<QWidget *>(QStringLiteral("orderLines"));
    const QList<TextLabel *> labels = lines->findChildren<TextLabel *>();
    return std::any_of(labels.cbegin(), labels.cend(),
        [](const TextLabel *label) { return label->isVisible() && label->text().startsWith(QStringLiteral("−")); });
}

} // namespace

/// How an order is paid at the desk: with what a member has, by a channel, by several tenders, and the papers of it.
class tst_DeskPayment final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aMembersMoneyPaysWhatItHoldsAndCashTheRest()
    {
        Desk desk({}, [](test::FakeDesk &fake) { member(fake, Benefit::Kind::StoredValue, 10000); });
        hold(desk);
        QTRY_VERIFY(desk.find<QToolButton>("channel_benefit")->isVisible());
        desk.find<QToolButton>("channel_benefit")->click();
        // Left empty it takes all there is; 40.00 are left for the next tender.
        desk.find<QPushButton>("pay")->click();
        QTRY_VERIFY(desk.find<QPushButton>("payBack")->isVisible());
        QVERIFY(desk.find<QToolButton>("channel_cash")->isChecked());
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(40));
        QVERIFY(desk.find<QPushButton>("pay")->text().contains(yuan(140)));
        QVERIFY(desk.fake.payments.payments.isEmpty());
        // Taken back, it is typed again.
        desk.find<QPushButton>("payBack")->click();
        QVERIFY(desk.find<QToolButton>("channel_benefit")->isChecked());
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("120"));
        desk.find<QPushButton>("pay")->click();
        QVERIFY2(desk.find<LineEdit>("payAmount")->property("fault").toBool(), "no more than it holds");
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("60"));
        desk.find<QPushButton>("pay")->click();
        QVERIFY(desk.find<QToolButton>("channel_cash")->isChecked());
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("100"));
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        const QList<payments::Tender> tenders = desk.fake.payments.payments.constFirst().second;
        QCOMPARE(tenders.size(), 2);
        QCOMPARE(tenders.at(0).account, BenefitId(5));
        QCOMPARE(tenders.at(0).amount, cny(6000));
        QCOMPARE(tenders.at(1).given, cny(10000));
        QVERIFY(desk.workspace->orderPage()->findChild<MessageStrip *>()->text().contains(yuan(20)));
    }

    void aPassPaysItsLineWhole()
    {
        Desk desk({}, [](test::FakeDesk &fake) { member(fake, Benefit::Kind::Pass, 4); });
        hold(desk);
        QTRY_VERIFY(desk.find<QToolButton>("channel_benefit")->isVisible());
        desk.find<QToolButton>("channel_benefit")->click();
        QVERIFY(!desk.find<LineEdit>("payAmount")->isEnabled());
        QVERIFY(desk.find<BenefitPicker>("payBenefit")->currentText().contains(QStringLiteral("Court 1")));
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        const payments::Tender tender = desk.fake.payments.payments.constFirst().second.constFirst();
        QCOMPARE(tender.item, desk.shown().items.constFirst().id);
        QCOMPARE(tender.amount, cny(14000));
    }

    // What is left of it is told before anybody asks.
    void theBalanceStandsBesideTheCaller()
    {
        Desk desk({}, [](test::FakeDesk &fake) { member(fake, Benefit::Kind::StoredValue, 30000); });
        desk.pickCaller(QStringLiteral("13912345678"));
        QTRY_VERIFY(desk.find<TextLabel>("customerBalance")->isVisible());
        QVERIFY(desk.find<TextLabel>("customerBalance")->text().contains(yuan(300)));
    }

    // No channel speaks to this venue: what came in by its own code or terminal is told by hand, with its number.
    void aPaymentIsToldByHandWithItsNumber()
    {
        Desk desk;
        hold(desk);
        desk.find<QToolButton>("channel_channel")->click();
        QVERIFY(desk.find<TextLabel>("channelByHand")->isVisible());
        QVERIFY(!desk.find<LineEdit>("payCode")->isVisible());
        auto *number = desk.find<LineEdit>("channelNumber");
        QVERIFY(number->isVisible());
        desk.find<QPushButton>("pay")->click();
        QVERIFY(desk.fake.payments.payments.isEmpty());
        QCOMPARE(QApplication::focusWidget(), number);
        QVERIFY(desk.find<QToolButton>("channel_channel")->isChecked());
        // Cash for a part, the rest by Alipay.
        desk.find<QToolButton>("channel_cash")->click();
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("50"));
        desk.find<QPushButton>("pay")->click();
        desk.find<QToolButton>("channel_channel")->click();
        desk.workspace->orderPage()->findChild<Segments *>(QStringLiteral("channelWhich"))->setCurrent(1);
        QTest::keyClicks(number, QStringLiteral("2026120522001"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        const QList<payments::Tender> tenders = desk.fake.payments.payments.constFirst().second;
        QCOMPARE(tenders.size(), 2);
        QCOMPARE(tenders.at(1).channel, QStringLiteral("alipay"));
        QCOMPARE(tenders.at(1).channelNo, QStringLiteral("2026120522001"));
        QCOMPARE(tenders.at(1).amount, cny(9000));
    }

    // A deposit now, the rest later: the order stays held and says what is still out.
    void aPartIsRecordedAndTheRestWaits()
    {
        Desk desk;
        hold(desk);
        desk.find<QToolButton>("channel_card")->click();
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("50"));
        QVERIFY(desk.find<QPushButton>("payPart")->isVisible());
        desk.find<QPushButton>("payPart")->click();
        QTRY_COMPARE(desk.shown().paid, cny(5000));
        QCOMPARE(desk.shown().state, OrderState::Holding);
        QCOMPARE(desk.shown().outstanding, cny(9000));
        QTRY_VERIFY(desk.find<TextLabel>("payResult")->text().contains(yuan(90)));
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        QCOMPARE(desk.fake.payments.payments.size(), 2);
    }

    // What was typed for one customer is nothing for the next, be the amount the same.
    void theNextCustomersTillIsEmpty()
    {
        Desk desk;
        hold(desk);
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("50"));
        desk.find<QPushButton>("pay")->click();
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13800001234"));
        desk.take("Court 2", 19);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, OrderState::Holding);
        QTRY_VERIFY(desk.find<LineEdit>("payAmount")->isVisible());
        QCOMPARE(desk.shown().outstanding, cny(14000));
        QVERIFY(!desk.find<QPushButton>("payBack")->isVisible());
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("200"));
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        QCOMPARE(desk.fake.payments.payments.constLast().second.size(), 1);
    }

    void theCustomerScansOurCode()
    {
        Channels channels;
        Desk desk({}, [&channels](test::FakeDesk &fake) { channels.join(fake); });
        hold(desk);
        // Who has no benefit is offered none, and its place is taken by the next way.
        QTRY_COMPARE(desk.find<QToolButton>("channel_channel")->x(), desk.find<QToolButton>("channel_card")->x());
        QCOMPARE(desk.find<QToolButton>("channel_channel")->y(), desk.find<QToolButton>("channel_transfer")->y());
        desk.find<QToolButton>("channel_channel")->click();
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::PendingPay);
        QVERIFY2(!isTakenOff(desk), "nobody has paid yet");
        auto *picture = desk.find<QLabel>("channelCode");
        QTRY_VERIFY(picture->isVisible() && !picture->pixmap().isNull());
        // As a phone sees it on the screen.
        const auto read = QrReader::read(picture->grab().toImage(), QrReader::Effort::Picture);
        QVERIFY(read && read->size() == 1);
        QCOMPARE(read->constFirst().text, QStringLiteral("wechat:") + channels.wechat.asked().constLast().requestNo);
        channels.wechat.customerPays(channels.wechat.asked().constLast().requestNo, desk.fake.clock.now());
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        QTRY_VERIFY(isTakenOff(desk));
        QTRY_VERIFY(desk.find<QPushButton>("printTickets")->isEnabled());
    }

    // Cash first, the rest by the code the customer shows; one press records both.
    void cashAndAPayCodeTogether()
    {
        Channels channels;
        Desk desk({}, [&channels](test::FakeDesk &fake) { channels.join(fake); });
        hold(desk);
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("50"));
        desk.find<QPushButton>("pay")->click();
        desk.find<QToolButton>("channel_channel")->click();
        QTest::keyClicks(desk.find<LineEdit>("payCode"), QStringLiteral("134567890123456789"));
        QTest::keyClick(desk.find<LineEdit>("payCode"), Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        QCOMPARE(channels.wechat.balance(), 9000);
        QCOMPARE(desk.fake.payments.payments.constFirst().second.constFirst().amount, cny(5000));
    }

    void aCodeThatIsNoneCollectsNothing()
    {
        Channels channels;
        Desk desk({}, [&channels](test::FakeDesk &fake) { channels.join(fake); });
        hold(desk);
        desk.find<QToolButton>("channel_channel")->click();
        QTest::keyClicks(desk.find<LineEdit>("payCode"), QStringLiteral("12345"));
        QTest::keyClick(desk.find<LineEdit>("payCode"), Qt::Key_Return);
        auto *strip = desk.workspace->orderPage()->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible() && strip->text().contains(QStringLiteral("no pay code")));
        QTRY_COMPARE(desk.shown().state, OrderState::Holding);
        QVERIFY(desk.find<QPushButton>("pay")->isVisible());
        QCOMPARE(channels.wechat.balance(), 0);
    }

    // A receipt adds up, says what was handed back, and from the second on which copy it is.
    void receiptsAddUpAndAreNumbered()
    {
        const QTemporaryDir folder;
        Desk desk;
        hold(desk);
        desk.find<LineEdit>("payAmount")->setText(QStringLiteral("200"));
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        const auto receipt = OrderReceipt::paid(
            desk.shown(), desk.fake.session().venues.constFirst(), QStringLiteral("mei"), cny(6000), 1);
        QCOMPARE(receipt.total, cny(14000));
        QCOMPARE(receipt.tenders.constFirst().given, cny(20000));
        Money sum = cny(0);
        for (const checkin::ReceiptLine &line : receipt.lines)
            sum += line.amount;
        QCOMPARE(sum, receipt.total);
        auto *pane = desk.find<ReceiptPane>("receiptPane");
        QTRY_VERIFY(pane->isVisible());
        const QString pdf = folder.filePath(QStringLiteral("r.pdf"));
        pane->saveTo(pdf, orders::PaperWay::Pdf);
        QTRY_VERIFY(QFile(pdf).size() > 1000);
        const QString png = folder.filePath(QStringLiteral("r.png"));
        pane->saveTo(png, orders::PaperWay::Png);
        QTRY_VERIFY(!QImage(png).isNull());
        QCOMPARE(desk.fake.papers.prints.size(), 2);
        QCOMPARE(desk.fake.papers.prints.constLast().copy, 2);
    }

    // Without a printer, or with one that fails, the sale stands.
    void aMissingPrinterSellsNothingAndUnsellsNothing()
    {
        Desk desk;
        hold(desk);
        desk.find<QPushButton>("pay")->click();
        QTRY_COMPARE(desk.shown().state, OrderState::Paid);
        QTRY_VERIFY(desk.find<QPushButton>("printTickets")->isEnabled());
        desk.workspace->orderPage()->tickets()->print();
        auto *strip = desk.find<TicketsPane>("ticketsPane")->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->kind() != MessageStrip::Kind::Info);
        QCOMPARE(desk.shown().state, OrderState::Paid);
        QCOMPARE(desk.fake.papers.prints.constFirst().copy, 1);
        // The server is away: no number, no paper, and the sale stands all the same.
        desk.fake.papers.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.workspace->orderPage()->tickets()->print();
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Error);
        QCOMPARE(desk.fake.papers.prints.size(), 1);
        QCOMPARE(desk.shown().state, OrderState::Paid);
    }

    void cashTypedRightAfterTheHoldIsTheAmount()
    {
        Desk desk;
        desk.holdCourt();
        desk.type(QStringLiteral("3"));
        desk.type(QStringLiteral("00"));
        QCOMPARE(desk.find<LineEdit>("payAmount")->text(), QStringLiteral("300"));
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(160));
    }

    void mixedPayment()
    {
        Desk desk;
        desk.holdCourt();
        desk.press(Qt::Key_Return);
        desk.type(QStringLiteral("1e3"));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.find<LineEdit>("payAmount")->property("fault").toBool());
        desk.find<LineEdit>("payAmount")->selectAll();
        desk.type(QStringLiteral("100"));
        desk.press(Qt::Key_Return); // Less than is due: the rest another way.
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(40));
        QVERIFY(desk.find<QPushButton>("pay")->text().contains(yuan(140)));
        QVERIFY(desk.fake.payments.payments.isEmpty());
        desk.press(Qt::Key_Return); // The rest by card.
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        const QList<payments::Tender> tenders = desk.fake.payments.payments.constFirst().second;
        QCOMPARE(tenders.size(), 2);
        QCOMPARE(tenders.at(0).amount, Money(10000, QStringLiteral("CNY")));
        QCOMPARE(tenders.at(1).channel, QStringLiteral("card"));
        QCOMPARE(tenders.at(1).amount, Money(4000, QStringLiteral("CNY")));
    }

private:
    /// A venue whose customers pay by WeChat Pay.
    struct Channels
    {
        void join(test::FakeDesk &fake)
        {
            gateway = std::make_unique<test::FakeChannelGateway>(fake);
            service = std::make_unique<payments::ChannelService>(*gateway, fake.venue);
            service->addChannel(wechat);
            fake.channels = service.get();
        }

        test::SimulatedChannel wechat{QStringLiteral("wechat")};
        std::unique_ptr<test::FakeChannelGateway> gateway;
        std::unique_ptr<payments::ChannelService> service;
    };
};

QTEST_MAIN(tst_DeskPayment)
#include "tst_DeskPayment.moc"
