#include "models/inventory/SeatCsv.h"
#include "models/inventory/SeatPlan.h"
#include "tests/support/Patience.h"

namespace vd {

using namespace inventory;

/// A seat plan being edited, and its file.
class tst_SeatPlan : public QObject
{
    Q_OBJECT

    static QString text(const char *words) { return QString::fromUtf8(words); }
    static SeatRows rows(const char *first, int count, int seats)
    {
        SeatRows rows;
        rows.firstRow = text(first);
        rows.rows = count;
        rows.seats = seats;
        return rows;
    }
    static QString line(const SeatPlan &plan, int y)
    {
        QStringList found;
        for (const Seat &seat : plan.seats())
            if (seat.y == y)
                found << seat.row + seat.number;
        return found.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void rowsAreAddedAndNumbered()
    {
        SeatPlan plan;
        QVERIFY(plan.addRows(rows("Y", 3, 3)).isEmpty());
        QCOMPARE(line(plan, 0), text("Y1 Y2 Y3"));
        QCOMPARE(line(plan, 2), text("AA1 AA2 AA3"));
        SeatRows odd = rows("10", 1, 3);
        odd.block = text("Balcony");
        odd.step = 2;
        odd.fromRight = true;
        QVERIFY(plan.addRows(odd).isEmpty());
        // Another block stands apart; from the right the last seat is the first number.
        QCOMPARE(line(plan, 3), QString());
        QCOMPARE(line(plan, 4), text("105 103 101"));
        QVERIFY(plan.isDirty());
        plan.undo();
        QCOMPARE(plan.seats().size(), 9);
        plan.redo();
        QCOMPARE(plan.seats().size(), 12);
    }

    void badRowsAreRefusedByField()
    {
        SeatPlan plan;
        FieldErrors errors = plan.addRows(rows("", 0, 1000));
        QCOMPARE(errors.size(), 3);
        errors = plan.addRows(rows("A", 100, 51));
        QCOMPARE(errors.constFirst().error.code, text("seats_too_many"));
        QVERIFY(plan.seats().isEmpty());
        QVERIFY(!plan.canUndo());
    }

    void chosenSeatsAreChanged()
    {
        SeatPlan plan;
        QVERIFY(plan.addRows(rows("A", 2, 4)).isEmpty());
        plan.setUnavailable({1}, true);
        plan.setCategory({0, 1}, text("Best"));
        plan.setBlock({0}, text("Left"));
        QVERIFY(plan.seats().at(1).unavailable);
        QCOMPARE(plan.seats().at(1).category, text("Best"));
        // On another seat there is no room; beyond the edge neither.
        QVERIFY(!plan.move({0}, 1, 0));
        QVERIFY(!plan.move({0}, -1, 0));
        QVERIFY(plan.move({3, 7}, 2, 0));
        QCOMPARE(plan.seats().at(3).x, 5);
        plan.renumber({0, 2, 3, 4, 6}, 11, 1, true);
        QCOMPARE(plan.seats().at(3).number, text("11"));
        QCOMPARE(plan.seats().at(0).number, text("13"));
        QCOMPARE(plan.seats().at(6).number, text("11"));
        plan.remove({0, 7});
        QCOMPARE(plan.seats().size(), 6);
        while (plan.canUndo())
            plan.undo();
        QVERIFY(!plan.isDirty());
    }

    void aFileKeepsWhoTheSeatsAre()
    {
        SeatPlan plan;
        plan.load({SpaceId(14), 3,
            {{SeatId(7), text("Stalls, left"), text("A"), text("1"), 0, 0, text("=Best \"view\""), false},
                {SeatId(8), {}, text("-B"), text("2"), 4, 1, {}, true}}});
        const QByteArray file = SeatCsv::write(plan.seats());
        const auto read = SeatCsv::read(file);
        QVERIFY2(read, read ? "" : qPrintable(read.error().code));
        plan.replace(*read);
        QCOMPARE(plan.seats().size(), 2);
        QCOMPARE(plan.seats().at(0).id, SeatId(7));
        QCOMPARE(plan.seats().at(0).category, text("=Best \"view\""));
        QCOMPARE(plan.seats().at(1).row, text("-B"));
        QVERIFY(plan.seats().at(1).unavailable);
        QVERIFY(!plan.isDirty());
    }

    void badLinesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const QByteArray &file, const char *reason, int line) {
            QTest::newRow(name) << file << QString::fromLatin1(reason) << line;
        };
        row("columns", "a,b\n", "columns", 1);
        row("spot", "block,row,number,x,y,category,blocked\n,A,1,x,0,,\n", "spot", 2);
        row("below", ",A,1,0,-1,,\n", "spot", 1);
        row("row", ",,1,0,0,,\n", "row", 1);
        row("number", ",A,,0,0,,\n", "number", 1);
        row("long", QByteArray(41, 'x') + ",A,1,0,0,,\n", "long", 1);
        row("twice", ",A,1,0,0,,\n,A,1,1,0,,\n", "twice", 2);
        row("spot twice", ",A,1,0,0,,\n,A,2,0,0,,\n", "spot_twice", 2);
        row("blocked", ",A,1,0,0,,perhaps\n", "blocked", 1);
    }

    void badLinesAreNamed()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        QFETCH(int, line);
        const auto read = SeatCsv::read(file);
        QVERIFY(!read);
        QCOMPARE(read.error().code, text("seat_file_line"));
        QCOMPARE(read.error().facts.value(QLatin1String("reason")).toString(), reason);
        QCOMPARE(read.error().facts.value(QLatin1String("line")).toInt(), line);
    }
};

} // namespace vd

QTEST_GUILESS_MAIN(vd::tst_SeatPlan)
#include "tst_SeatPlan.moc"
