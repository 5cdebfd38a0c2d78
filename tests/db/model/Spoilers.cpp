#include "tests/db/model/Spoilers.h"

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray repeated(const QByteArray &element, int times)
{
    return "'[" + QByteArrayList(times, element).join(',') + "]'";
}

QByteArray longText()
{
    return '\'' + QByteArray(401, 'x') + '\'';
}

const QStringList malformed{u"request_malformed"_s};

void request(QList<Spoiler> &list)
{
    list << Spoiler{0, "null", {u"request_key_missing"_s}};
}

void venue(QList<Spoiler> &list, int argument)
{
    for (const char *id : {"null", "0", "-1", "2", "999999999"})
        list << Spoiler{argument, id, {u"foreign_venue"_s}};
}

void number(QList<Spoiler> &list, int argument, const QString &code, qint64 foreign = 0)
{
    for (const char *id : {"null", "0", "-1", "999999999"})
        list << Spoiler{argument, id, {code}};
    if (foreign != 0)
        list << Spoiler{argument, QByteArray::number(foreign), {code}};
}

void customer(QList<Spoiler> &list, int argument)
{
    list << Spoiler{argument, "null", {u"phone_required"_s}}
         << Spoiler{argument, "'{\"id\": 3}'", {u"unknown_customer"_s}}
         << Spoiler{argument, "'{\"id\": 999999999}'", {u"unknown_customer"_s}}
         << Spoiler{argument, "'{\"id\": -1}'", {u"phone_required"_s}}
         << Spoiler{argument, "'[]'", {u"phone_required"_s}} << Spoiler{argument, "'{\"id\": \"x\"}'", malformed}
         << Spoiler{argument, "'{\"id\": 1.5}'", malformed}
         << Spoiler{argument, "'{\"id\": 99999999999999999999}'", malformed}
         << Spoiler{argument, "'{\"phone_typed\": \"13800000000\"}'", {u"name_required"_s}};
}

void cart(QList<Spoiler> &list, const Elsewhere &elsewhere)
{
    list << Spoiler{3, "null", {u"cart_empty"_s}} << Spoiler{3, "'[]'", {u"cart_empty"_s}}
         << Spoiler{3, "'{}'", {u"cart_empty"_s}} << Spoiler{3, "'[1]'", malformed} << Spoiler{3, "'[null]'", malformed}
         << Spoiler{3, "'[[]]'", malformed}
         << Spoiler{3, repeated("{\"slot\": 1, \"quantity\": 1}", 201), {u"too_many_items"_s}}
         << Spoiler{3, "'[{}]'", {u"unknown_slot"_s}}
         << Spoiler{3, "'[{\"slot\": -1, \"quantity\": 1}]'", {u"unknown_slot"_s}}
         << Spoiler{3, "'[{\"slot\": " + QByteArray::number(elsewhere.slot) + ", \"quantity\": 1}]'",
                {u"unknown_slot"_s}}
         << Spoiler{3,
                "'[{\"category\": 4, \"starts_at\": \"2026-12-05T02:00:00Z\", \"ends_at\": \"2026-12-05T03:00:00Z\"}]'",
                {u"none_free"_s}}
         << Spoiler{3, "'[{\"category\": \"x\"}]'", malformed}
         << Spoiler{3, "'[{\"category\": 1, \"starts_at\": \"soon\"}]'", {u"request_malformed"_s, u"none_free"_s}}
         << Spoiler{3, "'[{\"slot\": 1, \"quantity\": \"many\"}]'", malformed};
    const QByteArray first = "'[{\"slot\": " + QByteArray::number(elsewhere.untouched) + ", ";
    for (const char *quantity : {"0", "-1", "10001", "null"})
        list << Spoiler{3, first + "\"quantity\": " + quantity + "}]'", {u"quantity_invalid"_s}};
    for (const char *quantity : {"1.5", "99999999999"})
        list << Spoiler{3, first + "\"quantity\": " + quantity + "}]'", malformed};
    list << Spoiler{3, first + "\"quantity\": 1, \"ticket_type\": 5}]'", {u"unknown_ticket_type"_s}}
         << Spoiler{3, first + "\"quantity\": 1, \"people\": 7}]'", malformed}
         << Spoiler{3, first + "\"quantity\": 1, \"people\": [{\"document\": \"P1234\"}]}]'",
                {u"document_not_sealed"_s}}
         << Spoiler{3, "'{\"people\": [{\"document\": \"P1234\"}]}'", {u"cart_empty"_s}}
         << Spoiler{3, "'[{\"people\": [{\"document\": \"P1234\"}], \"slot\": 0}, 5]'", malformed}
         << Spoiler{4, "'{\"pay_on_arrival\": \"perhaps\"}'", malformed};
}

