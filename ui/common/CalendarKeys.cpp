#include "ui/common/CalendarKeys.h"

namespace vd::ui {

std::optional<QDate> dayAfterKey(int key, const QDate &date, const QDate &today, Qt::LayoutDirection direction)
{
    const int along = direction == Qt::RightToLeft ? -1 : 1;
    switch (key) {
    case Qt::Key_Left:
        return date.addDays(-along);
    case Qt::Key_Right:
        return date.addDays(along);
    case Qt::Key_Up:
        return date.addDays(-7);
    case Qt::Key_Down:
        return date.addDays(7);
    case Qt::Key_PageUp:
        return date.addMonths(-1);
    case Qt::Key_PageDown:
        return date.addMonths(1);
    case Qt::Key_T:
        return today.isValid() ? today : date;
    default:
        return std::nullopt;
    }
}

} // namespace vd::ui
