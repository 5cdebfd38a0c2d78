#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace vd::ui {

/// Keeps the keyboard where the person left it; installed on the application by Appearance.
/// A button that is out of use while its work runs gives the focus to its neighbour, which may be "Leave it": once it
/// can be pressed again it has the focus again, unless a key, the mouse or the page has moved it meanwhile.
/// A button that vanishes leaves the focus to what is nearest in its own row, else its card, else its page; Qt would
/// give it to whatever comes next in the window, which may be the header.
/// A dialog shows from the start where the focus is: that is what Enter will press.
class FocusKeeper : public QObject
{
    Q_OBJECT

public:
    explicit FocusKeeper(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Where a button was among what the keyboard reaches.
    struct Place
    {
        QList<QPointer<QWidget>> around; ///< What holds it, from the inside out.
        QList<QPointer<QWidget>> near; ///< What follows it in the tab chain, then what stands before it, nearest first.
    };

    void moved(QWidget *before, QWidget *now);
    void giveBack();
    void vanished(const QWidget *button);
    void settle();
    [[nodiscard]] static Place placeOf(const QWidget *button);

    QPointer<QWidget> m_resting; ///< The button that had the focus and is out of use.
    QPointer<QWidget> m_neighbour; ///< Who has it meanwhile.
    Place m_gone; ///< Of a button that vanished a moment ago.
};

} // namespace vd::ui
