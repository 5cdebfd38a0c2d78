#include "tests/db/model/Operation.h"

#include "tests/db/model/State.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray lit(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray lit(const QString &text)
{
    return '\'' + text.toUtf8().replace('\'', "''") + '\'';
}

QByteArray lit(const std::optional<qint64> &value)
{
    return value ? lit(*value) : QByteArrayLiteral("null");
}

QByteArray lit(const QJsonObject &object)
{
    return lit(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

QByteArray lit(const QJsonArray &array)
{
    return lit(QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact)));
}

QString iso(Instant at)
{
    return QDateTime::fromSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODate);
}

QJsonObject jsonOf(const Line &line)
{
    QJsonObject json{{u"quantity"_s, line.quantity}};
    if (line.slot != 0) {
        json.insert(u"slot"_s, line.slot);
    } else {
        json.insert(u"category"_s, line.category);
        json.insert(u"starts_at"_s, iso(line.start));
        json.insert(u"ends_at"_s, iso(line.end));
    }
    if (line.type != 0)
        json.insert(u"ticket_type"_s, line.type);
    QJsonArray people;
    for (const QString &document : line.documents) {
        const QByteArray hash = QCryptographicHash::hash(document.toUtf8(), QCryptographicHash::Sha256);
        people << QJsonObject{{u"name"_s, u"Guest"_s}, {u"document_type"_s, u"passport"_s},
            {u"document_tail"_s, document.right(4)}, {u"sealed"_s, QString(120, u'a')},
            {u"hashes"_s, QJsonObject{{u"1"_s, QString::fromLatin1(hash.toHex())}}}};
    }
    if (!people.isEmpty())
        json.insert(u"people"_s, people);
    return json;
}

QJsonArray jsonOf(const QList<Tender> &tenders, const State &state)
{
    QJsonArray list;
    for (const Tender &tender : tenders) {
        QJsonObject json{{u"channel"_s, tender.channel}, {u"amount_minor"_s, tender.amount}};
        if (tender.given)
            json.insert(u"given_minor"_s, *tender.given);
        if (!tender.channelNo.isEmpty())
            json.insert(u"channel_no"_s, tender.channelNo);
        if (tender.account != none)
            json.insert(u"account"_s, state.account(tender.account).id);
        if (tender.item != none)
            json.insert(u"item"_s, state.item(tender.item).id);
        list << json;
    }
    return list;
}

QJsonObject overridden(bool override)
{
    return override ? QJsonObject{{u"override_reason"_s, u"as agreed"_s}} : QJsonObject();
}

// Writes one operation; the overloads follow the doors' signatures.
class Writer
{
public:
    Writer(Operation &operation, const State &state)
        : m_op(operation)
        , m_state(state)
    {
    }

