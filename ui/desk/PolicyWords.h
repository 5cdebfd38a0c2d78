#pragma once

#include "models/orders/OrderActionsGateway.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

/// The rules an order was sold under, and why they refuse something, in words with the exact moment.
class PolicyWords
{
    Q_DECLARE_TR_FUNCTIONS(PolicyWords)

public:
    /// "Free of charge until Sat 5 Dec 16:00 (2 h before the start). After that 30 % is kept."
    [[nodiscard]] static QString refundRule(const orders::RefundQuoteLine &line, const QTimeZone &zone);
    /// "Standard, version 3".
    [[nodiscard]] static QString policy(const orders::RefundRule &rule);
    /// "By its rules it can be moved once, until Sat 5 Dec 16:00, to a date at most 30 days later."
    [[nodiscard]] static QString moveRule(const orders::MoveQuote &quote, const QTimeZone &zone);
    /// Why an action is refused now, before anybody tried.
    [[nodiscard]] static QString reason(const QString &code, const QJsonObject &facts, const QTimeZone &zone);
    /// The same, and whether a lead may allow it.
    [[nodiscard]] static QString reason(const orders::Verdict &verdict, const QTimeZone &zone);
    /// What is kept: "CNY 10.00 per ticket", "30 %", "30 % from 12 h before the start on, …".
    [[nodiscard]] static QString fee(
        const QString &kind, qint64 value, const QJsonArray &steps, const QString &currency);
};

} // namespace vd::ui
