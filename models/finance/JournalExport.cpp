#include "models/finance/JournalExport.h"

#include "models/exporting/FilePattern.h"
#include "models/finance/MoneyWords.h"

#include <QHash>

namespace vd::finance {

using exporting::Cell;
using exporting::CellType;
using exporting::Sheet;
using exporting::SheetRow;

QString JournalExport::words(const JournalLine &line)
{
    if (line.entry == QLatin1String("payments"))
        return tr("Payments, %1").arg(MoneyWords::channel(line.key));
    if (line.entry == QLatin1String("refunds"))
        return tr("Refunds, %1").arg(MoneyWords::channel(line.key));
    if (line.entry == QLatin1String("fees"))
        return tr("Fees kept");
    if (line.entry == QLatin1String("earned"))
        return tr("Revenue earned");
    if (line.entry == QLatin1String("corrected"))
        return tr("Corrections, %1").arg(MoneyWords::channel(line.key));
    return line.entry == QLatin1String("returned") ? tr("Revenue given back") : line.entry;
}

QString JournalExport::words(const Account &account)
{
    if (account.kind == QLatin1String("channel"))
        return MoneyWords::channel(account.key);
    if (account.kind == QLatin1String("revenue"))
        return tr("Revenue, %1").arg(account.name);
    if (account.kind == QLatin1String("difference"))
        return tr("Differences with channels");
    return account.kind == QLatin1String("fee") ? tr("Fees kept") : tr("Money received in advance");
}

bool JournalExport::balances(const QList<JournalLine> &lines)
{
    QHash<QString, qint64> open;
    for (const JournalLine &line : lines)
        open[line.day.toString(Qt::ISODate) + line.entry + line.key] += line.debit.minor() - line.credit.minor();
    return std::all_of(open.cbegin(), open.cend(), [](qint64 difference) { return difference == 0; });
}

Sheet JournalExport::sheet(const QString &title, const QString &currency, const QList<JournalLine> &lines)
{
    Sheet sheet;
    sheet.title = title;
    sheet.totalTitle = tr("Total");
    sheet.currency = currency;
    sheet.columns = {{tr("Day"), CellType::Date}, {tr("Entry"), CellType::Text}, {tr("Account"), CellType::Text},
        {tr("Category"), CellType::Text}, {tr("Debit"), CellType::Amount, true}, {tr("Credit"), CellType::Amount, true},
        {tr("Currency"), CellType::Text}};
    for (const JournalLine &line : lines) {
        if (line.debit.currency() == currency)
            sheet.rows << SheetRow{line.day, words(line), line.account, line.name,
                line.debit.isZero() ? Cell() : Cell(line.debit), line.credit.isZero() ? Cell() : Cell(line.credit),
                line.debit.currency()};
    }
    return sheet;
}

exporting::Document JournalExport::document(const ExportPeriod &period, const QList<JournalLine> &lines)
{
    QStringList currencies;
    for (const JournalLine &line : lines)
        if (!currencies.contains(line.debit.currency()))
            currencies << line.debit.currency();
    exporting::Document document;
    document.title = tr("Journal");
    document.subtitles = {period.venueName, exporting::FilePattern::period(period.from, period.until)};
    if (currencies.size() < 2)
        document.sheets = {sheet(tr("Journal"), currencies.value(0), lines)};
    else
        for (const QString &currency : currencies)
            document.sheets << sheet(tr("Journal in %1").arg(currency), currency, lines);
    document.signatures = PeriodExport::signatures();
    return document;
}

} // namespace vd::finance
