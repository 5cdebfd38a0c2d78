#pragma once

#include <QDate>
#include <QHash>
#include <QWidget>

namespace vd::ui {

/// A month with how full each day is, in figures and as a bar. Arrow keys move, Enter or a click opens the day.
class MonthView : public QWidget
{
    Q_OBJECT

public:
    explicit MonthView(QWidget *parent = nullptr);

    /// Shows the month of a day and puts the cursor there.
    void setDate(const QDate &date);
    [[nodiscard]] QDate date() const { return m_date; }
    void setToday(const QDate &today);
    /// Occupied percent per day; days without are not offered.
    void setShares(const QHash<QDate, int> &percent);
    /// What stands in a day, for tests and screen readers.
    [[nodiscard]] QString sentence(const QDate &day) const;

Q_SIGNALS:
    /// The cursor went to another day.
    void moved(const QDate &date);
    void opened(const QDate &date);
    /// Another month came into view; its first and last visible days.
    void monthShown(const QDate &first, const QDate &last);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintHead(QPainter &painter) const;
    void paintDay(QPainter &painter, const QDate &day) const;
    void move(const QDate &day);
    void announce();
    [[nodiscard]] QDate firstVisible() const;
    [[nodiscard]] QRect box(int index) const;
    [[nodiscard]] QDate dayAt(const QPoint &point) const;

    QDate m_date;
    QDate m_today;
    QDate m_month; ///< Its first day.
    QDate m_hover;
    QHash<QDate, int> m_percent;
};

} // namespace vd::ui
