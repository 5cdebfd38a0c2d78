#pragma once

#include <QDate>
#include <QHash>
#include <QWidget>

class QFrame;
class QPushButton;
class QToolButton;

namespace vd::ui {

class MiniCalendar;

/// "< Sat 5 Dec 2026 >  [Today]": steps by day, opens a small calendar, returns to the venue's today.
class DateNavigator : public QWidget
{
    Q_OBJECT

public:
    explicit DateNavigator(QWidget *parent = nullptr);

    /// Does not emit dateChanged().
    void setDate(const QDate &date);
    [[nodiscard]] QDate date() const { return m_date; }
    /// The venue's today, from the session's clock and the venue's zone.
    void setToday(const QDate &today);
    void setShares(const QHash<QDate, double> &shares);
    /// Opens the calendar below the date.
    void openCalendar();

public Q_SLOTS:
    void stepBack();
    void stepForward();
    void goToToday();

Q_SIGNALS:
    void dateChanged(const QDate &date);
    /// A day was taken in the calendar: work goes on in the page.
    void picked();
    /// The calendar shows these days and wants their shares; answer with setShares().
    void sharesWanted(const QDate &first, const QDate &last);

protected:
    void changeEvent(QEvent *event) override;

private:
    void choose(const QDate &date);
    void retranslate();

    QDate m_date;
    QDate m_today;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QPushButton *m_shown = nullptr;
    QPushButton *m_todayButton = nullptr;
    QFrame *m_popup = nullptr;
    MiniCalendar *m_calendar = nullptr;
};

} // namespace vd::ui
