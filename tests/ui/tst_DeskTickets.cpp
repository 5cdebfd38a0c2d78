#include "models/checkin/TicketToken.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/TicketsPane.h"
#include "ui/scan/QrReader.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

/// The tickets at the desk, from the payment to what the door reads.
class tst_DeskTickets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    // Paid in cash with change, tickets signed and shown, the next call.
    void fromHeldToTickets()
    {
        Desk desk;
        desk.holdCourt();
        desk.press(Qt::Key_Return); // Cash.
        desk.type(QStringLiteral("200"));
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(60));
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        QCOMPARE(
            desk.fake.payments.payments.constFirst().second.constFirst().given, Money(20000, QStringLiteral("CNY")));
        QTRY_VERIFY(desk.find<QLabel>("ticketPicture1") && !desk.find<QLabel>("ticketPicture1")->pixmap().isNull());
        QVERIFY(!desk.fake.signer.lastWasReprint);
        desk.find<QPushButton>("nextCall")->setFocus();
        desk.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), desk.caller());
    }

    // A picture of the screen, taken as it stands after the payment, is read at the door.
    void aPictureOfTheScreenIsATicket()
    {
        Desk desk;
        desk.holdCourt();
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.find<QLabel>("ticketPicture1") && !desk.find<QLabel>("ticketPicture1")->pixmap().isNull());
        QCoreApplication::processEvents();
        const auto found = QrReader::read(desk.workspace->grab().toImage(), QrReader::Effort::Picture);
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        QVERIFY(checkin::TicketToken::isWellFormed(found->constFirst().text));
    }

    void ticketsAreSavedAsPictures()
    {
        const QTemporaryDir folder;
        Desk desk;
        desk.holdCourt();
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        QTRY_VERIFY(desk.find<QPushButton>("printTickets")->isEnabled());
        desk.workspace->orderPage()->tickets()->saveTo(
            folder.filePath(QStringLiteral("ticket.png")), orders::PaperWay::Png);
        QTRY_VERIFY(QFile::exists(folder.filePath(QStringLiteral("ticket.png"))));
    }
};

QTEST_MAIN(tst_DeskTickets)
#include "tst_DeskTickets.moc"
