#pragma once

#include "models/orders/Order.h"

#include <QCoreApplication>

namespace vd::ui {

/// The words of an order for people: what was done to it, how it was paid.
class OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderWords)

public:
    [[nodiscard]] static QString action(const QString &action);
    [[nodiscard]] static QString channel(const QString &channel);
    [[nodiscard]] static QString paymentState(const QString &state);
    /// "none" of N used, "part" and so on, for an item.
    [[nodiscard]] static QString use(const orders::Item &item);
};

} // namespace vd::ui
