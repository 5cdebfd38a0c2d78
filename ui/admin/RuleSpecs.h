#pragma once

#include "ui/admin/RecordSpec.h"

#include <QCoreApplication>

namespace vd::ui {

/// The rules things are sold under, as pages: policies, price lists, limits.
class RuleSpecs
{
    Q_DECLARE_TR_FUNCTIONS(RuleSpecs)

public:
    [[nodiscard]] static RecordSpec policies();
    [[nodiscard]] static RecordSpec priceLists();
    [[nodiscard]] static RecordSpec limits();

private:
    [[nodiscard]] static QList<FieldSpec> policyFields();
    [[nodiscard]] static QList<FieldSpec> ruleFields();
    /// A fee: its kind, and its value as an amount or a percentage.
    [[nodiscard]] static QList<FieldSpec> fee(const QString &key, const QString &label, const FieldSpec::Word &first);
};

} // namespace vd::ui
