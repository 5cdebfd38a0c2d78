#include "tests/db/model/Refunds.h"

#include "tests/db/model/Approvals.h"
#include "tests/db/model/Booking.h"
#include "tests/db/model/Limits.h"
#include "tests/db/model/Money.h"
#include "tests/db/model/Stock.h"
#include "tests/db/model/Stops.h"

#include <algorithm>
#include <numeric>

namespace vd::test::model::refunds {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isFree(const State &state, const Item &item, const Policy &policy)
{
    const Slot &slot = state.slots[item.slot];
    if (policy.refundMode == u"hours"_s)
        return state.now <= slot.start - policy.freeUntil * 3600;
    // Calendar days of the venue: until the end of that day.
    return policy.refundMode == u"days"_s
        && state.now < (slot.day() - policy.freeUntil + 1) * Instant(86400) - zoneOffset;
}

QString refusal(const State &state, const Item &item)
{
    const Policy &policy = Catalogue::policy(item.policy);
    if (item.suspended)
        return {};
    if (policy.refundMode == u"never"_s)
        return u"refund_never"_s;
    return !isFree(state, item, policy) && policy.lateFeeKind == u"never"_s ? u"refund_too_late"_s : QString();
}

// What can leave a line by itself: people and codes belong together by their order.
struct Share
{
    QList<int> places;
    QList<int> tickets;
    int entered = 0;
};

QList<Share> sharesOf(const State &state, int index)
{
    const Item &item = state.item(index);
    QList<int> tickets;
    for (int i = 0; i < static_cast<int>(state.tickets.size()); ++i) {
        if (state.ticket(i).item == index)
            tickets << i;
    }
    std::sort(tickets.begin(), tickets.end(), [&](int a, int b) { return state.ticket(a).seq < state.ticket(b).seq; });
    const int codes = static_cast<int>(tickets.size()) / item.quantity;
    const int shares = item.quantity
        * (item.documents.isEmpty() ? std::max(1, codes) : std::gcd(item.places / item.quantity, codes));
    QList<Share> list(shares);
    for (int i = 0; i < static_cast<int>(tickets.size()); ++i) {
        Share &share = list[i * shares / static_cast<int>(tickets.size())];
        share.tickets << tickets.at(i);
        share.entered += state.ticket(tickets.at(i)).entered;
    }
    for (int i = 0; i < static_cast<int>(item.numbers.size()); ++i)
        list[i * shares / static_cast<int>(item.numbers.size())].places << item.numbers.at(i);
    return list;
}

QList<int> leavingOf(const QList<Share> &shares, int count, const QList<int> &named)
{
    QList<int> leaving;
    for (int i = static_cast<int>(shares.size()) - 1; i >= 0; --i) {
        const QList<int> &places = shares.at(i).places;
        if (named.isEmpty()
            || std::any_of(places.begin(), places.end(), [&](int place) { return named.contains(place); }))
            leaving << i;
    }
    std::stable_sort(leaving.begin(), leaving.end(),
        [&](int a, int b) { return named.isEmpty() && shares.at(a).entered < shares.at(b).entered; });
    leaving = leaving.mid(0, count);
    std::sort(leaving.begin(), leaving.end());
    return leaving;
}

qint64 feeOf(const State &state, int index, qint64 amount, int quantity, const QList<int> &named)
{
    const Item &item = state.item(index);
    const Policy &policy = Catalogue::policy(item.policy);
    // What the venue stopped goes back but for the share of those who are in.
    if (item.suspended) {
        int entered = 0;
        int party = 0;
        const QList<Share> shares = sharesOf(state, index);
        for (const int n : leavingOf(shares, static_cast<int>(shares.size()) / item.quantity * quantity, named)) {
            entered += shares.at(n).entered;
            for (const int i : shares.at(n).tickets)
                party += state.ticket(i).party;
        }
        return party == 0 ? 0 : money::halfUp(amount, entered, party);
    }
    const bool early = isFree(state, item, policy);
    const QString &kind = early ? policy.feeKind : policy.lateFeeKind;
    const qint64 value = early ? policy.feeValue : policy.lateFeeValue;
    qint64 fee = 0;
    if (kind == u"fixed"_s) {
        fee = value * quantity;
    } else if (kind == u"percent"_s) {
        fee = money::halfUp(amount, value, 10000);
    } else if (kind == u"steps"_s) {
        const Instant left = state.slots[item.slot].start - state.now;
        fee = left >= 24 * 3600 ? money::halfUp(amount, 1000, 10000)
            : left >= 2 * 3600  ? money::halfUp(amount, 3333, 10000)
                                : amount;
    }
    return std::min(fee, amount);
}

bool namedWrong(const Item &item, int quantity, const QList<int> &named)
{
    return QSet<int>(named.begin(), named.end()).size() != named.size()
        || named.size() != item.places / item.quantity * quantity
        || std::any_of(named.begin(), named.end(), [&](int place) { return !item.numbers.contains(place); });
}

} // namespace

