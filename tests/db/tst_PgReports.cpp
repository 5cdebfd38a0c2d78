#include "db/client/Lane.h"
#include "db/client/RawConnection.h"
#include "db/gateways/PgCatalogGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgReportsGateway.h"
#include "models/finance/ChartBuilder.h"
#include "models/finance/JournalExport.h"
#include "models/finance/PeriodExport.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <numeric>

using namespace vd;
using namespace vd::finance;
using exporting::SheetRow;
using test::answerOf;
using test::problem;

namespace {

struct Books
{
    explicit Books(const db::ConnectionSettings &settings)
        : lane(QStringLiteral("reports"), settings.withTimeouts(60'000, 2'000))
    {
    }

    db::Lane lane;
    db::PgCatalogGateway catalog{lane};
    db::PgFinanceGateway finance{lane, lane};
    db::PgReportsGateway reports{lane};
};

qint64 count(const SheetRow &row, int column)
{
    return std::get<qint64>(row.at(column));
}

Money amount(const SheetRow &row, int column)
{
    return std::get<Money>(row.at(column));
}

} // namespace

/// Charts, journal and exports of the demo's venues, against the report of the same days, to the cent.
class tst_PgReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void chartsAreTheReport_data();
    void chartsAreTheReport();
    void everyDaysLinesAreTheReport();
    void journalsBalance();
    void accountsAreKept();
    void onlyFinanceAndAuditors();

private:
    std::unique_ptr<test::TemporaryCluster> m_cluster;
    db::ConnectionSettings m_database;
    QList<qint64> m_venues;
    QDate m_today;
    std::unique_ptr<Books> m_books;
};

void tst_PgReports::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
    const auto database = m_cluster->createDatabase(test::TemporaryCluster::Content::Demo);
    QVERIFY2(database, qPrintable(problem(database)));
    m_database = *database;
    auto connection = db::RawConnection::open(m_database);
    QVERIFY2(connection, qPrintable(problem(connection)));
    const auto rows = connection->script(
        "select v.id, (select max(p.money_day) from payments.payment p)::date as day from catalog.venue v order by 1");
    QVERIFY2(rows, qPrintable(problem(rows)));
    for (const db::Row row : *rows) {
        m_venues << row.int64("id");
        m_today = row.date("day");
    }
    const auto login = m_cluster->createLogin(m_database, {QStringLiteral("finance")}, m_venues);
    QVERIFY2(login, qPrintable(problem(login)));
    m_books = std::make_unique<Books>(*login);
}

void tst_PgReports::chartsAreTheReport_data()
{
    QTest::addColumn<int>("days");
    QTest::newRow("a day") << 1;
    QTest::newRow("a month") << 31;
    QTest::newRow("everything") << 200;
}

void tst_PgReports::chartsAreTheReport()
{
    QFETCH(int, days);
    const QDate from = m_today.addDays(1 - days);
    int filled = 0;
    for (const qint64 id : std::as_const(m_venues)) {
        const VenueId venue(id);
        const auto report = answerOf(m_books->finance.periodReport(venue, from, m_today));
        QVERIFY2(report, qPrintable(problem(report)));
        const ChartBuilder builder(from, m_today, report->currency);
        const auto takings = answerOf(m_books->reports.takings(venue, from, m_today));
        QVERIFY2(takings, qPrintable(problem(takings)));
        const SheetRow money = builder.takings(*takings).table.totalRow();
        QCOMPARE(count(money, 2), qint64(report->total.payments));
        QCOMPARE(amount(money, 3), report->total.paid);
        QCOMPARE(count(money, 4), qint64(report->total.refunds));
        QCOMPARE(amount(money, 5), report->total.refunded);
        QCOMPARE(amount(money, 6), report->total.net);
        const auto occupancy = answerOf(m_books->reports.occupancy(venue, from, m_today));
        QVERIFY2(occupancy, qPrintable(problem(occupancy)));
        const SheetRow places = builder.occupancy(*occupancy).table.totalRow();
        QCOMPARE(count(places, 2), qint64(report->placesSold));
        QCOMPARE(count(places, 3), qint64(report->placesCapacity));
        const auto fills = answerOf(m_books->reports.sellThrough(venue, from, m_today));
        QVERIFY2(fills, qPrintable(problem(fills)));
        const SheetRow sold = builder.sellThrough(*fills).table.totalRow();
        QCOMPARE(count(sold, 2), qint64(report->placesSold));
        QCOMPARE(count(sold, 3), qint64(report->placesCapacity));
        qint64 orders = 0;
        Money ordered(0, report->currency);
        for (const StateCount &state : std::as_const(report->orders)) {
            orders += state.orders;
            ordered += state.amount;
        }
        const auto outcomes = answerOf(m_books->reports.outcomes(venue, from, m_today));
        QVERIFY2(outcomes, qPrintable(problem(outcomes)));
        const SheetRow fates = builder.outcomes(*outcomes).table.totalRow();
        QCOMPARE(count(fates, 1), orders);
        QCOMPARE(amount(fates, 7), ordered);
        const auto leads = answerOf(m_books->reports.leadTimes(venue, from, m_today));
        QVERIFY2(leads, qPrintable(problem(leads)));
        const SheetRow lead = builder.leadTimes(*leads).table.totalRow();
        QCOMPARE(count(lead, 1), orders);
        QCOMPARE(amount(lead, 3), ordered);
        filled += report->total.payments > 0 && orders > 0 && report->placesSold > 0 ? 1 : 0;
    }
    QVERIFY(filled > 0);
}

