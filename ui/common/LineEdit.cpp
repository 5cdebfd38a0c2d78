#include "ui/common/LineEdit.h"

#include "ui/common/Icon.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QMetaMethod>

namespace vd::ui {

LineEdit::LineEdit(QWidget *parent)
    : QLineEdit(parent)
{
}

void LineEdit::setIcon(const QString &name)
{
    addAction(Icon::get(name, Token::Muted), QLineEdit::LeadingPosition);
}

void LineEdit::inputMethodEvent(QInputMethodEvent *event)
{
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
}

void LineEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool escape = event->key() == Qt::Key_Escape;
    if (m_composing && (enter || escape)) {
        // Some input methods let these keys through as well; they end the composition and do nothing else.
        if (enter)
            QGuiApplication::inputMethod()->commit();
        else
            QGuiApplication::inputMethod()->reset();
        m_composing = false;
        event->accept();
        return;
    }
    if (escape && isSignalConnected(QMetaMethod::fromSignal(&LineEdit::escaped))) {
        event->accept();
        Q_EMIT escaped();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (enter && isSignalConnected(QMetaMethod::fromSignal(&LineEdit::submitted))) {
        // Who listens decides; the dialog's default button does not fire as well.
        event->accept();
        Q_EMIT submitted();
    }
}

void LineEdit::focusOutEvent(QFocusEvent *event)
{
    m_composing = false;
    QLineEdit::focusOutEvent(event);
}

} // namespace vd::ui
