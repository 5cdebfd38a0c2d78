#include "models/finance/DayController.h"

#include "models/base/WhenDone.h"

namespace vd::finance {

namespace {

// A rush of bookings is one refresh, not a hundred.
constexpr int refreshMilliseconds = 400;

} // namespace

DayController::DayController(FinanceGateway &gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMilliseconds);
    connect(&m_refresh, &QTimer::timeout, this, &DayController::reload);
    if (changes) {
        connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) { hear(venue, topic); });
        connect(changes, &Changes::connectionBack, this, &DayController::reload);
    }
}

void DayController::setVenue(VenueId venue)
{
    if (venue == m_venue)
        return;
    m_venue = venue;
    forget();
    reload();
}

void DayController::setDay(const QDate &day)
{
    if (day == m_day)
        return;
    m_day = day;
    reload();
}

void DayController::setChannel(const QString &channel)
{
    const bool ofAShift = m_shift.has_value();
    m_shift.reset();
    if (channel == m_channel) {
        if (ofAShift)
            Q_EMIT rowsChanged();
        return;
    }
    m_channel = channel;
    if (m_venue.isValid() && m_day.isValid())
        loadRows();
}

void DayController::setShift(const std::optional<ShiftId> &shift)
{
    m_shift = shift;
    if (m_channel.isEmpty()) {
        Q_EMIT rowsChanged();
        return;
    }
    m_channel.clear();
    if (m_venue.isValid() && m_day.isValid())
        loadRows();
}

void DayController::seal()
{
    whenDone(m_gateway.sealDay(QUuid::createUuid(), m_venue, m_day), this, [this](const Result<Done> &done) {
        if (!done) {
            Q_EMIT failed(done.error());
            return;
        }
        Q_EMIT sealed();
        reload();
    });
}

QList<MoneyRow> DayController::rows() const
{
    if (!m_shift)
        return m_rows;
    QList<MoneyRow> rows;
    for (const MoneyRow &row : m_rows)
        if (row.shift == *m_shift)
            rows << row;
    return rows;
}

void DayController::forget()
{
    m_report.reset();
    m_rows.clear();
    Q_EMIT reportChanged();
    Q_EMIT rowsChanged();
}

void DayController::reload()
{
    m_refresh.stop();
    m_again = false;
    if (!m_venue.isValid() || !m_day.isValid())
        return;
    loadReport();
    loadRows();
}

void DayController::loadReport()
{
    setPending(m_pending + 1);
    whenDone(
        m_gateway.dayReport(m_venue, m_day), this, [this, serial = ++m_reportSerial](const Result<DayReport> &report) {
            if (serial == m_reportSerial) {
                if (report) {
                    m_report = *report;
                    Q_EMIT reportChanged();
                } else {
                    Q_EMIT failed(report.error());
                }
            }
            answered();
        });
}

void DayController::loadRows()
{
    setPending(m_pending + 1);
    whenDone(m_gateway.moneyRows(m_venue, m_day, m_channel), this,
        [this, serial = ++m_rowsSerial](const Result<QList<MoneyRow>> &rows) {
            if (serial == m_rowsSerial) {
                if (rows) {
                    m_rows = *rows;
                    Q_EMIT rowsChanged();
                } else {
                    Q_EMIT failed(rows.error());
                }
            }
            answered();
        });
}

void DayController::answered()
{
    setPending(m_pending - 1);
    if (m_pending == 0 && m_again)
        m_refresh.start();
}

void DayController::hear(VenueId venue, const QString &topic)
{
    if (venue != m_venue || (topic != QLatin1String("payment") && topic != QLatin1String("order")))
        return;
    if (isLoading())
        m_again = true;
    else if (!m_refresh.isActive())
        m_refresh.start();
}

void DayController::setPending(int pending)
{
    const bool was = isLoading();
    m_pending = pending;
    if (was != isLoading())
        Q_EMIT loadingChanged(isLoading());
}

Money DayController::sum() const
{
    Money sum(0, m_report ? m_report->currency : QString());
    for (const MoneyRow &row : rows())
        sum += row.amount;
    return sum;
}

Money DayController::expectedSum() const
{
    if (!m_report)
        return {};
    if (m_shift && m_report->context) {
        for (const ShiftLine &line : m_report->context->shifts)
            if (line.shift == *m_shift)
                return line.net;
        return {0, m_report->currency};
    }
    if (m_channel.isEmpty())
        return m_report->total.net;
    for (const ChannelLine &line : m_report->channels + m_report->foreign)
        if (line.channel == m_channel)
            return line.net;
    return {0, m_report->currency};
}

} // namespace vd::finance
