#include "models/orders/BookingController.h"

#include "models/base/WhenDone.h"
#include "models/customers/PersonName.h"
#include "models/customers/PhoneNumber.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/DraftStore.h"

#include <algorithm>

namespace vd::orders {

namespace {

// Long enough not to write at every letter, short enough to lose less than a second of typing.
constexpr int saveMs = 400;
constexpr qsizetype longestNote = 4000;

bool isOneParty(catalog::SpaceKind kind)
{
    return kind == catalog::SpaceKind::Exclusive || kind == catalog::SpaceKind::Instructor;
}

BookingController::Field fieldOf(const QString &code)
{
    using Field = BookingController::Field;
    if (code.startsWith(QLatin1String("phone_")))
        return Field::Phone;
    if (code.startsWith(QLatin1String("name_")))
        return Field::Name;
    return Field::Whole;
}

} // namespace

BookingController::BookingController(const Gateways &gateways, std::unique_ptr<DraftStore> store, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_store(std::move(store))
    , m_draft(BookingDraft::make())
{
    m_save.setSingleShot(true);
    m_save.setInterval(saveMs);
    connect(&m_save, &QTimer::timeout, this, &BookingController::saveNow);
}

BookingController::~BookingController()
{
    if (m_save.isActive())
        saveNow();
}

void BookingController::setVenue(VenueId venue)
{
    if (m_save.isActive())
        saveNow();
    m_save.stop();
    m_venue = venue;
    m_draft = BookingDraft::make();
    setErrors({});
    Q_EMIT draftChanged();
    Q_EMIT linesChanged();
    if (!m_store)
        return;
    whenDone(m_store->load(venue), this, [this, venue](const Result<std::optional<BookingDraft>> &draft) {
        // What was typed meanwhile is newer than what lies on disk.
        if (venue != m_venue || !draft || !*draft || (*draft)->isEmpty() || !m_draft.isEmpty())
            return;
        m_draft = **draft;
        Q_EMIT draftChanged();
        Q_EMIT linesChanged();
        Q_EMIT draftRestored();
    });
}

void BookingController::setTicketTypes(const QList<catalog::TicketType> &types, const QList<catalog::Space> &spaces)
{
    m_types = types;
    m_categoryOf.clear();
    for (const catalog::Space &space : spaces)
        m_categoryOf.insert(space.id, space.category);
    Q_EMIT linesChanged();
}

std::optional<Money> BookingController::amountOf(const DraftLine &line) const
{
    if (!line.unitPrice)
        return std::nullopt;
    return *line.unitPrice * line.quantity;
}

std::optional<Money> BookingController::total() const
{
    std::optional<Money> sum;
    for (const DraftLine &line : m_draft.lines) {
        const std::optional<Money> amount = amountOf(line);
        if (!amount || (sum && sum->currency() != amount->currency()))
            return std::nullopt;
        sum = sum ? *sum + *amount : *amount;
    }
    return sum;
}

QList<catalog::TicketType> BookingController::typesFor(const DraftLine &line) const
{
    QList<catalog::TicketType> own;
    QList<catalog::TicketType> general;
    const CategoryId category = m_categoryOf.value(line.space);
    for (const catalog::TicketType &type : m_types) {
        if (type.space.isValid() && type.space == line.space)
            own.append(type);
        else if (!type.space.isValid() && type.category.isValid() && type.category == category)
            general.append(type);
    }
    // A space's own types stand in place of its category's default.
    const bool ownDefault
        = std::any_of(own.cbegin(), own.cend(), [](const catalog::TicketType &t) { return t.isDefault; });
    if (ownDefault)
        general.removeIf([](const catalog::TicketType &t) { return t.isDefault; });
    QList<catalog::TicketType> all = own + general;
    std::stable_partition(all.begin(), all.end(), [](const catalog::TicketType &t) { return t.isDefault; });
    return all;
}

void BookingController::setPhone(const QString &typed)
{
    if (typed == m_draft.phone)
        return;
    m_draft.phone = typed;
    dropErrors(Field::Phone);
    touched();
}

void BookingController::setName(const QString &typed)
{
    if (typed == m_draft.name)
        return;
    m_draft.name = typed;
    dropErrors(Field::Name);
    touched();
}

void BookingController::pickCustomer(const customers::Customer &customer)
{
    m_draft.customer = customer;
    dropErrors(Field::Phone);
    dropErrors(Field::Name);
    dropErrors(Field::Whole);
    touched();
}

void BookingController::dropCustomer()
{
    m_draft.customer = {};
    dropErrors(Field::Whole);
    touched();
}

void BookingController::addCell(const inventory::Cell &cell, const QString &spaceName)
{
    const int at = lineOf(cell.slot);
    if (at >= 0) {
        if (!isOneParty(cell.kind))
            setQuantity(cell.slot, m_draft.lines.at(at).quantity + 1);
        return;
    }
    DraftLine line{
        cell.slot, cell.space, spaceName, cell.kind, cell.businessDate, cell.startsAt, cell.endsAt, {}, 1, cell.price};
    const QList<catalog::TicketType> types = typesFor(line);
    if (!types.isEmpty())
        line.ticketType = types.constFirst().id;
    m_draft.lines.append(line);
    dropErrors(Field::Whole);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::removeLine(SlotId slot)
{
    const int at = lineOf(slot);
    if (at < 0)
        return;
    m_draft.lines.removeAt(at);
    dropErrors(Field::Line, slot);
    dropErrors(Field::Whole);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::setQuantity(SlotId slot, int quantity)
{
    const int at = lineOf(slot);
    if (at < 0 || m_draft.lines.at(at).quantity == quantity)
        return;
    m_draft.lines[at].quantity = quantity;
    dropErrors(Field::Line, slot);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::setTicketType(SlotId slot, TicketTypeId type)
{
    const int at = lineOf(slot);
    if (at < 0 || m_draft.lines.at(at).ticketType == type)
        return;
    m_draft.lines[at].ticketType = type;
    m_draft.lines[at].unitPrice.reset();
    dropErrors(Field::Line, slot);
    touched();
    Q_EMIT linesChanged();
    quote();
}

void BookingController::setNote(const QString &note)
{
    if (note == m_draft.note)
        return;
    m_draft.note = note;
    dropErrors(Field::Note);
    touched();
}

void BookingController::setPayOnArrival(bool payOnArrival)
{
    if (payOnArrival == m_draft.payOnArrival)
        return;
    m_draft.payOnArrival = payOnArrival;
    touched();
}

void BookingController::cellChanged(const inventory::Cell &cell)
{
    const int at = lineOf(cell.slot);
    if (at < 0)
        return;
    DraftLine &line = m_draft.lines[at];
    const catalog::TicketType *chosen = type(line.ticketType);
    if (chosen && !chosen->isDefault)
        return;
    if (line.unitPrice != cell.price) {
        line.unitPrice = cell.price;
        touched();
        Q_EMIT linesChanged();
    }
}

void BookingController::clear()
{
    m_draft = BookingDraft::make();
    m_save.stop();
    if (m_store)
        whenDone(m_store->clear(m_venue), this, [](const Result<Done> &) {});
    setErrors({});
    Q_EMIT draftChanged();
    Q_EMIT linesChanged();
}

QList<BookingController::FieldError> BookingController::check() const
{
    QList<FieldError> found;
    const auto add = [&found](Field field, const Error &error, SlotId slot = {}) {
        found.append({field, slot, error});
    };
    if (!m_draft.customer.id.isValid()) {
        const auto phone = customers::PhoneNumber::parse(m_draft.phone, m_region);
        if (!phone)
            add(Field::Phone, phone.error());
        const auto name = customers::PersonName::parse(m_draft.name);
        if (!name)
            add(Field::Name, name.error());
    }
    if (m_draft.note.toUcs4().size() > longestNote) {
        add(Field::Note,
            Error{Fault::Rule, QStringLiteral("text_too_long"),
                {{QStringLiteral("length"), m_draft.note.toUcs4().size()}, {QStringLiteral("largest"), longestNote}},
                {}});
    }
    if (m_draft.lines.isEmpty())
        add(Field::Whole, Error{Fault::Rule, QStringLiteral("no_items"), {}, {}});
    for (const DraftLine &line : m_draft.lines) {
        const int largest = isOneParty(line.kind) ? 1 : largestQuantity;
        if (line.quantity < 1 || line.quantity > largest)
            add(Field::Line,
                Error{Fault::Rule, QStringLiteral("quantity_invalid"), {{QStringLiteral("largest"), largest}}, {}},
                line.slot);
    }
    return found;
}

void BookingController::hold()
{
    if (m_holding)
        return;
    const QList<FieldError> wrong = check();
    setErrors(wrong);
    if (!wrong.isEmpty())
        return;
    saveNow();
    setHolding(true);
    send(request(), 0);
}

int BookingController::lineOf(SlotId slot) const
{
    for (int i = 0; i < m_draft.lines.size(); ++i) {
        if (m_draft.lines.at(i).slot == slot)
            return i;
    }
    return -1;
}

const catalog::TicketType *BookingController::type(TicketTypeId id) const
{
    const auto found
        = std::find_if(m_types.cbegin(), m_types.cend(), [id](const catalog::TicketType &t) { return t.id == id; });
    return found == m_types.cend() ? nullptr : &*found;
}

inventory::HoldRequest BookingController::request() const
{
    inventory::HoldRequest request;
    request.request = m_draft.request;
    request.venue = m_venue;
    request.customer = m_draft.customer.id;
    if (!request.customer.isValid()) {
        const auto phone = customers::PhoneNumber::parse(m_draft.phone, m_region);
        request.newCustomer.name = customers::PersonName::parse(m_draft.name).value_or(QString());
        if (phone) {
            request.newCustomer.phoneTyped = phone->typed();
            request.newCustomer.phoneE164 = phone->e164();
        }
    }
    for (const DraftLine &line : m_draft.lines)
        request.lines.append({line.slot, line.ticketType, line.quantity});
    request.payOnArrival = m_draft.payOnArrival;
    request.note = m_draft.note.trimmed();
    return request;
}

void BookingController::send(const inventory::HoldRequest &request, int attempt)
{
    whenDone(m_gateways.inventory->hold(request), this,
        [this, request, attempt](const Result<Order> &order) { answered(request, attempt, order); });
}

void BookingController::answered(const inventory::HoldRequest &request, int attempt, const Result<Order> &order)
{
    // Another booking was begun meanwhile (the venue was changed): this answer is shown by the board alone.
    const bool ours = request.request == m_draft.request;
    if (!order && order.error().fault == Fault::Timeout && attempt < mostRetries && ours) {
        Q_EMIT retrying(attempt + 1);
        send(request, attempt + 1);
        return;
    }
    setHolding(false);
    if (!ours)
        return;
    if (!order) {
        refused(request, order.error());
        return;
    }
    clear();
    Q_EMIT held(*order);
}

void BookingController::refused(const inventory::HoldRequest &request, const Error &error)
{
    FieldError where{fieldOf(error.code), {}, error};
    const SlotId slot(error.facts.value(QLatin1String("slot")).toInteger());
    if (lineOf(slot) >= 0) {
        where.field = Field::Line;
        where.slot = slot;
    }
    setErrors({where});
    if (error.code == QLatin1String("request_key_reused")) {
        // The earlier sending went through after all. It was told; what is sent next is a new booking.
        m_draft.request = QUuid::createUuid();
        touched();
    }
    if (error.fault == Fault::Offline || error.fault == Fault::Timeout)
        return;
    QList<SlotId> slotIds;
    for (const inventory::HoldLine &line : request.lines)
        slotIds.append(line.slot);
    Q_EMIT slotsRefused(slotIds);
}

void BookingController::setErrors(const QList<FieldError> &errors)
{
    if (errors.isEmpty() && m_errors.isEmpty())
        return;
    m_errors = errors;
    Q_EMIT errorsChanged();
}

void BookingController::dropErrors(Field field, SlotId slot)
{
    const auto before = m_errors.size();
    m_errors.removeIf([&](const FieldError &e) { return e.field == field && (!slot.isValid() || e.slot == slot); });
    if (m_errors.size() != before)
        Q_EMIT errorsChanged();
}

void BookingController::setHolding(bool holding)
{
    m_holding = holding;
    Q_EMIT holdingChanged();
}

void BookingController::touched()
{
    m_save.start();
    Q_EMIT draftChanged();
}

void BookingController::quote()
{
    QList<inventory::HoldLine> asked;
    for (const DraftLine &line : std::as_const(m_draft.lines)) {
        if (!line.unitPrice)
            asked.append({line.slot, line.ticketType, 1});
    }
    if (asked.isEmpty())
        return;
    const int serial = ++m_quote;
    whenDone(
        m_gateways.inventory->quote(m_venue, asked), this, [this, serial, asked](const Result<QList<Money>> &prices) {
            if (serial != m_quote || !prices || prices->size() != asked.size())
                return;
            for (qsizetype i = 0; i < asked.size(); ++i) {
                const int at = lineOf(asked.at(i).slot);
                if (at >= 0 && m_draft.lines.at(at).ticketType == asked.at(i).ticketType)
                    m_draft.lines[at].unitPrice = prices->at(i);
            }
            touched();
            Q_EMIT linesChanged();
        });
}

void BookingController::saveNow()
{
    m_save.stop();
    if (!m_store || !m_venue.isValid())
        return;
    const Future<Done> saved = m_draft.isEmpty() ? m_store->clear(m_venue) : m_store->save(m_venue, m_draft);
    whenDone(saved, this, [this](const Result<Done> &done) {
        if (!done)
            Q_EMIT draftNotSaved(done.error());
    });
}

} // namespace vd::orders
