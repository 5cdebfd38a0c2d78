#pragma once

#include "models/finance/FinanceGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A day's money in memory: the report is worked out from the rows, so the two always agree.
class FakeFinanceGateway final : public finance::FinanceGateway
{
public:
    /// A busy day of the sports centre: three channels, refunds, one unapplied payment.
    void fillBusyDay(const QDate &day);
    /// Adds a payment (or, when negative, a refund) of a day at a time of Shanghai.
    void add(const QDate &day, const QTime &time, const QString &channel, qint64 minor, const QString &orderNo,
        bool applied = true);

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

    Answers answers; ///< Of the reads and of shifts.
    Answers exportAudit; ///< Of recordExport.
    QString currency = QStringLiteral("CNY");
    QList<QPair<QDate, finance::MoneyRow>> money;
    QList<finance::StateCount> states;
    finance::DayReport extra; ///< Figures that do not come from rows: fees, places, differences, seal, one person.
    QStringList exports; ///< What was recorded, in order.
    bool over = false; ///< The shown day's midnight has passed.
    QList<QDate> sealedDays;
    int reportsAsked = 0;
    QList<RefundPartId> retried; ///< In order.
    std::optional<finance::Shift> shift;
    QList<finance::Shift> shiftsElsewhere;

private:
    [[nodiscard]] finance::DayContext contextOf(const QDate &day) const;
    [[nodiscard]] QList<finance::MoneyRow> rowsOf(const QDate &day, const QString &channel) const;
    [[nodiscard]] finance::ChannelLine line(const QString &channel, const QList<finance::MoneyRow> &rows) const;
};

} // namespace vd::test
