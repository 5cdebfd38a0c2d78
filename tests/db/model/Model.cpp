#include "tests/db/model/Model.h"

#include "tests/db/model/Approvals.h"
#include "tests/db/model/Booking.h"
#include "tests/db/model/Door.h"
#include "tests/db/model/Money.h"
#include "tests/db/model/Refunds.h"
#include "tests/db/model/Rescheduling.h"
#include "tests/db/model/Stops.h"
#include "tests/db/model/Waiting.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

// Who may call a door, and what one of another venue is told.
struct DoorRule
{
    QString roles;
    QString elsewhere;
};

const QHash<QByteArray, DoorRule> &doorRules()
{
    static const QString desk = u"front_desk desk_lead"_s;
    static const QHash<QByteArray, DoorRule> rules{
        {"hold", {desk, u"foreign_venue"_s}},
        {"extend_hold", {desk, u"unknown_order"_s}},
        {"pay", {desk, u"unknown_order"_s}},
        {"start_payment", {desk + u" service"_s, u"unknown_order"_s}},
        {"payment_notice", {u"service"_s, u"foreign_venue"_s}},
        {"cancel", {desk, u"unknown_order"_s}},
        {"refund", {desk, u"unknown_order"_s}},
        {"settle_refund", {desk + u" finance"_s, u"unknown_refund"_s}},
        {"refund_due", {u"service finance"_s, {}}},
        {"refund_answer", {u"service finance"_s, u"unknown_refund"_s}},
        {"retry_refund", {u"finance desk_lead"_s, u"unknown_refund"_s}},
        {"refund_payment", {u"finance desk_lead"_s, u"unknown_payment"_s}},
        {"apply_payment", {desk + u" finance"_s, u"unknown_order"_s}},
        {"adjust_price", {u"front_desk desk_lead"_s, u"unknown_order"_s}},
        {"approve", {u"desk_lead"_s, u"foreign_venue"_s}},
        {"settle_shortfall", {u"front_desk desk_lead"_s, u"unknown_order"_s}},
        {"reschedule", {desk, u"unknown_order"_s}},
        {"join_waitlist", {desk, u"foreign_venue"_s}},
        {"leave_waitlist", {desk, u"unknown_entry"_s}},
        {"accept_offer", {desk, u"unknown_entry"_s}},
        {"block", {u"desk_lead"_s, u"unknown_slot"_s}},
        {"publish_stop", {u"desk_lead"_s, u"foreign_venue"_s}},
        {"work_stop", {u"desk_lead service"_s, u"unknown_stop"_s}},
        {"withdraw_stop", {u"desk_lead"_s, u"unknown_stop"_s}},
        {"check_in", {desk + u" door"_s, u"foreign_venue"_s}},
        {"undo_check_in", {desk + u" door"_s, u"foreign_venue"_s}},
        {"mark_no_show", {desk, u"unknown_order"_s}},
        {"top_up", {u"desk_lead"_s, u"foreign_venue"_s}},
    };
    return rules;
}

QString roleOf(const QString &login)
{
    static const QHash<QString, QString> roles{{u"desk1"_s, u"front_desk"_s}, {u"desk2"_s, u"front_desk"_s},
        {u"v2desk"_s, u"front_desk"_s}, {u"lead1"_s, u"desk_lead"_s}, {u"door1"_s, u"door"_s},
        {u"finance1"_s, u"finance"_s}, {u"service1"_s, u"service"_s}};
    return roles.value(login);
}

