#pragma once

#include <QDate>
#include <Qt>

#include <optional>

namespace vd::ui {

/// Where a key leads on a calendar: arrows by day and week, Page keys by month, T to today. Nothing for other keys.
[[nodiscard]] std::optional<QDate> dayAfterKey(
    int key, const QDate &date, const QDate &today, Qt::LayoutDirection direction);

} // namespace vd::ui
