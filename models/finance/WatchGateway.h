#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace vd::finance {

/// A slot whose stored counters differ from what its items say.
struct StockDifference
{
    SlotId slot;
    QString spaceName;
    QDate day; ///< Business date.
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    int held = 0;
    int sold = 0;
    int countedHeld = 0;
    int countedSold = 0;
};

/// An order whose stored paid sum differs from its payments, or that stands as paid with less than its total.
struct MoneyDifference
{
    OrderId order;
    QString orderNo;
    Money paid;
    Money counted;
    Money total;
};

/// The checks of a night.
struct NightlyRun
{
    QDate day; ///< Business date.
    QDateTime at; ///< UTC.
    int differences = 0;
    bool whole = false; ///< Everything ever sold, or from the day before on.
};

/// What the invariant watch sees, from yesterday on. All are counted; at most a hundred of each kind are listed, and
/// orders only to roles that see them.
struct Watch
{
    int stockCount = 0;
    int moneyCount = 0;
    QList<StockDifference> stock;
    QList<MoneyDifference> money;
    std::optional<NightlyRun> last;

    [[nodiscard]] int count() const { return stockCount + moneyCount; }
};

/// What reaches the lead and finance: technical_failures{bookings, failures}, money_for_closed_order{payment, order,
/// order_no, amount_minor, currency}, day_does_not_balance{differences}, safety_limit{space, inside, most},
/// stock_does_not_fit{slot, space, starts_at}.
struct Alert
{
    AlertId id;
    VenueId venue;
    QString kind;
    QJsonObject facts;
    QDateTime raisedAt; ///< UTC.
};

/// The invariant watch, the nightly checks and the alerts.
class WatchGateway
{
public:
    virtual ~WatchGateway() = default;

    virtual Future<Watch> watch(VenueId venue) = 0;
    /// Nobody has marked them as seen yet; newest first. Lead and finance only.
    virtual Future<QList<Alert>> alerts(VenueId venue) = 0;
    /// Errors: unknown_alert.
    virtual Future<Done> seeAlert(AlertId alert, VenueId venue) = 0;
    /// The nightly checks of one venue that has had none for its business date; 1: call again, 0: none is due.
    virtual Future<int> nightlyChecks() = 0;
    /// How many bookings could not be made here for technical reasons since this was last said.
    virtual Future<Done> reportFailures(VenueId venue, int failures) = 0;
    /// Service only: the alerts of all venues raised since then; an invalid instant means within the hour.
    virtual Future<QList<Alert>> alertsSince(const QDateTime &since) = 0;
};

} // namespace vd::finance
