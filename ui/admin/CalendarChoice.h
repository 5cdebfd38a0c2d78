#pragma once

#include "models/schedule/Schedule.h"

#include <QToolButton>

namespace vd::ui {

/// Ticks for the calendars whose days are left out, in a menu; the button names them.
class CalendarChoice : public QToolButton
{
    Q_OBJECT

public:
    explicit CalendarChoice(QWidget *parent = nullptr);

    /// Retired ones are left out. Ticks stay with their calendar.
    void setCalendars(const QList<schedule::Calendar> &calendars);
    [[nodiscard]] QList<CalendarId> chosen() const;
    void choose(const QList<CalendarId> &calendars);
    void retranslate();

Q_SIGNALS:
    void choiceChanged();

private:
    QMenu *m_menu = nullptr;
};

} // namespace vd::ui
