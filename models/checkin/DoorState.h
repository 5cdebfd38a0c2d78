#pragma once

#include "models/checkin/CheckInGateway.h"

#include <optional>

namespace vd::checkin {

/// What a door's screen has to show.
struct DoorState
{
    enum class Phase {
        Idle, ///< Waiting for a code.
        Checking, ///< The server is being asked.
        Answered, ///< verdict is the answer.
        NoAnswer, ///< error says why there is none; nobody is admitted. The scan is kept and can be asked again.
        TurnedAway ///< error says why what was typed or offered was not asked; nobody is admitted, nothing is kept.
    };

    Phase phase = Phase::Idle;
    int number = 0; ///< Counts what was said in this session, so that two alike are told apart.
    QUuid scan; ///< Of Checking, Answered and NoAnswer.
    QDateTime at; ///< UTC, when it was shown.
    Verdict verdict;
    Error error;
    bool undone = false; ///< The verdict's entry has been taken back since.
};

} // namespace vd::checkin
