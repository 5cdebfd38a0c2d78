#include "models/finance/ChartBuilder.h"
#include "models/finance/ChartController.h"
#include "models/finance/JournalExport.h"
#include "tests/support/fakes/FakeReportsGateway.h"
#include "tests/support/Patience.h"

#include <QRandomGenerator>

using namespace vd;
using namespace vd::finance;
using vd::exporting::SheetRow;

namespace {

const QDate first(2026, 11, 6);
const QDate last(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

Money cny(qint64 minor)
{
    return {minor, QStringLiteral("CNY")};
}

qint64 sumOf(const ChartData &chart, bool positive)
{
    qint64 sum = 0;
    for (const ChartData::Series &series : chart.series)
        for (const qint64 value : series.values)
            sum += (value > 0) == positive ? value : 0;
    return sum;
}

Money amount(const SheetRow &row, int column)
{
    return std::get<Money>(row.at(column));
}

qint64 count(const SheetRow &row, int column)
{
    return std::get<qint64>(row.at(column));
}

} // namespace

class tst_ChartBuilder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<vd::Error>(); }

    /// Any takings over any number of days: bars, table and its total are the same money.
    void takingsAddUp_data()
    {
        QTest::addColumn<int>("days");
        for (const int days : {1, 7, 35, 36, 100, 182, 183, 401})
            QTest::addRow("%d days", days) << days;
    }

    void takingsAddUp()
    {
        QFETCH(int, days);
        QRandomGenerator random(static_cast<quint32>(days));
        QList<TakingsCell> cells;
        Money paid = cny(0);
        Money refunded = cny(0);
        int payments = 0;
        for (int day = 0; day < days; ++day) {
            for (const char *channel : {"cash", "wechat", "transfer", "coupon"}) {
                if (random.bounded(3) == 0)
                    continue;
                const TakingsCell cell{first.addDays(day), text(channel), int(random.bounded(90)),
                    cny(random.bounded(9'999'999)), int(random.bounded(4)), cny(random.bounded(99'999))};
                paid += cell.paid;
                refunded += cell.refunded;
                payments += cell.payments;
                cells << cell;
            }
        }
        const ChartData chart = ChartBuilder(first, first.addDays(days - 1), text("CNY")).takings(cells);
        QCOMPARE(sumOf(chart, true), paid.minor());
        QCOMPARE(-sumOf(chart, false), refunded.minor());
        const SheetRow total = chart.table.totalRow();
        QCOMPARE(count(total, 2), qint64(payments));
        QCOMPARE(amount(total, 3), paid);
        QCOMPARE(amount(total, 5), refunded);
        QCOMPARE(amount(total, 6), paid - refunded);
        QVERIFY(chart.categories.size() <= 36);
        for (const ChartData::Series &series : chart.series)
            QCOMPARE(series.values.size(), chart.categories.size());
        QCOMPARE(chart.categories.size(), chart.longCategories.size());
    }

    void daysAreDrawnAsWeeksAndMonths()
    {
        const auto bars = [](int days) {
            return ChartBuilder(first, first.addDays(days - 1), text("CNY")).outcomes({}).categories;
        };
        QCOMPARE(bars(3), (QStringList{text("11/6"), text("7"), text("8")}));
        QCOMPARE(bars(40).size(), 7); // from Friday 6 November: weeks from Monday 2 November to 14 December
        QCOMPARE(bars(400).size(), 14);
    }

    void placesAddUp()
    {
        test::FakeReportsGateway gateway;
        gateway.fill(first, last);
        const ChartData chart = ChartBuilder(first, last, text("CNY")).occupancy(gateway.occupancyCells);
        qint64 sold = 0;
        qint64 offered = 0;
        for (const OccupancyCell &cell : std::as_const(gateway.occupancyCells)) {
            sold += cell.hour ? 0 : cell.sold;
            offered += cell.hour ? 0 : cell.capacity;
        }
        QCOMPARE(count(chart.table.totalRow(), 2), sold);
        QCOMPARE(count(chart.table.totalRow(), 3), offered);
        QCOMPARE(chart.heatRows.size(), chart.table.rows.size());
        QCOMPARE(chart.heatColumns.first(), text("08:00"));
        // The gallery hall closes at 18:00: nothing offered is not the same as nothing sold.
        QCOMPARE(chart.heat.at(6).at(10).capacity, 0);
        QVERIFY(std::holds_alternative<std::monostate>(chart.table.rows.at(6).at(5 + 10)));
        QCOMPARE(count(chart.table.rows.at(0), 5),
            ChartBuilder::share(chart.heat.at(0).at(0).sold, chart.heat.at(0).at(0).capacity));
    }

    void sellThroughAddsUpAndTheTableHasThemAll()
    {
        QList<ActivityFill> fills;
        for (int i = 1; i <= 40; ++i)
            fills << ActivityFill{i, text("Activity %1").arg(i), 2, 41 - i, 50};
        fills << ActivityFill{0, text("Pool"), 9, 3, 90};
        const ChartData chart = ChartBuilder(first, last, text("CNY")).sellThrough(fills);
        QCOMPARE(chart.table.rows.size(), 41);
        QCOMPARE(count(chart.table.totalRow(), 2), qint64(40 * 41 / 2 + 3));
        QCOMPARE(count(chart.table.totalRow(), 3), qint64(40 * 50 + 90));
        QVERIFY(chart.categories.size() < 20);
        QCOMPARE(chart.series.at(0).values.at(0) + chart.series.at(1).values.at(0), qint64(50));
    }

    void outcomesAddUp()
    {
        test::FakeReportsGateway gateway;
        gateway.fill(first, last);
        const ChartData chart = ChartBuilder(first, last, text("CNY")).outcomes(gateway.outcomeCounts);
        QHash<QString, qint64> orders;
        qint64 all = 0;
        Money money = cny(0);
        for (const OutcomeCount &outcome : std::as_const(gateway.outcomeCounts)) {
            orders[outcome.state] += outcome.orders;
            all += outcome.orders;
            money += outcome.amount;
        }
        const SheetRow total = chart.table.totalRow();
        QCOMPARE(count(total, 1), all);
        QCOMPARE(count(total, 2), orders.value(text("CANCELLED")));
        QCOMPARE(count(total, 3), orders.value(text("CLOSED_TIMEOUT")));
        QCOMPARE(count(total, 4), orders.value(text("REFUNDED")));
        QCOMPARE(count(total, 5), orders.value(text("NO_SHOW")));
        QCOMPARE(amount(total, 7), money);
        QCOMPARE(sumOf(chart, true), all - orders.value(text("COMPLETED")));
    }

    void leadTimesAddUp()
    {
        QList<LeadTime> leads;
        qint64 orders = 0;
        Money money = cny(0);
        for (int days = 0; days < 400; ++days) {
            leads << LeadTime{days, days % 7, cny(days * 100)};
            orders += days % 7;
            money += cny(days * 100);
        }
        const ChartData chart = ChartBuilder(first, last, text("CNY")).leadTimes(leads);
        QCOMPARE(chart.table.rows.size(), 7);
        QCOMPARE(count(chart.table.totalRow(), 1), orders);
        QCOMPARE(amount(chart.table.totalRow(), 3), money);
        QCOMPARE(sumOf(chart, true), orders);
        // 0 | 1 | 2-3 | 4-7 | 8-14 | 15-30 | more
        QCOMPARE(chart.series.at(0).values.mid(0, 5), (QList<qint64>{0, 1, 5, 15, 21}));
    }

    void shares()
    {
        QCOMPARE(ChartBuilder::share(1, 3), 3333);
        QCOMPARE(ChartBuilder::share(2, 3), 6667);
        QCOMPARE(ChartBuilder::share(0, 0), 0);
        QCOMPARE(ChartBuilder::share(7, 7), 10'000);
    }

    void anOldAnswerIsDropped()
    {
        test::FakeReportsGateway gateway;
        gateway.fill(first, last);
        gateway.answers.manual = true;
        ChartController controller(gateway);
        QSignalSpy changed(&controller, &ChartController::chartChanged);
        controller.setPeriod(first, last);
        controller.setVenue(VenueId(1), text("CNY"));
        controller.setKind(ChartKind::LeadTime);
        gateway.answers.answerAll();
        QTRY_VERIFY(!controller.isLoading());
        QCOMPARE(controller.chart()->kind, ChartKind::LeadTime);
        QCOMPARE(changed.count(), 2); // the venue's empty page, then the one answer waited for
    }

    void aJournalThatDoesNotBalanceIsSeen()
    {
        QList<JournalLine> lines{{last, text("payments"), text("cash"), {}, text("1001"), cny(500), cny(0)},
            {last, text("payments"), text("cash"), {}, text("2203"), cny(0), cny(500)}};
        QVERIFY(JournalExport::balances(lines));
        const exporting::Document document
            = JournalExport::document({VenueId(1), text("V"), QTimeZone("Asia/Shanghai"), last, last}, lines);
        QCOMPARE(amount(document.sheets.first().totalRow(), 4), cny(500));
        QCOMPARE(amount(document.sheets.first().totalRow(), 5), cny(500));
        lines[1].credit = cny(499);
        QVERIFY(!JournalExport::balances(lines));
        lines[1].credit = cny(500);
        lines[1].key = text("card");
        QVERIFY(!JournalExport::balances(lines));
    }
};

QTEST_GUILESS_MAIN(tst_ChartBuilder)
#include "tst_ChartBuilder.moc"
