#pragma once

#include "models/base/Money.h"
#include "models/base/Result.h"
#include "models/payments/PaymentsGateway.h"

#include <QList>
#include <QString>

#include <optional>

namespace vd::payments {

/// What the till is being told: one or several tenders as typed, what they leave to pay and what goes back. A value;
/// nothing is guessed, an amount that cannot be read makes no sum.
class PaymentForm
{
public:
    struct Row
    {
        QString channel = QStringLiteral("cash");
        QString typed; ///< The amount that counts, or for the only cash row what was handed over.
        QString channelNo;
        Benefit benefit{}; ///< Of a benefit row.
        ItemId item{}; ///< The line a pass or free hours pay, whole.
        Money whole{}; ///< What that line costs.
    };
    struct Sum
    {
        QList<Tender> tenders;
        Money rest; ///< Still to pay after these.
        Money change; ///< To hand back.
    };
    /// Where the trouble is; row -1 for the whole.
    struct Trouble
    {
        int row = -1;
        Error error;
    };

    static constexpr qsizetype longestChannelNo = 64;

    PaymentForm() = default;
    explicit PaymentForm(const Money &due)
        : m_due(due)
    {
    }

    [[nodiscard]] const Money &due() const { return m_due; }
    [[nodiscard]] QList<Row> &rows() { return m_rows; }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

    /// Reads the rows in order. Cash may be more than what is still due: the surplus is change. Other tenders may not.
    /// An empty single row counts as exactly what is due.
    /// A pass pays its line whole; stored value pays what it holds, at most.
    [[nodiscard]] tl::expected<Sum, Trouble> sum() const;
    /// Round amounts a customer may hand over for what is due: the exact one and the next notes up, without repetition.
    [[nodiscard]] static QList<Money> suggestions(const Money &due);

private:
    Money m_due;
    QList<Row> m_rows{Row{}};
};

} // namespace vd::payments
