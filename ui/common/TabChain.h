#pragma once

#include <QList>

class QWidget;

namespace vd::ui {

/// Tab goes through these widgets one after the other, and inside each through its parts as they were made, whenever
/// they were: what a form makes later would else come last in the window.
void chainTabs(const QList<QWidget *> &widgets);

} // namespace vd::ui
