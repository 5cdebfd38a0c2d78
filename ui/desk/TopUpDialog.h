#pragma once

#include "models/operators/VenueInfo.h"
#include "models/payments/TopUpController.h"
#include "ui/common/FormDialog.h"

class QComboBox;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class AmountEdit;
class FormField;
class LineEdit;

/// A lead gives a member money, uses of a pass or free hours; to an account there is, or to a new one. Closes itself
/// when it is given.
class TopUpDialog : public FormDialog
{
    Q_OBJECT

public:
    TopUpDialog(const Gateways &gateways, const operators::VenueInfo &venue, CustomerId customer, const QString &name,
        QWidget *parent);

private:
    void build(const QString &name);
    void wire();
    void fillAccounts();
    void refresh();
    void submit();
    void failed(const Error &error);
    [[nodiscard]] payments::Benefit::Kind kind() const;

    payments::TopUpController m_topUp;
    operators::VenueInfo m_venue;
    QComboBox *m_account = nullptr;
    FormField *m_accountField = nullptr;
    LineEdit *m_name = nullptr;
    FormField *m_nameField = nullptr;
    AmountEdit *m_amount = nullptr;
    FormField *m_amountField = nullptr;
    QSpinBox *m_count = nullptr;
    FormField *m_countField = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
