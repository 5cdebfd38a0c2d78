#include "tests/db/model/Generator.h"

#include "tests/db/model/Approvals.h"

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

QString Generator::channelNo()
{
    return chance(6) ? u"N%1"_s.arg(roll(4)) : u"N%1"_s.arg(roll() >> 8);
}

QList<Tender> Generator::tenders(int order, qint64 due)
{
    QList<Tender> list;
    qint64 left = due;
    const Order &o = m_state.order(order);
    if (chance(35)) {
        const int account
            = pick(m_state.accounts, [&](const Account &a) { return a.customer == o.customer || chance(2); });
        if (account != none) {
            Tender tender{u"benefit"_s, 0, std::nullopt, {}, account};
            if (m_state.account(account).kind == u"stored_value"_s) {
                tender.amount = std::min(left, chance(80) ? m_state.account(account).balance : left);
            } else {
                tender.item = o.items.at(roll(static_cast<int>(o.items.size())));
                tender.amount = m_state.item(tender.item).net();
            }
            if (tender.amount > 0)
                list << tender;
            left -= tender.amount;
        }
    }
    while (left > 0 && list.size() < 4) {
        Tender tender{oneOf({u"cash"_s, u"cash"_s, u"card"_s, u"transfer"_s}),
            chance(75) ? left : 1 + static_cast<qint64>(roll() % static_cast<quint64>(left))};
        if (tender.channel == u"cash"_s)
            tender.given = tender.amount + oneOf<qint64>({0, 0, 100, 5000, chance(20) ? qint64(-1) : 0});
        else if (chance(60))
            tender.channelNo = channelNo();
        list << tender;
        left -= tender.amount;
        if (chance(25))
            break;
    }
    if (list.isEmpty() || chance(3))
        list << Tender{u"cash"_s, 100};
    return list;
}

void Generator::pay()
{
    const int o = order(waiting());
    if (o == none)
        return hold();
    const Order &order = m_state.order(o);
    m_op.detail = Pay{o, tenders(o, chance(94) ? order.total - order.paid : 1 + roll(20000))};
}

void Generator::startPayment()
{
    const int o = order(waiting());
    if (o == none)
        return hold();
    const Order &order = m_state.order(o);
    const qint64 due = order.total - order.paid;
    const qint64 amount = chance(75) || due < 2 ? due
        : chance(80)                            ? 1 + static_cast<qint64>(roll() % static_cast<quint64>(due))
                                                : due + 1;
    if (chance(20))
        by(u"service1"_s);
    m_op.detail = StartPayment{o, oneOf({u"wechat"_s, u"alipay"_s, u"transfer"_s, u"card"_s}), amount};
}

void Generator::notice()
{
    Notice notice;
    const bool any = chance(15);
    const int p = pick(m_state.payments,
        [&](const Payment &x) { return any || x.state == u"started"_s || (x.state == u"failed"_s && chance(30)); });
    if (p == none || chance(4)) {
        notice = {chance(50) ? QString() : u"unknown-%1"_s.arg(roll(3)), oneOf({u"wechat"_s, u"alipay"_s}), channelNo(),
            1 + roll(15000), u"CNY"_s};
    } else {
        const Payment &payment = m_state.payment(p);
        notice = {payment.request,
            payment.channel == u"cash"_s || payment.channel == u"benefit"_s || chance(2) ? u"alipay"_s
                                                                                         : payment.channel,
            !payment.channelNo.isEmpty() && chance(60) ? payment.channelNo : channelNo(),
            payment.asked > 0 ? payment.asked : payment.amount, u"CNY"_s};
    }
    if (chance(8))
        notice.amount = std::max<qint64>(1, notice.amount + oneOf<qint64>({-1, 1, -500, 700}));
    if (chance(3))
        notice.currency = u"EUR"_s;
    notice.succeeded = chance(80);
    by(u"service1"_s);
    m_op.detail = notice;
}

