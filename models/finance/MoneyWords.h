#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace vd::finance {

/// The words for what the database names in short: channels, kinds of money rows.
class MoneyWords
{
    Q_DECLARE_TR_FUNCTIONS(vd::finance::MoneyWords)

public:
    /// The channels of a venue in the order reports list them.
    [[nodiscard]] static QStringList channels();
    /// "cash" is "Cash"; an unknown name comes back as it is.
    [[nodiscard]] static QString channel(const QString &name);
    /// payment, refund.
    [[nodiscard]] static QString kind(const QString &name);
    /// "HOLDING" and the like, as the state of an order; an unknown name comes back as it is.
    [[nodiscard]] static QString orderState(const QString &name);
};

} // namespace vd::finance