// The rules of each door, by the kind of its operation.
class Checker
{
public:
    Checker(const State &state, const QString &login)
        : m_state(state)
        , m_login(login)
    {
    }
    Reasons operator()(const Tick &) const { return {}; }
    Reasons operator()(const Hold &x) const { return booking::check(m_state, x, m_login); }
    Reasons operator()(const Extend &x) const { return booking::check(m_state, x); }
    Reasons operator()(const Pay &x) const { return money::check(m_state, x, m_login); }
    Reasons operator()(const StartPayment &x) const { return money::check(m_state, x); }
    Reasons operator()(const Notice &) const { return {}; }
    Reasons operator()(const Cancel &x) const { return booking::check(m_state, x); }
    Reasons operator()(const Sweep &) const { return {}; }
    Reasons operator()(const RefundLines &x) const { return refunds::check(m_state, x, m_login); }
    Reasons operator()(const SettleRefund &x) const { return refunds::check(m_state, x, m_login); }
    Reasons operator()(const RefundDue &) const { return {}; }
    Reasons operator()(const RefundAnswer &x) const { return refunds::check(m_state, x); }
    Reasons operator()(const RetryRefund &x) const { return refunds::check(m_state, x); }
    Reasons operator()(const RefundPayment &x) const { return refunds::check(m_state, x); }
    Reasons operator()(const ApplyPayment &x) const { return money::check(m_state, x); }
    Reasons operator()(const AdjustPrice &x) const { return money::check(m_state, x, m_login); }
    Reasons operator()(const SettleShortfall &x) const { return money::check(m_state, x, m_login); }
    Reasons operator()(const Approve &x) const { return approvals::check(m_state, x); }
    Reasons operator()(const Reschedule &x) const { return rescheduling::check(m_state, x, m_login); }
    Reasons operator()(const Join &x) const { return waiting::check(m_state, x, m_login); }
    Reasons operator()(const Leave &x) const { return waiting::check(m_state, x); }
    Reasons operator()(const Accept &x) const { return waiting::check(m_state, x); }
    Reasons operator()(const Block &x) const
    {
        Reasons reasons;
        reasons.addIf(!m_state.slots.contains(x.slot), u"unknown_slot"_s);
        return reasons;
    }
    Reasons operator()(const PublishStop &) const { return {}; }
    Reasons operator()(const WorkStop &) const { return {}; }
    Reasons operator()(const WithdrawStop &x) const { return stops::check(m_state, x); }
    Reasons operator()(const Scan &x) const { return door::check(m_state, x, m_login); }
    Reasons operator()(const UndoScan &x) const { return door::check(m_state, x, m_login); }
    Reasons operator()(const NoShow &x) const { return booking::check(m_state, x, m_login); }
    Reasons operator()(const TopUp &) const { return {}; }

private:
    const State &m_state;
    QString m_login;
};

class Doer
{
public:
    Doer(State &state, const Operation &operation)
        : m_state(state)
        , m_operation(operation)
    {
    }
    void operator()(const Tick &x) { m_state.now += x.seconds; }
    void operator()(const Hold &x) { booking::apply(m_state, x); }
    void operator()(const Extend &x) { booking::apply(m_state, x); }
    void operator()(const Pay &x) { money::apply(m_state, x, m_operation.request); }
    void operator()(const StartPayment &x) { money::apply(m_state, x, m_operation.request); }
    void operator()(const Notice &x) { answer = money::apply(m_state, x); }
    void operator()(const Cancel &x) { booking::apply(m_state, x); }
    void operator()(const Sweep &) { answer = QString::number(booking::sweep(m_state)); }
    void operator()(const RefundLines &x) { refunds::apply(m_state, x); }
    void operator()(const SettleRefund &x) { refunds::apply(m_state, x); }
    void operator()(const RefundDue &)
    {
        // What has just been started has no number here yet; that the right ones were tried shows in their tries.
        answer = QString::number(refunds::due(m_state).size());
    }
    void operator()(const RefundAnswer &x) { refunds::apply(m_state, x); }
    void operator()(const RetryRefund &x) { refunds::apply(m_state, x); }
    void operator()(const RefundPayment &x) { refunds::apply(m_state, x, m_operation.login); }
    void operator()(const ApplyPayment &x) { money::apply(m_state, x); }
    void operator()(const AdjustPrice &x) { money::apply(m_state, x); }
    void operator()(const SettleShortfall &x) { money::apply(m_state, x); }
    void operator()(const Approve &x) { approvals::apply(m_state, x); }
    void operator()(const Reschedule &x) { rescheduling::apply(m_state, x, m_operation.request); }
    void operator()(const Join &x) { waiting::apply(m_state, x); }
    void operator()(const Leave &x) { waiting::apply(m_state, x); }
    void operator()(const Accept &x) { waiting::apply(m_state, x); }
    void operator()(const Block &x)
    {
        const int before = std::exchange(m_state.slots[x.slot].blocked, x.blocked);
        if (x.blocked < before)
            waiting::offer(m_state, {x.slot});
    }
    void operator()(const PublishStop &x) { stops::apply(m_state, x); }
    void operator()(const WorkStop &x) { answer = QString::number(stops::apply(m_state, x)); }
    void operator()(const WithdrawStop &x) { stops::apply(m_state, x); }
    void operator()(const Scan &x)
    {
        answer = door::verdict(m_state, x, m_operation.login);
        door::apply(m_state, x, m_operation.login);
    }
    void operator()(const UndoScan &x) { door::apply(m_state, x, m_operation.login); }
    void operator()(const NoShow &x) { booking::apply(m_state, x); }
    void operator()(const TopUp &x) { money::apply(m_state, x); }

