#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QUuid>

#include <optional>

namespace vd::finance {

/// One channel's line of a day; the total line has an empty channel. Totals equal the sum of the lines.
struct ChannelLine
{
    QString channel;
    int payments = 0;
    Money paid;
    int refunds = 0;
    Money refunded;
    Money net; ///< paid - refunded.
    Money unapplied; ///< Successful money that belongs to no live order; part of paid.
};

/// Orders of the day by state, counted by creation.
struct StateCount
{
    QString state;
    int orders = 0;
    Money amount;
};

/// The few figures of another day that one is compared with.
struct DayTotals
{
    QDate day;
    int payments = 0;
    Money paid;
    int refunds = 0;
    Money refunded;
    Money net;
    int placesSold = 0;
};

/// One shift's part of a day's money; without a shift, what the channels brought by themselves. They add up to the day.
struct ShiftLine
{
    ShiftId shift;
    QString terminal;
    QString operatorLogin;
    int payments = 0;
    Money paid;
    int refunds = 0;
    Money refunded;
    Money net;
    Money unapplied;
};

/// What a day is read beside; the report of several days has none.
struct DayContext
{
    DayTotals before; ///< The day before.
    DayTotals week; ///< The same weekday a week ago.
    QList<ShiftLine> shifts;
    QString sealedBy;
    bool over = false; ///< The venue's midnight has passed: it may be sealed.
    int openDiscrepancies = 0; ///< Of the venue, of all days.
    int laterLines = 0; ///< Booked on later days for this one: refunds of its payments, money after its seal.
    Money later;
};

/// The daily reconciliation of one venue, money's day.
struct DayReport
{
    VenueId venue;
    QDate day;
    QString currency;
    QList<ChannelLine> channels;
    QList<ChannelLine> foreign; ///< Money of other currencies (channel "wechat EUR"); part of no total.
    ChannelLine total;
    QList<StateCount> orders;
    Money feesKept;
    Money waived; ///< Rests of part-paid orders that were waived on these days.
    int placesSold = 0; ///< By business date: what the day's slots have sold.
    int placesCapacity = 0;
    int stockDifferences = 0; ///< Slots whose counters differ from their items.
    int moneyDifferences = 0; ///< Orders whose paid sum differs from their payments.
    QDateTime sealedAt; ///< UTC; invalid when the day is open.
    bool onePerson = false;
    QString auditHead; ///< The audit's last seal ("128:5f3a…"), printed on every report; empty before the first.
    std::optional<DayContext> context;
};

/// One payment or refund below a channel line.
struct MoneyRow
{
    QString kind; ///< payment, refund; payment_corrected, refund_corrected: what a correction booked.
    qint64 id = 0;
    QDateTime at; ///< UTC.
    QString channel;
    QString orderNo;
    OrderId order;
    Money amount; ///< Negative for a refund; of a correction what the channel has more, or negative less.
    bool applied = true;
    QString requestNo;
    QString channelNo;
    QString actor;
    ShiftId shift;
    QDate forDay; ///< The other day it points back to: that of the payment it gives back or corrects, or a sealed one;
                  ///< else invalid.
};

/// Notes or coins of one value.
struct CashPieces
{
    Money value; ///< Of one.
    int count = 0;

    friend bool operator==(const CashPieces &, const CashPieces &) = default;
};

/// Cash put into a drawer, or taken out of it; sales are no movements.
struct CashMovement
{
    Money amount; ///< Negative when taken out.
    QString reason;
    QDateTime at; ///< UTC.
    QString actor;
};

/// A shift that went on at another desk or in other hands.
struct ShiftHandover
{
    QString fromTerminal;
    QString fromOperator;
    QString toTerminal;
    QString toOperator;
    QDateTime at; ///< UTC.
};

struct Shift
{
    ShiftId id;
    QString terminal;
    QString operatorLogin;
    QDateTime openedAt; ///< UTC.
    QDateTime closedAt; ///< UTC; invalid while open.
    Money openingFloat;
    Money cashTaken;
    Money cashPaidOut;
    Money expected;
    Money counted; ///< Only when closed.
    QString auditHead; ///< As in the day's report.
    Money movedIn; ///< Put into the drawer by hand; of lists of shifts only.
    Money movedOut;
    QString closedBy; ///< Empty while open.
    Money moved; ///< Put in less taken out.
    QList<CashPieces> pieces; ///< How it was counted; empty where only the sum was given.
    QList<CashMovement> movements;
    QList<ShiftHandover> handovers;
    bool onePerson = false; ///< The venue's two-person rules are off.

    [[nodiscard]] Money difference() const
    {
        return closedAt.isValid() ? counted - expected : Money(0, expected.currency());
    }
};

class FinanceGateway
{
public:
    virtual ~FinanceGateway() = default;

    virtual Future<DayReport> dayReport(VenueId venue, const QDate &day) = 0;
    /// The same over some days, both inclusive, at most 401; its day is the first. Sealed when every day is.
    virtual Future<DayReport> periodReport(VenueId venue, const QDate &from, const QDate &until) = 0;
    /// Tries a refund part again that its channel refused or never answered. Errors: refund_settled, refund_outdated,
    /// refund_above_payment, already_used, order_state (the order has changed since).
    virtual Future<Done> retryRefund(const QUuid &request, RefundPartId part) = 0;
    /// Closes a day that is over. Errors: day_not_over, day_sealed, shift_still_open.
    virtual Future<Done> sealDay(const QUuid &request, VenueId venue, const QDate &day) = 0;
    /// Every payment and refund of the day; channel empty for all. Their sum is the report's line.
    virtual Future<QList<MoneyRow>> moneyRows(VenueId venue, const QDate &day, const QString &channel) = 0;
    /// Audits an export before the file is offered: what, how many rows.
    virtual Future<Done> recordExport(VenueId venue, const QString &what, int rows) = 0;

    /// The open shift of this terminal, or an invalid id. Errors: shift_open, shift_not_open.
    virtual Future<Shift> currentShift(VenueId venue) = 0;
    virtual Future<Shift> openShift(const QUuid &request, VenueId venue, const Money &openingFloat) = 0;
    /// Pieces may be empty; else they add up to what was counted. Errors: shift_not_open, pieces_differ.
    virtual Future<Shift> closeShift(
        const QUuid &request, ShiftId shift, const Money &counted, const QList<CashPieces> &pieces)
        = 0;
    /// One's own open shifts at any desk; for a lead all that are open.
    virtual Future<QList<Shift>> openShifts(VenueId venue) = 0;
    /// Puts cash in, or (negative) takes it out. Errors: shift_not_open, drawer_too_low, reason_required.
    virtual Future<Shift> moveCash(const QUuid &request, ShiftId shift, const Money &amount, const QString &reason) = 0;
    /// Goes on with an open shift at this terminal. Errors: shift_not_open, shift_open.
    virtual Future<Shift> takeShift(const QUuid &request, ShiftId shift) = 0;
};

} // namespace vd::finance
