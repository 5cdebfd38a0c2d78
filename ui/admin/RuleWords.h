#pragma once

#include "ui/admin/FieldSpec.h"

#include <QCoreApplication>

namespace vd::ui {

/// Policies, sale windows, limits and prices in the words of who buys, with the exact moments of an example.
class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)

public:
    [[nodiscard]] static QString policy(
        const QJsonObject &values, const QJsonObject &example, const FieldContext &context);
    [[nodiscard]] static QString saleWindow(
        const QJsonObject &space, const QJsonObject &example, const FieldContext &context);
    [[nodiscard]] static QString limits(
        const QJsonObject &values, const QJsonObject &example, const FieldContext &context);
    /// "CNY 120.00 · Court hour (Badminton), Mon-Fri, 18:00-22:00".
    [[nodiscard]] static QString priceRule(const QJsonObject &rule, const FieldContext &context);
    /// "Court hour: CNY 120.00, by rule 5 (…). The slot asks CNY 100.00 now."
    [[nodiscard]] static QString priceLine(const catalog::PriceLine &line, const FieldContext &context);
    /// "Mon-Fri", "Sat Sun"; empty for every day.
    [[nodiscard]] static QString weekdays(int mask);
    /// "12 h: 30 %".
    [[nodiscard]] static QString feeStep(const QJsonObject &step, const FieldContext &context);

private:
    [[nodiscard]] static QString refunds(const QJsonObject &values, const FieldContext &context);
    [[nodiscard]] static QString moves(const QJsonObject &values);
    [[nodiscard]] static QString holds(const QJsonObject &values);
    [[nodiscard]] static QString moment(const QJsonObject &example, const char *name, const FieldContext &context);
};

} // namespace vd::ui
