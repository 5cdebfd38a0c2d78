#pragma once

#include "models/base/Gateways.h"
#include "models/base/Money.h"
#include "models/base/RequestKey.h"
#include "models/finance/FinanceGateway.h"

#include <QObject>

#include <optional>

namespace vd::payments {

/// The cash shift of this desk: opened with a float, closed with what was counted.
class ShiftController : public QObject
{
    Q_OBJECT

public:
    explicit ShiftController(const Gateways &gateways, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] bool isOpen() const { return m_known && m_shift.id.isValid(); }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// The open shift; an invalid id when there is none.
    [[nodiscard]] const finance::Shift &shift() const { return m_shift; }

    void open(const Money &openingFloat);
    void close(const Money &counted);

Q_SIGNALS:
    void changed();
    void opened();
    /// The closed shift with expected and counted.
    void closed(const vd::finance::Shift &shift);
    void failed(const vd::Error &error);

private:
    void setBusy(bool busy);

    Gateways m_gateways;
    VenueId m_venue;
    finance::Shift m_shift;
    bool m_known = false;
    bool m_busy = false;
    int m_serial = 0;
    RequestKey m_openKey;
    RequestKey m_closeKey;
};

} // namespace vd::payments
