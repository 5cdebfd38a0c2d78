#include "ui/desk/ApprovalPrompt.h"

#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/ApprovalWords.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

ApprovalPrompt::ApprovalPrompt(const Gateways &gateways, const operators::ApprovalRequest &what, QWidget *parent)
    : FormDialog(QStringLiteral("approvalPrompt"), tr("A lead signs this one action"), parent)
    , m_approval(gateways, what)
{
    build();
    using Controller = operators::ApprovalController;
    connect(m_login, &LineEdit::submitted, m_password, [this] { m_password->setFocus(Qt::TabFocusReason); });
    connect(m_password, &LineEdit::submitted, this, &ApprovalPrompt::submit);
    connect(m_reason, &LineEdit::submitted, this, &ApprovalPrompt::submit);
    connect(m_sign, &QPushButton::clicked, this, &ApprovalPrompt::submit);
    connect(&m_approval, &Controller::busyChanged, this, [this] { m_sign->setEnabled(!m_approval.isBusy()); });
    connect(&m_approval, &Controller::failed, this, &ApprovalPrompt::failed);
    connect(&m_approval, &Controller::given, this, [this](qint64 approval) {
        Q_EMIT given(approval);
        accept();
    });
    m_login->setFocus();
}

void ApprovalPrompt::build()
{
    auto *what = new TextLabel(ApprovalWords::what(m_approval.what()), FontRole::Strong, Token::Text, this);
    what->setObjectName(QStringLiteral("approvalWhat"));
    what->setWordWrap(true);
    auto *text
        = new TextLabel(tr("The lead signs in for this one action only. The desk stays signed in as before, and the "
                           "password is not kept. Both names stand in the order's history."),
            FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    m_login = new LineEdit(this);
    m_login->setObjectName(QStringLiteral("approvalLogin"));
    m_loginField = new FormField(tr("Lead's user name"), m_login, this);
    m_password = new LineEdit(this);
    m_password->setObjectName(QStringLiteral("approvalPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordField = new FormField(tr("Lead's password"), m_password, this);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("approvalReason"));
    m_reason->setMaxLength(400);
    m_reason->setText(m_approval.what().reason);
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    for (QWidget *widget :
        {static_cast<QWidget *>(what), static_cast<QWidget *>(text), static_cast<QWidget *>(m_loginField),
            static_cast<QWidget *>(m_passwordField), static_cast<QWidget *>(m_reasonField)})
        column()->addWidget(widget);
    m_sign = finish(tr("Cancel"), "approvalSign");
    m_sign->setText(tr("Sign"));
}

void ApprovalPrompt::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (m_login->text().trimmed().isEmpty())
        m_loginField->setError(tr("Type the lead's user name."));
    else if (m_password->text().isEmpty())
        m_passwordField->setError(tr("Type the lead's password."));
    else if (reason.isEmpty())
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
    else
        m_approval.sign(m_login->text().trimmed(), m_password->text(), reason);
}

void ApprovalPrompt::failed(const Error &error)
{
    m_password->clear();
    if (error.code == QLatin1String("wrong_credentials"))
        m_passwordField->setError(error);
    else if (error.code == QLatin1String("approval_own"))
        m_loginField->setError(error);
    else if (error.code == QLatin1String("foreign_venue") || error.code == QLatin1String("not_allowed"))
        m_loginField->setError(tr("This person is no lead at this venue. Ask somebody who is one."));
    else
        messages()->tellError(error);
}

} // namespace vd::ui
