#include "ui/common/SeatWords.h"

namespace vd::ui {

using inventory::SeatState;

QString SeatWords::of(const inventory::Seat &seat)
{
    QStringList words;
    if (!seat.block.isEmpty())
        words << seat.block;
    words << tr("row %1").arg(seat.row) << tr("seat %1").arg(seat.number);
    if (!seat.category.isEmpty())
        words << seat.category;
    if (seat.unavailable)
        words << tr("blocked");
    return words.join(QStringLiteral(", "));
}

QString SeatWords::place(const inventory::Seat &seat)
{
    return QStringList{seat.block, seat.row, seat.number}.join(QLatin1Char(' ')).trimmed();
}

QString SeatWords::of(const inventory::SlotSeat &seat)
{
    const QString words = of(seat.seat) + QStringLiteral(": ");
    switch (seat.state) {
    case SeatState::Free:
        return words + tr("free");
    case SeatState::Held:
        return words + tr("held, %1").arg(seat.orderNo);
    case SeatState::Sold:
        return words + tr("sold, %1").arg(seat.orderNo);
    case SeatState::Blocked:
        return words + tr("blocked");
    }
    return words;
}

} // namespace vd::ui
