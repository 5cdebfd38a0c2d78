#pragma once

#include "models/checkin/DoorState.h"
#include "ui/door/Sign.h"

#include <QTimeZone>

namespace vd::ui {

/// All that the door's screen shows at one moment, in words and colours.
struct DoorFace
{
    QColor ground;
    QColor text;
    Sign sign = Sign::Frame;
    bool banded = false; ///< Slanted bands above and below: this is trouble of ours, not of the ticket's.
    bool quiet = false; ///< Waiting: nothing to be read across the hall.
    bool enters = false; ///< Somebody may pass: how many and where to counts more than the sentence.
    QString word;
    QString party; ///< How many may pass.
    QString place;
    QString holder;
    QString sentence;
    QString hint; ///< Something to do before letting them in; framed.
    QString corner; ///< When and the how-manieth.
    QString note; ///< "Same scan again".
    QString spoken;

    struct Setting
    {
        QTimeZone zone;
        QDateTime now;
        bool reachable = true;
        bool exit = false; ///< People go out.
    };
    [[nodiscard]] static DoorFace of(const checkin::DoorState &state, const Setting &setting);

    friend bool operator==(const DoorFace &, const DoorFace &) = default;
};

} // namespace vd::ui
