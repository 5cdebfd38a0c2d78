#pragma once

#include "models/orders/Order.h"

#include <QWidget>

namespace vd::ui {

/// An order's state as a word on a coloured ground.
class StateChip : public QWidget
{
    Q_OBJECT

public:
    explicit StateChip(QWidget *parent = nullptr);

    void setState(orders::OrderState state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QString text() const;

    orders::OrderState m_state = orders::OrderState::Holding;
};

} // namespace vd::ui
