#include "ui/admin/CalendarChoice.h"

#include <QMenu>
#include <QSignalBlocker>

namespace vd::ui {

CalendarChoice::CalendarChoice(QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setMenu(m_menu);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

void CalendarChoice::setCalendars(const QList<schedule::Calendar> &calendars)
{
    const QList<CalendarId> before = chosen();
    m_menu->clear();
    for (const schedule::Calendar &calendar : calendars) {
        if (calendar.retired)
            continue;
        QAction *action = m_menu->addAction(calendar.name);
        action->setCheckable(true);
        action->setData(QVariant::fromValue(calendar.id.value()));
        action->setChecked(before.contains(calendar.id));
        connect(action, &QAction::toggled, this, [this] {
            retranslate();
            Q_EMIT choiceChanged();
        });
    }
    retranslate();
}

QList<CalendarId> CalendarChoice::chosen() const
{
    QList<CalendarId> chosen;
    for (const QAction *action : m_menu->actions())
        if (action->isChecked())
            chosen << CalendarId(action->data().toLongLong());
    return chosen;
}

void CalendarChoice::choose(const QList<CalendarId> &calendars)
{
    for (QAction *action : m_menu->actions()) {
        const QSignalBlocker quiet(action);
        action->setChecked(calendars.contains(CalendarId(action->data().toLongLong())));
    }
    retranslate();
}

void CalendarChoice::retranslate()
{
    QStringList names;
    for (const QAction *action : m_menu->actions())
        if (action->isChecked())
            names << action->text();
    setEnabled(!m_menu->isEmpty());
    setText(m_menu->isEmpty()  ? tr("No calendar yet")
            : names.isEmpty()  ? tr("None")
            : names.size() > 2 ? tr("%n calendar(s)", nullptr, static_cast<int>(names.size()))
                               : names.join(tr(", ")));
}

} // namespace vd::ui
