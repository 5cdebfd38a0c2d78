#include "tests/db/model/Catalogue.h"

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray n(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray orNull(const std::optional<int> &value)
{
    return value ? n(*value) : QByteArrayLiteral("null");
}

QByteArray policyRow(const Policy &p)
{
    const QByteArray made = "insert into catalog.policy(id, venue_id, name) overriding system value values (" + n(p.id)
        + ", 1, 'Policy " + n(p.id) + "') on conflict do nothing;";
    return made
        + "insert into catalog.policy_version(venue_id, policy_id, version, refund_mode, refund_free_until, "
          "late_fee_kind,"
          " late_fee_value, fee_kind, fee_value, fee_steps, whole_order, reschedule_days, reschedule_times, "
          "stop_outcome,"
          " hold_minutes, pay_on_arrival_minutes, offer_minutes, give_back) values (1, "
        + n(p.id) + ", 1, '" + p.refundMode.toLatin1() + "', " + n(p.freeUntil) + ", '" + p.lateFeeKind.toLatin1()
        + "', " + n(p.lateFeeValue) + ", '" + p.feeKind.toLatin1() + "', " + n(p.feeValue)
        + ", '[{\"hours\": 24, \"percent\": 1000}, {\"hours\": 2, \"percent\": 3333}]', "
        + (p.wholeOrder ? "true" : "false") + ", " + n(p.rescheduleDays) + ", " + n(p.rescheduleTimes) + ", '"
        + (p.stopRefunds ? "refund" : "offer") + "', " + orNull(p.holdMinutes) + ", " + orNull(p.arrivalMinutes) + ", "
        + n(p.offerMinutes) + ", '" + (p.backOnAccept ? "on_accept" : "on_success") + "') on conflict do nothing;";
}

QByteArray spaceRow(const Space &s)
{
    QByteArray sql = "insert into catalog.category(id, venue_id, name) overriding system value values (" + n(s.category)
        + ", 1, 'Category " + n(s.category) + "') on conflict do nothing;"
        + "insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity, position) overriding system "
          "value"
          " values ("
        + n(s.id) + ", 1, " + n(s.category) + ", 'Space " + n(s.id) + "', '" + s.kind.toLatin1() + "', " + n(s.capacity)
        + ", " + n(s.id) + ") on conflict do nothing;";
    sql += "update catalog.space set buffer_after = make_interval(mins => " + n(s.bufferAfter)
        + "), one_live_order = " + (s.oneLiveOrder ? "true" : "false") + ", release_days = " + orNull(s.releaseDays)
        + ", release_time = '10:00', sale_ends_before = make_interval(mins => " + n(s.saleEndsBefore)
        + "), policy_id = " + n(s.policy) + ", position = " + n(s.id)
        + ", real_name = " + (s.realName ? "true" : "false") + " where id = " + n(s.id) + ";";
    for (const qint64 unit : s.units) {
        sql += "insert into catalog.unit(id, venue_id, name) overriding system value values (" + n(unit) + ", 1, 'Unit "
            + n(unit) + "') on conflict do nothing; insert into catalog.space_unit values (" + n(s.id) + ", " + n(unit)
            + ", 1) on conflict do nothing;";
    }
    return sql;
}

QByteArray typeRow(const TicketType &t)
{
    const QByteArray id = n(t.id);
    return "insert into catalog.ticket_type(id, venue_id, category_id, name, is_default) overriding system value "
           "values ("
        + id + ", 1, " + n(t.category) + ", 'Type " + id + "', " + (t.isDefault ? "true" : "false")
        + ") on conflict do nothing; update catalog.ticket_type set places = " + n(t.places) + ", codes = " + n(t.codes)
        + ", party = " + n(t.party) + ", policy_id = nullif(" + n(t.policy) + ", 0) where id = " + id
        + "; insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, amount_minor, priority) values "
          "(1, 1, "
        + id + ", " + n(t.price) + ", 1);";
}

} // namespace