void amounts(QList<Spoiler> &list, int argument, bool zeroIsFine = false)
{
    for (const char *amount : {"null", "-1", "-9223372036854775808"})
        list << Spoiler{argument, amount, {u"amount_invalid"_s}};
    if (!zeroIsFine)
        list << Spoiler{argument, "0", {u"amount_invalid"_s}};
}

void reason(QList<Spoiler> &list, int argument)
{
    for (const QByteArray &text : {QByteArray("null"), QByteArray("''"), QByteArray("'  '"), longText()})
        list << Spoiler{argument, text, {u"reason_required"_s}};
}

void tenders(QList<Spoiler> &list)
{
    for (const char *json : {"null", "'[]'", "'{}'"})
        list << Spoiler{2, json, {u"amount_invalid"_s}};
    list << Spoiler{2, repeated("{\"channel\": \"cash\", \"amount_minor\": 1}", 21), {u"amount_invalid"_s}}
         << Spoiler{2, "'[5]'", malformed}
         << Spoiler{2, "'[{\"channel\": \"cash\", \"amount_minor\": 1.5}]'", malformed}
         << Spoiler{2,
                "'[{\"channel\": \"card\", \"amount_minor\": 9223372036854775807}, {\"channel\": \"card\", "
                "\"amount_minor\": 9223372036854775807}]'",
                {u"request_malformed"_s, u"amount_above_due"_s}}
         << Spoiler{2, "'[{\"channel\": \"cash\"}]'", {u"amount_invalid"_s}}
         << Spoiler{2, "'[{\"channel\": \"cash\", \"amount_minor\": 0}]'", {u"amount_invalid"_s}}
         << Spoiler{2, "'[{\"channel\": \"cash\", \"amount_minor\": -5}]'", {u"amount_invalid"_s}}
         << Spoiler{2, "'[{\"amount_minor\": 5}]'", {u"channel_unknown"_s}}
         << Spoiler{2, "'[{\"channel\": \"wechat\", \"amount_minor\": 5}]'", {u"channel_no_required"_s}}
         << Spoiler{2, "'[{\"channel\": \"benefit\", \"amount_minor\": 5}]'", {u"unknown_benefit"_s}}
         << Spoiler{
                2, "'[{\"channel\": \"benefit\", \"amount_minor\": 5, \"account\": 999999}]'", {u"unknown_benefit"_s}};
}

void notices(QList<Spoiler> &list)
{
    list << Spoiler{1, "null", {u"channel_unknown"_s}} << Spoiler{1, "'5'", {u"channel_unknown"_s}}
         << Spoiler{1, "'{\"channel\": \"cash\"}'", {u"channel_unknown"_s}}
         << Spoiler{1, "'{\"channel\": \"wechat\"}'", malformed}
         << Spoiler{1, "'{\"channel\": \"wechat\", \"state\": \"maybe\"}'", malformed};
    const QByteArray head = "'{\"channel\": \"wechat\", \"state\": \"succeeded\", \"channel_no\": \"spoilt\", ";
    for (const char *tail : {"\"amount_minor\": 0, \"currency\": \"CNY\"}'",
             "\"amount_minor\": -7, \"currency\": \"CNY\"}'", "\"amount_minor\": 1.5, \"currency\": \"CNY\"}'",
             "\"amount_minor\": 5}'", "\"amount_minor\": 5, \"currency\": \"yuan\"}'",
             "\"amount_minor\": 5, \"currency\": \"CNY\", \"paid_at\": \"yesterday evening\"}'"})
        list << Spoiler{1, head + tail, malformed};
    list << Spoiler{1,
        "'{\"channel\": \"wechat\", \"state\": \"succeeded\", \"amount_minor\": 5, \"currency\": \"CNY\"}'", malformed};
}

