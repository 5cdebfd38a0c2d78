#include "ui/door/FullScreen.h"

#include "ui/shell/Command.h"

#include <QBoxLayout>
#include <QEvent>
#include <QShortcut>
#include <QWidget>

namespace vd::ui {

FullScreen::FullScreen(QWidget *widget, QBoxLayout *home, QObject *parent)
    : QObject(parent)
    , m_widget(widget)
    , m_home(home)
{
}

FullScreen::~FullScreen() = default;

void FullScreen::enter(const QList<Command> &commands)
{
    if (m_window || !m_widget)
        return;
    m_window = m_widget->window();
    m_before = m_window->windowState();
    m_home->removeWidget(m_widget);
    m_widget->setParent(m_window);
    m_widget->setAutoFillBackground(true);
    for (const Command &command : commands) {
        if (command.shortcut.isEmpty())
            continue;
        auto *shortcut = new QShortcut(command.shortcut, m_widget);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [command] {
            if (command.run && command.whyNot().isEmpty())
                command.run();
        });
        m_shortcuts.append(shortcut);
    }
    m_window->installEventFilter(this);
    m_window->setWindowState(m_before | Qt::WindowFullScreen);
    m_widget->setGeometry(m_window->rect());
    m_widget->show();
    m_widget->raise();
    Q_EMIT changed(true);
}

void FullScreen::leave()
{
    if (!m_window || !m_widget)
        return;
    qDeleteAll(m_shortcuts);
    m_shortcuts.clear();
    m_window->removeEventFilter(this);
    m_window->setWindowState(m_before);
    m_widget->setAutoFillBackground(false);
    m_home->addWidget(m_widget);
    m_widget->show();
    m_window.clear();
    Q_EMIT changed(false);
}

bool FullScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_window && m_widget)
        m_widget->setGeometry(m_window->rect());
    return QObject::eventFilter(watched, event);
}

} // namespace vd::ui
