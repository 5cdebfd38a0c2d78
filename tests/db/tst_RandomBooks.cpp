#include "db/client/Lane.h"
#include "db/client/RawConnection.h"
#include "db/gateways/PgBooksGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgReportsGateway.h"
#include "models/finance/ChartBuilder.h"
#include "models/finance/JournalExport.h"
#include "models/finance/PeriodExport.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <QFile>

#include <map>

using namespace vd;
using namespace vd::finance;
using exporting::Document;
using exporting::SheetRow;
using test::answerOf;
using test::problem;

namespace {

constexpr int days = 14;

struct Zone
{
    const char *name;
    const char *currency;
    QDate change; ///< A night its clocks change, or any other where they do not.
};

const Zone zones[] = {
    {"Asia/Shanghai", "CNY", QDate(2026, 6, 10)}, {"Europe/Berlin", "EUR", QDate(2026, 3, 29)}, // 23 hours
    {"Europe/Berlin", "EUR", QDate(2026, 10, 25)}, // 25 hours
    {"America/New_York", "USD", QDate(2026, 11, 1)},
    {"America/Santiago", "CLP", QDate(2026, 9, 6)}, // the hour after midnight is left out
    {"Australia/Lord_Howe", "AUD", QDate(2026, 4, 5)}, // half an hour
    {"Asia/Kathmandu", "NPR", QDate(2026, 6, 10)}, {"Asia/Tokyo", "JPY", QDate(2026, 6, 10)}, // no decimals
};

struct Sum
{
    qint64 paid = 0;
    qint64 refunded = 0;
    int payments = 0;
    int refunds = 0;

    friend bool operator==(const Sum &, const Sum &) = default;
};

/// Day and channel, or day and shift.
using Sums = std::map<std::pair<QDate, QString>, Sum>;

Sum sumOf(const Sums &sums, const QDate &day)
{
    Sum all;
    for (const auto &[key, sum] : sums)
        if (key.first == day)
            all = {all.paid + sum.paid, all.refunded + sum.refunded, all.payments + sum.payments,
                all.refunds + sum.refunds};
    return all;
}

template <typename Line>
Sum sumOf(const Line &line)
{
    return {line.paid.minor(), line.refunded.minor(), line.payments, line.refunds};
}

qint64 minor(const SheetRow &row, int column)
{
    return std::get<Money>(row.at(column)).minor();
}

} // namespace

/// Random books of venues in many zones, crowded around midnights and nights of changed clocks: each day is cut at the
/// venue's midnight, worked out here from the instants alone, and every view, export and chart has the sum of its
/// lines.
class tst_RandomBooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void dayByDay_data() { addZones(); }
    void dayByDay();
    void theWholePeriod_data() { addZones(); }
    void theWholePeriod();
    void ordersAndPlaces_data() { addZones(); }
    void ordersAndPlaces();
    void exportsAndJournal_data() { addZones(); }
    void exportsAndJournal();

private:
    void addZones();
    /// Sets m_venue, m_zone and m_from of the row, making the books once.
    void open();
    [[nodiscard]] Sums moneyByInstant(const QString &by);
    [[nodiscard]] QDate until() const { return m_from.addDays(days + 2); }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    db::ConnectionSettings m_database;
    std::optional<db::RawConnection> m_connection;
    std::unique_ptr<db::Lane> m_lane;
    QHash<QString, qint64> m_made;
    VenueId m_venue;
    QTimeZone m_zone;
    QString m_currency;
    QDate m_from;
};

void tst_RandomBooks::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
    const auto database = m_cluster->createDatabase();
    QVERIFY2(database, qPrintable(problem(database)));
    m_database = *database;
    auto connection = db::RawConnection::open(m_database);
    QVERIFY2(connection, qPrintable(problem(connection)));
    m_connection.emplace(std::move(*connection));
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/db/random_books.sql"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto loaded = m_connection->script(
        "insert into operators.organization(id, name) overriding system value values (1, 'Random');" + file.readAll());
    QVERIFY2(loaded, qPrintable(problem(loaded)));
    QList<qint64> venues;
    for (const Zone &zone : zones) {
        const QString first = zone.change.addDays(-days / 2).toString(Qt::ISODate);
        const QByteArray call = QStringLiteral("select public.random_books(%1, '%2', '%3', '%4', %5, '%6') as id")
                                    .arg(0.01 * (venues.size() + 1))
                                    .arg(QLatin1String(zone.name), QLatin1String(zone.currency), first)
                                    .arg(days)
                                    .arg(zone.change.toString(Qt::ISODate))
                                    .toUtf8();
        const auto made = m_connection->script(call);
        QVERIFY2(made, qPrintable(problem(made)));
        venues << made->first().int64("id");
        m_made.insert(QLatin1String(zone.name) + zone.change.toString(Qt::ISODate), venues.constLast());
    }
    const auto analysed = m_connection->script("analyze");
    QVERIFY2(analysed, qPrintable(problem(analysed)));
    const auto login = m_cluster->createLogin(m_database, {QStringLiteral("finance")}, venues);
    QVERIFY2(login, qPrintable(problem(login)));
    m_lane = std::make_unique<db::Lane>(QStringLiteral("reports"), login->withTimeouts(60'000, 5'000));
}

