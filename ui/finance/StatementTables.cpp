#include "ui/finance/StatementTables.h"

#include "models/finance/MoneyWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"
#include "ui/common/Theme.h"
#include "ui/finance/Columns.h"
#include "ui/finance/FinanceWords.h"

namespace vd::ui {

using finance::MoneyWords;
using finance::Statement;
using finance::StatementRow;

QList<Column<Statement>> StatementTables::statements()
{
    Column<Statement> differences = Columns::figures<Statement>(
        tr("Differences"), [](const Statement &s) { return FormatText::number(s.differences()); },
        [](const Statement &s) { return s.differences(); });
    differences.foreground = [](const Statement &s) {
        return s.differences() > 0 ? QVariant(Theme::color(Token::DangerText)) : QVariant();
    };
    return {Columns::text<Statement>(tr("Channel"), [](const Statement &s) { return MoneyWords::channel(s.channel); }),
        Columns::text<Statement>(tr("File"), [](const Statement &s) { return s.fileName; }),
        Columns::text<Statement>(tr("Days"),
            [](const Statement &s) {
                if (!s.firstDay.isValid())
                    return QString();
                return s.firstDay == s.lastDay
                    ? FormatText::date(s.firstDay)
                    : QStringLiteral("%1 – %2").arg(FormatText::date(s.firstDay), FormatText::date(s.lastDay));
            }),
        Columns::count<Statement>(tr("Lines"), &Statement::lines),
        Columns::figures<Statement>(
            tr("Matched"),
            [](const Statement &s) { return FormatText::number(s.results.value(QStringLiteral("matched"))); },
            [](const Statement &s) { return s.results.value(QStringLiteral("matched")); }),
        differences, Columns::count<Statement>(tr("Unreadable"), &Statement::badLines),
        Columns::text<Statement>(tr("State"), [](const Statement &s) { return FinanceWords::statementState(s.state); }),
        Columns::text<Statement>(tr("By"), [](const Statement &s) { return s.importedBy; })};
}

QList<Column<StatementRow>> StatementTables::rows()
{
    const auto amount = [](const QString &title, Money StatementRow::*field) {
        return Columns::figures<StatementRow>(
            title,
            [field](
                const StatementRow &row) { return (row.*field).isZero() ? QString() : FormatText::amount(row.*field); },
            [field](const StatementRow &row) { return QVariant::fromValue<qint64>((row.*field).minor()); });
    };
    Column<StatementRow> result = Columns::text<StatementRow>(
        tr("Result"), [](const StatementRow &row) { return FinanceWords::result(row.result); });
    result.foreground = [](const StatementRow &row) {
        const bool fine = row.result == QLatin1String("matched") || row.result == QLatin1String("no_money");
        return fine ? QVariant() : QVariant(Theme::color(Token::DangerText));
    };
    Column<StatementRow> order = Columns::text<StatementRow>(tr("Order"), [](const StatementRow &row) {
        return row.problem.isEmpty() ? row.orderNo : Phrase::named(FinanceWords::badLine(row.problem), row.orderNo);
    });
    order.toolTip = order.display;
    return {Columns::figures<StatementRow>(
                tr("Line"),
                [](const StatementRow &row) { return row.number > 0 ? QString::number(row.number) : QString(); },
                [](const StatementRow &row) { return row.number; }),
        Columns::text<StatementRow>(tr("Time"), [](const StatementRow &row) { return row.at; }), result,
        Columns::text<StatementRow>(tr("Kind"),
            [](const StatementRow &row) {
                return row.result == QLatin1String("bad")
                    ? QString()
                    : MoneyWords::kind(row.refund ? QStringLiteral("refund") : QStringLiteral("payment"));
            }),
        amount(tr("In the file"), &StatementRow::fileAmount), amount(tr("Here"), &StatementRow::ourAmount),
        Columns::text<StatementRow>(tr("Channel's number"), [](const StatementRow &row) { return row.channelNo; }),
        Columns::text<StatementRow>(tr("Our number"), [](const StatementRow &row) { return row.ourNo; }), order};
}

} // namespace vd::ui
