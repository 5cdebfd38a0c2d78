#include "models/inventory/WeekController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"

#include <algorithm>
#include <utility>

namespace vd::inventory {

namespace {

constexpr int coalesceMs = 15;

} // namespace

WeekController::WeekController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_zone(QTimeZone::utc())
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(coalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &WeekController::reload);
    if (m_gateways.changes) {
        connect(m_gateways.changes, &Changes::changed, this, &WeekController::heard);
        connect(m_gateways.changes, &Changes::connectionBack, this, &WeekController::reload);
    }
}

void WeekController::setDayNames(std::function<QString(const QDate &)> name)
{
    m_name = std::move(name);
    nameDays();
}

void WeekController::setVenue(VenueId venue, const QTimeZone &zone)
{
    m_venue = venue;
    m_zone = zone;
    m_space = {};
    m_first = {};
    m_cells.clear();
    m_model.setBoard({});
    ++m_serial;
}

void WeekController::show(const catalog::Space &space, const QDate &day)
{
    m_shown = true;
    const QDate monday = day.addDays(1 - day.dayOfWeek());
    const bool same = space.id == m_space.id && monday == m_first;
    m_space = space;
    m_first = monday;
    if (!same)
        nameDays();
    reload();
}

void WeekController::hide()
{
    m_shown = false;
    ++m_serial;
}

void WeekController::reload()
{
    if (!m_shown || !m_space.id.isValid() || !m_first.isValid())
        return;
    const int serial = ++m_serial;
    m_loading = true;
    Q_EMIT loadingChanged();
    whenDone(m_gateways.inventory->spaceDays(m_venue, m_space.id, m_first, m_first.addDays(days - 1)), this,
        [this, serial](const Result<Board> &board) {
            if (serial != m_serial)
                return;
            m_loading = false;
            if (board)
                put(*board);
            Q_EMIT loadingChanged();
            if (!board)
                Q_EMIT failed(board.error());
        });
}

const Cell *WeekController::cell(SlotId slot) const
{
    const auto found = m_cells.constFind(slot);
    return found == m_cells.constEnd() ? nullptr : &*found;
}

void WeekController::heard(VenueId venue, const QString &topic, const QList<qint64> &ids)
{
    if (!m_shown || venue != m_venue || topic != QLatin1String("slot"))
        return;
    const bool ours = std::any_of(ids.cbegin(), ids.cend(), [this](qint64 id) { return m_cells.contains(SlotId(id)); });
    if (ours && !m_coalesce.isActive())
        m_coalesce.start();
}

// Each day is a column: the model's spaces are the days, told apart by their number.
void WeekController::put(const Board &board)
{
    m_cells.clear();
    Board week = board;
    week.date = m_first;
    week.cells.removeIf([this](const Cell &cell) {
        const qint64 later = m_first.daysTo(cell.businessDate);
        return later < 0 || later >= days;
    });
    for (Cell &cell : week.cells) {
        m_cells.insert(cell.slot, cell);
        cell.shownDaysLater = static_cast<int>(m_first.daysTo(cell.businessDate));
        cell.space = SpaceId(cell.shownDaysLater + 1);
    }
    m_model.setBoard(week);
}

void WeekController::nameDays()
{
    QList<catalog::Space> columns;
    for (int day = 0; day < days && m_first.isValid(); ++day) {
        catalog::Space column = m_space;
        column.id = SpaceId(day + 1);
        column.category = CategoryId(1);
        column.categoryName = m_space.name;
        column.name = m_name ? m_name(m_first.addDays(day)) : m_first.addDays(day).toString(Qt::ISODate);
        column.retired = false;
        columns.append(column);
    }
    m_model.setSpaces(columns);
}

} // namespace vd::inventory
