#include "models/orders/SeriesController.h"

#include "models/base/WhenDone.h"

namespace vd::orders {

SeriesController::SeriesController(
    const Gateways &gateways, VenueId venue, const QList<DraftLine> &lines, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_venue(venue)
{
    for (const DraftLine &line : lines)
        m_lines.append({line.slot, line.ticketType, line.quantity});
}

int SeriesController::mostWeeks() const
{
    const int lines = qMax(1, static_cast<int>(m_lines.size()));
    return qBound(1, SeriesGateway::mostLines / lines - 1, SeriesGateway::mostWeeks);
}

void SeriesController::ask(int weeks)
{
    const int serial = ++m_serial;
    m_asking = true;
    Q_EMIT changed();
    whenDone(m_gateways.series->series(m_venue, m_lines, weeks), this,
        [this, serial](const Result<QList<SeriesCell>> &cells) {
            if (serial != m_serial)
                return;
            m_asking = false;
            m_cells = cells.value_or(QList<SeriesCell>());
            Q_EMIT changed();
            if (!cells)
                Q_EMIT failed(cells.error());
        });
}

QList<SeriesCell> SeriesController::free() const
{
    QList<SeriesCell> all = m_cells;
    all.removeIf([](const SeriesCell &cell) { return cell.refusal.has_value(); });
    return all;
}

Money SeriesController::total() const
{
    const QList<SeriesCell> all = free();
    if (all.isEmpty())
        return {};
    Money sum(0, all.constFirst().amount.currency());
    for (const SeriesCell &cell : all)
        sum += cell.amount;
    return sum;
}

} // namespace vd::orders
