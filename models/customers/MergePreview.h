#pragma once

#include <QDateTime>
#include <QString>

namespace vd::customers {

/// What merging one profile into another moves, in numbers.
struct MergePreview
{
    int orders = 0;
    int liveOrders = 0;
    int waiting = 0; ///< Places in waitlists.
    int benefits = 0; ///< Accounts with something left.
    int noShows = 0; ///< Of both together.
    int venues = 0; ///< Where the second is known.
    QString conflictSpace; ///< A booking both have, which must be ended first; empty for none.
    QDateTime conflictAt; ///< UTC.
};

} // namespace vd::customers
