#include "ui/shell/Workspace.h"

#include <QEvent>
#include <QShortcut>

namespace vd::ui {

Workspace::Workspace(QWidget *parent)
    : QWidget(parent)
{
    connect(this, &Workspace::commandsChanged, this, &Workspace::installShortcuts);
}

Workspace::~Workspace() = default;

void Workspace::open(const QString &) { }

void Workspace::installShortcuts()
{
    // A command may change the commands while its own shortcut is still firing.
    for (QShortcut *old : std::as_const(m_shortcuts)) {
        old->setEnabled(false);
        old->deleteLater();
    }
    m_shortcuts.clear();
    const QList<Command> all = commands();
    for (const Command &command : all) {
        if (command.shortcut.isEmpty())
            continue;
        auto *shortcut = new QShortcut(command.shortcut, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, id = command.id] { trigger(id); });
        m_shortcuts.append(shortcut);
    }
}

void Workspace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    Q_EMIT commandsChanged();
}

Command Workspace::command(
    const char *id, const QString &title, const char *icon, const QKeySequence &keys, std::function<void()> run)
{
    Command made;
    made.id = QString::fromLatin1(id);
    made.title = title;
    made.icon = QString::fromLatin1(icon);
    made.shortcut = keys;
    made.run = std::move(run);
    return made;
}

void Workspace::trigger(const QString &commandId)
{
    // Asked anew: what a command does may depend on what is selected at the moment of the key press.
    const QList<Command> all = commands();
    for (const Command &command : all) {
        if (command.id == commandId && command.run && command.whyNot().isEmpty()) {
            command.run();
            return;
        }
    }
}

} // namespace vd::ui
