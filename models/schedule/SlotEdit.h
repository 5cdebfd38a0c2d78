#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QTime>
#include <QUuid>

namespace vd::schedule {

enum class SlotAction { Close, Open, Reprice, Capacity };

/// One change to many slots to come. Orders stay as they are; no slot gets fewer places than are held and sold.
struct SlotEdit
{
    VenueId venue;
    QList<SpaceId> spaces;
    QDate from;
    QDate to; ///< Inclusive.
    int weekdays = 127; ///< Bit 0 is Monday.
    QTime fromTime; ///< Starts on the venue's clock, half open; invalid: the whole day.
    QTime untilTime;
    SlotAction action = SlotAction::Close;
    int capacity = 0; ///< For Capacity.
    QString reason; ///< For Close.

    friend bool operator==(const SlotEdit &, const SlotEdit &) = default;
};

struct SlotEditRow
{
    SlotId slot;
    QString spaceName;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString outcome; ///< change, leave.
    QString why; ///< booked, space, stopped, activity, hours; empty where it changes.
    int booked = 0; ///< Places held and sold.
};

struct SlotEditPreview
{
    int changes = 0;
    int same = 0; ///< Are so already.
    int leaves = 0;
    int booked = 0; ///< Of those that change: somebody has a place.
    QList<SlotEditRow> rows; ///< The first 1,000, those left first.
};

class SlotEditGateway
{
public:
    virtual ~SlotEditGateway() = default;

    /// Writes nothing. Errors: schedule_range, schedule_empty, reason_required, capacity_invalid, unknown_space.
    virtual Future<SlotEditPreview> previewEdit(const SlotEdit &edit) = 0;
    /// One action; answers how many slots changed. Errors: as previewEdit, edit_too_large{slots,most}.
    virtual Future<int> edit(const QUuid &requestId, const SlotEdit &edit) = 0;
};

} // namespace vd::schedule
