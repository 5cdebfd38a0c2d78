#include "ui/desk/ApprovalPrompt.h"

#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/ApprovalWords.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

ApprovalPrompt::ApprovalPrompt(const Gateways &gateways, const operators::ApprovalRequest &what, QWidget *parent)
    : QDialog(parent)
    , m_approval(gateways, what)
{
    setObjectName(QStringLiteral("approvalPrompt"));
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("A lead signs this one action"));
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
    auto *title = new TextLabel(windowTitle(), FontRole::Section, Token::Text, this);
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
    m_messages = new MessageStrip(this);
    m_messages->setClosable(false);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    m_sign = new QPushButton(tr("Sign"), this);
    m_sign->setObjectName(QStringLiteral("approvalSign"));
    setVariant(m_sign, Variant::Primary);
    for (QPushButton *button : {cancel, m_sign})
        button->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_sign);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap);
    for (QWidget *widget : {static_cast<QWidget *>(title), static_cast<QWidget *>(what), static_cast<QWidget *>(text),
             static_cast<QWidget *>(m_loginField), static_cast<QWidget *>(m_passwordField),
             static_cast<QWidget *>(m_reasonField), static_cast<QWidget *>(m_messages)})
        column->addWidget(widget);
    column->addSpacing(Theme::gap);
    column->addLayout(row);
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
    else
        m_messages->tellError(error);
}

} // namespace vd::ui