void Generator::refund()
{
    int o = order({u"PAID"_s, u"PAID"_s, u"SUSPENDED"_s, u"CHECKED_IN"_s, u"NO_SHOW"_s});
    if (o == none)
        return hold();
    // Parties with names are few.
    const int party = chance(30)
        ? pick(m_state.items, [&](const Item &i) { return i.live() && i.refund == none && i.numbers.size() > 1; })
        : none;
    if (party != none)
        o = m_state.item(party).order;
    RefundLines refund{o};
    refund.all = chance(party != none ? 10 : 40);
    if (!refund.all) {
        for (const int i : m_state.order(o).items) {
            const Item &item = m_state.item(i);
            if ((item.live() && item.refund == none && chance(60)) || chance(2)) {
                const bool whole = chance(item.numbers.size() > 1 ? 20 : 60);
                refund.lines << QPair(i, whole ? item.quantity : 1 + roll(item.quantity));
                if (!item.numbers.isEmpty() && chance(60))
                    refund.named.insert(i, someOf(item, refund.lines.last().second));
            }
        }
        if (!refund.lines.isEmpty() && chance(2))
            refund.lines << refund.lines.first();
    }
    refund.override = chance(25);
    if (refund.override && chance(90))
        by(u"lead1"_s);
    refund.waive = chance(15);
    refund.reason = chance(95);
    qint64 left = 0;
    for (const Payment &payment : m_state.payments)
        left += payment.order == o && payment.applied ? payment.left() : 0;
    if (chance(30))
        refund.seen = left + (chance(12) ? 1 : 0);
    m_op.detail = refund;
}

QList<int> Generator::someOf(const Item &item, int quantity)
{
    QList<int> left = item.numbers;
    QList<int> named;
    for (int n = quantity * item.places / item.quantity; n > 0 && !left.isEmpty(); --n)
        named << left.takeAt(roll(static_cast<int>(left.size())));
    if (chance(10))
        named << oneOf({named.constFirst(), 1, 2, 9});
    else if (chance(5))
        named.last() = oneOf({1, 2, 9});
    return named;
}

void Generator::settleRefund()
{
    const bool any = chance(15);
    const int part = pick(m_state.parts, [&](const Part &p) {
        const QString &channel = m_state.payment(p.payment).channel;
        return any || (p.state == u"started"_s && channel != u"wechat"_s && channel != u"alipay"_s);
    });
    if (part == none)
        return refund();
    by(oneOf({u"desk1"_s, u"desk1"_s, u"desk2"_s, u"finance1"_s}));
    m_op.detail = SettleRefund{part};
}

void Generator::refundDue()
{
    by(oneOf({u"service1"_s, u"service1"_s, u"finance1"_s}));
    m_op.detail = RefundDue{};
}

void Generator::refundAnswer()
{
    const bool any = chance(10);
    // Now and then a channel pays what it had refused.
    const bool late = chance(15);
    const int part = pick(m_state.parts,
        [&](const Part &p) { return any || (p.state == u"started"_s && p.next) || (late && p.state == u"failed"_s); });
    if (part == none)
        return refundDue();
    by(u"service1"_s);
    m_op.detail = RefundAnswer{part, oneOf({u"succeeded"_s, u"succeeded"_s, u"failed"_s, u"refused"_s})};
}

void Generator::retryRefund()
{
    const bool any = chance(10);
    const int part = pick(m_state.parts, [&](const Part &p) {
        const QString &channel = m_state.payment(p.payment).channel;
        return any || p.state == u"failed"_s
            || (p.state == u"started"_s && !p.next && (channel == u"wechat"_s || channel == u"alipay"_s));
    });
    if (part == none)
        return refundAnswer();
    by(oneOf({u"finance1"_s, u"lead1"_s}));
    m_op.detail = RetryRefund{part};
}

void Generator::refundPayment()
{
    const bool any = chance(25);
    const int p = pick(m_state.payments,
        [&](const Payment &x) { return any || (x.state == u"succeeded"_s && !x.applied && x.left() > 0); });
    if (p == none)
        return notice();
    by(oneOf({u"finance1"_s, u"lead1"_s}));
    const Payment &payment = m_state.payment(p);
    RefundPayment refund{p, chance(70) ? payment.left() : 1 + roll(5000), std::nullopt};
    if (chance(20))
        refund.seen = payment.left() - (chance(15) ? 1 : 0);
    m_op.detail = refund;
}

