#include "tests/support/fakes/FakeRecordsGateway.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace vd::test {

using namespace catalog;

namespace {

QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject space(const QString &name, const QString &kind, qint64 category, int capacity)
{
    QJsonObject values = object(R"({"buffer_before_minutes": 0, "buffer_after_minutes": 10, "entry_before_minutes": 30,
        "entry_after_end_minutes": 0, "real_name": false, "one_live_order": true, "release_days": 14, "release_time": "09:00",
        "sale_ends_before_minutes": 0, "policy_id": null, "hours": {}, "parts": [], "position": 1, "retired": false})");
    values.insert(QStringLiteral("name"), name);
    values.insert(QStringLiteral("kind"), kind);
    values.insert(QStringLiteral("category_id"), category);
    values.insert(QStringLiteral("max_capacity"), capacity);
    return values;
}

QJsonObject ticketType(const QString &name, qint64 category, int places, bool isDefault)
{
    QJsonObject values = object(R"({"space_id": null, "codes": 1, "party": 1, "reentry": false, "sale_from": null,
        "sale_until": null, "quota": null, "policy_id": null, "position": 1, "retired": false})");
    values.insert(QStringLiteral("name"), name);
    values.insert(QStringLiteral("category_id"), category);
    values.insert(QStringLiteral("places"), places);
    values.insert(QStringLiteral("is_default"), isDefault);
    return values;
}

QJsonArray versions(int count)
{
    QJsonArray list;
    for (int n = count; n > 0; --n)
        list << QJsonObject{{QStringLiteral("version"), n}, {QStringLiteral("by"), QStringLiteral("admin")},
            {QStringLiteral("at"), QStringLiteral("2026-11-%1T02:15:00Z").arg(10 + n)}};
    return list;
}

} // namespace

