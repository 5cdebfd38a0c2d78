#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDate>
#include <QList>
#include <QUuid>

#include <optional>

namespace vd::finance {

/// Money of one day and channel.
struct TakingsCell
{
    QDate day;
    QString channel;
    int payments = 0;
    Money paid;
    int refunds = 0;
    Money refunded;
};

/// Places of one space in one hour of the venue's day; without an hour: of the whole day, each slot once.
struct OccupancyCell
{
    SpaceId space;
    QString name;
    QString category;
    std::optional<int> hour;
    int sold = 0;
    int capacity = 0;
};

/// The slots of an activity, or of a category outside activities (activity 0).
struct ActivityFill
{
    qint64 activity = 0;
    QString title;
    int slotCount = 0;
    int sold = 0;
    int capacity = 0;
};

/// Orders made on a day that are now in a state.
struct OutcomeCount
{
    QDate day;
    QString state;
    int orders = 0;
    Money amount;
};

/// Orders made so many days before their first slot.
struct LeadTime
{
    int days = 0;
    int orders = 0;
    Money amount;
};

/// One side of a double entry. entry: payments, refunds, fees, earned or returned; key: its channel or category.
struct JournalLine
{
    QDate day;
    QString entry;
    QString key;
    QString name; ///< Of a category; empty elsewhere.
    QString account;
    Money debit;
    Money credit;
};

/// An account of the venue's bookkeeping. kind: channel, customers, revenue or fee.
struct Account
{
    QString kind;
    QString key; ///< A channel's name, a category's id.
    QString name; ///< Of a category.
    QString number;
    QString usual; ///< The number until another one is set.
};

/// What charts and journals are made of. Periods are inclusive, of at most 401 days (else range_invalid); the sums are
/// those of the report of the same days.
class ReportsGateway
{
public:
    virtual ~ReportsGateway() = default;

    virtual Future<QList<TakingsCell>> takings(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<OccupancyCell>> occupancy(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<ActivityFill>> sellThrough(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<OutcomeCount>> outcomes(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<LeadTime>> leadTimes(VenueId venue, const QDate &from, const QDate &until) = 0;

    /// Debits equal credits in every entry.
    virtual Future<QList<JournalLine>> journal(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<Account>> accounts(VenueId venue) = 0;
    /// Sets numbers by kind and key. Errors: account_unknown, account_invalid{account}.
    virtual Future<Done> saveAccounts(const QUuid &request, VenueId venue, const QList<Account> &accounts) = 0;
};

} // namespace vd::finance
