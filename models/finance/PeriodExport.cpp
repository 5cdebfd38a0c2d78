#include "models/finance/PeriodExport.h"

#include "models/base/ZoneTime.h"
#include "models/exporting/FilePattern.h"
#include "models/finance/MoneyWords.h"

#include <QMap>

namespace vd::finance {

using exporting::Cell;
using exporting::CellType;
using exporting::Sheet;
using exporting::SheetRow;

namespace {

Cell dateOf(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.isValid() ? Cell(ZoneTime::date(instant, zone)) : Cell();
}

Cell timeOf(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.isValid() ? Cell(ZoneTime::time(instant, zone)) : Cell();
}

struct Sum
{
    qint64 paid = 0;
    qint64 refunded = 0;
    int payments = 0;
    int refunds = 0;

    [[nodiscard]] bool equals(const ChannelLine &line) const
    {
        return paid == line.paid.minor() && refunded == line.refunded.minor() && payments == line.payments
            && refunds == line.refunds && paid - refunded == line.net.minor();
    }
    void add(const MoneyRow &row)
    {
        // A correction changes the sum of what it corrects, not how often.
        if (row.kind.startsWith(QLatin1String("refund"))) {
            refunds += row.kind == QLatin1String("refund") ? 1 : 0;
            refunded -= row.amount.minor();
        } else {
            payments += row.kind == QLatin1String("payment") ? 1 : 0;
            paid += row.amount.minor();
        }
    }
};

bool isForeign(const MoneyRow &row, const DayReport &report)
{
    return row.amount.currency() != report.currency;
}

Sheet sheet(const QString &title, const DayReport &report)
{
    Sheet sheet;
    sheet.title = title;
    sheet.currency = report.currency;
    return sheet;
}

} // namespace

QString ExportPeriod::what() const
{
    if (isDay())
        return QStringLiteral("day");
    return exporting::FilePattern::isMonth(from, until) ? QStringLiteral("month") : QStringLiteral("range");
}

exporting::Document PeriodExport::document(
    const ExportPeriod &period, const DayReport &report, const QList<MoneyDay> &money, const QList<Shift> &shifts)
{
    exporting::Document document;
    document.title = period.isDay() ? tr("Daily reconciliation") : tr("Reconciliation of a period");
    document.subtitles = {period.venueName, exporting::FilePattern::period(period.from, period.until)};
    document.sheets << summary(period, report) << takings(report);
    if (!period.isDay())
        document.sheets << byDay(report, money);
    document.sheets << states(report) << payments(period, report, money);
    if (!report.foreign.isEmpty())
        document.sheets << foreign(period, report, money);
    if (!shifts.isEmpty())
        document.sheets << drawers(period, report, shifts);
    document.signatures = signatures();
    return document;
}

QStringList PeriodExport::signatures()
{
    return {tr("Prepared by"), tr("Checked by")};
}

Sheet PeriodExport::summary(const ExportPeriod &period, const DayReport &report)
{
    Sheet sheet = finance::sheet(tr("Summary"), report);
    sheet.columns = {{tr("Venue"), CellType::Text}, {tr("From"), CellType::Date}, {tr("Until"), CellType::Date},
        {tr("Time zone"), CellType::Text}, {tr("Currency"), CellType::Text}, {tr("Fees kept"), CellType::Amount},
        {tr("Rests waived"), CellType::Amount}, {tr("Places sold"), CellType::Integer},
        {tr("Places offered"), CellType::Integer}, {tr("Stock differences"), CellType::Integer},
        {tr("Money differences"), CellType::Integer}, {tr("Sealed on"), CellType::Date},
        {tr("Sealed at"), CellType::Time}, {tr("Two-person rules"), CellType::Text},
        {tr("Audit head"), CellType::Text}};
    sheet.rows = {{period.venueName, period.from, period.until, QString::fromLatin1(period.zone.id()), report.currency,
        report.feesKept, report.waived, qint64(report.placesSold), qint64(report.placesCapacity),
        qint64(report.stockDifferences), qint64(report.moneyDifferences), dateOf(report.sealedAt, period.zone),
        timeOf(report.sealedAt, period.zone), report.onePerson ? tr("switched off") : tr("on"), report.auditHead}};
    return sheet;
}

Sheet PeriodExport::takings(const DayReport &report)
{
    Sheet sheet = finance::sheet(tr("Takings by channel"), report);
    sheet.columns = {{tr("Channel"), CellType::Text}, {tr("Payments"), CellType::Integer, true},
        {tr("Paid"), CellType::Amount, true}, {tr("Refunds"), CellType::Integer, true},
        {tr("Refunded"), CellType::Amount, true}, {tr("Net"), CellType::Amount, true},
        {tr("Of which unapplied"), CellType::Amount, true}};
    sheet.totalTitle = tr("Total");
    for (const ChannelLine &line : report.channels)
        sheet.rows << SheetRow{MoneyWords::channel(line.channel), qint64(line.payments), line.paid,
            qint64(line.refunds), line.refunded, line.net, line.unapplied};
    return sheet;
}

Sheet PeriodExport::byDay(const DayReport &report, const QList<MoneyDay> &money)
{
    Sheet sheet = finance::sheet(tr("Takings by day"), report);
    sheet.columns
        = {{tr("Day"), CellType::Date}, {tr("Channel"), CellType::Text}, {tr("Payments"), CellType::Integer, true},
            {tr("Paid"), CellType::Amount, true}, {tr("Refunds"), CellType::Integer, true},
            {tr("Refunded"), CellType::Amount, true}, {tr("Net"), CellType::Amount, true}};
    sheet.totalTitle = tr("Total");
    for (const MoneyDay &day : money) {
        QMap<QString, Sum> channels;
        for (const MoneyRow &row : day.rows)
            if (!isForeign(row, report))
                channels[row.channel].add(row);
        for (auto sum = channels.cbegin(); sum != channels.cend(); ++sum)
            sheet.rows << SheetRow{day.day, MoneyWords::channel(sum.key()), qint64(sum->payments),
                Money(sum->paid, report.currency), qint64(sum->refunds), Money(sum->refunded, report.currency),
                Money(sum->paid - sum->refunded, report.currency)};
    }
    return sheet;
}

Sheet PeriodExport::states(const DayReport &report)
{
    Sheet sheet = finance::sheet(tr("Orders made, by state"), report);
    sheet.columns = {
        {tr("State"), CellType::Text}, {tr("Orders"), CellType::Integer, true}, {tr("Amount"), CellType::Amount, true}};
    sheet.totalTitle = tr("Total");
    for (const StateCount &count : report.orders)
        sheet.rows << SheetRow{MoneyWords::orderState(count.state), qint64(count.orders), count.amount};
    return sheet;
}

Sheet PeriodExport::payments(const ExportPeriod &period, const DayReport &report, const QList<MoneyDay> &money)
{
    Sheet sheet = finance::sheet(tr("Payments and refunds"), report);
    sheet.columns = {{tr("Kind"), CellType::Text}, {tr("Date"), CellType::Date}, {tr("Time"), CellType::Time},
        {tr("Channel"), CellType::Text}, {tr("Order"), CellType::Text}, {tr("Amount"), CellType::Amount, true},
        {tr("Applied"), CellType::Text}, {tr("Request number"), CellType::Text}, {tr("Channel number"), CellType::Text},
        {tr("By"), CellType::Text}, {tr("Shift"), CellType::Text}};
    sheet.totalTitle = tr("Total");
    for (const MoneyDay &day : money)
        for (const MoneyRow &row : day.rows)
            if (!isForeign(row, report))
                sheet.rows << SheetRow{MoneyWords::kind(row.kind), dateOf(row.at, period.zone),
                    timeOf(row.at, period.zone), MoneyWords::channel(row.channel), row.orderNo, row.amount,
                    row.applied ? tr("yes") : tr("no"), row.requestNo, row.channelNo, row.actor,
                    row.shift.isValid() ? row.shift.toString() : QString()};
    return sheet;
}

// Without a total: what is of several currencies adds up to nothing.
Sheet PeriodExport::foreign(const ExportPeriod &period, const DayReport &report, const QList<MoneyDay> &money)
{
    Sheet sheet = finance::sheet(tr("Money in other currencies"), report);
    sheet.columns = {{tr("Kind"), CellType::Text}, {tr("Date"), CellType::Date}, {tr("Time"), CellType::Time},
        {tr("Channel"), CellType::Text}, {tr("Currency"), CellType::Text}, {tr("Amount"), CellType::Amount},
        {tr("Request number"), CellType::Text}, {tr("Channel number"), CellType::Text}, {tr("By"), CellType::Text}};
    for (const MoneyDay &day : money)
        for (const MoneyRow &row : day.rows)
            if (isForeign(row, report))
                sheet.rows << SheetRow{MoneyWords::kind(row.kind), dateOf(row.at, period.zone),
                    timeOf(row.at, period.zone), MoneyWords::channel(row.channel), row.amount.currency(), row.amount,
                    row.requestNo, row.channelNo, row.actor};
    return sheet;
}

Sheet PeriodExport::drawers(const ExportPeriod &period, const DayReport &report, const QList<Shift> &shifts)
{
    Sheet sheet = finance::sheet(tr("Cash by shift"), report);
    sheet.columns = {{tr("Shift"), CellType::Text}, {tr("Desk"), CellType::Text}, {tr("By"), CellType::Text},
        {tr("Opened on"), CellType::Date}, {tr("Opened at"), CellType::Time}, {tr("Closed on"), CellType::Date},
        {tr("Closed at"), CellType::Time}, {tr("Float"), CellType::Amount}, {tr("Cash taken"), CellType::Amount, true},
        {tr("Cash paid out"), CellType::Amount, true}, {tr("Put in"), CellType::Amount, true},
        {tr("Taken out"), CellType::Amount, true}, {tr("Expected"), CellType::Amount},
        {tr("Counted"), CellType::Amount}, {tr("Difference"), CellType::Amount, true}};
    sheet.totalTitle = tr("Total");
    for (const Shift &shift : shifts) {
        const bool counted = shift.closedAt.isValid();
        sheet.rows << SheetRow{shift.id.toString(), shift.terminal, shift.operatorLogin,
            dateOf(shift.openedAt, period.zone), timeOf(shift.openedAt, period.zone),
            dateOf(shift.closedAt, period.zone), timeOf(shift.closedAt, period.zone), shift.openingFloat,
            shift.cashTaken, shift.cashPaidOut, shift.movedIn, shift.movedOut, shift.expected,
            counted ? Cell(shift.counted) : Cell(), counted ? Cell(shift.difference()) : Cell()};
    }
    return sheet;
}

bool PeriodExport::addsUp(const DayReport &report, const QList<MoneyDay> &money)
{
    QHash<QString, Sum> byChannel;
    Sum all;
    for (const MoneyDay &day : money) {
        for (const MoneyRow &row : day.rows) {
            byChannel[row.channel].add(row);
            if (!isForeign(row, report))
                all.add(row);
        }
    }
    for (const ChannelLine &line : report.channels + report.foreign)
        if (!byChannel.take(line.channel).equals(line))
            return false;
    return byChannel.isEmpty() && all.equals(report.total);
}

} // namespace vd::finance
