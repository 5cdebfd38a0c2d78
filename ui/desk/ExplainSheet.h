#pragma once

#include "ui/common/ScrollSheet.h"
#include "ui/common/SheetLines.h"
#include "ui/desk/ExplainWords.h"

namespace vd::ui {

/// "Why is it so?", over the dimmed window: sections of lines; an order named there opens by its button. Escape closes.
class ExplainSheet : public ScrollSheet
{
    Q_OBJECT

public:
    explicit ExplainSheet(QWidget *window);

    void openWith(const QString &title, const QString &subtitle, const QList<ExplainSection> &sections);

Q_SIGNALS:
    void orderRequested(vd::OrderId order);

private:
    [[nodiscard]] SheetLines::Link opening(OrderId order);
};

} // namespace vd::ui
