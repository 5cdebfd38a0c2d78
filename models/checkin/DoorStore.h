#pragma once

#include "models/checkin/DoorGateway.h"

namespace vd::checkin {

/// A scan of this door as far as judging the next one needs it.
struct OwnScan
{
    QUuid scan;
    QString kind; ///< entry, exit, undo.
    int people = 0;
    QDateTime at; ///< UTC, corrected.
    QUuid undoes;
};

/// What this computer keeps so that its door works without the server: the day's list, the scans that wait. Everything
/// is on the disk, encrypted, when its future is done.
class DoorStore
{
public:
    struct Notice
    {
        QString code; ///< store_key, store_foreign, store_damaged, queue_set_aside.
        QJsonObject facts;
    };
    struct State
    {
        bool hasManifest = false;
        ManifestHead head; ///< With hasManifest.
        int tickets = 0;
        int waiting = 0; ///< Scans of the open venue not uploaded yet.
        int elsewhere = 0; ///< Scans of other venues not uploaded yet.
        int failed = 0; ///< Scans the server could make no sense of; kept.
        QList<Notice> notices; ///< What staff must be told, once.
    };
    struct Decision
    {
        Verdict verdict;
        State state;
    };

    virtual ~DoorStore() = default;

    /// Turns to a venue. A list that cannot be read is no error but a notice: it is fetched again; the queue is apart.
    virtual Future<State> open(VenueId venue) = 0;
    /// Looks up, judges and keeps the scan. now: the server's clock as far as known, device: this computer's.
    /// Errors: manifest_missing, store_failed (nothing was kept: let nobody in).
    virtual Future<Decision> decide(const DoorQuestion &question, const QDateTime &now, const QDateTime &device) = 0;
    /// A refusal this door found itself.
    virtual Future<State> refuse(const QUuid &scan, VenueId venue, const QString &code, const QDateTime &device) = 0;
    /// An entry or exit the server allowed here: counts as an own scan until the list has it.
    virtual Future<State> remember(const DoorQuestion &question, const Verdict &verdict, const QDateTime &now) = 0;
    /// Errors: unknown_check_in, already_undone, undo_too_late.
    virtual Future<State> undo(
        const QUuid &scan, CheckInId entry, const QString &reason, const QDateTime &now, const QDateTime &device)
        = 0;

    /// The oldest waiting scans of one venue, at most limit: the open one's, then others'.
    virtual Future<QList<QueuedScan>> waiting(int limit) = 0;
    virtual Future<State> settle(const QHash<QUuid, QString> &outcomes) = 0;
    /// The next answer will hold every scan settled by now.
    virtual Future<Done> beginRefresh() = 0;
    /// Pages of a full list take effect together with the last one.
    virtual Future<State> take(const ManifestPage &page, bool first, bool last) = 0;

    virtual Future<QList<Scan>> lastScans(int limit) = 0;
    virtual Future<QList<SlotCount>> counts(const QDate &day) = 0;
    virtual Future<QList<Guest>> guests(const QDate &day, const QString &search, bool inside) = 0;
};

} // namespace vd::checkin
