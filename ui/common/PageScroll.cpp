#include "ui/common/PageScroll.h"

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

} // namespace vd::ui
