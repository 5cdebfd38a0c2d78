#include "models/inventory/BoardController.h"

#include "models/base/Changes.h"
#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/catalog/CatalogGateway.h"
#include "models/inventory/InventoryGateway.h"

namespace vd::inventory {

namespace {

// Notifications come in bursts: one order of several slots, a sweep of a hundred orders.
constexpr int coalesceMs = 15;
constexpr int retryMs = 2000;
// Above this the whole day is as cheap.
constexpr int mostSlotsAtOnce = 400;

} // namespace

BoardController::BoardController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_zone(QTimeZone::utc())
{
    m_coalesce.setSingleShot(true);
    connect(&m_coalesce, &QTimer::timeout, this, &BoardController::askPending);
    if (m_gateways.changes) {
        connect(m_gateways.changes, &Changes::changed, this, &BoardController::heard);
        connect(m_gateways.changes, &Changes::connectionBack, this, &BoardController::reload);
    }
}

void BoardController::setVenue(VenueId venue, const QTimeZone &zone)
{
    m_venueId = venue;
    m_zone = zone;
    m_venue = {};
    m_date = today();
    loadCatalog();
    loadBoard();
    Q_EMIT dateChanged(m_date);
}

void BoardController::setDate(const QDate &date)
{
    if (!date.isValid() || date == m_date)
        return;
    m_date = date;
    loadBoard();
    Q_EMIT dateChanged(m_date);
}

QDate BoardController::today() const
{
    return m_gateways.clock->now().toTimeZone(m_zone).date();
}

void BoardController::reload()
{
    if (!m_venueId.isValid())
        return;
    loadCatalog();
    loadBoard();
}

void BoardController::refresh(const QList<SlotId> &slotIds)
{
    for (const SlotId &slot : slotIds)
        m_pending.insert(slot);
    askPending();
}

void BoardController::heard(VenueId venue, const QString &topic, const QList<qint64> &ids)
{
    if (venue != m_venueId)
        return;
    if (topic == QLatin1String("catalog")) {
        reload();
        return;
    }
    if (topic == QLatin1String("slot")) {
        for (const qint64 id : ids)
            m_pending.insert(SlotId(id));
    } else if (topic == QLatin1String("order")) {
        for (const qint64 id : ids) {
            const QList<SlotId> touched = m_model.slotsOfOrder(OrderId(id));
            for (const SlotId &slot : touched)
                m_pending.insert(slot);
        }
    }
    if (!m_pending.isEmpty() && !m_coalesce.isActive())
        m_coalesce.start(coalesceMs);
}

void BoardController::loadCatalog()
{
    const int load = ++m_catalogLoad;
    const auto current = [this, load] { return load == m_catalogLoad; };
    whenDone(m_gateways.catalog->spaces(m_venueId), this, [this, current](const Result<QList<catalog::Space>> &spaces) {
        if (!current())
            return;
        if (!spaces) {
            Q_EMIT failed(spaces.error());
            return;
        }
        m_model.setSpaces(*spaces);
        Q_EMIT catalogChanged();
    });
    whenDone(m_gateways.catalog->ticketTypes(m_venueId), this,
        [this, current](const Result<QList<catalog::TicketType>> &types) {
            if (!current() || !types)
                return;
            m_types = *types;
            Q_EMIT catalogChanged();
        });
    whenDone(m_gateways.catalog->categories(m_venueId), this,
        [this, current](const Result<QList<catalog::Category>> &categories) {
            if (!current() || !categories)
                return;
            m_categories = *categories;
            Q_EMIT catalogChanged();
        });
    whenDone(m_gateways.catalog->venues(), this, [this, current](const Result<QList<catalog::Venue>> &venues) {
        if (!current() || !venues)
            return;
        for (const catalog::Venue &venue : *venues) {
            if (venue.id == m_venueId)
                m_venue = venue;
        }
        Q_EMIT catalogChanged();
    });
}

void BoardController::loadBoard()
{
    const int load = ++m_load;
    // Whatever was asked before is answered by the whole day.
    ++m_ask;
    m_asking = false;
    m_pending.clear();
    setLoading(true);
    whenDone(m_gateways.inventory->board(m_venueId, m_date), this, [this, load](const Result<Board> &board) {
        if (load != m_load)
            return;
        m_stale = !board;
        if (board)
            m_model.setBoard(*board);
        setLoading(false);
        if (!board)
            Q_EMIT failed(board.error());
        askPending();
    });
}

void BoardController::askPending()
{
    if (m_pending.isEmpty() || m_asking || m_loading)
        return;
    if (m_pending.size() > mostSlotsAtOnce) {
        loadBoard();
        return;
    }
    const QList<SlotId> asked = m_pending.values();
    m_pending.clear();
    m_asking = true;
    const int ask = ++m_ask;
    whenDone(m_gateways.inventory->cells(m_venueId, asked), this,
        [this, ask, asked](const Result<QList<Cell>> &cells) { answered(ask, asked, cells); });
}

void BoardController::answered(int ask, const QList<SlotId> &asked, const Result<QList<Cell>> &cells)
{
    if (ask != m_ask)
        return;
    m_asking = false;
    if (cells) {
        QList<Cell> ours;
        for (const Cell &cell : *cells) {
            if (belongs(cell))
                ours.append(cell);
        }
        m_model.patch(asked, ours);
        askPending();
        return;
    }
    m_stale = true;
    for (const SlotId &slot : asked)
        m_pending.insert(slot);
    // Without a connection the reload at its return answers everything.
    if (cells.error().fault == Fault::Timeout)
        m_coalesce.start(retryMs);
    else if (cells.error().fault != Fault::Offline)
        Q_EMIT failed(cells.error());
}

bool BoardController::belongs(const Cell &cell) const
{
    if (cell.businessDate == m_date)
        return true;
    const QDate last = cell.endsAt.toTimeZone(m_zone).addMSecs(-1).date();
    return cell.businessDate < m_date && last >= m_date;
}

void BoardController::setLoading(bool loading)
{
    if (loading == m_loading)
        return;
    m_loading = loading;
    Q_EMIT loadingChanged();
}

} // namespace vd::inventory
