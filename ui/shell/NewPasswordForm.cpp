#include "ui/shell/NewPasswordForm.h"

#include "models/operators/PasswordRules.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace rules = operators::PasswordRules;

namespace {

LineEdit *passwordEdit(const char *name, QWidget *parent)
{
    auto *edit = new LineEdit(parent);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setEchoMode(QLineEdit::Password);
    // One more than allowed, so that too long is said rather than cut.
    edit->setMaxLength(rules::longest + 1);
    return edit;
}

} // namespace

NewPasswordForm::NewPasswordForm(Present present, QWidget *parent)
    : QWidget(parent)
    , m_kind(present)
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_text(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_strip(new MessageStrip(this))
    , m_present(passwordEdit("presentPassword", this))
    , m_new(passwordEdit("newPassword", this))
    , m_again(passwordEdit("newPasswordAgain", this))
    , m_presentField(new FormField({}, m_present, this))
    , m_newField(new FormField({}, m_new, this))
    , m_againField(new FormField({}, m_again, this))
    , m_save(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("newPasswordForm"));
    build();
    connect(m_present, &LineEdit::submitted, this, [this] { m_new->setFocus(); });
    connect(m_new, &LineEdit::submitted, this, [this] { m_again->setFocus(); });
    connect(m_again, &LineEdit::submitted, this, &NewPasswordForm::submit);
    connect(m_save, &QPushButton::clicked, this, &NewPasswordForm::submit);
    connect(m_cancel, &QPushButton::clicked, this, &NewPasswordForm::cancelled);
    retranslate();
}

void NewPasswordForm::build()
{
    m_save->setObjectName(QStringLiteral("newPasswordSave"));
    m_cancel->setObjectName(QStringLiteral("newPasswordCancel"));
    m_save->setAutoDefault(true);
    m_cancel->setAutoDefault(true);
    setVariant(m_save, Variant::Primary);
    m_text->setWordWrap(true);
    m_presentField->setVisible(m_kind == Present::Asked);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::gap);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_strip);
    column->addWidget(m_presentField);
    column->addWidget(m_newField);
    column->addWidget(m_againField);
    column->addSpacing(Theme::gap);
    column->addLayout(buttons);
    setTabOrder(m_present, m_new);
    setTabOrder(m_new, m_again);
    setTabOrder(m_again, m_save);
    setTabOrder(m_save, m_cancel);
}

void NewPasswordForm::begin(const QString &login, const QString &known)
{
    clear();
    m_login = login;
    m_known = known;
    (m_kind == Present::Asked ? m_present : m_new)->setFocus(Qt::OtherFocusReason);
}

void NewPasswordForm::clear()
{
    m_known.clear();
    m_strip->clear();
    for (FormField *field : {m_presentField, m_newField, m_againField}) {
        static_cast<LineEdit *>(field->editor())->clear();
        field->clearMessage();
    }
}

void NewPasswordForm::setBusy(bool busy)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_present, m_new, m_again, m_save, m_cancel})
        widget->setEnabled(!busy);
}

void NewPasswordForm::tellFailure(const Error &error)
{
    if (error.code == QLatin1String("wrong_credentials") && m_kind == Present::Asked)
        m_presentField->setError(tr("This is not your present password."));
    else
        m_strip->tellError(error);
}

void NewPasswordForm::submit()
{
    const QString present = m_kind == Present::Asked ? m_present->text() : m_known;
    const QString password = m_new->text();
    m_strip->clear();
    if (present.isEmpty()) {
        m_presentField->setError({Fault::Rule, QStringLiteral("password_required"), {}, {}});
    } else if (const std::optional<Error> wrong = rules::check(m_login, password)) {
        m_newField->setError(*wrong);
    } else if (password == present) {
        m_newField->setError({Fault::Rule, QStringLiteral("password_same"), {}, {}});
    } else if (password != m_again->text()) {
        m_againField->setError({Fault::Rule, QStringLiteral("password_differs"), {}, {}});
    } else {
        Q_EMIT chosen(present, password);
    }
}

void NewPasswordForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NewPasswordForm::retranslate()
{
    m_title->setText(tr("Choose a password"));
    m_text->setText(m_kind == Present::Known
            ? tr("You signed in with a one-time password. From now on your own one counts; nobody else knows it.")
            : tr("You stay signed in here. At every other computer you are signed out."));
    m_presentField->setLabel(tr("P&resent password"));
    m_newField->setLabel(tr("&New password"));
    m_newField->setHint(tr("At least %1 characters. A sentence or a few words are best.").arg(rules::shortest));
    m_againField->setLabel(tr("The same &again"));
    m_save->setText(tr("Set password"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace vd::ui
