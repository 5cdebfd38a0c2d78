#pragma once

#include "ui/common/Overlay.h"
#include "ui/desk/ExplainWords.h"

class QScrollArea;

namespace vd::ui {

class TextLabel;

/// "Why is it so?", over the dimmed window: sections of lines; an order named there opens by its button. Escape closes.
class ExplainSheet : public Overlay
{
    Q_OBJECT

public:
    explicit ExplainSheet(QWidget *window);

    void openWith(const QString &title, const QString &subtitle, const QList<ExplainSection> &sections);

Q_SIGNALS:
    void orderRequested(vd::OrderId order);

protected:
    [[nodiscard]] QSize cardSize(const QSize &window) const override;

private:
    [[nodiscard]] QWidget *content(const QList<ExplainSection> &sections);

    TextLabel *m_title = nullptr;
    TextLabel *m_subtitle = nullptr;
    QScrollArea *m_scroll = nullptr;
};

} // namespace vd::ui
