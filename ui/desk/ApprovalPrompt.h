#pragma once

#include "models/operators/ApprovalController.h"
#include "ui/common/FormDialog.h"

class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;

/// A lead signs one action at somebody else's desk: own login and password, and the reason. The desk stays signed in
/// as before; the password leaves the field with the one call it is for.
class ApprovalPrompt : public FormDialog
{
    Q_OBJECT

public:
    ApprovalPrompt(const Gateways &gateways, const operators::ApprovalRequest &what, QWidget *parent);

Q_SIGNALS:
    void given(qint64 approval);

private:
    void build();
    void submit();
    void failed(const Error &error);

    operators::ApprovalController m_approval;
    LineEdit *m_login = nullptr;
    FormField *m_loginField = nullptr;
    LineEdit *m_password = nullptr;
    FormField *m_passwordField = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_sign = nullptr;
};

} // namespace vd::ui
