#include "models/orders/BookingController.h"

#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/DraftStore.h"

#include <utility>

namespace vd::orders {

namespace {

// Long enough not to write at every letter, short enough to lose less than a second of typing.
constexpr int saveMs = 400;

} // namespace

BookingController::BookingController(const Gateways &gateways, std::unique_ptr<DraftStore> store, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_store(std::move(store))
    , m_sender(
          gateways, [this](const QUuid &request) { return request == m_draft.request; },
          [this](const inventory::HoldRequest &request, const Result<Order> &order) { answered(request, order); })
    , m_failures(gateways)
    , m_draft(BookingDraft::make())
{
    m_save.setSingleShot(true);
    m_save.setInterval(saveMs);
    connect(&m_save, &QTimer::timeout, this, &BookingController::saveNow);
    connect(&m_sender, &BookingSender::retrying, this, &BookingController::retrying);
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
    m_region.clear();
    m_holdWaits = false;
    m_draft = BookingDraft::make();
    m_before.clear();
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
        for (DraftLine &line : m_draft.lines)
            countPlaces(line);
        Q_EMIT draftChanged();
        Q_EMIT linesChanged();
        Q_EMIT draftRestored();
    });
}

void BookingController::setRegion(const QString &region)
{
    m_region = region;
    if (std::exchange(m_holdWaits, false))
        hold();
}