void refundLines(QList<Spoiler> &list)
{
    for (const char *json : {"'[]'", "'{}'", "'7'"})
        list << Spoiler{2, json, {u"too_many_items"_s}};
    list << Spoiler{2, repeated("{\"item\": 1, \"quantity\": 1}", 201), {u"too_many_items"_s}}
         << Spoiler{2, "'[1]'", {u"quantity_invalid"_s}}
         << Spoiler{2, "'[{\"item\": 999999999, \"quantity\": 1}]'", {u"quantity_invalid"_s}}
         << Spoiler{2, "'[{\"item\": \"x\"}]'", malformed} << Spoiler{3, "'{\"override\": \"perhaps\"}'", malformed}
         << Spoiler{3, "'{\"seen_refundable_minor\": \"much\"}'", malformed}
         << Spoiler{3, "'{\"reason\": \"" + QByteArray(401, 'x') + "\"}'", {u"text_too_long"_s}};
}

void moves(QList<Spoiler> &list)
{
    for (const char *json : {"null", "'[]'", "'{}'", "'7'"})
        list << Spoiler{2, json, {u"too_many_items"_s, u"request_malformed"_s}};
    list << Spoiler{2, repeated("{\"item\": 1, \"slot\": 1}", 201), {u"too_many_items"_s}}
         << Spoiler{2, "'[1]'", {u"unknown_item"_s, u"request_malformed"_s}}
         << Spoiler{2, "'[{\"item\": \"x\", \"slot\": 1}]'", malformed}
         << Spoiler{2, "'[{\"item\": 999999999, \"slot\": 1}]'", {u"unknown_item"_s}}
         << Spoiler{2, "'[{\"slot\": 1}]'", {u"unknown_item"_s}};
}

void stop(QList<Spoiler> &list)
{
    for (const char *spaces : {"null", "array[]::bigint[]", "array[null]::bigint[]", "array[21]", "array[999999999]",
             "array_fill(11::bigint, array[2001])"})
        list << Spoiler{2, spaces, {u"range_invalid"_s}};
    list << Spoiler{3, "null", {u"range_invalid"_s}} << Spoiler{4, "null", {u"range_invalid"_s}}
         << Spoiler{4, "'2000-01-01Z'", {u"range_invalid"_s}} << Spoiler{4, "'2100-01-01Z'", {u"range_invalid"_s}}
         << Spoiler{4, "'infinity'", {u"range_invalid"_s, u"request_malformed"_s}};
    reason(list, 5);
}

void accounts(QList<Spoiler> &list)
{
    list << Spoiler{2, "null", {u"unknown_customer"_s}} << Spoiler{2, "'{\"id\": 999999999}'", {u"unknown_benefit"_s}}
         << Spoiler{2, "'{\"id\": \"x\"}'", malformed}
         << Spoiler{2, "'{\"customer\": 3, \"kind\": \"pass\", \"name\": \"x\"}'", {u"unknown_customer"_s}}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"pass\"}'", {u"name_required"_s}}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"gift\", \"name\": \"x\"}'", {u"kind_invalid"_s}}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"pass\", \"name\": \"x\", \"weekdays\": 0}'", malformed}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"pass\", \"name\": \"x\", \"weekdays\": 128}'", malformed}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"pass\", \"name\": \"x\", \"category\": 999}'",
                {u"category_required"_s}}
         << Spoiler{2, "'{\"customer\": 1, \"kind\": \"pass\", \"name\": \"x\", \"category\": 4}'",
                {u"category_required"_s}}
         << Spoiler{
                2, "'{\"customer\": 1, \"kind\": \"pass\", \"name\": \"x\", \"valid_from\": \"never\"}'", malformed};
    amounts(list, 3);
    list << Spoiler{3, "100000000000", {u"amount_invalid"_s}};
}

