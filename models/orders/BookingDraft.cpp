#include "models/orders/BookingDraft.h"

#include <QJsonArray>

namespace vd::orders {

namespace {

QJsonObject lineToJson(const DraftLine &line)
{
    QJsonObject json{
        {QStringLiteral("slot"), static_cast<qint64>(line.slot.value())},
        {QStringLiteral("space"), static_cast<qint64>(line.space.value())},
        {QStringLiteral("space_name"), line.spaceName},
        {QStringLiteral("kind"), static_cast<int>(line.kind)},
        {QStringLiteral("date"), line.businessDate.toString(Qt::ISODate)},
        {QStringLiteral("starts_at"), line.startsAt.toString(Qt::ISODate)},
        {QStringLiteral("ends_at"), line.endsAt.toString(Qt::ISODate)},
        {QStringLiteral("ticket_type"), static_cast<qint64>(line.ticketType.value())},
        {QStringLiteral("quantity"), line.quantity},
    };
    if (line.unitPrice) {
        json.insert(QStringLiteral("minor"), static_cast<qint64>(line.unitPrice->minor()));
        json.insert(QStringLiteral("currency"), line.unitPrice->currency());
    }
    if (!line.seats.isEmpty()) {
        QJsonArray seats;
        for (const SeatId seat : line.seats)
            seats << static_cast<qint64>(seat.value());
        json.insert(QStringLiteral("seats"), seats);
        json.insert(QStringLiteral("seat_names"), QJsonArray::fromStringList(line.seatNames));
    }
    return json;
}

QDateTime instant(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODate).toUTC();
}

DraftLine lineFromJson(const QJsonObject &json)
{
    DraftLine line;
    line.slot = SlotId(json.value(QLatin1String("slot")).toInteger());
    line.space = SpaceId(json.value(QLatin1String("space")).toInteger());
    line.spaceName = json.value(QLatin1String("space_name")).toString();
    line.kind = static_cast<catalog::SpaceKind>(qBound(0, json.value(QLatin1String("kind")).toInt(), 3));
    line.businessDate = QDate::fromString(json.value(QLatin1String("date")).toString(), Qt::ISODate);
    line.startsAt = instant(json.value(QLatin1String("starts_at")));
    line.endsAt = instant(json.value(QLatin1String("ends_at")));
    line.ticketType = TicketTypeId(json.value(QLatin1String("ticket_type")).toInteger());
    line.quantity = json.value(QLatin1String("quantity")).toInt(1);
    if (json.contains(QLatin1String("minor")))
        line.unitPrice
            = Money(json.value(QLatin1String("minor")).toInteger(), json.value(QLatin1String("currency")).toString());
    for (const QJsonValue &seat : json.value(QLatin1String("seats")).toArray())
        line.seats << SeatId(seat.toInteger());
    for (const QJsonValue &name : json.value(QLatin1String("seat_names")).toArray())
        line.seatNames << name.toString();
    return line;
}

} // namespace

BookingDraft BookingDraft::make()
{
    BookingDraft draft;
    draft.request = QUuid::createUuid();
    return draft;
}

bool BookingDraft::isEmpty() const
{
    return !addTo.isValid() && !customer.id.isValid() && phone.trimmed().isEmpty() && name.trimmed().isEmpty()
        && note.trimmed().isEmpty() && lines.isEmpty();
}

QJsonObject BookingDraft::toJson() const
{
    QJsonArray array;
    for (const DraftLine &line : lines)
        array.append(lineToJson(line));
    QJsonArray times;
    for (const auto &[from, until] : beside)
        times << QJsonArray{from.toString(Qt::ISODate), until.toString(Qt::ISODate)};
    return {
        {QStringLiteral("request"), request.toString(QUuid::WithoutBraces)},
        {QStringLiteral("customer"), static_cast<qint64>(customer.id.value())},
        {QStringLiteral("customer_name"), customer.name},
        {QStringLiteral("customer_phone"), customer.phoneTyped},
        {QStringLiteral("customer_e164"), customer.phoneE164},
        {QStringLiteral("customer_visits"), customer.visits},
        {QStringLiteral("customer_no_shows"), customer.noShows},
        {QStringLiteral("customer_last_visit"), customer.lastVisit.toString(Qt::ISODate)},
        {QStringLiteral("phone"), phone},
        {QStringLiteral("name"), name},
        {QStringLiteral("note"), note},
        {QStringLiteral("pay_on_arrival"), payOnArrival},
        {QStringLiteral("lines"), array},
        {QStringLiteral("add_to"), static_cast<qint64>(addTo.value())},
        {QStringLiteral("add_to_no"), addToNo},
        {QStringLiteral("beside"), times},
    };
}

std::optional<BookingDraft> BookingDraft::fromJson(const QJsonObject &json)
{
    BookingDraft draft;
    draft.request = QUuid(json.value(QLatin1String("request")).toString());
    if (draft.request.isNull())
        return std::nullopt;
    draft.customer.id = CustomerId(json.value(QLatin1String("customer")).toInteger());
    draft.customer.name = json.value(QLatin1String("customer_name")).toString();
    draft.customer.phoneTyped = json.value(QLatin1String("customer_phone")).toString();
    draft.customer.phoneE164 = json.value(QLatin1String("customer_e164")).toString();
    draft.customer.visits = json.value(QLatin1String("customer_visits")).toInt();
    draft.customer.noShows = json.value(QLatin1String("customer_no_shows")).toInt();
    draft.customer.lastVisit = instant(json.value(QLatin1String("customer_last_visit")));
    draft.phone = json.value(QLatin1String("phone")).toString();
    draft.name = json.value(QLatin1String("name")).toString();
    draft.note = json.value(QLatin1String("note")).toString();
    draft.payOnArrival = json.value(QLatin1String("pay_on_arrival")).toBool();
    const QJsonArray lines = json.value(QLatin1String("lines")).toArray();
    for (const QJsonValue &line : lines)
        draft.lines.append(lineFromJson(line.toObject()));
    draft.addTo = OrderId(json.value(QLatin1String("add_to")).toInteger());
    draft.addToNo = json.value(QLatin1String("add_to_no")).toString();
    for (const QJsonValue &time : json.value(QLatin1String("beside")).toArray())
        draft.beside.append({instant(time.toArray().at(0)), instant(time.toArray().at(1))});
    return draft;
}

} // namespace vd::orders
