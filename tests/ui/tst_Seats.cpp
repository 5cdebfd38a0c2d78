#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/Patience.h"
#include "ui/admin/SeatMapPage.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/SeatCanvas.h"
#include "ui/desk/SeatPicker.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

namespace vd {

using namespace ui;
using inventory::Seat;
using inventory::SeatState;
using inventory::SlotSeat;

/// The seat plan's editor and the desk's picker.
class tst_Seats : public QObject
{
    Q_OBJECT

    static QString text(const char *words) { return QString::fromUtf8(words); }
    static QList<SlotSeat> hall(int rows, int seats)
    {
        QList<SlotSeat> hall;
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < seats; ++x)
                hall << SlotSeat{{SeatId(1 + y * seats + x), {}, QString(QChar(static_cast<ushort>('A' + y % 26))),
                                     QString::number(x + 1), x, y, {}, false},
                    SeatState::Free, {}, false};
        return hall;
    }

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aPlanIsMadeAndSaved()
    {
        test::FakeScheduleGateway gateway;
        SeatMapPage page(gateway);
        page.resize(1280, 760);
        catalog::Space hall;
        hall.id = SpaceId(5);
        hall.name = text("Hall");
        hall.kind = catalog::SpaceKind::Quota;
        hall.maxCapacity = 100;
        page.setSpaces({hall});
        page.show();
        page.setVenue({VenueId(1), text("Riverside"), QTimeZone("Asia/Shanghai"), text("CNY")});
        const auto press = [&page](const char *name) { page.findChild<QAbstractButton *>(text(name))->click(); };
        QTRY_VERIFY(page.findChild<QWidget *>(text("seatRowsAdd"))->isEnabled());
        page.findChild<QLineEdit *>(text("rows"))->setText(text("2"));
        page.findChild<QLineEdit *>(text("seats"))->setText(text("3"));
        press("seatRowsAdd");
        QCOMPARE(page.canvas()->seats().size(), 6);
        QCOMPARE(page.findChild<QLineEdit *>(text("firstRow"))->text(), text("C"));
        page.findChild<QLineEdit *>(text("seats"))->setText(text("none"));
        press("seatRowsAdd");
        QCOMPARE(page.canvas()->seats().size(), 6);
        page.canvas()->choose({2, 5});
        press("seatAway");
        QVERIFY(page.plan().seats().at(5).unavailable);
        QVERIFY(page.findChild<QLabel *>(text("seatSummary"))->text().contains(text("2 blocked")));
        press("seatUndo");
        QVERIFY(!page.plan().seats().at(5).unavailable);
        press("seatRedo");
        gateway.answers.error = Error{Fault::Rule, text("seat_in_use"),
            {{text("block"), QString()}, {text("row"), text("B")}, {text("number"), text("3")}}, {}};
        press("seatSave");
        QTRY_COMPARE(page.canvas()->chosen(), QSet<int>{5});
        QCOMPARE(page.findChild<MessageStrip *>(text("seatStrip"))->kind(), MessageStrip::Kind::Error);
        gateway.answers.error.reset();
        press("seatSave");
        QTRY_COMPARE(gateway.seatPlan.seats.size(), 6);
        QTRY_VERIFY(!page.plan().isDirty());
    }

    void aPlanGoesToAFileAndComesBack()
    {
        test::FakeScheduleGateway gateway;
        for (const SlotSeat &seat : hall(3, 4))
            gateway.seatPlan.seats << seat.seat;
        SeatMapPage page(gateway);
        catalog::Space space;
        space.id = SpaceId(5);
        space.kind = catalog::SpaceKind::Quota;
        page.setSpaces({space});
        page.show();
        page.setVenue({VenueId(1), text("Riverside"), QTimeZone("Asia/Shanghai"), text("CNY")});
        QTRY_COMPARE(page.canvas()->seats().size(), 12);
        const QTemporaryDir folder;
        page.writeFile(folder.filePath(text("hall.csv")));
        QTRY_COMPARE(page.findChild<MessageStrip *>(text("seatStrip"))->kind(), MessageStrip::Kind::Success);
        page.plan().remove({0, 1, 2});
        page.readFile(folder.filePath(text("hall.csv")));
        QTRY_COMPARE(page.canvas()->seats().size(), 12);
        QVERIFY(page.plan().canUndo());
    }

