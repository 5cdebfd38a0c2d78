#pragma once

#include "models/finance/FinanceGateway.h"

namespace vd::db {

class Lane;

/// Reports and shifts through the doors of schema api.
class PgFinanceGateway final : public finance::FinanceGateway
{
public:
    PgFinanceGateway(Lane &interactive, Lane &reports)
        : m_lane(interactive)
        , m_reports(reports)
    {
    }

    Future<finance::DayReport> dayReport(VenueId venue, const QDate &day) override;
    Future<finance::DayReport> periodReport(VenueId venue, const QDate &from, const QDate &until) override;
    Future<Done> retryRefund(const QUuid &request, RefundPartId part) override;
    Future<Done> sealDay(const QUuid &request, VenueId venue, const QDate &day) override;
    Future<QList<finance::MoneyRow>> moneyRows(VenueId venue, const QDate &day, const QString &channel) override;
    Future<Done> recordExport(VenueId venue, const QString &what, int rows) override;
    Future<finance::Shift> currentShift(VenueId venue) override;
    Future<finance::Shift> openShift(const QUuid &request, VenueId venue, const Money &openingFloat) override;
    Future<finance::Shift> closeShift(
        const QUuid &request, ShiftId shift, const Money &counted, const QList<finance::CashPieces> &pieces) override;
    Future<QList<finance::Shift>> openShifts(VenueId venue) override;
    Future<finance::Shift> moveCash(
        const QUuid &request, ShiftId shift, const Money &amount, const QString &reason) override;
    Future<finance::Shift> takeShift(const QUuid &request, ShiftId shift) override;

private:
    Lane &m_lane; // shifts, which a desk waits for
    Lane &m_reports; // everything that sums up
};

} // namespace vd::db
