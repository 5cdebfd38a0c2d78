#pragma once

#include "models/finance/FinanceGateway.h"
#include "models/operators/VenueInfo.h"
#include "ui/common/SlipPrint.h"

#include <QCoreApplication>

namespace vd::ui {

/// The report of a closed shift as it is printed: whose it was, every sum, how it was counted, the difference, and the
/// head of the audit, so that the paper proves the record it was printed from.
class ShiftSlip
{
    Q_DECLARE_TR_FUNCTIONS(ShiftSlip)

public:
    [[nodiscard]] static SlipPrint of(const finance::Shift &shift, const operators::VenueInfo &venue, int copy);

private:
    static void addCash(SlipPrint &slip, const finance::Shift &shift, const QTimeZone &zone);
    static void addCount(SlipPrint &slip, const finance::Shift &shift);
    static void addFoot(SlipPrint &slip, const finance::Shift &shift, const QTimeZone &zone);
};

} // namespace vd::ui