void tst_RandomBooks::addZones()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QDate>("change");
    for (const Zone &zone : zones)
        QTest::addRow("%s %s", zone.name, qPrintable(zone.change.toString(Qt::ISODate)))
            << QString::fromLatin1(zone.name) << QString::fromLatin1(zone.currency) << zone.change;
}

void tst_RandomBooks::open()
{
    QFETCH(const QString, zone);
    QFETCH(const QString, currency);
    QFETCH(const QDate, change);
    m_venue = VenueId(m_made.value(zone + change.toString(Qt::ISODate)));
    m_zone = QTimeZone(zone.toLatin1());
    m_currency = currency;
    m_from = change.addDays(-days / 2 - 2);
    QVERIFY(m_venue.isValid() && m_zone.isValid());
}

// From the instants, by Qt's own rules of the zone; nothing of the server's days is read.
Sums tst_RandomBooks::moneyByInstant(const QString &by)
{
    const QByteArray venue = m_venue.toString().toLatin1();
    const auto rows = m_connection->script(
        "select 'payment' as kind, extract(epoch from p.paid_at) * 1000 as ms, p.channel, coalesce(p.shift_id, "
        "0)::text as shift, p.amount_minor as amount, 1 as n from payments.payment p where p.venue_id = "
        + venue
        + " union all select 'refund', extract(epoch from rp.settled_at) * 1000, p.channel, coalesce(rp.shift_id, "
          "0)::text, -rp.amount_minor, 1 from payments.refund_part rp join payments.payment p on p.id = rp.payment_id "
          "where rp.venue_id = "
        + venue
        + " union all select b.side, extract(epoch from b.at) * 1000, b.channel, '0', b.amount_minor, 0 from "
          "finance.booking b where b.venue_id = "
        + venue);
    Sums sums;
    if (!rows) {
        QTest::qFail(qPrintable(problem(rows)), __FILE__, __LINE__);
        return sums;
    }
    for (const db::Row row : *rows) {
        const auto ms = static_cast<qint64>(std::floor(row.text("ms").toDouble()));
        const QDate day = QDateTime::fromMSecsSinceEpoch(ms, m_zone).date();
        Sum &sum = sums[{day, row.text(by.toLatin1().constData())}];
        const qint64 amount = row.int64("amount");
        if (row.text("kind") == QLatin1String("payment")) {
            sum.paid += amount;
            sum.payments += row.integer("n");
        } else {
            sum.refunded -= amount;
            sum.refunds += row.integer("n");
        }
    }
    return sums;
}

void tst_RandomBooks::dayByDay()
{
    open();
    db::PgFinanceGateway gateway(*m_lane, *m_lane);
    const Sums byChannel = moneyByInstant(QStringLiteral("channel"));
    const Sums byShift = moneyByInstant(QStringLiteral("shift"));
    std::optional<DayReport> before;
    int filled = 0;
    for (QDate day = m_from; day <= until(); day = day.addDays(1)) {
        const auto report = answerOf(gateway.dayReport(m_venue, day));
        QVERIFY2(report, qPrintable(problem(report)));
        const auto rows = answerOf(gateway.moneyRows(m_venue, day, QString()));
        QVERIFY2(rows, qPrintable(problem(rows)));
        QVERIFY(PeriodExport::addsUp(*report, {MoneyDay{day, *rows}}));
        QCOMPARE(sumOf(report->total), sumOf(byChannel, day));
        for (const ChannelLine &line : report->channels) {
            QCOMPARE(sumOf(line), byChannel.at({day, line.channel}));
            const auto below = answerOf(gateway.moneyRows(m_venue, day, line.channel));
            QVERIFY2(below, qPrintable(problem(below)));
            qint64 net = 0;
            for (const MoneyRow &row : *below)
                net += row.amount.minor();
            QCOMPARE(net, line.net.minor());
        }
        QVERIFY(report->context);
        Sum shifts;
        qint64 loose = 0;
        for (const ShiftLine &line : report->context->shifts) {
            const Sum one = sumOf(line);
            QCOMPARE(one, byShift.at({day, line.shift.isValid() ? line.shift.toString() : QStringLiteral("0")}));
            shifts = {shifts.paid + one.paid, shifts.refunded + one.refunded, shifts.payments + one.payments,
                shifts.refunds + one.refunds};
            loose += line.unapplied.minor();
        }
        QCOMPARE(shifts, sumOf(report->total));
        QCOMPARE(loose, report->total.unapplied.minor());
        // The chart on the day's page is the table beside it.
        const ChartData chart = ChartBuilder::channels(report->channels, m_currency);
        QCOMPARE(chart.isEmpty() ? 0 : minor(chart.table.totalRow(), 3), report->total.net.minor());
        qint64 drawn = 0;
        for (const ChartData::Series &series : chart.series)
            drawn = std::accumulate(series.values.cbegin(), series.values.cend(), drawn);
        QCOMPARE(drawn, report->total.net.minor());
        if (before) {
            QCOMPARE(report->context->before.net, before->total.net);
            QCOMPARE(report->context->before.payments, before->total.payments);
            QCOMPARE(report->context->before.placesSold, before->placesSold);
        }
        before = *report;
        filled += report->total.payments > 0 ? 1 : 0;
    }
    QVERIFY(filled > days / 2);
}

