#pragma once

#include "models/operators/Operator.h"
#include "ui/common/RowsModel.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

using OperatorRows = RowsModel<operators::Operator, OperatorId>;

/// Operators in words: roles and what each may do, what waits, the list's columns.
class OperatorWords
{
    Q_DECLARE_TR_FUNCTIONS(OperatorWords)

public:
    [[nodiscard]] static QList<operators::Role> roles(); ///< In the order they are shown.
    [[nodiscard]] static QString role(operators::Role role);
    /// What the role may do, in a sentence.
    [[nodiscard]] static QString may(operators::Role role);
    [[nodiscard]] static QString list(operators::Roles roles);
    /// What waits for another administrator where there is none, and what can be done about it.
    [[nodiscard]] static QString noSecond();
    [[nodiscard]] static QString state(const operators::Operator &person);
    /// What somebody asked for: "Mei asks for: Front desk, Finance".
    [[nodiscard]] static QString proposal(const operators::Proposal &proposal);
    [[nodiscard]] static QList<Column<operators::Operator>> columns(
        const QHash<VenueId, QString> &venues, const QTimeZone &zone);
};

} // namespace vd::ui
