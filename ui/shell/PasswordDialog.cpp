#include "ui/shell/PasswordDialog.h"

#include "models/base/WhenDone.h"
#include "ui/common/Theme.h"
#include "ui/shell/NewPasswordForm.h"

#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int formWidth = 380;

} // namespace

PasswordDialog *PasswordDialog::open(QWidget *parent, const QString &login, Change change)
{
    auto *dialog = new PasswordDialog(login, std::move(change), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    static_cast<QDialog *>(dialog)->open();
    return dialog;
}

PasswordDialog::PasswordDialog(const QString &login, Change change, QWidget *parent)
    : QDialog(parent)
    , m_change(std::move(change))
    , m_form(new NewPasswordForm(NewPasswordForm::Present::Asked, this))
{
    setObjectName(QStringLiteral("passwordDialog"));
    setWindowTitle(tr("Change your password"));
    setModal(true);
    m_form->setFixedWidth(formWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->addWidget(m_form);
    column->setSizeConstraint(QLayout::SetFixedSize);
    m_form->begin(login);
    connect(m_form, &NewPasswordForm::cancelled, this, &QDialog::reject);
    connect(m_form, &NewPasswordForm::chosen, this, &PasswordDialog::send);
}

void PasswordDialog::send(const QString &present, const QString &password)
{
    m_form->setBusy(true);
    whenDone(m_change(present, password), this, [this](const Result<Done> &done) {
        m_form->setBusy(false);
        if (done)
            accept();
        else
            m_form->tellFailure(done.error());
    });
}

} // namespace vd::ui
