#include "ui/common/WrapRow.h"

#include <QBoxLayout>
#include <QEvent>

namespace vd::ui {

WrapRow::WrapRow(QWidget *first, QWidget *second, QWidget *parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_row->addWidget(first);
    m_row->addWidget(second, 1);
}

int WrapRow::extra() const
{
    return m_row->contentsMargins().left() + m_row->contentsMargins().right();
}

QSize WrapRow::minimumSizeHint() const
{
    const int second = m_second->isHidden() ? 0 : m_second->minimumSizeHint().width();
    return {qMax(m_first->minimumSizeHint().width(), second) + extra(), m_row->minimumSize().height()};
}

bool WrapRow::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        wrap();
    return done;
}

void WrapRow::wrap()
{
    const int beside = m_second->isHidden()
        ? 0
        : m_first->minimumSizeHint().width() + m_row->spacing() + m_second->minimumSizeHint().width() + extra();
    const auto wanted = width() < beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_row->direction() == wanted)
        return;
    m_row->setDirection(wanted);
    updateGeometry();
}

} // namespace vd::ui