void scans(QList<Spoiler> &list)
{
    for (const char *source : {"null", "'nose'", "''"})
        list << Spoiler{2, source, {u"code_unreadable"_s}};
    list << Spoiler{3, "null", {u"code_unreadable"_s}}
         << Spoiler{3, '\'' + QByteArray(129, 'A') + '\'', {u"code_unreadable"_s}};
}

bool isOrderDoor(const QByteArray &door)
{
    static const QByteArrayList doors{"extend_hold", "pay", "start_payment", "cancel", "refund", "adjust_price",
        "settle_shortfall", "reschedule", "mark_no_show"};
    return doors.contains(door);
}

} // namespace

QList<Spoiler> spoilersOf(const QByteArray &door, const Elsewhere &elsewhere)
{
    static const QByteArrayList withoutRequest{
        "tick", "payment_notice", "sweep", "refund_due", "refund_answer", "work_stop"};
    QList<Spoiler> list;
    if (!withoutRequest.contains(door))
        request(list);
    if (isOrderDoor(door))
        number(list, 1, u"unknown_order"_s, elsewhere.order);
    if (door == "hold" || door == "join_waitlist") {
        venue(list, 1);
        customer(list, 2);
    }
    if (door == "hold")
        cart(list, elsewhere);
    if (door == "pay")
        tenders(list);
    if (door == "cancel")
        list << Spoiler{2, longText(), {u"text_too_long"_s}};
    if (door == "start_payment") {
        list << Spoiler{2, "null", {u"channel_unknown"_s}} << Spoiler{2, "'cash'", {u"channel_unknown"_s}};
        amounts(list, 3);
    }
    if (door == "payment_notice") {
        venue(list, 0);
        notices(list);
    }
    if (door == "refund")
        refundLines(list);
    if (door == "settle_refund" || door == "retry_refund")
        number(list, 1, u"unknown_refund"_s);
    if (door == "refund_answer") {
        number(list, 0, u"unknown_refund"_s);
        list << Spoiler{1, "null", malformed} << Spoiler{1, "'perhaps'", malformed};
    }
    if (door == "refund_payment") {
        number(list, 1, u"unknown_payment"_s);
        amounts(list, 2);
    }
    if (door == "apply_payment") {
        number(list, 1, u"unknown_payment"_s);
        number(list, 2, u"unknown_order"_s, elsewhere.order);
    }
    if (door == "adjust_price") {
        amounts(list, 2, true);
        list << Spoiler{2, "100000000000", {u"amount_invalid"_s}};
        reason(list, 3);
    }
    if (door == "approve")
        reason(list, 5);
    if (door == "settle_shortfall")
        reason(list, 2);
    if (door == "reschedule")
        moves(list);
    if (door == "join_waitlist") {
        number(list, 3, u"unknown_slot"_s, elsewhere.slot);
        list << Spoiler{4, "5", {u"unknown_ticket_type"_s}};
        for (const char *quantity : {"null", "0", "-1", "10001"})
            list << Spoiler{5, quantity, {u"quantity_invalid"_s}};
    }
    if (door == "leave_waitlist" || door == "accept_offer")
        number(list, 1, u"unknown_entry"_s);
    if (door == "block") {
        number(list, 1, u"unknown_slot"_s, elsewhere.slot);
        for (const char *quantity : {"null", "-1", "1000001"})
            list << Spoiler{2, quantity, {u"quantity_invalid"_s}};
        reason(list, 3);
    }
    if (door == "publish_stop") {
        venue(list, 1);
        stop(list);
    }
    if (door == "work_stop")
        number(list, 0, u"unknown_stop"_s);
    if (door == "withdraw_stop")
        number(list, 1, u"unknown_stop"_s);
    if (door == "check_in") {
        venue(list, 1);
        scans(list);
    }
    if (door == "undo_check_in") {
        venue(list, 1);
        number(list, 2, u"unknown_check_in"_s);
        reason(list, 3);
    }
    if (door == "top_up") {
        venue(list, 1);
        accounts(list);
    }
    return list;
}

} // namespace vd::test::model
