#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace vd::ui {

/// Keeps the keyboard where the person left it; installed on the application by Appearance.
/// A button that is out of use while its work runs gives the focus to its neighbour, which may be "Leave it": once it
/// can be pressed again it has the focus again, unless a key, the mouse or the page has moved it meanwhile.
/// A dialog shows from the start where the focus is: that is what Enter will press.
class FocusKeeper : public QObject
{
    Q_OBJECT

public:
    explicit FocusKeeper(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void moved(QWidget *before, QWidget *now);
    void giveBack();

    QPointer<QWidget> m_resting; ///< The button that had the focus and is out of use.
    QPointer<QWidget> m_neighbour; ///< Who has it meanwhile.
};

} // namespace vd::ui