    void seatsArePickedByKeyboard()
    {
        test::FakeScheduleGateway gateway;
        gateway.seatsOfSlot = hall(3, 4);
        gateway.seatsOfSlot[1].state = SeatState::Sold;
        SeatPicker picker(gateway, SlotId(9), {}, nullptr);
        picker.setAttribute(Qt::WA_DeleteOnClose, false);
        picker.show();
        QTRY_COMPARE(picker.canvas()->seats().size(), 12);
        const auto *legend = picker.findChild<QWidget *>(text("seatLegend"));
        QVERIFY(legend && legend->isVisible() && legend->width() >= legend->sizeHint().width());
        QVERIFY(legend->accessibleName().contains(text("Free, Chosen, Held, not paid, Sold, Blocked")));
        picker.canvas()->setFocus();
        QTRY_COMPARE(picker.canvas()->current(), 0);
        QSignalSpy taken(&picker, &SeatPicker::taken);
        QTest::keyClick(picker.canvas(), Qt::Key_Space);
        QTest::keyClick(picker.canvas(), Qt::Key_Right);
        QTest::keyClick(picker.canvas(), Qt::Key_Space); // sold: not to be had
        QTest::keyClick(picker.canvas(), Qt::Key_Down);
        QTest::keyClick(picker.canvas(), Qt::Key_Space);
        QCOMPARE(picker.canvas()->chosen(), (QSet<int>{0, 5}));
        QVERIFY(picker.canvas()->accessibleDescription().contains(text("row B, seat 2")));
        QTest::keyClick(picker.canvas(), Qt::Key_Return);
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.constFirst().at(0).value<QList<SeatId>>(), (QList<SeatId>{SeatId(1), SeatId(6)}));
        QCOMPARE(taken.constFirst().at(1).toStringList(), (QStringList{text("A 1"), text("B 2")}));
    }

    void aSeatTakenMeanwhileIsLetGo()
    {
        test::FakeScheduleGateway gateway;
        gateway.seatsOfSlot = hall(2, 2);
        Changes changes;
        SeatPicker picker(gateway, SlotId(9), {SeatId(1), SeatId(2)}, &changes);
        picker.setAttribute(Qt::WA_DeleteOnClose, false);
        picker.show();
        QTRY_COMPARE(picker.canvas()->chosen(), (QSet<int>{0, 1}));
        gateway.seatsOfSlot[1].state = SeatState::Held;
        Q_EMIT changes.changed(VenueId(1), text("slot"), {9});
        QTRY_COMPARE(picker.canvas()->chosen(), QSet<int>{0});
        QVERIFY(picker.findChild<MessageStrip *>()->text().contains(text("A 2")));
    }

    void twoThousandSeatsAreOneItem()
    {
        SeatCanvas canvas;
        canvas.resize(1000, 700);
        canvas.show();
        QList<SeatMark> marks;
        for (const SlotSeat &seat : hall(40, 50))
            marks << SeatMark{seat.seat, SeatMark::Look::Free, {}};
        canvas.setSeats(marks);
        QCOMPARE(canvas.scene()->items().size(), 1);
        QSet<int> all;
        for (int i = 0; i < marks.size(); ++i)
            all.insert(i);
        canvas.choose(all);
        QCOMPARE(canvas.chosen().size(), 2000);
        QVERIFY(!canvas.grab().isNull());
        // A plan that grew smaller keeps no choice of seats that are gone.
        canvas.setSeats(marks.mid(0, 10));
        QCOMPARE(canvas.chosen().size(), 10);
    }
};

} // namespace vd

QTEST_MAIN(vd::tst_Seats)
#include "tst_Seats.moc"