int split(State &state, int index, int quantity, const QList<int> &named)
{
    if (state.item(index).quantity == quantity)
        return index;
    const QList<Share> parts = sharesOf(state, index);
    const QList<int> leaving
        = leavingOf(parts, static_cast<int>(parts.size()) / state.item(index).quantity * quantity, named);
    const int added = static_cast<int>(state.items.size());
    state.items.push_back(state.item(index));
    Item &item = state.item(index);
    Item &part = state.items.back();
    part.id = 0;
    part.tag = state.tag();
    part.quantity = quantity;
    part.places = item.places / item.quantity * quantity;
    part.amount = money::halfUp(item.amount, quantity, item.quantity);
    part.adjust = money::halfUp(item.net(), quantity, item.quantity) - part.amount;
    part.covered = money::halfUp(item.covered, quantity, item.quantity);
    item.quantity -= part.quantity;
    item.places -= part.places;
    item.amount -= part.amount;
    item.adjust -= part.adjust;
    item.covered -= part.covered;
    for (const int other : state.order(item.order).items)
        part.line = std::max(part.line, state.item(other).line + 1);
    state.order(item.order).items << added;
    part.documents.clear();
    part.numbers.clear();
    for (const int n : leaving) {
        for (const int place : parts.at(n).places) {
            part.numbers << place;
            part.documents << item.documents.takeAt(item.numbers.indexOf(place));
            item.numbers.removeOne(place);
        }
    }
    int seq = 0;
    for (const int n : leaving) {
        for (const int i : parts.at(n).tickets) {
            state.ticket(i).item = added;
            state.ticket(i).seq = ++seq;
        }
    }
    if (item.use != u"no_show"_s) {
        stock::refreshUse(state, index);
        stock::refreshUse(state, added);
    }
    return added;
}

