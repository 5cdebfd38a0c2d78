#pragma once

#include "models/schedule/Schedule.h"

#include <QDate>
#include <QHash>
#include <QWidget>

namespace vd::ui {

/// Months side by side; each day shows how many slots are added and taken back there and a sign where some are in
/// conflict or stay because somebody has them.
class PreviewCalendar : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewCalendar(QWidget *parent = nullptr);

    void setRange(const QDate &from, const QDate &to);
    void setDays(const QList<schedule::DayChange> &days);

    /// The words of a day: "Sat 5 Dec 2026: 56 to add, 2 in conflict".
    [[nodiscard]] QString dayText(const QDate &day) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void dayClicked(const QDate &day);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QList<QDate> months() const;
    [[nodiscard]] int columns(int width) const;
    [[nodiscard]] QRect monthRect(int index) const;
    [[nodiscard]] QRect dayRect(const QDate &day) const;
    [[nodiscard]] QDate dayAt(const QPoint &point) const;
    void paintMonth(QPainter &painter, int index) const;
    void paintDay(QPainter &painter, const QRect &box, const QDate &day) const;
    void describe();

    QDate m_from;
    QDate m_to;
    QHash<QDate, schedule::DayChange> m_days;
    int m_most = 0;
};

} // namespace vd::ui
