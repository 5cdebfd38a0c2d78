#pragma once

#include "models/orders/Order.h"

#include <QTimeZone>
#include <QWidget>

namespace vd::ui {

/// What happened to an order, the latest on top.
class OrderTimeline : public QWidget
{
    Q_OBJECT

public:
    explicit OrderTimeline(QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone) { m_zone = zone; }
    void setEntries(const QList<orders::TimelineEntry> &entries);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QList<orders::TimelineEntry> m_entries;
    QTimeZone m_zone;
};

} // namespace vd::ui
