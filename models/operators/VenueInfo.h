#pragma once

#include "models/base/Id.h"

#include <QString>
#include <QTimeZone>

namespace vd::operators {

/// A venue the signed-in person may see.
struct VenueInfo
{
    VenueId id;
    QString name;
    QTimeZone zone;
    QString currency; ///< ISO 4217.

    friend bool operator==(const VenueInfo &, const VenueInfo &) = default;
};

} // namespace vd::operators
