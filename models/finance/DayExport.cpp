#include "models/finance/DayExport.h"

#include "models/base/ZoneTime.h"
#include "models/finance/MoneyWords.h"

#include <QHash>

namespace vd::finance {

namespace {

constexpr qsizetype longestVenueInName = 60;

CsvRow channelRow(const QString &name, const ChannelLine &line)
{
    return {name, qint64(line.payments), line.paid, qint64(line.refunds), line.refunded, line.net, line.unapplied};
}

CsvValue dateOf(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.isValid() ? CsvValue(ZoneTime::date(instant, zone)) : CsvValue();
}

CsvValue timeOf(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.isValid() ? CsvValue(ZoneTime::time(instant, zone)) : CsvValue();
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
        if (row.kind == QLatin1String("refund")) {
            ++refunds;
            refunded -= row.amount.minor();
        } else {
            ++payments;
            paid += row.amount.minor();
        }
    }
};

} // namespace

QList<CsvSection> DayExport::sections(
    const DayReport &report, const QList<MoneyRow> &rows, const QString &venueName, const QTimeZone &zone)
{
    return {summary(report, venueName, zone), takings(report), states(report), money(rows, zone)};
}

CsvSection DayExport::summary(const DayReport &report, const QString &venueName, const QTimeZone &zone)
{
    CsvSection section;
    section.title = tr("Daily reconciliation");
    section.columns = {{tr("Venue"), CsvType::Text}, {tr("Day"), CsvType::Date}, {tr("Time zone"), CsvType::Text},
        {tr("Currency"), CsvType::Text}, {tr("Fees kept"), CsvType::Amount}, {tr("Places sold"), CsvType::Integer},
        {tr("Places offered"), CsvType::Integer}, {tr("Stock differences"), CsvType::Integer},
        {tr("Money differences"), CsvType::Integer}, {tr("Sealed on"), CsvType::Date}, {tr("Sealed at"), CsvType::Time},
        {tr("Two-person rules"), CsvType::Text}, {tr("Audit head"), CsvType::Text}};
    section.rows = {{venueName, report.day, QString::fromLatin1(zone.id()), report.currency, report.feesKept,
        qint64(report.placesSold), qint64(report.placesCapacity), qint64(report.stockDifferences),
        qint64(report.moneyDifferences), dateOf(report.sealedAt, zone), timeOf(report.sealedAt, zone),
        report.onePerson ? tr("switched off") : tr("on"), report.auditHead}};
    return section;
}

CsvSection DayExport::takings(const DayReport &report)
{
    CsvSection section;
    section.title = tr("Takings by channel");
    section.columns = {{tr("Channel"), CsvType::Text}, {tr("Payments"), CsvType::Integer},
        {tr("Paid"), CsvType::Amount}, {tr("Refunds"), CsvType::Integer}, {tr("Refunded"), CsvType::Amount},
        {tr("Net"), CsvType::Amount}, {tr("Of which unapplied"), CsvType::Amount}};
    for (const ChannelLine &line : report.channels)
        section.rows << channelRow(MoneyWords::channel(line.channel), line);
    section.rows << channelRow(tr("Total"), report.total);
    return section;
}

CsvSection DayExport::states(const DayReport &report)
{
    CsvSection section;
    section.title = tr("Orders made, by state");
    section.columns = {{tr("State"), CsvType::Text}, {tr("Orders"), CsvType::Integer}, {tr("Amount"), CsvType::Amount}};
    for (const StateCount &count : report.orders)
        section.rows << CsvRow{MoneyWords::orderState(count.state), qint64(count.orders), count.amount};
    return section;
}

CsvSection DayExport::money(const QList<MoneyRow> &rows, const QTimeZone &zone)
{
    CsvSection section;
    section.title = tr("Payments and refunds");
    section.columns = {{tr("Kind"), CsvType::Text}, {tr("Date"), CsvType::Date}, {tr("Time"), CsvType::Time},
        {tr("Channel"), CsvType::Text}, {tr("Order"), CsvType::Text}, {tr("Amount"), CsvType::Amount},
        {tr("Applied"), CsvType::Text}, {tr("Request number"), CsvType::Text}, {tr("Channel number"), CsvType::Text},
        {tr("By"), CsvType::Text}, {tr("Shift"), CsvType::Text}};
    section.rows.reserve(rows.size());
    for (const MoneyRow &row : rows)
        section.rows << CsvRow{MoneyWords::kind(row.kind), dateOf(row.at, zone), timeOf(row.at, zone),
            MoneyWords::channel(row.channel), row.orderNo, row.amount, row.applied ? tr("yes") : tr("no"),
            row.requestNo, row.channelNo, row.actor, row.shift.isValid() ? row.shift.toString() : QString()};
    return section;
}

bool DayExport::addsUp(const DayReport &report, const QList<MoneyRow> &rows)
{
    QHash<QString, Sum> byChannel;
    Sum all;
    for (const MoneyRow &row : rows) {
        byChannel[row.channel].add(row);
        all.add(row);
    }
    for (const ChannelLine &line : report.channels)
        if (!byChannel.take(line.channel).equals(line))
            return false;
    return byChannel.isEmpty() && all.equals(report.total);
}

QString DayExport::fileName(const QString &venueName, const QDate &day)
{
    QString slug;
    for (const QChar c : venueName.toLower().normalized(QString::NormalizationForm_C)) {
        if (c.isLetterOrNumber())
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(QLatin1Char('-')))
            slug += QLatin1Char('-');
    }
    slug = slug.left(longestVenueInName);
    while (slug.endsWith(QLatin1Char('-')))
        slug.chop(1);
    if (slug.isEmpty())
        slug = QStringLiteral("venue");
    return QStringLiteral("venuedesk-%1-%2.csv").arg(slug, day.toString(Qt::ISODate));
}

} // namespace vd::finance
