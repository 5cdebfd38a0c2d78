#pragma once

#include "models/inventory/SeatMap.h"

#include <QCoreApplication>

namespace vd::ui {

/// A seat in words: "Stalls, row F, seat 12, Best view".
class SeatWords
{
    Q_DECLARE_TR_FUNCTIONS(SeatWords)

public:
    [[nodiscard]] static QString of(const inventory::Seat &seat);
    /// As short as a ticket says it: "Stalls F 12".
    [[nodiscard]] static QString place(const inventory::Seat &seat);
    /// With what is known of it in a slot.
    [[nodiscard]] static QString of(const inventory::SlotSeat &seat);
};

} // namespace vd::ui
