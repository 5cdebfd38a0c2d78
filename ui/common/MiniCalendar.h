#pragma once

#include <QDate>
#include <QHash>
#include <QWidget>

namespace vd::ui {

/// A month to pick a day from; the ground of a day shows how full it is. Arrow keys move by day and week, Page keys by
/// month, Enter picks, T goes to today.
class MiniCalendar : public QWidget
{
    Q_OBJECT

public:
    explicit MiniCalendar(QWidget *parent = nullptr);

    void setDate(const QDate &date);
    [[nodiscard]] QDate date() const { return m_date; }
    /// The venue's today; marked by a ring.
    void setToday(const QDate &today);
    /// Occupied share (0 to 1) per day; days without a share stay plain. Asked for through monthShown().
    void setShares(const QHash<QDate, double> &shares);
    void showMonth(const QDate &anyDay);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The person picked a day by click or Enter.
    void picked(const QDate &date);
    /// A month came into view; first and last are the first and last visible days.
    void monthShown(const QDate &first, const QDate &last);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QDate firstVisible() const;
    [[nodiscard]] QRect cell(int index) const;
    [[nodiscard]] QDate dayAt(const QPoint &point) const;
    [[nodiscard]] QRect arrow(bool forward) const;
    void paintHeader(QPainter &painter) const;
    void paintDay(QPainter &painter, const QRect &box, const QDate &day) const;
    void move(const QDate &day);
    void announce();

    QDate m_date;
    QDate m_today;
    QDate m_month; ///< First day of the month shown.
    QDate m_hover;
    QHash<QDate, double> m_shares;
};

} // namespace vd::ui
