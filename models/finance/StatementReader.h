#pragma once

#include "models/finance/StatementRecords.h"
#include "models/finance/StatementsGateway.h"

namespace vd::finance {

/// Reads a channel's file line by line as its mapping says, in batches of bounded size. A line that cannot be read is
/// handed out with its number; the good ones stand. Runs where it is called: off the GUI thread.
class StatementReader
{
public:
    StatementReader(QIODevice &device, const StatementMapping &mapping);

    /// Up to most lines, good and bad together; the batch that ends the file says so. Errors: statement_file{reason},
    /// statement_columns{column}: the headings lack a column the mapping names.
    [[nodiscard]] Result<StatementBatch> next(int most);
    /// The headings, once the first batch was read.
    [[nodiscard]] const QStringList &headings() const { return m_headings; }

    /// "1,200.00" or "1.200,00" by the decimal sign, with a sign and currency signs around; refused, never guessed.
    [[nodiscard]] static Result<Money> amount(const QString &text, QChar decimalSign, const QString &currency);
    /// "2026-12-05 10:00:00", "2026/12/5 10:00", "20261205 100000", "05.12.2026", also with full-width colons.
    [[nodiscard]] static std::optional<QDateTime> time(const QString &text);

private:
    struct Columns
    {
        int time = -1;
        int amount = -1;
        int ourNo = -1;
        int channelNo = -1;
        int kind = -1;
        int refundAmount = -1;
        int refundOurNo = -1;
        int refundChannelNo = -1;
        int state = -1;
        int refundState = -1;
    };

    [[nodiscard]] Result<Done> readHeadings();
    [[nodiscard]] Result<Done> findColumns();
    [[nodiscard]] int column(const QString &name) const;
    [[nodiscard]] QString problemOf(const QStringList &fields, StatementLine &line) const;
    [[nodiscard]] QString readAmount(const QStringList &fields, StatementLine &line) const;
    [[nodiscard]] QString readState(const QStringList &fields, StatementLine &line) const;

    StatementMapping m_mapping;
    StatementRecords m_records;
    Columns m_columns;
    QStringList m_headings;
    bool m_begun = false;
    bool m_end = false;
};

} // namespace vd::finance
