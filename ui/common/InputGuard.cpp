#include "ui/common/InputGuard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>

namespace vd::ui {

namespace {

// Whoever scrolls a page passes over these; a focused one is passed over as easily as any other.
bool isWheelTrap(const QObject *object)
{
    return qobject_cast<const QAbstractSpinBox *>(object) || qobject_cast<const QComboBox *>(object)
        || qobject_cast<const QTabBar *>(object)
        || (qobject_cast<const QAbstractSlider *>(object) && !qobject_cast<const QScrollBar *>(object));
}

bool isEnter(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

bool endsComposition(const QKeyEvent *event)
{
    return isEnter(event) || event->key() == Qt::Key_Escape;
}

} // namespace

bool InputGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        if (isWheelTrap(watched)) {
            event->ignore(); // the page behind it scrolls
            return true;
        }
        break;
    case QEvent::InputMethod:
        follow(watched, static_cast<QInputMethodEvent *>(event));
        break;
    case QEvent::FocusOut:
        if (watched == m_composing)
            m_composing.clear();
        break;
    case QEvent::ShortcutOverride:
        // Accepting it keeps every shortcut from firing; the key then arrives as a plain key press.
        if (watched == m_composing) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        return holdsBack(watched, static_cast<QKeyEvent *>(event)) || entered(watched, static_cast<QKeyEvent *>(event));
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void InputGuard::follow(QObject *watched, const QInputMethodEvent *event)
{
    if (!event->preeditString().isEmpty())
        m_composing = watched;
    else if (watched == m_composing)
        m_composing.clear();
}

bool InputGuard::holdsBack(QObject *watched, QKeyEvent *event)
{
    if (!m_composing || watched != m_composing || !endsComposition(event))
        return false;
    m_composing.clear();
    if (event->key() == Qt::Key_Escape)
        QGuiApplication::inputMethod()->reset();
    else
        QGuiApplication::inputMethod()->commit();
    event->accept();
    return true;
}

bool InputGuard::entered(QObject *watched, QKeyEvent *event)
{
    if (!isEnter(event) || (event->modifiers() & ~Qt::KeypadModifier))
        return false;
    // Qt gives Enter to the dialog's default button, which may be "Cancel" while "Refund" has the focus, and the
    // reverse.
    if (auto *button = qobject_cast<QPushButton *>(watched)) {
        if (!qobject_cast<QDialog *>(button->window()))
            return false;
        event->accept();
        // A key still held from what opened the dialog answers nothing.
        if (!event->isAutoRepeat())
            button->click();
        return true;
    }
    // Qt tells the number once more at Enter; whoever then asks the server is busy when the dialog is to act.
    if (auto *number = qobject_cast<QSpinBox *>(watched)) {
        number->interpretText();
        number->selectAll();
        event->ignore(); // the dialog gets it
        return true;
    }
    return false;
}

} // namespace vd::ui