void FakeRecordsGateway::fillSportsCentre()
{
    rows.clear();
    add(RecordKind::Organization, {{QStringLiteral("name"), QStringLiteral("Riverside Culture and Sports")}});
    const qint64 badminton = add(RecordKind::Category, object(R"({"name": "Badminton", "position": 1})"));
    const qint64 basketball = add(RecordKind::Category, object(R"({"name": "Basketball", "position": 2})"));
    const qint64 pool = add(RecordKind::Category, object(R"({"name": "Pool", "position": 3})"));
    const qint64 coaches = add(RecordKind::Category, object(R"({"name": "Coaches", "position": 4})"));
    for (int court = 1; court <= 4; ++court)
        add(RecordKind::Space, space(QStringLiteral("Court %1").arg(court), QStringLiteral("exclusive"), badminton, 1));
    find(RecordKind::Space, rows.constLast().id)->values.insert(QStringLiteral("retired"), true);
    const qint64 left
        = add(RecordKind::Space, space(QStringLiteral("Half A"), QStringLiteral("exclusive"), basketball, 1));
    const qint64 right
        = add(RecordKind::Space, space(QStringLiteral("Half B"), QStringLiteral("exclusive"), basketball, 1));
    QJsonObject full = space(QStringLiteral("Full court"), QStringLiteral("exclusive"), basketball, 1);
    full.insert(QStringLiteral("parts"), QJsonArray{left, right});
    add(RecordKind::Space, full);
    add(RecordKind::Space, space(QStringLiteral("Lane 1"), QStringLiteral("quota"), pool, 6));
    QJsonObject coach = space(QStringLiteral("Coach Lin"), QStringLiteral("instructor"), coaches, 1);
    coach.insert(QStringLiteral("hours"),
        object(R"({"2": [["10:00", "12:00"], ["14:00", "20:00"]], "6": [["09:00", "18:00"]]})"));
    add(RecordKind::Space, coach);
    const qint64 hour = add(RecordKind::TicketType, ticketType(QStringLiteral("Court hour"), badminton, 1, true));
    add(RecordKind::TicketType, ticketType(QStringLiteral("Adult"), pool, 1, true));
    QJsonObject early = ticketType(QStringLiteral("Early bird"), pool, 1, false);
    early.insert(QStringLiteral("quota"), 20);
    early.insert(QStringLiteral("sale_until"), QStringLiteral("2026-12-20T16:00:00Z"));
    add(RecordKind::TicketType, early);
    add(RecordKind::TicketType, ticketType(QStringLiteral("Family of three"), pool, 3, false));
    QJsonObject policy
        = object(R"({"name": "Standard", "refund_mode": "hours", "refund_free_until": 24, "fee_kind": "none",
        "fee_value": 0, "late_fee_kind": "steps", "late_fee_value": 0, "fee_steps": [{"hours": 12, "percent": 3000},
        {"hours": 2, "percent": 8000}], "whole_order": false, "reschedule_times": 1, "reschedule_days": 30,
        "reschedule_until_hours": 2, "stop_outcome": "offer", "hold_minutes": null, "pay_on_arrival_minutes": 30,
        "offer_minutes": 10, "give_back": "on_success"})");
    policy.insert(QStringLiteral("versions"), versions(3));
    const qint64 standard = add(RecordKind::Policy, policy);
    find(RecordKind::Policy, standard)->version = 3;
    QJsonObject never = policy;
    never.insert(QStringLiteral("name"), QStringLiteral("Night session"));
    never.insert(QStringLiteral("refund_mode"), QStringLiteral("never"));
    never.insert(QStringLiteral("versions"), versions(1));
    add(RecordKind::Policy, never);
    QJsonObject rule = object(R"({"category_id": null, "space_id": null, "weekdays": 127, "from_time": null,
        "until_time": null, "from_date": null, "until_date": null, "priority": 0, "amount_minor": 6000})");
    rule.insert(QStringLiteral("ticket_type_id"), hour);
    QJsonObject evening = rule;
    evening.insert(QStringLiteral("weekdays"), 31);
    evening.insert(QStringLiteral("from_time"), QStringLiteral("18:00"));
    evening.insert(QStringLiteral("until_time"), QStringLiteral("22:00"));
    evening.insert(QStringLiteral("priority"), 10);
    evening.insert(QStringLiteral("amount_minor"), 12000);
    QJsonObject weekend = rule;
    weekend.insert(QStringLiteral("weekdays"), 96);
    weekend.insert(QStringLiteral("priority"), 10);
    weekend.insert(QStringLiteral("amount_minor"), 10000);
    const qint64 list = add(RecordKind::PriceList,
        {{QStringLiteral("name"), QStringLiteral("Standard")}, {QStringLiteral("price_version_id"), 72},
            {QStringLiteral("rules"), QJsonArray{rule, evening, weekend}}, {QStringLiteral("versions"), versions(2)}});
    find(RecordKind::PriceList, list)->version = 2;
    QJsonObject limits = object(R"({"places_slot": 6, "places_day": null, "places_activity": 4, "customer_holds": 3,
        "customer_holds_minute": null, "operator_holds": null, "operator_holds_minute": null, "terminal_holds": null,
        "terminal_holds_minute": null, "unpaid_days": 30, "unpaid_short": 2, "short_hold_minutes": 5, "unpaid_confirm": 4,
        "refund_minor": 50000, "late_money_minutes": 60})");
    limits.insert(QStringLiteral("versions"), versions(1));
    add(RecordKind::Limits, limits);
    QJsonObject venue = object(R"({"name": "Riverside Sports Centre", "zone": "Asia/Shanghai", "currency": "CNY",
        "region": "CN", "hold_minutes": 15, "one_person": false, "opening_hours": {"1": [["09:00", "12:00"], ["13:00", "22:00"]],
        "2": [["08:00", "22:00"]], "3": [["08:00", "22:00"]], "4": [["08:00", "22:00"]], "5": [["08:00", "22:00"]],
        "6": [["09:00", "01:00"]]}})");
    venue.insert(QStringLiteral("policy_id"), standard);
    venue.insert(QStringLiteral("price_list_id"), list);
    rows.append({RecordKind::Venue, 1, 1, venue});
    add(RecordKind::Activity, object(R"({"title": "New Year swim gala", "description": "Races for all ages.",
        "state": "on_sale", "on_sale_from": "2026-12-01T01:00:00Z", "on_sale_until": null, "poster_bytes": 48200})"));
    add(RecordKind::Activity, object(R"({"title": "Holiday camp", "description": "", "state": "draft",
        "on_sale_from": null, "on_sale_until": null, "poster_bytes": 0})"));
    moments = object(R"({"space": "Court 1", "starts_at": "2026-12-08T10:00:00Z", "free_until": "2026-12-07T10:00:00Z",
        "move_until": "2026-12-08T08:00:00Z", "opens_at": "2026-11-24T01:00:00Z", "closes_at": "2026-12-08T10:00:00Z"})");
    evening.insert(QStringLiteral("row"), 1);
    prices = {{QStringLiteral("Court hour"), 12000, 10000, evening}};
}

