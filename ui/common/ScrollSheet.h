#pragma once

#include "ui/common/Overlay.h"

class QScrollArea;

namespace vd::ui {

class TextLabel;

/// A page to read over the dimmed window: a title, a sentence, and what may be longer than the window. Escape closes.
class ScrollSheet : public Overlay
{
    Q_OBJECT

protected:
    /// name: the object's, for tests. width: of the card where the window has room for it.
    ScrollSheet(const QString &name, int width, QWidget *window);

    /// A line of the sheet's own between title and sentence.
    void addHeadline(TextLabel *headline);
    /// Shows this in place of what it showed; an empty text takes no room.
    void fill(const QString &title, const QString &text, QWidget *content);
    void openFilled();
    [[nodiscard]] QSize cardSize(const QSize &window) const override;

private:
    int m_width = 0;
    TextLabel *m_title = nullptr;
    TextLabel *m_headline = nullptr;
    TextLabel *m_text = nullptr;
    QScrollArea *m_scroll = nullptr;
};

} // namespace vd::ui
