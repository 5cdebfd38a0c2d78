#pragma once

#include "models/base/Changes.h"
#include "models/finance/FinanceGateway.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace vd::finance {

/// One day of one venue with the lines below one of its channels. Keeps what is shown while the next answer is on its
/// way, drops answers nobody waits for any more, and asks again when other desks take money or change orders.
class DayController : public QObject
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    DayController(FinanceGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void setDay(const QDate &day);
    /// Whose lines are listed; empty lists those of all channels.
    void setChannel(const QString &channel);
    /// Lists the lines of one shift only (invalid: what came without one); nothing lists those of all.
    void setShift(const std::optional<ShiftId> &shift);
    /// Closes the shown day for good; sealed() or failed() follows.
    void seal();
    void reload();

    [[nodiscard]] VenueId venue() const { return m_venue; }
    [[nodiscard]] const QDate &day() const { return m_day; }
    [[nodiscard]] const QString &channel() const { return m_channel; }
    /// The last report read, also of another day while this one is loading; none before the first answer.
    [[nodiscard]] const std::optional<DayReport> &report() const { return m_report; }
    /// The lines of the chosen channel and shift.
    [[nodiscard]] QList<MoneyRow> rows() const;
    [[nodiscard]] const std::optional<ShiftId> &shift() const { return m_shift; }
    /// What the listed lines add up to.
    [[nodiscard]] Money sum() const;
    /// What the report says they must add up to.
    [[nodiscard]] Money expectedSum() const;
    [[nodiscard]] bool isLoading() const { return m_pending > 0; }

Q_SIGNALS:
    void reportChanged();
    void rowsChanged();
    void loadingChanged(bool loading);
    void sealed();
    void failed(const vd::Error &error);

private:
    void forget();
    void loadReport();
    void loadRows();
    void answered();
    void hear(VenueId venue, const QString &topic);
    void setPending(int pending);

    FinanceGateway &m_gateway;
    VenueId m_venue;
    QDate m_day;
    QString m_channel;
    std::optional<ShiftId> m_shift;
    std::optional<DayReport> m_report;
    QList<MoneyRow> m_rows;
    QTimer m_refresh;
    int m_reportSerial = 0;
    int m_rowsSerial = 0;
    int m_pending = 0;
    bool m_again = false;
};

} // namespace vd::finance
