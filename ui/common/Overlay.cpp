#include "ui/common/Overlay.h"

#include "ui/common/Theme.h"

#include <QApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace vd::ui {

Overlay::Overlay(QWidget *window)
    : QWidget(window)
{
    auto *frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    m_card = frame;
    window->installEventFilter(this);
    hide();
}

void Overlay::openOverlay()
{
    m_before = QApplication::focusWidget();
    place();
    raise();
    show();
}

void Overlay::closeOverlay()
{
    if (isHidden())
        return;
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
    Q_EMIT closed();
}

void Overlay::place()
{
    resize(parentWidget()->size());
    const QSize wanted = cardSize(size()).boundedTo(size() - QSize(2 * Theme::page, 2 * Theme::page));
    m_card->setGeometry(
        (width() - wanted.width()) / 2, qMin(96, (height() - wanted.height()) / 3), wanted.width(), wanted.height());
}

void Overlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Scrim));
}

void Overlay::mousePressEvent(QMouseEvent *event)
{
    if (!m_card->geometry().contains(event->pos()))
        closeOverlay();
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeOverlay();
    // Nothing else reaches the page behind.
    event->accept();
}

bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

bool Overlay::focusNextPrevChild(bool)
{
    return true;
}

} // namespace vd::ui