namespace {

bool coversLine(const State &state, int payment)
{
    return std::any_of(state.items.begin(), state.items.end(), [&](const Item &item) { return item.cover == payment; });
}

qint64 giveFrom(State &state, int refund, int i, qint64 share)
{
    if (share <= 0)
        return 0;
    Payment &payment = state.payment(i);
    payment.refunded += share;
    Part part;
    part.tag = state.tag();
    part.refund = refund;
    part.payment = i;
    part.amount = share;
    part.state = u"started"_s;
    if (payment.channel == u"wechat"_s || payment.channel == u"alipay"_s)
        part.next = state.now;
    state.parts.push_back(part);
    return share;
}

// Never more to a tender than it brought; undone in reverse of how it was taken. What paid for one line alone (own: by
// payment) goes back with that line and pays for no other. How much it came to.
qint64 allocate(State &state, int refund, qint64 amount, const QMap<int, qint64> &own = {})
{
    qint64 given = 0;
    for (auto it = own.cbegin(); it != own.cend(); ++it)
        given += giveFrom(state, refund, it.key(), std::min(it.value(), state.payment(it.key()).left()));
    QList<int> payments;
    for (int i = static_cast<int>(state.payments.size()) - 1; i >= 0; --i) {
        if (state.payment(i).order == state.refund(refund).order && state.payment(i).applied
            && state.payment(i).left() > 0 && !coversLine(state, i))
            payments << i;
    }
    std::stable_partition(
        payments.begin(), payments.end(), [&](int i) { return state.payment(i).channel != u"benefit"_s; });
    for (const int i : payments)
        given += giveFrom(state, refund, i, std::min(amount - given, state.payment(i).left()));
    return given;
}

void settleBenefits(State &state, int refund)
{
    for (Part &part : state.parts) {
        if (part.refund != refund || part.state != u"started"_s || state.payment(part.payment).channel != u"benefit"_s)
            continue;
        const Payment &payment = state.payment(part.payment);
        Account &account = state.account(payment.account);
        account.balance += account.kind == u"stored_value"_s
            ? part.amount
            : money::halfUp(payment.units, payment.refunded, payment.amount)
                - money::halfUp(payment.units, payment.refunded - part.amount, payment.amount);
        part.state = u"succeeded"_s;
    }
}

QList<int> itemsOf(const State &state, int refund)
{
    QList<int> items;
    for (int i = 0; i < static_cast<int>(state.items.size()); ++i) {
        if (state.item(i).refund == refund)
            items << i;
    }
    return items;
}

void giveBack(State &state, int refund)
{
    QList<int> live;
    for (const int i : itemsOf(state, refund)) {
        if (state.item(i).live())
            live << i;
    }
    stock::release(state, live);
    stock::refreshLastEnd(state, state.refund(refund).order);
}

void finish(State &state, int refund)
{
    Refund &r = state.refund(refund);
    for (const Part &part : state.parts) {
        if (part.refund == refund && part.state != u"succeeded"_s)
            return;
    }
    if (r.state != u"started"_s)
        return;
    r.state = u"succeeded"_s;
    if (r.order == none || !r.lines)
        return;
    giveBack(state, refund);
    Order &order = state.order(r.order);
    const bool more = std::any_of(state.refunds.begin(), state.refunds.end(),
        [&](const Refund &x) { return x.order == r.order && x.lines && x.state == u"started"_s; });
    if (order.state == u"REFUNDING"_s && state.liveItems(order).isEmpty() && !more)
        order.state = u"REFUNDED"_s;
    booking::resume(state, r.order);
    stops::settled(state, r.order, itemsOf(state, refund));
}

void fail(State &state, int part)
{
    Part &p = state.part(part);
    if (p.state != u"started"_s)
        return;
    p.state = u"failed"_s;
    p.asked = false;
    p.next.reset();
    state.payment(p.payment).refunded -= p.amount;
    const int refund = p.refund;
    const QList<int> items = itemsOf(state, refund);
    // What was paid, or may have been, is not undone.
    for (const Part &other : state.parts) {
        if (other.refund == refund && (other.state == u"succeeded"_s || (other.state == u"started"_s && other.asked)))
            return;
    }
    for (const int i : items) {
        if (!state.item(i).live())
            return;
    }
    state.refund(refund).state = u"failed"_s;
    for (Part &other : state.parts) {
        if (other.refund == refund && other.state == u"started"_s) {
            other.state = u"failed"_s;
            other.next.reset();
            state.payment(other.payment).refunded -= other.amount;
        }
    }
    if (state.refund(refund).lines)
        stops::backFromRefund(state, state.refund(refund).order, items);
}

} // namespace

int start(State &state, int order, const QList<QPair<int, int>> &lines, bool fees, bool byStop,
    const QMap<int, QList<int>> &named)
{
    const int index = static_cast<int>(state.refunds.size());
    state.refunds.emplace_back();
    Refund &refund = state.refunds.back();
    refund.tag = state.tag();
    refund.order = order;
    refund.state = u"started"_s;
    refund.lines = true;
    refund.byStop = byStop;
    refund.onAccept = true;
    QList<QPair<int, int>> byLine = lines;
    std::sort(byLine.begin(), byLine.end(),
        [&](const auto &a, const auto &b) { return state.item(a.first).line < state.item(b.first).line; });
    qint64 amount = 0;
    QMap<int, qint64> own;
    for (const auto &[item, quantity] : byLine) {
        const Item whole = state.item(item);
        const qint64 fee = fees
            ? feeOf(state, item, money::halfUp(whole.net(), quantity, whole.quantity), quantity, named.value(item))
            : 0;
        const int part = split(state, item, quantity, named.value(item));
        state.item(part).refund = index;
        state.refund(index).items << QPair(part, quantity);
        amount += state.item(part).net();
        if (whole.cover != none)
            own[whole.cover] += std::min(state.item(part).covered, state.item(part).net() - fee);
        refund.fee += fee;
        refund.onAccept = refund.onAccept && Catalogue::policy(whole.policy).backOnAccept;
    }
    refund.amount = allocate(state, index, amount - refund.fee, own);
    Order &o = state.order(order);
    const QList<int> live = state.liveItems(o);
    if (std::all_of(live.begin(), live.end(), [&](int i) { return state.item(i).refund != none; })) {
        o.before = o.state;
        o.state = u"REFUNDING"_s;
    }
    if (refund.onAccept)
        giveBack(state, index);
    settleBenefits(state, index);
    finish(state, index);
    return index;
}

