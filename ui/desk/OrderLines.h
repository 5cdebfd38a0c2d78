#pragma once

#include "models/orders/Order.h"

#include <QTimeZone>
#include <QWidget>

class QGridLayout;

namespace vd::ui {

/// What an order holds and what was paid, as a narrow statement: items, total, payments, what is still open.
class OrderLines : public QWidget
{
    Q_OBJECT

public:
    explicit OrderLines(QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone) { m_zone = zone; }
    void setOrder(const orders::Order &order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addItem(const orders::Item &item, int &row);
    void addRefunds(int &row);
    void addMoney(const QString &text, const QString &amount, bool strong, int &row);

    orders::Order m_order;
    QTimeZone m_zone;
    QGridLayout *m_grid = nullptr;
};

} // namespace vd::ui
