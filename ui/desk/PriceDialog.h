#pragma once

#include "models/orders/OrderActions.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QPushButton;

namespace vd::ui {

class AmountEdit;
class FormField;
class LineEdit;
class TextLabel;

/// A manual price for an unpaid order, with its reason. Closes itself when it was set.
class PriceDialog : public FormDialog
{
    Q_OBJECT

public:
    PriceDialog(orders::OrderActions &actions, const QTimeZone &zone, QWidget *parent);

private:
    void build();
    void refresh();
    void submit();
    void failed(const Error &error);

    orders::OrderActions &m_actions;
    QTimeZone m_zone;
    OrderId m_order;
    AmountEdit *m_amount = nullptr;
    FormField *m_amountField = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    TextLabel *m_difference = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