void giveBackSurplus(State &state, int order, qint64 amount, bool isSigned)
{
    const int index = static_cast<int>(state.refunds.size());
    Refund refund;
    refund.tag = state.tag();
    refund.order = order;
    refund.amount = amount;
    refund.isSigned = isSigned;
    refund.state = u"started"_s;
    state.refunds.push_back(refund);
    allocate(state, index, amount);
    settleBenefits(state, index);
    finish(state, index);
}

void giveBackBenefits(State &state, int order)
{
    qint64 amount = 0;
    for (const Payment &payment : state.payments)
        amount += payment.order == order && payment.applied && payment.channel == u"benefit"_s ? payment.left() : 0;
    if (amount == 0)
        return;
    Refund refund;
    refund.tag = state.tag();
    refund.order = order;
    refund.amount = amount;
    refund.state = u"started"_s;
    state.refunds.push_back(refund);
    const int index = static_cast<int>(state.refunds.size()) - 1;
    for (int i = static_cast<int>(state.payments.size()) - 1; i >= 0; --i) {
        Payment &payment = state.payment(i);
        if (payment.order != order || !payment.applied || payment.channel != u"benefit"_s || payment.left() == 0)
            continue;
        Part part;
        part.tag = state.tag();
        part.refund = index;
        part.payment = i;
        part.amount = payment.left();
        part.state = u"started"_s;
        payment.refunded = payment.amount;
        state.parts.push_back(part);
    }
    settleBenefits(state, index);
    finish(state, index);
}

bool isAboveLimit(const State &state, int order, qint64 amount, int payment)
{
    qint64 before = 0;
    for (int i = 0; i < static_cast<int>(state.refunds.size()); ++i) {
        const Refund &refund = state.refund(i);
        const bool counts = (order != none && refund.order == order)
            || (payment != none && std::any_of(state.parts.begin(), state.parts.end(), [&](const Part &part) {
                   return part.refund == i && part.payment == payment;
               }));
        before += counts && !refund.isSigned && refund.state != u"failed"_s ? refund.amount : 0;
    }
    return amount > 0 && amount + before > limits::refundMinor;
}

QList<QPair<int, int>> linesOf(const State &state, const RefundLines &refund)
{
    if (!refund.all)
        return refund.lines;
    QList<QPair<int, int>> lines;
    for (const int i : state.liveItems(state.order(refund.order))) {
        if (state.item(i).refund == none)
            lines << QPair(i, state.item(i).quantity);
    }
    std::sort(lines.begin(), lines.end(),
        [&](const auto &a, const auto &b) { return state.item(a.first).line < state.item(b.first).line; });
    return lines;
}

Sums sumsOf(const State &state, const RefundLines &refund)
{
    Sums sums;
    for (const auto &[i, quantity] : linesOf(state, refund)) {
        const Item &item = state.item(i);
        const qint64 amount = money::halfUp(item.net(), quantity, item.quantity);
        sums.amount += amount;
        sums.fee += refund.waive && refund.override ? 0 : feeOf(state, i, amount, quantity, refund.named.value(i));
    }
    qint64 left = 0;
    for (const Payment &payment : state.payments)
        left += payment.order == refund.order && payment.applied ? payment.left() : 0;
    sums.amount = std::min(sums.amount - sums.fee, left);
    return sums;
}

