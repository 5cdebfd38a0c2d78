#pragma once

#include <QList>

class QWidget;

namespace vd::ui {

/// Moves the focus to the next (or the previous) of the parts of a page, and inside each through what it is made of, in
/// the order in which they are named, whatever was made when; behind the last it leaves the page. For a page's
/// focusNextPrevChild(): Qt's own chain goes by the time of making, and stops at what only stands for another. False:
/// the focus is in none of them.
[[nodiscard]] bool passFocus(const QWidget *page, const QList<QWidget *> &parts, bool next);

} // namespace vd::ui
