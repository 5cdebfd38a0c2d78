#pragma once

#include <QObject>
#include <QPointer>

class QInputMethodEvent;
class QKeyEvent;

namespace vd::ui {

/// Keeps accidents from happening anywhere in the program; installed on the application by Appearance.
/// The wheel scrolls pages and lists; it never changes a number, a date, a choice or a tab, with the focus or without.
/// While an input method composes, Enter, Escape and shortcuts belong to the input method.
/// In a dialog Enter presses the button that has the focus, never another one; in a number's field it ends the typing
/// and goes on to the dialog, without the number being told again.
class InputGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isComposing() const { return m_composing; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QObject *watched, const QInputMethodEvent *event);
    [[nodiscard]] bool holdsBack(QObject *watched, QKeyEvent *event);
    [[nodiscard]] bool entered(QObject *watched, QKeyEvent *event);

    QPointer<QObject> m_composing;
};

} // namespace vd::ui