qint64 FakeRecordsGateway::add(RecordKind kind, const QJsonObject &values)
{
    rows.append({kind, ++m_nextId, 1, values});
    return m_nextId;
}

Record *FakeRecordsGateway::find(RecordKind kind, qint64 id)
{
    for (Record &row : rows)
        if (row.kind == kind && row.id == id)
            return &row;
    return nullptr;
}

QList<Record> FakeRecordsGateway::of(RecordKind kind) const
{
    QList<Record> found;
    for (const Record &row : rows)
        if (row.kind == kind)
            found << row;
    return found;
}

Future<QList<Record>> FakeRecordsGateway::records(VenueId)
{
    return answers.give<QList<Record>>(rows);
}

Result<Record> FakeRecordsGateway::store(Record record)
{
    for (const Record &other : std::as_const(rows))
        if (other.kind == record.kind && other.id != record.id && !record.name().isEmpty()
            && other.name() == record.name())
            return fail(Fault::Rule, QStringLiteral("name_taken"),
                {{QStringLiteral("field"), QStringLiteral("name")}, {QStringLiteral("name"), record.name()}});
    Record *stored = find(record.kind, record.id);
    if (stored && stored->version != record.version)
        return fail(Fault::Conflict, QStringLiteral("stale"));
    record.id = stored ? record.id : ++m_nextId;
    ++record.version;
    if (stored)
        *stored = record;
    else
        rows.append(record);
    return record;
}

Future<Record> FakeRecordsGateway::save(const QUuid &request, VenueId, const Record &record)
{
    saveRequests.append(request);
    if (answers.error)
        return answers.give<Record>(record);
    return answers.give<Record>(store(record));
}

Future<QByteArray> FakeRecordsGateway::poster(qint64)
{
    return answers.give<QByteArray>(picture);
}

Future<QList<PriceLine>> FakeRecordsGateway::pricePreview(VenueId, qint64, qint64, const QDate &, const QTime &)
{
    return answers.give<QList<PriceLine>>(prices);
}

Future<PricesApplied> FakeRecordsGateway::applyPrices(const QUuid &request, VenueId, qint64, const QDate &, int most)
{
    saveRequests.append(request);
    const int changed = static_cast<int>(qMin<qint64>(most, slotsLeft));
    if (!answers.error)
        slotsLeft -= changed;
    return answers.give<PricesApplied>(PricesApplied{changed, slotsLeft});
}

Future<QJsonObject> FakeRecordsGateway::example(VenueId, RecordKind, const QJsonObject &)
{
    return answers.give<QJsonObject>(moments);
}

Future<QJsonObject> FakeRecordsGateway::exportFile(const QList<VenueId> &)
{
    return answers.give<QJsonObject>(QJsonObject());
}

Future<QList<VenueId>> FakeRecordsGateway::importFile(const QUuid &, const QJsonObject &, const QString &)
{
    return answers.give<QList<VenueId>>(QList<VenueId>());
}

} // namespace vd::test
