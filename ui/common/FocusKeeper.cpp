#include "ui/common/FocusKeeper.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QStackedWidget>

#include <utility>

namespace vd::ui {

FocusKeeper::FocusKeeper(QObject *parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::moved);
}

void FocusKeeper::moved(QWidget *before, QWidget *now)
{
    // Qt takes the focus away after the button was disabled or hidden and before it says so.
    const bool ofButton = qobject_cast<QAbstractButton *>(before);
    if (ofButton && !before->isEnabled() && before->isVisible()) {
        m_resting = before;
        m_neighbour = now;
    } else if (ofButton && now && !before->isVisible() && before->window() == now->window()
        && before->window()->isVisible()) {
        m_resting.clear();
        m_neighbour = now;
        vanished(before);
    } else if (now != m_neighbour) {
        m_resting.clear();
    }
}

bool FocusKeeper::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::InputMethod:
        m_resting.clear();
        break;
    case QEvent::EnabledChange:
        if (m_resting && watched == m_resting && m_resting->isEnabled())
            giveBack();
        break;
    case QEvent::Hide:
        if (m_resting && watched == m_resting && m_neighbour && m_neighbour->hasFocus()) {
            m_resting.clear();
            vanished(static_cast<QWidget *>(watched));
        }
        break;
    case QEvent::Show:
        if (auto *dialog = qobject_cast<QDialog *>(watched))
            dialog->setAttribute(Qt::WA_KeyboardFocusChange);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusKeeper::giveBack()
{
    QWidget *button = m_resting;
    m_resting.clear();
    if (button->window()->focusWidget() == m_neighbour)
        button->setFocus(Qt::OtherFocusReason);
}

// What else the action shows and hides comes first; then it is known what is left.
void FocusKeeper::vanished(const QWidget *button)
{
    // Another page came to the front, with its own place for the keyboard.
    for (const QWidget *page = button; page; page = page->parentWidget()) {
        if (page->isHidden() && qobject_cast<const QStackedWidget *>(page->parentWidget()))
            return;
    }
    m_gone = placeOf(button);
    QMetaObject::invokeMethod(this, &FocusKeeper::settle, Qt::QueuedConnection);
}

void FocusKeeper::settle()
{
    const Place gone = std::exchange(m_gone, {});
    // The page, or the person, has put the keyboard somewhere meanwhile.
    if (!m_neighbour || !m_neighbour->hasFocus())
        return;
    for (const QPointer<QWidget> &holder : gone.around) {
        if (!holder || !holder->isVisible())
            continue;
        for (const QPointer<QWidget> &widget : gone.near) {
            if (!widget || !holder->isAncestorOf(widget) || !widget->isVisible() || !widget->isEnabled()
                || (widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus)
                continue;
            widget->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

FocusKeeper::Place FocusKeeper::placeOf(const QWidget *button)
{
    Place place;
    for (QWidget *holder = button->parentWidget(); holder;
         holder = holder->isWindow() ? nullptr : holder->parentWidget())
        place.around << holder;
    QList<QPointer<QWidget>> before;
    bool wrapped = false;
    for (QWidget *next = button->nextInFocusChain(); next != button; next = next->nextInFocusChain()) {
        wrapped = wrapped || next->isWindow();
        wrapped ? before.prepend(next) : place.near.append(next);
    }
    place.near += before;
    return place;
}

} // namespace vd::ui