    QString answer;

private:
    State &m_state;
    const Operation &m_operation;
};

// The order a door answers with, where the operation names it.
int orderIn(const Detail &detail)
{
    return std::visit(
        [](const auto &x) {
            if constexpr (requires { x.order; })
                return x.order;
            else
                return none;
        },
        detail);
}

bool answersOrder(const Operation &operation)
{
    static const QSet<QByteArray> doors{"hold", "extend_hold", "pay", "cancel", "refund", "apply_payment",
        "adjust_price", "settle_shortfall", "reschedule", "mark_no_show"};
    return doors.contains(operation.door);
}

} // namespace

Reasons Model::check(const Operation &operation) const
{
    Reasons reasons;
    const auto rule = doorRules().constFind(operation.door);
    if (rule != doorRules().constEnd() && !rule->roles.split(u' ').contains(roleOf(operation.login))) {
        reasons.add(u"not_allowed"_s);
        return reasons;
    }
    if (operation.again)
        return reasons;
    if (rule != doorRules().constEnd() && operation.login == u"v2desk"_s && !rule->elsewhere.isEmpty())
        reasons.add(rule->elsewhere);
    for (const QString &code : operation.spoilt)
        reasons.add(code);
    reasons += rules(operation);
    if (!operation.spoilt.isEmpty()) {
        // Spoilt options override nothing.
        Operation plain = operation;
        std::visit(
            [](auto &x) {
                if constexpr (requires { x.override; })
                    x.override = false;
            },
            plain.detail);
        reasons.may += rules(plain).must;
    }
    return reasons;
}

Reasons Model::rules(const Operation &operation) const
{
    return std::visit(Checker(state, operation.login), operation.detail);
}

QString Model::orderAnswer(int order) const
{
    const Order &o = state.order(order);
    return u"%1 %2 %3"_s.arg(o.state).arg(o.total).arg(o.paid);
}

QString Model::apply(const Operation &operation)
{
    if (operation.again)
        return {};
    state.nextTag = operation.seed;
    const int made = static_cast<int>(state.orders.size());
    Doer doer(state, operation);
    std::visit(doer, operation.detail);
    if (answersOrder(operation))
        return orderAnswer(operation.door == "hold" ? made : orderIn(operation.detail));
    return doer.answer;
}

QString Model::answerOf(const Operation &operation, const QJsonValue &answer)
{
    const QJsonObject outcome = answer.toObject();
    const QJsonObject data = outcome.value(u"data"_s).toObject();
    if (operation.again)
        return {};
    if (operation.door == "sweep")
        return QString::number(answer.toInteger());
    if (operation.door == "payment_notice")
        return data.value(u"handled"_s).toString();
    if (operation.door == "check_in")
        return data.value(u"code"_s).toString();
    if (operation.door == "work_stop")
        return QString::number(outcome.value(u"done"_s).toInteger());
    if (operation.door == "refund_due")
        return QString::number(outcome.value(u"parts"_s).toInteger());
    if (!answersOrder(operation))
        return {};
    return u"%1 %2 %3"_s.arg(data.value(u"state"_s).toString())
        .arg(data.value(u"total_minor"_s).toInteger())
        .arg(data.value(u"paid_minor"_s).toInteger());
}

} // namespace vd::test::model
