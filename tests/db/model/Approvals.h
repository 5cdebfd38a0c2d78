#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 11: a second person signs one action of one login, once, within five minutes. The stage's venue is one
/// person's: its lead acts alone, the front desk asks.
namespace vd::test::model::approvals {

/// What api.approve is given for an action as it would be done now.
[[nodiscard]] QJsonObject subjectOf(const State &state, const AdjustPrice &adjust);
[[nodiscard]] QJsonObject subjectOf(const State &state, const SettleShortfall &settle);
[[nodiscard]] QJsonObject subjectOf(const State &state, const RefundLines &refund);

/// Why the login may not do it: no approval, or one that is not good for this.
template <typename Action>
[[nodiscard]] Reasons needed(const State &state, const Action &action, QLatin1String door, const QString &login)
{
    Reasons reasons;
    if (action.approval == none) {
        reasons.addIf(login != QLatin1String("lead1"), QStringLiteral("approval_needed"));
        return reasons;
    }
    const Approval &given = state.approval(action.approval);
    reasons.addIf(given.used || given.expires <= state.now || given.asker != login || given.action != door
            || given.subject != subjectOf(state, action),
        QStringLiteral("approval_invalid"));
    return reasons;
}
void use(State &state, int approval);

[[nodiscard]] Reasons check(const State &state, const Approve &approve);
void apply(State &state, const Approve &approve);

} // namespace vd::test::model::approvals
