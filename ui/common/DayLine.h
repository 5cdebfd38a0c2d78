#pragma once

#include "ui/common/LineEdit.h"

#include <QDate>
#include <QPointer>
#include <QTime>

class QCalendarWidget;

namespace vd::ui {

/// A line for a day, or for a day and a time, that may also stay empty: in the form of the window's language, as in the
/// fields that always have a day (DateForm), with a calendar to choose from. What is typed and cannot be read stays.
class DayLine : public LineEdit
{
    Q_OBJECT

public:
    enum class Holds { Day, Moment };
    /// What a clock on the wall says; in a line for days the time is 00:00.
    struct At
    {
        QDate day;
        QTime time;

        [[nodiscard]] bool isValid() const { return day.isValid() && time.isValid(); }
        bool operator==(const At &) const = default;
    };

    explicit DayLine(Holds holds, QWidget *parent = nullptr);

    /// "5 Dec 2026", "2026年12月5日", "2026-12-05", or the numbers alone in the order of either language; a moment has
    /// its time behind that. Not valid for everything else.
    [[nodiscard]] static At read(const QString &typed, Holds holds);
    /// In the form of the window's language; empty for what is not valid.
    [[nodiscard]] static QString written(const At &at, Holds holds);

    /// Empties the line where it is not valid.
    void setAt(const At &at);
    /// Not valid while the line is empty or cannot be read.
    [[nodiscard]] At at() const { return m_at; }
    /// Where the calendar opens while the line has no day.
    void setToday(const QDate &today) { m_today = today; }
    void openCalendar();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void choose(const QDate &day);
    void tidy();

    Holds m_holds;
    At m_at;
    QDate m_today;
    QAction *m_open = nullptr;
    QPointer<QCalendarWidget> m_calendar; ///< While it is open.
};

} // namespace vd::ui