namespace {

void policyReasons(const State &state, const RefundLines &refund, const QList<QPair<int, int>> &lines, Reasons &reasons)
{
    QMap<int, int> asked;
    for (const auto &[i, quantity] : lines) {
        const Item &item = state.item(i);
        if (const QString code = refusal(state, item); !code.isEmpty())
            reasons.add(code);
        reasons.addIf(item.use == u"all"_s || (item.use == u"part"_s && !item.suspended), u"already_used"_s);
        asked[i] = quantity;
    }
    bool whole = false;
    bool partly = false;
    for (const int i : state.liveItems(state.order(refund.order))) {
        if (state.item(i).refund != none)
            continue;
        whole = whole || Catalogue::policy(state.item(i).policy).wholeOrder;
        partly = partly || asked.value(i) != state.item(i).quantity;
    }
    // What the venue stopped may go back by itself.
    const bool chosen
        = std::any_of(lines.begin(), lines.end(), [&](const auto &line) { return !state.item(line.first).suspended; });
    reasons.addIf(whole && partly && chosen, u"whole_order_only"_s);
}

// Whether it goes back otherwise than the policy says: what one alone may not decide.
bool isOutside(const State &state, const RefundLines &refund, const QList<QPair<int, int>> &lines)
{
    Reasons reasons;
    policyReasons(state, refund, lines, reasons);
    qint64 fees = 0;
    for (const auto &[i, quantity] : lines) {
        const Item &item = state.item(i);
        fees += feeOf(state, i, money::halfUp(item.net(), quantity, item.quantity), quantity, refund.named.value(i));
    }
    return !reasons.must.isEmpty() || (refund.waive && fees > 0);
}

bool needsSecond(const State &state, const RefundLines &refund)
{
    return (refund.override && isOutside(state, refund, linesOf(state, refund)))
        || isAboveLimit(state, refund.order, sumsOf(state, refund).amount);
}

} // namespace

Reasons check(const State &state, const RefundLines &refund, const QString &login)
{
    Reasons reasons;
    static const QSet<QString> refundable{u"PAID"_s, u"SUSPENDED"_s, u"CHECKED_IN"_s, u"NO_SHOW"_s};
    reasons.addIf(!refundable.contains(state.order(refund.order).state), u"order_state"_s);
    const QList<QPair<int, int>> lines = linesOf(state, refund);
    reasons.addIf(lines.isEmpty(), u"too_many_items"_s);
    QSet<int> named;
    for (const auto &[i, quantity] : lines) {
        const Item &item = state.item(i);
        reasons.addIf(item.order != refund.order || !item.live() || item.refund != none || quantity < 1
                || quantity > item.quantity || named.contains(i),
            u"quantity_invalid"_s);
        named.insert(i);
    }
    qint64 refundable_ = 0;
    for (const Payment &payment : state.payments)
        refundable_ += payment.order == refund.order && payment.applied ? payment.left() : 0;
    reasons.addIf(refund.seen && *refund.seen != refundable_, u"refundable_changed"_s);
    if (!reasons.must.isEmpty())
        return reasons;
    for (const auto &[i, quantity] : lines)
        reasons.addIf(
            refund.named.contains(i) && namedWrong(state.item(i), quantity, refund.named.value(i)), u"leaving_wrong"_s);
    if (!reasons.must.isEmpty())
        return reasons;
    if (refund.override)
        reasons.addIf(!refund.reason, u"reason_required"_s);
    else
        policyReasons(state, refund, lines, reasons);
    if (needsSecond(state, refund))
        reasons += approvals::needed(state, refund, QLatin1String("refund"), login);
    return reasons;
}

void apply(State &state, const RefundLines &refund)
{
    const bool isSigned = needsSecond(state, refund);
    if (isSigned)
        approvals::use(state, refund.approval);
    const int made
        = start(state, refund.order, linesOf(state, refund), !(refund.waive && refund.override), false, refund.named);
    state.refund(made).isSigned = isSigned;
}

Reasons check(const State &state, const SettleRefund &settle, const QString &login)
{
    Reasons reasons;
    const Part &part = state.part(settle.part);
    const QString &channel = state.payment(part.payment).channel;
    reasons.addIf(channel != u"cash"_s && channel != u"card"_s && channel != u"transfer"_s, u"refund_by_channel"_s);
    reasons.addIf(part.state != u"started"_s, u"refund_settled"_s);
    reasons.addIf((channel == u"cash"_s || channel == u"card"_s) && !state.shifts.contains(login), u"shift_not_open"_s);
    return reasons;
}

void apply(State &state, const SettleRefund &settle)
{
    state.part(settle.part).state = u"succeeded"_s;
    state.part(settle.part).next.reset();
    finish(state, state.part(settle.part).refund);
}

void propose(State &state, int index)
{
    Payment &payment = state.payment(index);
    const bool byChannel = payment.channel == u"wechat"_s || payment.channel == u"alipay"_s;
    if (byChannel && payment.order != none && !payment.applied && payment.state == u"succeeded"_s
        && payment.currency == u"CNY"_s && payment.left() > 0)
        payment.refundAt = state.now + limits::lateMoneyMinutes * 60;
}

