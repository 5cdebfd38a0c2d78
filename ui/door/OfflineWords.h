#pragma once

#include "models/checkin/DoorLink.h"
#include "models/checkin/OfflineCheck.h"

#include <QStringList>
#include <QTimeZone>

namespace vd::ui {

/// A door's connection in words.
class OfflineWords
{
public:
    struct Standing
    {
        checkin::DoorLink::Mode mode = checkin::DoorLink::Mode::Online;
        bool keepsList = false; ///< Without a store there is nothing to say about lists.
        QDateTime listAt; ///< UTC; invalid without a list.
        int waiting = 0;
        int failed = 0;
        std::optional<qint64> skewMs;
        QDateTime now;
        QTimeZone zone;
    };

    /// "Connected · list 20 s old", "List of 17:58, 4 min old · 3 scans wait".
    [[nodiscard]] static QString connection(const Standing &standing);
    /// What waits or went wrong; empty when nothing does.
    [[nodiscard]] static QString queue(const Standing &standing);
    /// Why this computer's clock needs setting; empty while it is right.
    [[nodiscard]] static QString clock(const Standing &standing);
    [[nodiscard]] static QString rule(checkin::OfflineCheck::Rule rule);
    [[nodiscard]] static QStringList rules();
};

} // namespace vd::ui
