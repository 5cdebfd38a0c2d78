#include "tests/support/OwnSettings.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/ErrorText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/SlipPainter.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/CashDialog.h"
#include "ui/desk/CountDialog.h"
#include "ui/desk/ShiftReport.h"
#include "ui/desk/ShiftSlip.h"

#include <QFile>
#include <QLabel>
#include <QPdfWriter>
#include <QPushButton>
#include <QSettings>

using namespace vd;
using namespace vd::ui;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

namespace {

Money cny(qint64 minor)
{
    return {minor, QStringLiteral("CNY")};
}

finance::Shift openShift(const test::FakeDesk &fake, qint64 expected)
{
    finance::Shift shift;
    shift.id = ShiftId(7);
    shift.terminal = QStringLiteral("Desk 1");
    shift.operatorLogin = QStringLiteral("mei");
    shift.openedAt = fake.at(8, 2);
    shift.openingFloat = cny(30000);
    shift.cashTaken = cny(expected - 30000);
    shift.cashPaidOut = cny(0);
    shift.moved = cny(0);
    shift.expected = cny(expected);
    return shift;
}

QString words(const QWidget *of)
{
    QStringList all;
    for (const QLabel *label : of->findChildren<QLabel *>())
        all << label->text();
    return all.join(QLatin1Char('|'));
}

} // namespace

