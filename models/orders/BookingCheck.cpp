#include "models/orders/BookingCheck.h"

#include "models/customers/PersonName.h"
#include "models/customers/PhoneNumber.h"

#include <algorithm>

namespace vd::orders {

namespace {

constexpr qsizetype longestNote = 4000;

BookingFault fault(BookingField field, const char *code, const QJsonObject &facts, SlotId slot = {})
{
    return {field, slot, Error{Fault::Rule, QString::fromLatin1(code), facts, {}}};
}

} // namespace

QList<BookingFault> BookingCheck::places(const DraftLine &line)
{
    if (line.namedPlaces > mostNamedPlaces)
        return {fault(BookingField::Line, "named_places_too_many",
            {{QStringLiteral("places"), line.namedPlaces}, {QStringLiteral("most"), mostNamedPlaces}}, line.slot)};
    QList<BookingFault> found;
    QList<customers::Document> before;
    for (int place = 0; place < line.people.size(); ++place) {
        const customers::Document &typed = line.people.at(place);
        const auto number = customers::Document::normalised(typed.number);
        const customers::Document document{typed.type, number.value_or(QString())};
        const qsizetype twin = before.indexOf(document);
        if (!number)
            found.append({BookingField::Place, line.slot, number.error(), place});
        else if (twin >= 0)
            found.append({BookingField::Place, line.slot,
                Error{Fault::Rule, QStringLiteral("document_twice"), {{QStringLiteral("place"), twin + 1}}, {}},
                place});
        before << document;
    }
    return found;
}

QList<BookingFault> BookingCheck::faults(const BookingDraft &draft, const QString &region)
{
    QList<BookingFault> found;
    if (!draft.customer.id.isValid()) {
        const auto phone = customers::PhoneNumber::parse(draft.phone, region);
        if (!phone)
            found.append({BookingField::Phone, {}, phone.error()});
        const auto name = customers::PersonName::parse(draft.name);
        if (!name)
            found.append({BookingField::Name, {}, name.error()});
    }
    const qsizetype length = draft.note.toUcs4().size();
    if (length > longestNote)
        found.append(fault(BookingField::Note, "text_too_long",
            {{QStringLiteral("length"), length}, {QStringLiteral("largest"), longestNote}}));
    if (draft.lines.isEmpty())
        found.append(fault(BookingField::Whole, "no_items", {}));
    for (const DraftLine &line : draft.lines) {
        const int largest = isOneParty(line.kind) ? 1 : largestQuantity;
        if (line.quantity < 1 || line.quantity > largest)
            found.append(
                fault(BookingField::Line, "quantity_invalid", {{QStringLiteral("largest"), largest}}, line.slot));
        else
            found += places(line);
    }
    return found;
}

inventory::HoldRequest BookingCheck::request(const BookingDraft &draft, VenueId venue, const QString &region)
{
    inventory::HoldRequest request;
    request.request = draft.request;
    request.venue = venue;
    request.addTo = draft.addTo;
    request.customer = draft.customer.id;
    if (!request.customer.isValid()) {
        const auto phone = customers::PhoneNumber::parse(draft.phone, region);
        request.newCustomer.name = customers::PersonName::parse(draft.name).value_or(QString());
        if (phone) {
            request.newCustomer.phoneTyped = phone->typed();
            request.newCustomer.phoneE164 = phone->e164();
        }
    }
    for (const DraftLine &line : draft.lines)
        request.lines.append(
            {line.slot, line.ticketType, line.quantity, {}, line.seats, line.seated && line.seats.isEmpty()});
    request.payOnArrival = draft.payOnArrival;
    request.note = draft.note.trimmed();
    return request;
}

BookingFault BookingCheck::placed(const Error &error, const BookingDraft &draft)
{
    const SlotId slot(error.facts.value(QLatin1String("slot")).toInteger());
    const bool ofLine = std::any_of(
        draft.lines.cbegin(), draft.lines.cend(), [slot](const DraftLine &line) { return line.slot == slot; });
    if (ofLine)
        return {BookingField::Line, slot, error};
    // The server does not say whose place it was; with one line that names people it is that line's.
    QList<SlotId> named;
    for (const DraftLine &line : draft.lines) {
        if (line.namedPlaces > 0)
            named << line.slot;
    }
    if (named.size() == 1 && error.code.startsWith(QLatin1String("document")))
        return {BookingField::Line, named.first(), error};
    if (error.code.startsWith(QLatin1String("phone_")))
        return {BookingField::Phone, {}, error};
    if (error.code.startsWith(QLatin1String("name_")))
        return {BookingField::Name, {}, error};
    return {BookingField::Whole, {}, error};
}

bool BookingCheck::isOneParty(catalog::SpaceKind kind)
{
    return kind == catalog::SpaceKind::Exclusive || kind == catalog::SpaceKind::Instructor;
}

} // namespace vd::orders