const QList<Policy> &Catalogue::policies()
{
    static const QList<Policy> list{
        {1, u"hours"_s, 2, u"never"_s, 0, u"none"_s, 0, false, 1, 30, true, std::nullopt, 30, 10, false},
        {5, u"hours"_s, 4, u"percent"_s, 5000, u"percent"_s, 3000, false, 2, 1, false, 20, std::nullopt, 15, false},
        {6, u"hours"_s, 0, u"fixed"_s, 777, u"none"_s, 0, true, 3, 30, true, 10, 0, 5, true},
        {7, u"days"_s, 1, u"never"_s, 0, u"steps"_s, 0, false, 9, 2, false, std::nullopt, 60, 10, false},
        {8, u"never"_s, 0, u"never"_s, 0, u"none"_s, 0, false, 0, 30, true, 5, std::nullopt, 10, true},
    };
    return list;
}

const QList<TicketType> &Catalogue::types()
{
    static const QList<TicketType> list{
        {1, 1, 1, 1, 1, 12000},
        {2, 2, 1, 1, 1, 4000},
        {6, 2, 3, 1, 3, 10000, 0, false},
        {7, 2, 1, 1, 1, 2500, 8, false},
        {3, 3, 1, 0, 1, 1500},
        {8, 108, 1, 2, 1, 20000},
        {9, 109, 1, 1, 1, 9901},
        {10, 110, 1, 1, 1, 0},
        {11, 110, 1, 2, 1, 3333, 7, false},
        {12, 111, 1, 1, 2, 5005},
        {13, 112, 1, 1, 1, 6001},
    };
    return list;
}

const QList<Space> &Catalogue::spaces()
{
    static const QList<Space> list{
        {11, u"exclusive"_s, 1, 1, 1, {11}, 0, true, std::nullopt, 0, 1, false, {10, 11, 12, 13}},
        {12, u"exclusive"_s, 1, 1, 1, {12}, 0, true, std::nullopt, 0, 5, false, {10, 11, 12, 13}},
        {13, u"exclusive"_s, 1, 1, 1, {13}, 0, true, std::nullopt, 0, 1, false, {10, 11, 12, 13}},
        {16, u"exclusive"_s, 1, 108, 1, {11, 12}, 0, true, std::nullopt, 0, 7, false, {10, 12}, 2},
        {17, u"instructor"_s, 3, 109, 1, {17}, 15, true, std::nullopt, 0, 5, false, {10, 11, 12, 13}},
        {14, u"quota"_s, 2, 2, 6, {}, 0, true, std::nullopt, 0, 1, false, {10, 11, 12}},
        {15, u"equipment"_s, 4, 3, 10, {}, 0, true, std::nullopt, 0, 1, false, {10, 11, 12, 13}},
        {18, u"quota"_s, 2, 110, 5, {}, 0, false, std::nullopt, 0, 6, false, {10, 14}},
        {19, u"quota"_s, 2, 111, 4, {}, 0, true, 1, 30, 7, false, {11, 15}},
        {20, u"quota"_s, 2, 112, 6, {}, 0, true, std::nullopt, 0, 1, true, {10, 15}},
    };
    return list;
}

const Policy &Catalogue::policy(qint64 id)
{
    for (const Policy &p : policies()) {
        if (p.id == id)
            return p;
    }
    Q_UNREACHABLE();
}

const TicketType *Catalogue::type(qint64 id)
{
    for (const TicketType &t : types()) {
        if (t.id == id)
            return &t;
    }
    return nullptr;
}

const Space &Catalogue::space(qint64 id)
{
    for (const Space &s : spaces()) {
        if (s.id == id)
            return s;
    }
    Q_UNREACHABLE();
}

const TicketType *Catalogue::typeFor(const Space &space, qint64 id)
{
    for (const TicketType &t : types()) {
        if (t.category == space.category && (id == 0 ? t.isDefault : t.id == id))
            return &t;
    }
    return nullptr;
}

QList<qint64> Catalogue::customerIds()
{
    QList<qint64> ids{1, 2};
    for (int i = 2; i < customers; ++i)
        ids << 99 + i;
    return ids;
}

QByteArray Catalogue::sql()
{
    QByteArray sql;
    for (const Policy &p : policies())
        sql += policyRow(p);
    for (const Space &s : spaces())
        sql += spaceRow(s);
    for (const TicketType &t : types())
        sql += typeRow(t);
    for (const qint64 id : customerIds()) {
        sql += "insert into customers.customer(id, organization_id, name) overriding system value values (" + n(id)
            + ", 1, 'Guest " + n(id) + "') on conflict do nothing; insert into customers.customer_venue values ("
            + n(id) + ", 1) on conflict do nothing;";
    }
    return sql;
}

} // namespace vd::test::model