void BookingController::setTicketTypes(const QList<catalog::TicketType> &types, const QList<catalog::Space> &spaces)
{
    m_tickets.set(types, spaces);
    for (DraftLine &line : m_draft.lines)
        countPlaces(line);
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
    return m_tickets.in(line.space);
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
        if (!BookingCheck::isOneParty(cell.kind))
            setQuantity(cell.slot, m_draft.lines.at(at).quantity + 1);
        return;
    }
    DraftLine line{
        cell.slot, cell.space, spaceName, cell.kind, cell.businessDate, cell.startsAt, cell.endsAt, {}, 1, cell.price};
    const QList<catalog::TicketType> types = typesFor(line);
    if (!types.isEmpty())
        line.ticketType = types.constFirst().id;
    countPlaces(line);
    m_draft.lines.append(line);
    // The board has no price to show: the server says why.
    if (!cell.price)
        quote();
    dropErrors(Field::Whole);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::addSeries(const QList<DraftLine> &of, const QList<SeriesCell> &cells)
{
    for (const SeriesCell &cell : cells) {
        if (cell.line < 0 || cell.line >= of.size() || !cell.slot.isValid() || contains(cell.slot))
            continue;
        DraftLine line = of.at(cell.line);
        line.slot = cell.slot;
        line.businessDate = cell.businessDate;
        line.startsAt = cell.startsAt;
        line.endsAt = cell.endsAt;
        line.unitPrice = Money(cell.amount.minor() / qMax(1, line.quantity), cell.amount.currency());
        line.people.clear();
        // The seats of one week are not free in another by that.
        line.seats.clear();
        line.seatNames.clear();
        countPlaces(line);
        m_draft.lines.append(line);
    }
    dropErrors(Field::Whole);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::removeLine(SlotId slot)
{
    const int at = lineOf(slot);
    if (at < 0)
        return;
    m_before.append(m_draft);
    m_draft.lines.removeAt(at);
    dropErrors(Field::Line, slot);
    dropErrors(Field::Place, slot);
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
    countPlaces(m_draft.lines[at]);
    keepSeats(m_draft.lines[at]);
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
    countPlaces(m_draft.lines[at]);
    keepSeats(m_draft.lines[at]);
    dropErrors(Field::Line, slot);
    quote();
    touched();
    Q_EMIT linesChanged();
}

void BookingController::setSeats(SlotId slot, const QList<SeatId> &seats, const QStringList &names)
{
    const int at = lineOf(slot);
    if (at < 0 || m_draft.lines.at(at).seats == seats)
        return;
    DraftLine &line = m_draft.lines[at];
    line.seats = seats;
    line.seatNames = names;
    if (!seats.isEmpty())
        line.quantity = qMax(1, static_cast<int>(seats.size()) / qMax(1, m_tickets.places(line.ticketType, 1)));
    countPlaces(line);
    dropErrors(Field::Line, slot);
    touched();
    Q_EMIT linesChanged();
}

void BookingController::setSeated(SlotId slot)
{
    if (const int at = lineOf(slot); at >= 0)
        m_draft.lines[at].seated = true;
}

void BookingController::keepSeats(DraftLine &line) const
{
    if (line.seats.size() == m_tickets.places(line.ticketType, line.quantity))
        return;
    line.seats.clear();
    line.seatNames.clear();
}

void BookingController::setDocument(SlotId slot, int place, const customers::Document &document)
{
    const int at = lineOf(slot);
    if (at < 0 || place < 0 || place >= m_draft.lines.at(at).people.size()
        || m_draft.lines.at(at).people.at(place) == document)
        return;
    m_draft.lines[at].people[place] = document;
    m_errors.removeIf(
        [&](const FieldError &e) { return e.field == Field::Place && e.slot == slot && e.place == place; });
    dropErrors(Field::Line, slot);
    Q_EMIT errorsChanged();
    Q_EMIT draftChanged();
}

void BookingController::countPlaces(DraftLine &line) const
{
    line.namedPlaces = m_tickets.namedPlaces(line.space, line.ticketType, line.quantity);
    line.people.resize(qMin(line.namedPlaces, BookingCheck::mostNamedPlaces));
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
    if (m_tickets.isSpecial(line.ticketType))
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
    m_before.clear();
    m_save.stop();
    if (m_store)
        whenDone(m_store->clear(m_venue), this, [](const Result<Done> &) {});
    setErrors({});
    Q_EMIT draftChanged();
    Q_EMIT linesChanged();
}

void BookingController::startOver()
{
    QList<BookingDraft> before = m_before;
    if (!m_draft.isEmpty())
        before.append(m_draft);
    clear();
    m_before = before;
    Q_EMIT draftChanged();
}

void BookingController::undo()
{
    if (m_before.isEmpty() || m_holding)
        return;
    m_draft = m_before.takeLast();
    m_draft.request = QUuid::createUuid();
    setErrors({});
    touched();
    Q_EMIT linesChanged();
}

void BookingController::addTo(const Order &order, const customers::Customer &customer)
{
    m_draft = BookingDraft::make();
    m_draft.customer = customer;
    m_draft.addTo = order.id;
    m_draft.addToNo = order.orderNo;
    for (const Item &item : order.items) {
        const std::pair time(item.startsAt, item.endsAt);
        if (item.stockState == QLatin1String("held") && !m_draft.beside.contains(time))
            m_draft.beside.append(time);
    }
    setErrors({});
    touched();
    Q_EMIT linesChanged();
}

void BookingController::bookAlone()
{
    m_draft.request = QUuid::createUuid();
    m_draft.addTo = {};
    m_draft.addToNo.clear();
    m_draft.beside.clear();
    setErrors({});
    touched();
}

QList<BookingController::FieldError> BookingController::check() const
{
    return BookingCheck::faults(m_draft, m_region);
}

void BookingController::hold()
{
    if (m_holding)
        return;
    m_holdWaits = m_region.isEmpty();
    if (!m_holdWaits)
        send({});
}

void BookingController::overrule(const QString &reason)
{
    if (!m_holding && !m_region.isEmpty())
        send({reason, 0});
}

void BookingController::approved(qint64 approval)
{
    if (!m_holding && !m_region.isEmpty() && !m_overrule.reason.isEmpty())
        send({m_overrule.reason, approval});
}

void BookingController::send(const operators::Overrule &overrule)
{
    const QList<FieldError> wrong = check();
    setErrors(wrong);
    if (!wrong.isEmpty())
        return;
    saveNow();
    setHolding(true);
    QList<QList<customers::Document>> documents;
    for (const DraftLine &line : std::as_const(m_draft.lines))
        documents << line.people;
    m_overrule = overrule;
    inventory::HoldRequest request = BookingCheck::request(m_draft, m_venue, m_region);
    request.overrule = overrule;
    m_sender.send(request, documents);
}

int BookingController::lineOf(SlotId slot) const
{
    for (int i = 0; i < m_draft.lines.size(); ++i) {
        if (m_draft.lines.at(i).slot == slot)
            return i;
    }
    return -1;
}

void BookingController::answered(const inventory::HoldRequest &request, const Result<Order> &order)
{
    m_failures.note(request.venue, order);
    // Another booking was begun meanwhile (the venue was changed): this answer is shown by the board alone.
    const bool ours = request.request == m_draft.request;
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
    setErrors({BookingCheck::placed(error, m_draft)});
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
    if (error.code == QLatin1String("approval_needed"))
        Q_EMIT approvalNeeded(error.facts.value(QLatin1String("action")).toString(),
            error.facts.value(QLatin1String("subject")).toObject());
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
    m_holdWaits = false;
    // Begun with the first change: whoever types on and on loses no more than the last moment.
    if (!m_save.isActive())
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
    m_quoting = true;
    whenDone(
        m_gateways.inventory->quote(m_venue, asked), this, [this, serial, asked](const Result<QList<Money>> &prices) {
            if (serial != m_quote)
                return;
            m_quoting = false;
            if (prices)
                quoted(asked, *prices);
            Q_EMIT draftChanged();
            Q_EMIT linesChanged();
            if (!prices)
                noPrice(prices.error());
        });
}

void BookingController::quoted(const QList<inventory::HoldLine> &asked, const QList<Money> &prices)
{
    for (qsizetype i = 0; i < qMin(asked.size(), prices.size()); ++i) {
        const int at = lineOf(asked.at(i).slot);
        if (at >= 0 && m_draft.lines.at(at).ticketType == asked.at(i).ticketType)
            m_draft.lines[at].unitPrice = prices.at(i);
    }
    touched();
}

// Said while it is being filled in, below the line it concerns; what concerns no line is said when it is held.
void BookingController::noPrice(const Error &error)
{
    const FieldError placed = BookingCheck::placed(error, m_draft);
    if (placed.field != Field::Line)
        return;
    QList<FieldError> errors = m_errors;
    errors.removeIf([&placed](const FieldError &e) { return e.field == placed.field && e.slot == placed.slot; });
    setErrors(errors << placed);
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