void Generator::applyPayment()
{
    const bool any = chance(10);
    const int p = pick(m_state.payments,
        [&](const Payment &x) { return any || (x.state == u"succeeded"_s && !x.applied && x.refunded == 0); });
    const int o = order(waiting());
    if (p == none || o == none)
        return notice();
    m_op.detail = ApplyPayment{p, o};
}

void Generator::adjustPrice()
{
    const int o = order(waiting());
    if (o == none)
        return hold();
    by(chance(95) ? u"lead1"_s : m_op.login);
    const Order &order = m_state.order(o);
    m_op.detail = AdjustPrice{o, chance(12) ? 0 : chance(10) ? order.paid : roll(30000)};
}

void Generator::settleShortfall()
{
    const int o = pick(m_state.orders, [](const Order &x) { return x.waits() && x.paid > 0; });
    by(u"lead1"_s);
    const int other = o != none ? o : order(waiting());
    if (other != none)
        m_op.detail = SettleShortfall{other};
}

void Generator::topUp()
{
    by(u"lead1"_s);
    TopUp topUp;
    topUp.account = chance(50) ? pick(m_state.accounts, [](const Account &) { return true; }) : none;
    topUp.customer = customer();
    topUp.kind = oneOf({u"stored_value"_s, u"stored_value"_s, u"pass"_s, u"free_hours"_s});
    topUp.category = topUp.kind == u"stored_value"_s ? 0 : oneOf<qint64>({0, 1, 2});
    const QString kind = topUp.account != none ? m_state.account(topUp.account).kind : topUp.kind;
    topUp.units = kind == u"stored_value"_s ? 1 + roll(30000) : kind == u"pass"_s ? 1 + roll(10) : 30 * (1 + roll(8));
    m_op.detail = topUp;
}

void Generator::approve()
{
    const QString asker = oneOf({u"desk1"_s, u"desk1"_s, u"desk2"_s, u"lead1"_s, u"v2desk"_s});
    const int kind = roll(5);
    Approve approve{asker, u"adjust_price"_s, {}, none, roll(30000)};
    if (kind < 2) {
        approve.order = order(waiting());
        if (approve.order != none)
            approve.subject = approvals::subjectOf(m_state, AdjustPrice{approve.order, approve.total});
    } else if (kind == 2) {
        approve.action = u"settle_shortfall"_s;
        approve.order = pick(m_state.orders, [](const Order &x) { return x.waits() && x.paid > 0; });
        if (approve.order != none)
            approve.subject = approvals::subjectOf(m_state, SettleShortfall{approve.order});
    } else {
        approve.action = u"refund"_s;
        approve.order = order({u"PAID"_s, u"SUSPENDED"_s, u"CHECKED_IN"_s, u"NO_SHOW"_s});
        if (approve.order != none)
            approve.subject = approvals::subjectOf(m_state, overriddenRefund(approve.order));
    }
    if (approve.order == none)
        return hold();
    by(chance(95) ? u"lead1"_s : m_op.login);
    m_op.detail = approve;
}

RefundLines Generator::overriddenRefund(int order)
{
    RefundLines refund{order};
    refund.all = true;
    refund.override = true;
    return refund;
}

void Generator::actApproved()
{
    const bool any = chance(15);
    const int a
        = pick(m_state.approvals, [&](const Approval &x) { return any || (!x.used && x.expires > m_state.now); });
    if (a == none)
        return approve();
    const Approval &given = m_state.approval(a);
    by(chance(90) ? given.asker : m_op.login);
    if (given.action == u"adjust_price"_s) {
        m_op.detail = AdjustPrice{given.order, given.total + (chance(10) ? 1 : 0), a};
    } else if (given.action == u"settle_shortfall"_s) {
        m_op.detail = SettleShortfall{given.order, a};
    } else {
        RefundLines refund = overriddenRefund(given.order);
        refund.approval = a;
        m_op.detail = refund;
    }
}

} // namespace vd::test::model