void tst_PgReports::everyDaysLinesAreTheReport()
{
    const QDate from = m_today.addDays(-30);
    for (const qint64 id : std::as_const(m_venues)) {
        const VenueId venue(id);
        const auto report = answerOf(m_books->finance.periodReport(venue, from, m_today));
        QVERIFY2(report, qPrintable(problem(report)));
        QList<MoneyDay> money;
        for (QDate day = from; day <= m_today; day = day.addDays(1)) {
            const auto rows = answerOf(m_books->finance.moneyRows(venue, day, QString()));
            QVERIFY2(rows, qPrintable(problem(rows)));
            money << MoneyDay{day, *rows};
        }
        QVERIFY(PeriodExport::addsUp(*report, money));
        const exporting::Document document = PeriodExport::document(
            {venue, QStringLiteral("V"), QTimeZone("Asia/Shanghai"), from, m_today}, *report, money);
        QCOMPARE(amount(document.sheets.at(1).totalRow(), 5), report->total.net);
        QCOMPARE(amount(document.sheets.at(2).totalRow(), 6), report->total.net);
        QCOMPARE(amount(document.sheets.at(4).totalRow(), 5), report->total.net);
    }
}

void tst_PgReports::journalsBalance()
{
    for (const qint64 id : std::as_const(m_venues)) {
        const QDate from = m_today.addDays(-100);
        const auto report = answerOf(m_books->finance.periodReport(VenueId(id), from, m_today));
        const auto lines = answerOf(m_books->reports.journal(VenueId(id), from, m_today));
        QVERIFY2(lines, qPrintable(problem(lines)));
        QVERIFY(JournalExport::balances(*lines));
        // What the channels brought and took is the report's.
        Money paid(0, report->currency);
        Money refunded(0, report->currency);
        Money fees(0, report->currency);
        for (const JournalLine &line : *lines) {
            if (line.entry == QLatin1String("payments"))
                paid += line.debit;
            if (line.entry == QLatin1String("refunds"))
                refunded += line.credit;
            if (line.entry == QLatin1String("fees"))
                fees += line.credit;
        }
        QCOMPARE(paid, report->total.paid);
        QCOMPARE(refunded, report->total.refunded);
        QCOMPARE(fees, report->feesKept);
    }
}

void tst_PgReports::accountsAreKept()
{
    const VenueId venue(m_venues.first());
    auto accounts = answerOf(m_books->reports.accounts(venue));
    QVERIFY2(accounts, qPrintable(problem(accounts)));
    QVERIFY(accounts->size() >= 9);
    Account cash = accounts->first();
    QCOMPARE(cash.key, QStringLiteral("cash"));
    cash.number = QStringLiteral("1001.02");
    const QUuid request = QUuid::createUuid();
    QCOMPARE(problem(answerOf(m_books->reports.saveAccounts(request, venue, {cash}))), QString());
    QCOMPARE(problem(answerOf(m_books->reports.saveAccounts(request, venue, {cash}))), QString());
    accounts = answerOf(m_books->reports.accounts(venue));
    QCOMPARE(accounts->first().number, QStringLiteral("1001.02"));
    QCOMPARE(accounts->first().usual, QStringLiteral("1001"));
    cash.key = QStringLiteral("seashells");
    const auto unknown = answerOf(m_books->reports.saveAccounts(QUuid::createUuid(), venue, {cash}));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, QStringLiteral("account_unknown"));
}

void tst_PgReports::onlyFinanceAndAuditors()
{
    const auto login = m_cluster->createLogin(m_database, {QStringLiteral("desk_lead")}, m_venues);
    QVERIFY2(login, qPrintable(problem(login)));
    Books lead(*login);
    const VenueId venue(m_venues.first());
    const auto takings = answerOf(lead.reports.takings(venue, m_today, m_today));
    QVERIFY(!takings);
    QCOMPARE(takings.error().fault, Fault::Denied);
    const auto journal = answerOf(lead.reports.journal(venue, m_today, m_today));
    QVERIFY(!journal);
    QCOMPARE(journal.error().fault, Fault::Denied);
    const auto tooLong = answerOf(m_books->reports.takings(venue, m_today.addDays(-500), m_today));
    QVERIFY(!tooLong);
    QCOMPARE(tooLong.error().code, QStringLiteral("range_invalid"));
}

QTEST_GUILESS_MAIN(tst_PgReports)
#include "tst_PgReports.moc"