void tst_RandomBooks::theWholePeriod()
{
    open();
    db::PgFinanceGateway gateway(*m_lane, *m_lane);
    db::PgReportsGateway reports(*m_lane);
    const Sums byChannel = moneyByInstant(QStringLiteral("channel"));
    const auto period = answerOf(gateway.periodReport(m_venue, m_from, until()));
    QVERIFY2(period, qPrintable(problem(period)));
    const auto takings = answerOf(reports.takings(m_venue, m_from, until()));
    QVERIFY2(takings, qPrintable(problem(takings)));
    for (const TakingsCell &cell : *takings)
        QCOMPARE((Sum{cell.paid.minor(), cell.refunded.minor(), cell.payments, cell.refunds}),
            byChannel.at({cell.day, cell.channel}));
    QCOMPARE(size_t(takings->size()), byChannel.size());
    Sum lines;
    for (const ChannelLine &line : period->channels) {
        const Sum one = sumOf(line);
        lines = {lines.paid + one.paid, lines.refunded + one.refunded, lines.payments + one.payments,
            lines.refunds + one.refunds};
    }
    QCOMPARE(sumOf(period->total), lines);
    const ChartData chart = ChartBuilder(m_from, until(), m_currency).takings(*takings);
    QCOMPARE(minor(chart.table.totalRow(), 6), period->total.net.minor());
    qint64 drawn = 0;
    for (const ChartData::Series &series : chart.series)
        drawn = std::accumulate(series.values.cbegin(), series.values.cend(), drawn);
    QCOMPARE(drawn, period->total.net.minor());
}

