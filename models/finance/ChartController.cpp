#include "models/finance/ChartController.h"

#include "models/base/WhenDone.h"
#include "models/finance/ChartBuilder.h"

namespace vd::finance {

ChartController::ChartController(ReportsGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void ChartController::setVenue(VenueId venue, const QString &currency)
{
    if (venue == m_venue)
        return;
    m_venue = venue;
    m_currency = currency;
    m_chart.reset();
    m_build = {};
    Q_EMIT chartChanged();
    reload();
}

void ChartController::setPeriod(const QDate &from, const QDate &until)
{
    if (from == m_from && until == m_until)
        return;
    m_from = from;
    m_until = until;
    reload();
}

void ChartController::setKind(ChartKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    reload();
}

void ChartController::reload()
{
    if (!m_venue.isValid() || !m_from.isValid() || !m_until.isValid())
        return;
    switch (m_kind) {
    case ChartKind::Takings:
        return read(m_gateway.takings(m_venue, m_from, m_until), &ChartBuilder::takings);
    case ChartKind::Occupancy:
        return read(m_gateway.occupancy(m_venue, m_from, m_until), &ChartBuilder::occupancy);
    case ChartKind::SellThrough:
        return read(m_gateway.sellThrough(m_venue, m_from, m_until), &ChartBuilder::sellThrough);
    case ChartKind::Outcomes:
        return read(m_gateway.outcomes(m_venue, m_from, m_until), &ChartBuilder::outcomes);
    case ChartKind::LeadTime:
        return read(m_gateway.leadTimes(m_venue, m_from, m_until), &ChartBuilder::leadTimes);
    }
}

void ChartController::retranslate()
{
    if (!m_build)
        return;
    m_chart = m_build();
    Q_EMIT chartChanged();
}

template <typename Row>
void ChartController::read(Future<QList<Row>> answer, ChartData (ChartBuilder::*build)(const QList<Row> &) const)
{
    setPending(m_pending + 1);
    whenDone(answer, this,
        [this, build, from = m_from, until = m_until, currency = m_currency, serial = ++m_serial](
            const Result<QList<Row>> &rows) {
            if (serial == m_serial) {
                if (rows) {
                    m_build = [=, kept = *rows] { return (ChartBuilder(from, until, currency).*build)(kept); };
                    retranslate();
                } else {
                    Q_EMIT failed(rows.error());
                }
            }
            setPending(m_pending - 1);
        });
}

void ChartController::setPending(int pending)
{
    const bool was = isLoading();
    m_pending = pending;
    if (was != isLoading())
        Q_EMIT loadingChanged(isLoading());
}

} // namespace vd::finance