    void operator()(const Tick &tick) { set("tick", {lit(tick.seconds)}, false); }
    void operator()(const Hold &hold)
    {
        QJsonArray lines;
        for (const Line &line : hold.lines)
            lines << jsonOf(line);
        QJsonObject options = overridden(hold.override);
        if (hold.onArrival)
            options.insert(u"pay_on_arrival"_s, true);
        set("hold", {venue(), lit(QJsonObject{{u"id"_s, hold.customer}}), lit(lines), lit(options)});
    }
    void operator()(const Extend &extend) { set("extend_hold", {order(extend.order)}); }
    void operator()(const Pay &pay) { set("pay", {order(pay.order), lit(jsonOf(pay.tenders, m_state))}); }
    void operator()(const StartPayment &start)
    {
        set("start_payment", {order(start.order), lit(start.channel), lit(start.amount)});
    }
    void operator()(const Notice &notice)
    {
        const QJsonObject json{{u"request_no"_s, notice.request}, {u"channel"_s, notice.channel},
            {u"channel_no"_s, notice.channelNo}, {u"amount_minor"_s, notice.amount}, {u"currency"_s, notice.currency},
            {u"state"_s, notice.succeeded ? u"succeeded"_s : u"failed"_s}};
        set("payment_notice", {venue(), lit(json)}, false);
    }
    void operator()(const Cancel &cancel) { set("cancel", {order(cancel.order), lit(u"asked"_s)}); }
    void operator()(const Sweep &) { set("sweep", {}, false); }
    void operator()(const RefundLines &refund)
    {
        QJsonArray lines;
        for (const auto &[item, quantity] : refund.lines)
            lines << refundLine(m_state, refund, item, quantity);
        QJsonObject options;
        if (refund.reason)
            options.insert(u"reason"_s, u"asked"_s);
        if (refund.override)
            options.insert(u"override"_s, true);
        if (refund.waive)
            options.insert(u"waive_fee"_s, true);
        if (refund.seen)
            options.insert(u"seen_refundable_minor"_s, *refund.seen);
        if (refund.approval != none)
            options.insert(u"approval"_s, m_state.approval(refund.approval).id);
        set("refund", {order(refund.order), refund.all ? QByteArrayLiteral("null") : lit(lines), lit(options)});
    }
    void operator()(const SettleRefund &settle) { set("settle_refund", {lit(m_state.part(settle.part).id), "null"}); }
    void operator()(const RefundDue &) { set("refund_due", {lit(100)}, false); }
    void operator()(const RefundAnswer &answer)
    {
        set("refund_answer", {lit(m_state.part(answer.part).id), lit(answer.state), "null", "'{}'"}, false);
    }
    void operator()(const RetryRefund &retry) { set("retry_refund", {lit(m_state.part(retry.part).id)}); }
    void operator()(const RefundPayment &refund)
    {
        set("refund_payment", {payment(refund.payment), lit(refund.amount), lit(refund.seen), lit(u"too much"_s)});
    }
    void operator()(const ApplyPayment &move) { set("apply_payment", {payment(move.payment), order(move.order)}); }
    void operator()(const AdjustPrice &adjust)
    {
        set("adjust_price", {order(adjust.order), lit(adjust.total), lit(u"as agreed"_s), approval(adjust.approval)});
    }
    void operator()(const SettleShortfall &settle)
    {
        set("settle_shortfall", {order(settle.order), lit(u"bank fee"_s), approval(settle.approval)});
    }
    void operator()(const Approve &approve)
    {
        set("approve", {venue(), lit(approve.asker), lit(approve.action), lit(approve.subject), lit(u"agreed"_s)});
    }
    void operator()(const Reschedule &reschedule)
    {
        QJsonArray moves;
        for (const auto &[item, slot] : reschedule.moves)
            moves << QJsonObject{{u"item"_s, m_state.item(item).id}, {u"slot"_s, slot}};
        QJsonObject options = overridden(reschedule.override);
        options.insert(u"tenders"_s, jsonOf(reschedule.tenders, m_state));
        if (reschedule.keepPrice)
            options.insert(u"keep_price"_s, true);
        set("reschedule", {order(reschedule.order), lit(moves), lit(options)});
    }
    void operator()(const Join &join)
    {
        set("join_waitlist",
            {venue(), lit(QJsonObject{{u"id"_s, join.customer}}), lit(join.slot),
                join.type != 0 ? lit(join.type) : QByteArrayLiteral("null"), lit(join.quantity), lit(join.priority)});
    }
    void operator()(const Leave &leave) { set("leave_waitlist", {lit(m_state.entry(leave.entry).id)}); }
    void operator()(const Accept &accept) { set("accept_offer", {lit(m_state.entry(accept.entry).id)}); }
    void operator()(const Block &block) { set("block", {lit(block.slot), lit(block.blocked), lit(u"kept back"_s)}); }
    void operator()(const PublishStop &publish)
    {
        QByteArrayList spaces;
        for (const qint64 space : publish.spaces)
            spaces << lit(space);
        set("publish_stop",
            {venue(), "array[" + spaces.join(',') + "]::bigint[]", lit(iso(publish.from)), lit(iso(publish.until)),
                lit(u"rain"_s)});
    }
    void operator()(const WorkStop &work) { set("work_stop", {lit(m_state.stop(work.stop).id)}, false); }
    void operator()(const WithdrawStop &withdraw) { set("withdraw_stop", {lit(m_state.stop(withdraw.stop).id)}); }
    void operator()(const Scan &scan)
    {
        set("check_in", {venue(), lit(u"short_code"_s), lit(m_state.ticket(scan.ticket).code), lit(scan.people)});
    }
    void operator()(const UndoScan &undo)
    {
        set("undo_check_in", {venue(), lit(m_state.checkIn(undo.checkIn).id), lit(u"mistake"_s)});
    }
    void operator()(const NoShow &noShow)
    {
        set("mark_no_show", {order(noShow.order), noShow.undo ? "true" : "false"});
    }
    void operator()(const TopUp &topUp)
    {
        QJsonObject account;
        if (topUp.account != none) {
            account.insert(u"id"_s, m_state.account(topUp.account).id);
        } else {
            account = {{u"customer"_s, topUp.customer}, {u"kind"_s, topUp.kind}, {u"name"_s, u"Card"_s}};
            if (topUp.category != 0)
                account.insert(u"category"_s, topUp.category);
        }
        set("top_up", {venue(), lit(account), lit(topUp.units), lit(u"sold"_s)});
    }

private:
    void set(const QByteArray &door, const QList<QByteArray> &arguments, bool withRequest = true)
    {
        m_op.door = door;
        m_op.arguments = arguments;
        if (withRequest)
            m_op.arguments.prepend('\'' + m_op.request + '\'');
        else
            m_op.request.clear();
    }
    [[nodiscard]] static QByteArray venue() { return lit(venueOne); }
    [[nodiscard]] QByteArray order(int order) const { return lit(m_state.order(order).id); }
    [[nodiscard]] QByteArray approval(int approval) const
    {
        return approval == none ? QByteArrayLiteral("'{}'")
                                : lit(QJsonObject{{u"approval"_s, m_state.approval(approval).id}});
    }
    [[nodiscard]] QByteArray payment(int payment) const { return lit(m_state.payment(payment).id); }

    Operation &m_op;
    const State &m_state;
};

} // namespace

void write(Operation &operation, const State &state)
{
    std::visit(Writer(operation, state), operation.detail);
}

QJsonObject refundLine(const State &state, const RefundLines &refund, int item, int quantity)
{
    QJsonObject line{{u"item"_s, state.item(item).id}, {u"quantity"_s, quantity}};
    if (refund.named.contains(item)) {
        QJsonArray places;
        for (const int place : refund.named.value(item))
            places << place;
        line.insert(u"places"_s, places);
    }
    return line;
}

QByteArray Operation::call() const
{
    const QByteArray plain = "api." + door + '(' + arguments.join(", ") + ')';
    if (door == "refund_due")
        return "(select count(*) as parts from " + plain + " d)";
    return plain;
}

} // namespace vd::test::model