void tst_RandomBooks::ordersAndPlaces()
{
    open();
    db::PgFinanceGateway gateway(*m_lane, *m_lane);
    db::PgReportsGateway reports(*m_lane);
    db::PgBooksGateway books(*m_lane);
    const ChartBuilder builder(m_from, until(), m_currency);
    std::map<std::pair<QDate, QString>, std::pair<int, qint64>> made;
    const auto orders = m_connection->script("select extract(epoch from created_at) * 1000 as ms, state, "
                                             "total_minor::bigint as amount from orders.order where venue_id = "
        + m_venue.toString().toLatin1());
    QVERIFY2(orders, qPrintable(problem(orders)));
    for (const db::Row row : *orders) {
        const auto ms = static_cast<qint64>(std::floor(row.text("ms").toDouble()));
        auto &[count, amount] = made[{QDateTime::fromMSecsSinceEpoch(ms, m_zone).date(), row.text("state")}];
        ++count;
        amount += row.int64("amount");
    }
    const auto outcomes = answerOf(reports.outcomes(m_venue, m_from, until()));
    QVERIFY2(outcomes, qPrintable(problem(outcomes)));
    QCOMPARE(size_t(outcomes->size()), made.size());
    for (const OutcomeCount &count : *outcomes)
        QCOMPARE((std::pair<int, qint64>(count.orders, count.amount.minor())), (made.at({count.day, count.state})));
    for (QDate day = m_from; day <= until(); day = day.addDays(1)) {
        const auto report = answerOf(gateway.dayReport(m_venue, day));
        QVERIFY2(report, qPrintable(problem(report)));
        for (const StateCount &state : report->orders)
            QCOMPARE((std::pair<int, qint64>(state.orders, state.amount.minor())), (made.at({day, state.state})));
        // By business date: spaces are the sum of their items, and the day's places are its slots'.
        const auto lines = answerOf(books.businessReport(m_venue, day));
        QVERIFY2(lines, qPrintable(problem(lines)));
        const auto items = answerOf(books.businessRows(m_venue, day, SpaceId()));
        QVERIFY2(items, qPrintable(problem(items)));
        qint64 sold = 0;
        int places = 0;
        for (const BusinessLine &line : *lines) {
            sold += line.net.minor();
            places += line.places;
        }
        for (const BusinessRow &row : *items)
            sold -= row.sold.minor() - row.refunded.minor();
        QCOMPARE(sold, 0);
        QCOMPARE(places, report->placesSold);
    }
    const auto period = answerOf(gateway.periodReport(m_venue, m_from, until()));
    QVERIFY2(period, qPrintable(problem(period)));
    qint64 all = 0;
    qint64 amount = 0;
    for (const StateCount &state : period->orders) {
        all += state.orders;
        amount += state.amount.minor();
    }
    const SheetRow fates = builder.outcomes(*outcomes).table.totalRow();
    QCOMPARE(std::get<qint64>(fates.at(1)), all);
    QCOMPARE(minor(fates, 7), amount);
    const auto leads = answerOf(reports.leadTimes(m_venue, m_from, until()));
    QVERIFY2(leads, qPrintable(problem(leads)));
    const SheetRow lead = builder.leadTimes(*leads).table.totalRow();
    QCOMPARE(std::get<qint64>(lead.at(1)), all);
    QCOMPARE(minor(lead, 3), amount);
    const auto occupancy = answerOf(reports.occupancy(m_venue, m_from, until()));
    QVERIFY2(occupancy, qPrintable(problem(occupancy)));
    const SheetRow heat = builder.occupancy(*occupancy).table.totalRow();
    QCOMPARE(std::get<qint64>(heat.at(2)), qint64(period->placesSold));
    QCOMPARE(std::get<qint64>(heat.at(3)), qint64(period->placesCapacity));
    const auto fills = answerOf(reports.sellThrough(m_venue, m_from, until()));
    QVERIFY2(fills, qPrintable(problem(fills)));
    const SheetRow through = builder.sellThrough(*fills).table.totalRow();
    QCOMPARE(std::get<qint64>(through.at(2)), qint64(period->placesSold));
    QCOMPARE(std::get<qint64>(through.at(3)), qint64(period->placesCapacity));
}

void tst_RandomBooks::exportsAndJournal()
{
    open();
    db::PgFinanceGateway gateway(*m_lane, *m_lane);
    db::PgReportsGateway reports(*m_lane);
    const auto period = answerOf(gateway.periodReport(m_venue, m_from, until()));
    QVERIFY2(period, qPrintable(problem(period)));
    QList<MoneyDay> money;
    for (QDate day = m_from; day <= until(); day = day.addDays(1)) {
        const auto rows = answerOf(gateway.moneyRows(m_venue, day, QString()));
        QVERIFY2(rows, qPrintable(problem(rows)));
        money << MoneyDay{day, *rows};
    }
    const ExportPeriod days_{m_venue, QStringLiteral("V"), m_zone, m_from, until()};
    const Document document = PeriodExport::document(days_, *period, money);
    QCOMPARE(minor(document.sheets.at(1).totalRow(), 5), period->total.net.minor());
    QCOMPARE(minor(document.sheets.at(2).totalRow(), 6), period->total.net.minor());
    QCOMPARE(minor(document.sheets.at(4).totalRow(), 5), period->total.net.minor());
    // Each row stands under the venue's day of its instant.
    for (const SheetRow &row : document.sheets.at(4).rows)
        QVERIFY(std::get<QDate>(row.at(1)) >= m_from && std::get<QDate>(row.at(1)) <= until());
    const auto journal = answerOf(reports.journal(m_venue, m_from, until()));
    QVERIFY2(journal, qPrintable(problem(journal)));
    QVERIFY(JournalExport::balances(*journal));
    std::map<QDate, qint64> net;
    for (const JournalLine &line : *journal)
        if (line.account == QLatin1String("1001") || line.account == QLatin1String("1002")
            || line.account == QLatin1String("1012"))
            net[line.day] += line.debit.minor() - line.credit.minor();
    const Sums byChannel = moneyByInstant(QStringLiteral("channel"));
    for (const auto &[day, sum] : net) {
        const Sum all = sumOf(byChannel, day);
        QCOMPARE(sum, all.paid - all.refunded);
    }
    const SheetRow total = JournalExport::document(days_, *journal).sheets.constFirst().totalRow();
    QCOMPARE(minor(total, 4), minor(total, 5));
}

QTEST_GUILESS_MAIN(tst_RandomBooks)
#include "tst_RandomBooks.moc"
