#include "tests/db/model/Approvals.h"

#include "tests/db/model/Refunds.h"

#include <QJsonArray>

namespace vd::test::model::approvals {

using namespace Qt::Literals::StringLiterals;

QJsonObject subjectOf(const State &state, const AdjustPrice &adjust)
{
    const Order &order = state.order(adjust.order);
    return {{u"order"_s, order.id}, {u"from_minor"_s, order.total}, {u"to_minor"_s, adjust.total},
        {u"currency"_s, u"CNY"_s}, {u"reason"_s, u"as agreed"_s}};
}

QJsonObject subjectOf(const State &state, const SettleShortfall &settle)
{
    const Order &order = state.order(settle.order);
    return {{u"order"_s, order.id}, {u"short_minor"_s, order.total - order.paid}, {u"currency"_s, u"CNY"_s},
        {u"reason"_s, u"bank fee"_s}};
}

QJsonObject subjectOf(const State &state, const RefundLines &refund)
{
    QJsonArray lines;
    for (const auto &[item, quantity] : refunds::linesOf(state, refund))
        lines << refundLine(state, refund, item, quantity);
    const refunds::Sums sums = refunds::sumsOf(state, refund);
    return {{u"order"_s, state.order(refund.order).id}, {u"lines"_s, lines}, {u"amount_minor"_s, sums.amount},
        {u"fee_minor"_s, sums.fee}, {u"currency"_s, u"CNY"_s}, {u"reason"_s, refund.reason ? u"asked"_s : QString()}};
}

void use(State &state, int approval)
{
    if (approval != none)
        state.approval(approval).used = true;
}

Reasons check(const State &state, const Approve &approve)
{
    Q_UNUSED(state)
    Reasons reasons;
    reasons.addIf(approve.asker == u"v2desk"_s, u"unknown_operator"_s);
    return reasons;
}

void apply(State &state, const Approve &approve)
{
    Approval approval;
    approval.tag = state.tag();
    approval.asker = approve.asker;
    approval.action = approve.action;
    approval.subject = approve.subject;
    approval.order = approve.order;
    approval.total = approve.total;
    approval.expires = state.now + 300;
    state.approvals.push_back(approval);
}

} // namespace vd::test::model::approvals
