#pragma once

#include "ui/scan/QrReader.h"

#include <QHash>

namespace vd::ui {

/// Makes one sighting of a code out of the many frames it is held before a camera.
class Sightings
{
public:
    /// So long a code must be out of sight before it counts as shown again (milliseconds).
    static constexpr qint64 absence = 1500;

    /// The codes of a frame that were not in sight until now; times are of any steady clock.
    [[nodiscard]] QList<FoundCode> fresh(const QList<FoundCode> &codes, qint64 time);
    void clear() { m_lastSeen.clear(); }

private:
    QHash<QString, qint64> m_lastSeen;
};

} // namespace vd::ui