namespace {

// A refund of one payment, for no line; its number.
int sendBack(State &state, int index, qint64 amount, bool isSigned)
{
    Payment &payment = state.payment(index);
    Refund refund;
    refund.tag = state.tag();
    refund.order = payment.order;
    refund.isSigned = isSigned;
    refund.amount = amount;
    refund.state = u"started"_s;
    state.refunds.push_back(refund);
    payment.refunded += amount;
    payment.refundAt.reset();
    Part part;
    part.tag = state.tag();
    part.refund = static_cast<int>(state.refunds.size()) - 1;
    part.payment = index;
    part.amount = amount;
    part.state = u"started"_s;
    if (payment.channel == u"wechat"_s || payment.channel == u"alipay"_s)
        part.next = state.now;
    state.parts.push_back(part);
    return part.refund;
}

void startProposed(State &state)
{
    QList<int> list;
    for (int i = 0; i < static_cast<int>(state.payments.size()); ++i) {
        if (state.payment(i).refundAt && *state.payment(i).refundAt <= state.now)
            list << i;
    }
    std::sort(list.begin(), list.end(), [&](int a, int b) {
        return std::make_pair(state.payment(a).order, a) < std::make_pair(state.payment(b).order, b);
    });
    for (const int i : std::as_const(list))
        sendBack(state, i, state.payment(i).left(), false);
}

} // namespace

QList<int> due(State &state)
{
    startProposed(state);
    static const int waits[] = {60, 300, 1800, 7200, 43200};
    QList<int> list;
    for (int i = 0; i < static_cast<int>(state.parts.size()); ++i) {
        Part &part = state.part(i);
        if (part.state != u"started"_s || !part.next || *part.next > state.now)
            continue;
        if (part.tries >= 5) {
            // Never answered: a person must say what is to be done.
            part.next.reset();
            continue;
        }
        part.next = state.now + waits[part.tries];
        part.asked = true;
        ++part.tries;
        list << i;
    }
    return list;
}

Reasons check(const State &state, const RefundAnswer &answer)
{
    Reasons reasons;
    const QString &channel = state.payment(state.part(answer.part).payment).channel;
    reasons.addIf(channel != u"wechat"_s && channel != u"alipay"_s, u"refund_by_staff"_s);
    return reasons;
}

namespace {

// Why the lines of a refund that was undone are not taken into it again.
Reasons linesGone(const State &state, const Refund &refund)
{
    static const QSet<QString> refundable{u"PAID"_s, u"SUSPENDED"_s, u"CHECKED_IN"_s, u"NO_SHOW"_s};
    Reasons reasons;
    reasons.addIf(!refundable.contains(state.order(refund.order).state), u"order_state"_s);
    for (const auto &[i, quantity] : refund.items) {
        const Item &item = state.item(i);
        reasons.addIf(!item.live() || item.refund != none || item.quantity != quantity, u"refund_outdated"_s);
        reasons.addIf(item.use == u"part"_s || item.use == u"all"_s, u"already_used"_s);
    }
    return reasons;
}

void takeLines(State &state, int index)
{
    const Refund &refund = state.refund(index);
    for (const auto &[i, quantity] : refund.items)
        state.item(i).refund = index;
    Order &order = state.order(refund.order);
    const QList<int> live = state.liveItems(order);
    if (std::all_of(live.begin(), live.end(), [&](int i) { return state.item(i).refund != none; })) {
        order.before = order.state;
        order.state = u"REFUNDING"_s;
    }
}

// A yes after a no: booked while the payment has it, and the refund goes on where its lines are as they were.
void paidLate(State &state, int index)
{
    Part &part = state.part(index);
    Payment &payment = state.payment(part.payment);
    if (part.amount > payment.left())
        return;
    payment.refunded += part.amount;
    part.state = u"succeeded"_s;
    Refund &refund = state.refund(part.refund);
    if (refund.state == u"failed"_s && (!refund.lines || linesGone(state, refund).must.isEmpty())) {
        if (refund.lines)
            takeLines(state, part.refund);
        refund.state = u"started"_s;
    }
    finish(state, part.refund);
}

} // namespace

