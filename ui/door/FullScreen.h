#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QBoxLayout;
class QShortcut;
class QWidget;

namespace vd::ui {

struct Command;

/// Lets one widget of a page fill the whole window and the window the whole screen, and puts both back.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// The widget lives in the page's layout.
    FullScreen(QWidget *widget, QBoxLayout *home, QObject *parent);
    ~FullScreen() override;

    [[nodiscard]] bool isOn() const { return m_window != nullptr; }
    /// The page's shortcuts do not reach the widget while it lies over the window, so it gets them itself.
    void enter(const QList<Command> &commands);
    void leave();

Q_SIGNALS:
    void changed(bool on);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QWidget> m_widget;
    QBoxLayout *m_home;
    QPointer<QWidget> m_window;
    QList<QShortcut *> m_shortcuts;
    Qt::WindowStates m_before; // Maximised stays maximised.
};

} // namespace vd::ui
