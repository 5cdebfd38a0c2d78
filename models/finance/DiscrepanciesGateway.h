#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QUuid>

#include <optional>

namespace vd {
using DiscrepancyId = Id<struct DiscrepancyTag>;
}

namespace vd::finance {

struct DiscrepancyNote
{
    QString note;
    QString actor;
    QDateTime at; ///< UTC.
};

/// How a difference was to be put right: recount, book_payment, book_difference, book_loss, book_refund, resend_refund,
/// accept.
struct Correction
{
    QString kind;
    QString reason;
    QString proposedBy;
    QDateTime proposedAt; ///< UTC.
    QString decision; ///< approved, refused; empty while it waits.
    QString decidedBy;
    QDateTime decidedAt; ///< UTC; invalid while it waits.
    QString note;
    bool mine = false; ///< Proposed by the signed-in person, who may not approve it.
};

/// What one of the three checks, or the work of refunds and the sweep, left for people to look into.
struct Discrepancy
{
    DiscrepancyId id;
    QString source; ///< stock, payments, statement, work.
    QString kind;
    QString subject;
    QJsonObject evidence;
    QString state; ///< open, proposed, settled.
    QDateTime foundAt; ///< UTC.
    QDateTime settledAt; ///< UTC; invalid while open.
    QString assignedTo;
    QList<DiscrepancyNote> notes;
    QList<Correction> corrections; ///< Oldest first.
    QStringList kinds; ///< How it may be put right.
    OrderId order;
    QString orderNo;
    QString place; ///< Space and time of a slot, else empty.

    [[nodiscard]] const Correction *waiting() const
    {
        return !corrections.isEmpty() && corrections.constLast().decision.isEmpty() ? &corrections.constLast()
                                                                                    : nullptr;
    }
};

struct FinancePerson
{
    QString login;
    QString name;
};

class DiscrepanciesGateway
{
public:
    virtual ~DiscrepanciesGateway() = default;

    virtual Future<QList<Discrepancy>> discrepancies(VenueId venue, bool settled) = 0;
    /// Who may look after one.
    virtual Future<QList<FinancePerson>> people(VenueId venue) = 0;
    /// Adds a note (may be empty) and, if given, says who looks after it (empty: nobody).
    virtual Future<Done> note(
        const QUuid &request, DiscrepancyId discrepancy, const QString &note, const std::optional<QString> &assign)
        = 0;
    /// Errors: discrepancy_state, correction_kind, reason_required.
    virtual Future<Done> propose(
        const QUuid &request, DiscrepancyId discrepancy, const QString &kind, const QString &reason)
        = 0;
    /// Errors: approval_own, correction_outdated, correction_does_not_fit, discrepancy_state.
    virtual Future<Done> decide(const QUuid &request, DiscrepancyId discrepancy, bool approve, const QString &note) = 0;
    /// The nightly checks, now: how many differences there are.
    virtual Future<int> check(VenueId venue) = 0;
    /// The same over everything the venue ever sold.
    virtual Future<int> recount(VenueId venue) = 0;
};

} // namespace vd::finance