void apply(State &state, const RefundAnswer &answer)
{
    Part &part = state.part(answer.part);
    if (part.state == u"failed"_s && answer.state == u"succeeded"_s)
        return paidLate(state, answer.part);
    if (part.state != u"started"_s)
        return;
    if (answer.state == u"succeeded"_s)
        apply(state, SettleRefund{answer.part});
    else if (answer.state == u"refused"_s)
        fail(state, answer.part);
    else if (part.tries >= 5)
        part.next.reset();
}

namespace {

// The parts a new try is about: one, or all of a refund that was undone but those paid all the same.
QList<int> triedAgain(const State &state, const RetryRefund &retry)
{
    const int refund = state.part(retry.part).refund;
    if (state.refund(refund).state != u"failed"_s)
        return {retry.part};
    QList<int> parts;
    for (int i = 0; i < static_cast<int>(state.parts.size()); ++i) {
        if (state.part(i).refund == refund && state.part(i).state != u"succeeded"_s)
            parts << i;
    }
    return parts;
}

bool byChannel(const State &state, const Part &part)
{
    const QString &channel = state.payment(part.payment).channel;
    return channel == u"wechat"_s || channel == u"alipay"_s;
}

} // namespace

Reasons check(const State &state, const RetryRefund &retry)
{
    Reasons reasons;
    const Part &part = state.part(retry.part);
    if (part.state == u"succeeded"_s || (part.state == u"started"_s && (!byChannel(state, part) || part.next))) {
        reasons.add(u"refund_settled"_s);
        return reasons;
    }
    const Refund &refund = state.refund(part.refund);
    if (refund.state == u"failed"_s && refund.lines)
        reasons += linesGone(state, refund);
    QMap<int, qint64> wanted;
    for (const int i : triedAgain(state, retry)) {
        if (state.part(i).state == u"failed"_s)
            wanted[state.part(i).payment] += state.part(i).amount;
    }
    for (auto it = wanted.cbegin(); it != wanted.cend(); ++it)
        reasons.addIf(it.value() > state.payment(it.key()).left(), u"refund_above_payment"_s);
    if (refund.lines)
        return reasons;
    // Money for no line goes back only while it is owed.
    qint64 surplus = 0;
    for (const int i : triedAgain(state, retry)) {
        const Payment &payment = state.payment(state.part(i).payment);
        const bool moved = payment.order != refund.order;
        reasons.addIf(moved, u"refund_outdated"_s);
        surplus += !moved && payment.applied && state.part(i).state == u"failed"_s ? state.part(i).amount : 0;
    }
    reasons.addIf(
        surplus > 0 && surplus > std::max<qint64>(0, money::surplus(state, refund.order)), u"refund_above_payment"_s);
    return reasons;
}

void apply(State &state, const RetryRefund &retry)
{
    const int index = state.part(retry.part).refund;
    const QList<int> parts = triedAgain(state, retry);
    Refund &refund = state.refund(index);
    if (refund.state == u"failed"_s && refund.lines)
        takeLines(state, index);
    refund.state = u"started"_s;
    for (const int i : parts) {
        Part &part = state.part(i);
        if (part.state == u"failed"_s)
            state.payment(part.payment).refunded += part.amount;
        part.state = u"started"_s;
        part.tries = 0;
        part.next.reset();
        if (byChannel(state, part))
            part.next = state.now;
    }
}

Reasons check(const State &state, const RefundPayment &refund)
{
    Reasons reasons;
    const Payment &payment = state.payment(refund.payment);
    reasons.addIf(payment.state != u"succeeded"_s, u"payment_state"_s);
    reasons.addIf(refund.amount <= 0, u"amount_invalid"_s);
    const qint64 surplus = !payment.applied || coversLine(state, refund.payment)
        ? 0
        : std::max<qint64>(0, money::surplus(state, payment.order));
    const qint64 back = payment.applied ? std::min(payment.left(), surplus) : payment.left();
    reasons.addIf(refund.seen && *refund.seen != back, u"refundable_changed"_s);
    reasons.addIf(refund.amount > back, u"refund_above_payment"_s);
    return reasons;
}

void apply(State &state, const RefundPayment &refund, const QString &login)
{
    const int order = state.payment(refund.payment).order;
    const int index = sendBack(state, refund.payment, refund.amount,
        login == u"lead1"_s && isAboveLimit(state, order, refund.amount, refund.payment));
    settleBenefits(state, index);
    finish(state, index);
}

} // namespace vd::test::model::refunds
