#include "ui/common/PageScroll.h"

#include "ui/common/Theme.h"

#include <QTimer>

namespace vd::ui {

PageScroll::PageScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void PageScroll::hold(QWidget *content)
{
    setWidget(content);
    content->setAutoFillBackground(false); // setWidget() switches it on.
}

void PageScroll::reveal(QWidget *part)
{
    QTimer::singleShot(0, part, [part] {
        for (QWidget *outer = part->parentWidget(); outer && !part->isWindow(); outer = outer->parentWidget())
            if (auto *area = qobject_cast<PageScroll *>(outer); area && part->isVisible())
                area->ensureWidgetVisible(part, 0, Theme::gap);
    });
}

} // namespace vd::ui
