#pragma once

#include "models/finance/PeriodExport.h"
#include "models/finance/ReportsGateway.h"

#include <QCoreApplication>

namespace vd::finance {

/// The journal of a period as a document: one line a side of each double entry, in the order of days;
/// what is of another currency has a sheet and totals of its own.
class JournalExport
{
    Q_DECLARE_TR_FUNCTIONS(vd::finance::JournalExport)

public:
    [[nodiscard]] static exporting::Document document(const ExportPeriod &period, const QList<JournalLine> &lines);
    /// Every entry's debits are its credits.
    [[nodiscard]] static bool balances(const QList<JournalLine> &lines);

    /// "Payments, WeChat Pay", "Earned, Badminton": what an entry is about.
    [[nodiscard]] static QString words(const JournalLine &line);
    /// "WeChat Pay", "Revenue, Badminton", "Money received in advance", "Fees kept".
    [[nodiscard]] static QString words(const Account &account);

private:
    [[nodiscard]] static exporting::Sheet sheet(
        const QString &title, const QString &currency, const QList<JournalLine> &lines);
};

} // namespace vd::finance
