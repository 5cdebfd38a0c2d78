#include "tests/db/model/Money.h"

#include "tests/db/model/Approvals.h"
#include "tests/db/model/Booking.h"
#include "tests/db/model/Refunds.h"

#include <algorithm>

namespace vd::test::model::money {

using namespace Qt::Literals::StringLiterals;

namespace {

bool numberKnown(const State &state, const QString &channel, const QString &channelNo)
{
    return !channelNo.isEmpty() && std::any_of(state.payments.begin(), state.payments.end(), [&](const Payment &p) {
        return p.channel == channel && p.channelNo == channelNo;
    });
}

qint64 unitsFor(const State &state, const Tender &tender)
{
    const Account &account = state.account(tender.account);
    if (account.kind == u"stored_value"_s)
        return tender.amount;
    const Item &item = state.item(tender.item);
    const Slot &slot = state.slots[item.slot];
    return account.kind == u"pass"_s ? item.quantity : item.quantity * (slot.end - slot.start) / 60;
}

void benefitReasons(
    const State &state, int order, const Tender &tender, QMap<int, qint64> &used, QSet<int> &lines, Reasons &reasons)
{
    if (tender.account == none || state.account(tender.account).customer != state.order(order).customer) {
        reasons.add(u"unknown_benefit"_s);
        return;
    }
    const Account &account = state.account(tender.account);
    if (account.kind != u"stored_value"_s) {
        if (tender.item == none || state.item(tender.item).order != order || !state.item(tender.item).live()) {
            reasons.add(u"unknown_item"_s);
            return;
        }
        const Item &item = state.item(tender.item);
        reasons.addIf(item.net() != tender.amount, u"amount_invalid"_s);
        reasons.addIf(item.cover != none || lines.contains(tender.item), u"benefit_used_for_line"_s);
        lines.insert(tender.item);
        const qint64 category = Catalogue::space(state.slots[item.slot].space).category;
        reasons.addIf(account.category != 0 && account.category != category, u"benefit_not_for_this"_s);
    }
    used[tender.account] += unitsFor(state, tender);
    reasons.addIf(used[tender.account] > account.balance, u"benefit_too_low"_s);
}

// Benefits first, by account; the rest as they were named.
QList<int> takingOrder(const State &state, const QList<Tender> &tenders)
{
    QList<int> order(tenders.size());
    for (int i = 0; i < tenders.size(); ++i)
        order[i] = i;
    const auto key = [&](int i) {
        const Tender &tender = tenders[i];
        const bool benefit = tender.channel == u"benefit"_s;
        return std::make_tuple(!benefit, benefit && tender.account != none ? state.account(tender.account).id : 0, i);
    };
    std::sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
    return order;
}

void adjustBy(State &state, int order, qint64 amount)
{
    Order &o = state.order(order);
    QList<int> live = state.liveItems(o);
    std::sort(live.begin(), live.end(), [&](int a, int b) { return state.item(a).line < state.item(b).line; });
    qint64 sum = 0;
    for (const int i : live)
        sum += state.item(i).net();
    for (const int i : live)
        sum -= state.item(i).covered;
    // Split once, by what each line costs beside its pass, rounded down; the remainder is on the first line.
    qint64 left = sum + amount;
    for (qsizetype n = live.size() - 1; n >= 0 && amount != 0; --n) {
        Item &item = state.item(live[n]);
        const qint64 share = n == 0 ? left : sum == 0 ? 0 : item.open() * (sum + amount) / sum;
        item.adjust += share - item.open();
        left -= share;
    }
    o.total += amount;
}

} // namespace

qint64 halfUp(qint64 amount, qint64 numerator, qint64 denominator)
{
    return (2 * amount * numerator + denominator) / (2 * denominator);
}

qint64 surplus(const State &state, int order)
{
    qint64 received = 0;
    for (const Payment &payment : state.payments) {
        if (payment.order == order && payment.applied)
            received += payment.amount;
    }
    for (const Part &part : state.parts) {
        const Refund &refund = state.refund(part.refund);
        const Payment &payment = state.payment(part.payment);
        if (refund.order == order && !refund.lines && part.state != u"failed"_s && payment.applied)
            received -= part.amount;
    }
    return received - state.order(order).total;
}

Reasons tenderReasons(const State &state, int order, const QList<Tender> &tenders, const QString &login)
{
    Reasons reasons;
    QMap<int, qint64> used;
    QSet<int> lines;
    QSet<QString> numbers;
    for (const int i : takingOrder(state, tenders)) {
        const Tender &tender = tenders[i];
        reasons.addIf(tender.amount <= 0, u"amount_invalid"_s);
        reasons.addIf(
            tender.channel == u"cash"_s && tender.given && *tender.given < tender.amount, u"given_too_little"_s);
        reasons.addIf(tender.channel == u"cash"_s && !state.shifts.contains(login), u"shift_not_open"_s);
        if (tender.channel == u"benefit"_s)
            benefitReasons(state, order, tender, used, lines, reasons);
        const QString number = tender.channel + tender.channelNo;
        reasons.addIf(numberKnown(state, tender.channel, tender.channelNo)
                || (!tender.channelNo.isEmpty() && numbers.contains(number)),
            u"payment_duplicate"_s);
        numbers.insert(number);
    }
    return reasons;
}

qint64 take(State &state, int order, const QList<Tender> &tenders, const QByteArray &request)
{
    qint64 sum = 0;
    for (const int i : takingOrder(state, tenders)) {
        const Tender &tender = tenders[i];
        Payment payment;
        payment.tag = state.tag();
        payment.order = order;
        payment.applied = true;
        payment.request = QString::fromLatin1(request) + u'-' + QString::number(i + 1);
        payment.channel = tender.channel;
        payment.channelNo = tender.channelNo;
        payment.asked = payment.amount = tender.amount;
        payment.state = u"succeeded"_s;
        payment.item = tender.item;
        if (tender.channel == u"benefit"_s) {
            payment.account = tender.account;
            payment.units = unitsFor(state, tender);
            state.account(tender.account).balance -= payment.units;
        }
        if (tender.channel == u"benefit"_s && state.account(tender.account).kind != u"stored_value"_s) {
            state.item(tender.item).cover = static_cast<int>(state.payments.size());
            state.item(tender.item).covered = tender.amount;
        }
        state.payments.push_back(payment);
        sum += tender.amount;
    }
    return sum;
}

Reasons check(const State &state, const Pay &pay, const QString &login)
{
    Reasons reasons;
    const Order &order = state.order(pay.order);
    reasons.addIf(!order.waits(), u"order_state"_s);
    reasons += tenderReasons(state, pay.order, pay.tenders, login);
    qint64 sum = 0;
    for (const Tender &tender : pay.tenders)
        sum += tender.amount;
    reasons.addIf(sum > order.total - order.paid, u"amount_above_due"_s);
    return reasons;
}

void apply(State &state, const Pay &pay, const QByteArray &request)
{
    take(state, pay.order, pay.tenders, request);
    booking::settle(state, pay.order);
}

Reasons check(const State &state, const StartPayment &start)
{
    Reasons reasons;
    const Order &order = state.order(start.order);
    reasons.addIf(!order.waits(), u"order_state"_s);
    reasons.addIf(start.amount <= 0, u"amount_invalid"_s);
    reasons.addIf(start.amount > order.total - order.paid, u"amount_above_due"_s);
    return reasons;
}

void apply(State &state, const StartPayment &start, const QByteArray &request)
{
    Payment payment;
    payment.tag = state.tag();
    payment.order = start.order;
    payment.request = QString::fromLatin1(request);
    payment.channel = start.channel;
    payment.asked = payment.amount = start.amount;
    payment.state = u"started"_s;
    state.payments.push_back(payment);
    state.order(start.order).state = u"PENDING_PAY"_s;
}

namespace {

int asked(const State &state, const Notice &notice)
{
    for (int i = 0; i < static_cast<int>(state.payments.size()); ++i) {
        if (state.payment(i).request == notice.request)
            return i;
    }
    return none;
}

QString failed(State &state, int payment)
{
    if (payment == none || state.payment(payment).state != u"started"_s)
        return u"failed"_s;
    state.payment(payment).state = u"failed"_s;
    const int order = state.payment(payment).order;
    const bool another = std::any_of(state.payments.begin(), state.payments.end(),
        [&](const Payment &p) { return p.order == order && p.state == u"started"_s; });
    if (!another && state.order(order).state == u"PENDING_PAY"_s)
        state.order(order).state = u"HOLDING"_s;
    return u"failed"_s;
}

} // namespace

QString apply(State &state, const Notice &notice)
{
    const int known = asked(state, notice);
    if (!notice.succeeded)
        return failed(state, known);
    const bool before = std::any_of(state.payments.begin(), state.payments.end(), [&](const Payment &p) {
        return p.channel == notice.channel && p.channelNo == notice.channelNo && p.state == u"succeeded"_s;
    });
    if (before)
        return u"before"_s;
    const int order = known == none ? none : state.payment(known).order;
    const bool applied = order != none && state.order(order).waits() && notice.currency == u"CNY"_s;
    const bool open = known != none && state.payment(known).state != u"succeeded"_s;
    if (!open) {
        Payment payment;
        payment.tag = state.tag();
        payment.order = order;
        payment.request
            = (notice.request.isEmpty() ? u"none"_s : notice.request) + u'#' + notice.channel + u'-' + notice.channelNo;
        state.payments.push_back(payment);
    }
    Payment &payment = open ? state.payment(known) : state.payments.back();
    payment.state = u"succeeded"_s;
    payment.applied = applied;
    payment.channel = notice.channel;
    payment.channelNo = notice.channelNo;
    payment.amount = notice.amount;
    payment.currency = notice.currency;
    if (applied)
        booking::settle(state, order);
    else
        refunds::propose(state, open ? known : static_cast<int>(state.payments.size()) - 1);
    return applied ? u"applied"_s : u"unapplied"_s;
}

Reasons check(const State &state, const ApplyPayment &move)
{
    Reasons reasons;
    const Payment &payment = state.payment(move.payment);
    reasons.addIf(!state.order(move.order).waits(), u"order_state"_s);
    reasons.addIf(payment.state != u"succeeded"_s || payment.applied || payment.refunded > 0, u"payment_state"_s);
    reasons.addIf(payment.currency != u"CNY"_s, u"currency_differs"_s);
    return reasons;
}

void apply(State &state, const ApplyPayment &move)
{
    state.payment(move.payment).order = move.order;
    state.payment(move.payment).applied = true;
    state.payment(move.payment).refundAt.reset();
    booking::settle(state, move.order);
}

Reasons check(const State &state, const AdjustPrice &adjust, const QString &login)
{
    Reasons reasons;
    reasons.addIf(!state.order(adjust.order).waits(), u"order_state"_s);
    qint64 covered = 0;
    for (const int i : state.liveItems(state.order(adjust.order)))
        covered += state.item(i).covered;
    reasons.addIf(adjust.total < covered, u"amount_invalid"_s);
    reasons += approvals::needed(state, adjust, QLatin1String("adjust_price"), login);
    return reasons;
}

void apply(State &state, const AdjustPrice &adjust)
{
    approvals::use(state, adjust.approval);
    const Order &order = state.order(adjust.order);
    adjustBy(state, adjust.order, adjust.total - order.total);
    if (order.paid >= order.total)
        booking::confirm(state, adjust.order);
}

Reasons check(const State &state, const SettleShortfall &settle, const QString &login)
{
    Reasons reasons;
    const Order &order = state.order(settle.order);
    reasons.addIf(!order.waits(), u"order_state"_s);
    reasons.addIf(order.paid <= 0 || order.paid >= order.total, u"nothing_due"_s);
    reasons += approvals::needed(state, settle, QLatin1String("settle_shortfall"), login);
    return reasons;
}

void apply(State &state, const SettleShortfall &settle)
{
    approvals::use(state, settle.approval);
    const Order &order = state.order(settle.order);
    adjustBy(state, settle.order, order.paid - order.total);
    booking::confirm(state, settle.order);
}

void apply(State &state, const TopUp &topUp)
{
    if (topUp.account == none) {
        Account account;
        account.tag = state.tag();
        account.customer = topUp.customer;
        account.kind = topUp.kind;
        account.category = topUp.category;
        state.accounts.push_back(account);
    }
    Account &account = topUp.account == none ? state.accounts.back() : state.account(topUp.account);
    account.balance += topUp.units;
}

} // namespace vd::test::model::money
