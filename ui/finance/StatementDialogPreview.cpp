#include "models/base/WhenDone.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/Columns.h"
#include "ui/finance/FinanceWords.h"
#include "ui/finance/StatementDialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace vd::ui {

using finance::MoneyWords;
using finance::StatementFile;
using finance::StatementMapping;
using finance::StatementPreview;

void StatementDialog::preview()
{
    whenDone(StatementFile::preview(m_path, mapping()), this,
        [this, serial = ++m_serial](const Result<StatementPreview> &preview) {
            if (serial != m_serial)
                return;
            if (preview)
                showPreview(*preview);
            else
                m_strip->tellError(preview.error(), m_venue.zone);
        });
}

void StatementDialog::showPreview(const StatementPreview &preview)
{
    m_strip->clear();
    m_mapping = preview.mapping;
    fillColumns(preview.headings);
    if (guessColumns(preview.headings))
        return;
    QList<PreviewRow> rows;
    for (const finance::StatementLine &line : preview.batch.lines)
        rows << PreviewRow{line.number, line, QString(), QString()};
    for (const finance::BadLine &bad : preview.batch.bad)
        rows << PreviewRow{bad.number, {}, bad.code, bad.text};
    std::sort(rows.begin(), rows.end(), [](const PreviewRow &a, const PreviewRow &b) { return a.number < b.number; });
    m_rows->setRows(rows);
    const auto good = static_cast<int>(preview.batch.lines.size());
    const auto bad = static_cast<int>(preview.batch.bad.size());
    m_count->setText(rows.isEmpty() ? QString()
                                    : tr("The first %n line(s) as they would be read", nullptr, good + bad)
                + (bad > 0 ? QStringLiteral(" · ") + tr("%n unreadable", nullptr, bad) : QString()));
    m_count->setColour(bad > 0 ? Token::DangerText : Token::Muted);
    m_accept->setEnabled(good > 0);
}

// Once for each line of headings, and only where neither of the two that must be is chosen.
bool StatementDialog::guessColumns(const QStringList &headings)
{
    const auto chosen = [this](const char *field) { return m_columns.value(QLatin1String(field))->currentIndex() > 0; };
    if (headings == m_guessedFor || !m_columnsBox->isVisibleTo(this) || chosen("time") || chosen("amount"))
        return false;
    m_guessedFor = headings;
    const StatementMapping before = mapping();
    StatementMapping guessed = before;
    guessed.guessColumns(headings);
    if (guessed == before)
        return false;
    setMapping(guessed);
    fillColumns(headings);
    preview();
    return true;
}

void StatementDialog::fillColumns(const QStringList &headings)
{
    const QHash<QString, QString> chosen{{QStringLiteral("time"), m_mapping.time},
        {QStringLiteral("amount"), m_mapping.amount}, {QStringLiteral("our_no"), m_mapping.ourNo},
        {QStringLiteral("channel_no"), m_mapping.channelNo}, {QStringLiteral("kind"), m_mapping.kind},
        {QStringLiteral("state"), m_mapping.state}};
    for (auto it = m_columns.cbegin(); it != m_columns.cend(); ++it) {
        QComboBox *box = it.value();
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItem(QStringLiteral("–"), QString());
        for (qsizetype i = 0; i < headings.size(); ++i) {
            const QString name = StatementMapping::columnName(headings, i);
            const bool named = name == headings.at(i);
            box->addItem(named ? name : QStringLiteral("%1 %2").arg(name, headings.at(i)), name);
        }
        box->setCurrentIndex(std::max(0, box->findData(chosen.value(it.key()))));
    }
}

QList<Column<StatementDialog::PreviewRow>> StatementDialog::columns() const
{
    Column<PreviewRow> number = Columns::figures<PreviewRow>(
        tr("Line"), [](const PreviewRow &row) { return row.number; }, [](const PreviewRow &row) { return row.number; });
    Column<PreviewRow> time = Columns::text<PreviewRow>(tr("Time"), [](const PreviewRow &row) {
        return row.problem.isEmpty() ? QStringLiteral("%1 %2").arg(
                   FormatText::date(row.line.day), row.line.time.toString(QStringLiteral("HH:mm:ss")))
                                     : FinanceWords::badLine(row.problem);
    });
    time.foreground = [](const PreviewRow &row) {
        return row.problem.isEmpty() ? QVariant() : QVariant(Theme::color(Token::DangerText));
    };
    time.toolTip = [](const PreviewRow &row) { return row.text; };
    const auto good = [](std::function<QString(const finance::StatementLine &)> read) {
        return [read](const PreviewRow &row) -> QVariant { return row.problem.isEmpty() ? read(row.line) : QString(); };
    };
    return {number, time, Columns::text<PreviewRow>(tr("Kind"), good([](const finance::StatementLine &line) {
                return MoneyWords::kind(line.refund ? QStringLiteral("refund") : QStringLiteral("payment"));
            })),
        Columns::figures<PreviewRow>(tr("Amount"),
            good([](const finance::StatementLine &line) { return FormatText::amount(line.amount); }),
            [](const PreviewRow &row) { return QVariant::fromValue<qint64>(row.line.amount.minor()); }),
        Columns::text<PreviewRow>(
            tr("Channel's number"), good([](const finance::StatementLine &line) { return line.channelNo; })),
        Columns::text<PreviewRow>(
            tr("Our number"), [](const PreviewRow &row) { return row.problem.isEmpty() ? row.line.ourNo : row.text; }),
        Columns::text<PreviewRow>(tr("State"), good([](const finance::StatementLine &line) {
            return line.succeeded ? tr("Came through") : tr("Failed");
        }))};
}

} // namespace vd::ui
