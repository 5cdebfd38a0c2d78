#pragma once

#include "models/base/Gateways.h"
#include "models/base/Money.h"
#include "models/base/RequestKey.h"
#include "models/finance/FinanceGateway.h"

#include <QObject>

#include <optional>

namespace vd::payments {

/// The cash shift of this desk: opened with a float or taken over from a desk that is gone, cash put in and taken out,
/// closed with what was counted.
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

    /// Open shifts at other desks that may go on here; asked for while none is open here.
    [[nodiscard]] const QList<finance::Shift> &elsewhere() const { return m_elsewhere; }

    void open(const Money &openingFloat);
    /// Pieces as they were counted; empty where only the sum is known.
    void close(const Money &counted, const QList<finance::CashPieces> &pieces = {});
    /// Puts cash in, or takes it out (negative).
    void moveCash(const Money &amount, const QString &reason);
    void takeOver(ShiftId shift);

Q_SIGNALS:
    void changed();
    void opened();
    void cashMoved(const vd::Money &amount);
    void tookOver();
    /// The closed shift with expected and counted.
    void closed(const vd::finance::Shift &shift);
    void failed(const vd::Error &error);

private:
    void setBusy(bool busy);
    void askElsewhere(int serial);
    [[nodiscard]] bool stored(const Result<finance::Shift> &shift, RequestKey &key);

    Gateways m_gateways;
    VenueId m_venue;
    finance::Shift m_shift;
    QList<finance::Shift> m_elsewhere;
    bool m_known = false;
    bool m_busy = false;
    int m_serial = 0;
    RequestKey m_openKey;
    RequestKey m_closeKey;
    RequestKey m_cashKey;
    RequestKey m_takeKey;
};

} // namespace vd::payments