/// The drawer from float to counted close, at the desk.
class tst_DeskShift final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void opensInItsLineAndIsCountedPieceByPiece()
    {
        Desk desk;
        auto *begin = desk.find<QPushButton>("shiftBegin");
        QTRY_VERIFY(begin->isVisible());
        begin->click();
        desk.type(QStringLiteral("1,20"));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.find<QWidget>("shiftAmount")->isVisible());
        desk.find<LineEdit>("shiftAmount")->selectAll();
        desk.type(QStringLiteral("300"));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().contains(QStringLiteral("300.00")));
        QCOMPARE(QApplication::focusWidget(), desk.caller());
        begin->click();
        auto *dialog = desk.workspace->findChild<CountDialog *>();
        QVERIFY(dialog);
        QVERIFY2(!words(dialog).contains(yuan(300)), "counted blind: nobody counts towards a figure");
        // Two hundreds, a fifty, four tens; Enter goes from value to value and at last to the sum.
        const auto count = [dialog](int minor, const char *pieces) {
            auto *field = dialog->findChild<LineEdit *>(QStringLiteral("pieces%1").arg(minor));
            QTest::keyClicks(field, QLatin1String(pieces));
            QTest::keyClick(field, Qt::Key_Return);
        };
        count(10000, "2");
        count(5000, "1");
        count(1000, "4");
        auto *total = dialog->findChild<LineEdit *>(QStringLiteral("countTotal"));
        QCOMPARE(total->text(), QStringLiteral("290.00"));
        QTest::keyClick(total, Qt::Key_Return);
        // Asked once, in numbers; Enter is the safe answer and nothing is closed.
        auto *prompt = dialog->findChild<Prompt *>();
        QVERIFY(prompt);
        for (const QString &amount : {yuan(300), yuan(290), FormatText::money(cny(-1000))})
            QVERIFY2(words(prompt).contains(amount), qPrintable(amount));
        QTest::keyClick(prompt, Qt::Key_Return);
        QTRY_VERIFY(!dialog->findChild<Prompt *>());
        QVERIFY(desk.fake.finance.shift);
        QTest::keyClick(total, Qt::Key_Return);
        prompt = dialog->findChild<Prompt *>();
        QVERIFY(prompt);
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().startsWith(QStringLiteral("Shift closed")));
        QTRY_VERIFY(!desk.workspace->findChild<CountDialog *>());
        QVERIFY(desk.find<QPushButton>("printShift")->isVisible());
        // What came of it is told until the next shift, not beside it.
        QVERIFY(desk.fake.finance.openShift(QUuid::createUuid(), desk.fake.venue, cny(5000)).result().has_value());
        Q_EMIT desk.fake.changes.changed(desk.fake.venue, QStringLiteral("shift"), {});
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().startsWith(QStringLiteral("Shift open since")));
        QVERIFY(!desk.find<QPushButton>("printShift")->isVisible());
    }

    void aSumTypedByHandIsNoSumOfPieces()
    {
        Desk desk({}, [](test::FakeDesk &fake) { fake.finance.shift = openShift(fake, 37000); });
        QTRY_VERIFY(desk.find<QPushButton>("shiftCash")->isVisible());
        desk.find<QPushButton>("shiftBegin")->click();
        auto *dialog = desk.workspace->findChild<CountDialog *>();
        auto *hundreds = dialog->findChild<LineEdit *>(QStringLiteral("pieces10000"));
        QTest::keyClicks(hundreds, QStringLiteral("3"));
        auto *total = dialog->findChild<LineEdit *>(QStringLiteral("countTotal"));
        QCOMPARE(total->text(), QStringLiteral("300.00"));
        total->selectAll();
        QTest::keyClicks(total, QStringLiteral("370"));
        // Nothing of what was counted goes; it is said which of the two counts, with the way back.
        QCOMPARE(hundreds->text(), QStringLiteral("3"));
        auto *strip = dialog->findChild<MessageStrip *>();
        QVERIFY(strip->isVisible() && strip->text().contains(yuan(300)));
        strip->findChild<QPushButton *>(QStringLiteral("messageAction"))->click();
        QCOMPARE(total->text(), QStringLiteral("300.00"));
        QVERIFY(!strip->isVisible());
        total->selectAll();
        QTest::keyClicks(total, QStringLiteral("370"));
        // The other way round nothing goes either: the typed sum stands while pieces are counted on.
        QTest::keyClicks(dialog->findChild<LineEdit *>(QStringLiteral("pieces5000")), QStringLiteral("1"));
        QCOMPARE(total->text(), QStringLiteral("370"));
        QVERIFY(strip->text().contains(yuan(350)));
        QTest::keyClick(total, Qt::Key_Return);
        QVERIFY(!words(dialog->findChild<Prompt *>()).contains(yuan(350)));
        dialog->findChild<Prompt *>()->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().contains(QStringLiteral("as expected")));
    }

    // Who counts towards a figure counts nothing: none of the desk's words says what should be in the drawer.
    void theDrawerIsCountedBlind()
    {
        Desk desk({}, [](test::FakeDesk &fake) { fake.finance.shift = openShift(fake, 37000); });
        QTRY_VERIFY(desk.find<QPushButton>("shiftCash")->isVisible());
        const QString bar = desk.find<TextLabel>("shiftText")->text();
        QVERIFY(!bar.contains(yuan(370)) && bar.contains(yuan(300)));
        desk.find<QPushButton>("shiftCash")->click();
        auto *cash = desk.workspace->findChild<CashDialog *>();
        QTest::keyClicks(cash->findChild<LineEdit *>(QStringLiteral("cashAmount")), QStringLiteral("1"));
        QVERIFY(!words(cash).contains(yuan(370)) && !words(cash).contains(yuan(369)));
        cash->reject();
        desk.find<QPushButton>("shiftBegin")->click();
        auto *count = desk.workspace->findChild<CountDialog *>();
        QVERIFY(!words(count).contains(yuan(370)));
        const Error refusal{Fault::Rule, QStringLiteral("drawer_too_low"),
            {{QStringLiteral("expected_minor"), 37000}, {QStringLiteral("currency"), QStringLiteral("CNY")}}, {}};
        QVERIFY(!ErrorText::sentence(refusal).contains(QStringLiteral("370")));
    }

    void cashGoesInAndOutWithItsReason()
    {
        Desk desk({}, [](test::FakeDesk &fake) { fake.finance.shift = openShift(fake, 37000); });
        QTRY_VERIFY(desk.find<QPushButton>("shiftCash")->isVisible());
        desk.find<QPushButton>("shiftCash")->click();
        auto *dialog = desk.workspace->findChild<CashDialog *>();
        QVERIFY(dialog);
        auto *amount = dialog->findChild<LineEdit *>(QStringLiteral("cashAmount"));
        auto *reason = dialog->findChild<LineEdit *>(QStringLiteral("cashReason"));
        QTest::keyClicks(amount, QStringLiteral("400"));
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY2(desk.fake.finance.shift->movements.isEmpty(), "never without a reason");
        QTest::keyClicks(reason, QStringLiteral("to the safe"));
        QTest::keyClick(reason, Qt::Key_Return);
        // Never more than is in it: said beside the amount, the dialog stays with what was typed.
        QTRY_VERIFY(amount->property("fault").toBool());
        amount->selectAll();
        QTest::keyClicks(amount, QStringLiteral("350"));
        QTest::keyClick(reason, Qt::Key_Return);
        QTRY_VERIFY(!desk.workspace->findChild<CashDialog *>());
        QCOMPARE(desk.fake.finance.shift->movements.constLast().amount, cny(-35000));
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().contains(yuan(350)));
    }

    void aShiftOfADeskThatIsGoneGoesOnHere()
    {
        Desk desk({}, [](test::FakeDesk &fake) {
            finance::Shift other = openShift(fake, 37000);
            other.terminal = QStringLiteral("Desk 2");
            fake.finance.shiftsElsewhere = {other};
        });
        auto *take = desk.find<QPushButton>("shiftTake");
        QTRY_VERIFY(take->isVisible());
        QVERIFY(desk.find<TextLabel>("shiftText")
                    ->text()
                    .contains(QStringLiteral("The shift of mei (since 08:02) is still open at Desk 2")));
        take->click();
        auto *prompt = desk.workspace->findChild<Prompt *>();
        QVERIFY(prompt && words(prompt).contains(QStringLiteral("Desk 2")));
        QVERIFY(!words(prompt).contains(yuan(370)));
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.fake.finance.shift.has_value());
        QTRY_VERIFY(desk.find<TextLabel>("shiftText")->text().startsWith(QStringLiteral("Taken over")));
        QTRY_VERIFY(!take->isVisible());
    }

    void aRefusedShiftIsTold()
    {
        Desk desk;
        auto *text = desk.find<TextLabel>("shiftText");
        QTRY_VERIFY(desk.find<QPushButton>("shiftBegin")->isVisible());
        desk.find<QPushButton>("shiftBegin")->click();
        desk.type(QStringLiteral("300"));
        desk.fake.finance.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(text->colour(), Token::DangerText);
        const QString told = text->text();
        QCoreApplication::processEvents();
        QCOMPARE(text->text(), told);
        QCOMPARE(desk.find<LineEdit>("shiftAmount")->text(), QStringLiteral("300"));
        desk.fake.finance.answers.error.reset();
        Q_EMIT desk.fake.changes.connectionBack();
        QTRY_COMPARE(text->colour(), Token::Muted);
    }

    // The report says every sum, how it was counted and up to where the audit goes; each copy says that it is one.
    void theReportIsNumberedAndProvesItself()
    {
        const QTemporaryDir folder;
        test::FakeDesk fake;
        finance::Shift closed = openShift(fake, 37000);
        closed.closedAt = fake.at(17);
        closed.counted = cny(36950);
        closed.pieces = {{cny(10000), 3}, {cny(1000), 6}, {cny(50), 19}};
        closed.movements = {{cny(-5000), QStringLiteral("to the safe"), fake.at(12), QStringLiteral("mei")}};
        closed.auditHead = QStringLiteral("128:5f3a90c1d27e4b86");
        closed.onePerson = true;
        const operators::VenueInfo venue = fake.session().venues.constFirst();
        const SlipPrint slip = ShiftSlip::of(closed, venue, 2);
        QString all = slip.copy;
        for (const SlipLine &line : slip.lines)
            all += QLatin1Char('|') + line.text + QLatin1Char(' ') + line.value;
        for (const char *word : {"Copy 2", "Desk 1", "mei", "to the safe", "100.00 × 3", "369.50", "370.00",
                 "128:5f3a90c1d27e4b86", "its rules for two are off"})
            QVERIFY2(all.contains(QString::fromUtf8(word)), word);
        ShiftReport report(&fake.papers);
        report.setShift(closed, venue);
        for (int copy = 1; copy <= 2; ++copy) {
            const QString path = folder.filePath(QStringLiteral("shift%1.pdf").arg(copy));
            report.savePdfTo(path);
            QTRY_VERIFY(QFile(path).size() > 1000);
        }
        QCOMPARE(fake.papers.prints.constLast().copy, 2);
        QCOMPARE(fake.papers.prints.constLast().paper, orders::Paper::Shift);
        // On every paper, wide enough for its figures.
        for (const TicketPaper paper : {TicketPaper::A4, TicketPaper::Roll80, TicketPaper::Roll58}) {
            const QImage image = SlipPainter::image(slip, paper, 203);
            QVERIFY(paper == TicketPaper::A4 ? image.height() > 1000 : image.height() > image.width());
            QPdfWriter writer(folder.filePath(QStringLiteral("x.pdf")));
            QVERIFY(SlipPainter::print(writer, slip, paper));
        }
    }
};

QTEST_MAIN(tst_DeskShift)
#include "tst_DeskShift.moc"
