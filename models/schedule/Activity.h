#pragma once

#include "models/inventory/StopsGateway.h"

#include <QStringList>

namespace vd::schedule {

/// A programme or exhibition in its life: draft, on_sale, off_sale, ended, cancelled.
struct Activity
{
    ActivityId id;
    VenueId venue;
    QString title;
    QString state;
    QStringList moves; ///< States it may go to.
    int slotCount = 0; ///< Slots to come, and their figures.
    int places = 0;
    int held = 0;
    int sold = 0;
    QDate first;
    QDate last;
};

/// What cancelling an activity published.
struct ActivityStop
{
    StopId stop; ///< None where it had no slots to come.
    int slotCount = 0;
    int orders = 0;
};

class ActivitiesGateway
{
public:
    virtual ~ActivitiesGateway() = default;

    virtual Future<QList<Activity>> activities(VenueId venue) = 0;
    /// on_sale, off_sale or ended; its slots to come open or close with it. Errors: activity_move,
    /// activity_state_same{state}, activity_has_bookings{slots}, activity_stopped.
    virtual Future<Activity> setActivityState(const QUuid &requestId, const Activity &activity, const QString &state)
        = 0;
    /// What cancelling it would hit. Writes nothing.
    virtual Future<inventory::StopPreview> activityHits(ActivityId activity) = 0;
    /// A stop over its slots to come. Errors: reason_required, activity_state_same{state}.
    virtual Future<ActivityStop> cancelActivity(const QUuid &requestId, const Activity &activity, const QString &reason)
        = 0;
};

} // namespace vd::schedule
