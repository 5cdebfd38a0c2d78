#pragma once

#include "models/payments/ShiftController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QPushButton;

namespace vd::ui {

class AmountEdit;
class FormField;
class LineEdit;
class Segments;

/// Cash put into the drawer or taken out of it, with the reason. Closes itself when it is recorded.
class CashDialog : public FormDialog
{
    Q_OBJECT

public:
    CashDialog(payments::ShiftController &shift, const QTimeZone &zone, QWidget *parent);

private:
    void build();
    void refresh();
    void submit();
    void failed(const Error &error);
    [[nodiscard]] bool takesOut() const;

    payments::ShiftController &m_shift;
    QTimeZone m_zone;
    Segments *m_way = nullptr;
    AmountEdit *m_amount = nullptr;
    FormField *m_amountField = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
