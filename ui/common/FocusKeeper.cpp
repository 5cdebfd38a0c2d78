#include "ui/common/FocusKeeper.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QEvent>

namespace vd::ui {

FocusKeeper::FocusKeeper(QObject *parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::moved);
}

void FocusKeeper::moved(QWidget *before, QWidget *now)
{
    // Qt takes the focus away after the button was disabled and before it says so.
    if (qobject_cast<QAbstractButton *>(before) && !before->isEnabled() && before->isVisible()) {
        m_resting = before;
        m_neighbour = now;
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

} // namespace vd::ui
