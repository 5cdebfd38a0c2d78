#include "ui/shell/SignInPage.h"

#include "models/base/WhenDone.h"
#include "models/operators/PasswordKeeper.h"
#include "models/operators/ProfileStore.h"
#include "models/operators/SignInGateway.h"
#include "ui/common/FormField.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/shell/NewPasswordForm.h"
#include "ui/shell/ProfileForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using operators::Profile;
using operators::SessionInfo;

namespace {

constexpr int cardWidth = 420;
constexpr int slowMs = 500;
// What stands in the server list beside the profiles' names.
const QString thisComputer = QStringLiteral("\x01this");
const QString newServer = QStringLiteral("\x01new");

} // namespace

SignInPage::SignInPage(operators::SignInGateway &gateway, operators::ProfileStore &profiles,
    operators::PasswordKeeper *passwords, QWidget *parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_profiles(profiles)
    , m_passwords(passwords && passwords->available() ? passwords : nullptr)
{
    setObjectName(QStringLiteral("signInPage"));
    build();
    fillServers();
    retranslate();
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMs);
    connect(&m_slow, &QTimer::timeout, this, &SignInPage::sayStage);
    connect(m_server, &QComboBox::activated, this, &SignInPage::serverChosen);
    connect(m_edit, &QPushButton::clicked, this, [this] { editProfile(chosenProfile()); });
    connect(m_user, &QLineEdit::editingFinished, this, &SignInPage::readPassword);
    connect(m_user, &LineEdit::submitted, this, [this] { m_password->setFocus(); });
    connect(m_password, &LineEdit::submitted, this, &SignInPage::submit);
    connect(m_signIn, &QPushButton::clicked, this, &SignInPage::submit);
    connect(m_profileForm, &ProfileForm::saved, this, &SignInPage::saveProfile);
    connect(m_profileForm, &ProfileForm::removed, this, [this](const QString &name) {
        m_profiles.remove(name);
        fillServers();
        showForm(m_form);
    });
    connect(m_profileForm, &ProfileForm::cancelled, this, [this] {
        showForm(m_form);
        begin();
    });
    connect(m_newPassword, &NewPasswordForm::chosen, this, &SignInPage::changePassword);
    connect(m_newPassword, &NewPasswordForm::cancelled, this, [this] {
        clearPassword();
        showForm(m_form);
        begin();
    });
}

void SignInPage::build()
{
    m_card = new QFrame(this);
    m_card->setFrameShape(QFrame::StyledPanel);
    m_card->setFixedWidth(cardWidth);
    auto *inside = new QVBoxLayout(m_card);
    const int margin = Theme::page + Theme::gap;
    inside->setContentsMargins(margin, margin, margin, margin);
    m_form = buildForm();
    m_profileForm = new ProfileForm(m_card);
    inside->addWidget(m_form);
    inside->addWidget(m_profileForm);
    m_newPassword = new NewPasswordForm(NewPasswordForm::Present::Known, m_card);
    inside->addWidget(m_newPassword);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_card);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, 0, Theme::page, Theme::page);
    column->addStretch(2);
    column->addLayout(row);
    column->addSpacing(Theme::gap);
    column->addWidget(buildLanguages(), 0, Qt::AlignHCenter);
    column->addStretch(3);
    showForm(m_form);
    m_loading = new LoadingBar(m_card);
    m_loading->setDelay(0);
}

QWidget *SignInPage::buildLanguages()
{
    auto *languages = new Segments(this);
    languages->setObjectName(QStringLiteral("signInLanguage"));
    languages->setChoices({QStringLiteral("English"), QStringLiteral("中文")});
    languages->setCurrent(QLocale().language() == QLocale::Chinese ? 1 : 0);
    connect(languages, &Segments::chosen, this,
        [this](int index) { Q_EMIT languageChosen(index == 1 ? Language::Chinese : Language::English); });
    return languages;
}

// Shown and hidden rather than stacked: a stack would not let a long message make the card taller.
void SignInPage::showForm(QWidget *form)
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_form, m_profileForm, m_newPassword})
        each->setVisible(each == form);
}

QWidget *SignInPage::buildForm()
{
    auto *form = new QWidget(m_card);
    m_title = new TextLabel(QStringLiteral("Venuedesk"), FontRole::Title, Token::Text, form);
    m_subtitle = new TextLabel(FontRole::Base, Token::Muted, form);
    m_server = new QComboBox(form);
    m_server->setObjectName(QStringLiteral("signInServer"));
    m_edit = new QPushButton(form);
    m_edit->setObjectName(QStringLiteral("signInEditServer"));
    m_user = new LineEdit(form);
    m_user->setObjectName(QStringLiteral("signInUser"));
    m_user->setMaxLength(63);
    m_password = new LineEdit(form);
    m_password->setObjectName(QStringLiteral("signInPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    m_remember = new QCheckBox(form);
    m_remember->setObjectName(QStringLiteral("signInRemember"));
    m_remember->setVisible(m_passwords);
    m_strip = new MessageStrip(form);
    m_signIn = new QPushButton(form);
    m_signIn->setAutoDefault(true);
    m_signIn->setObjectName(QStringLiteral("signInGo"));
    setVariant(m_signIn, Variant::Primary);
    setLarge(m_signIn);
    m_serverField = new FormField({}, m_server, form);
    m_userField = new FormField({}, m_user, form);
    m_passwordField = new FormField({}, m_password, form);
    auto *server = new QHBoxLayout;
    server->setSpacing(Theme::gap);
    server->addWidget(m_serverField, 1);
    server->addWidget(m_edit, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(Theme::gap);
    column->addWidget(m_strip);
    column->addLayout(server);
    column->addWidget(m_userField);
    column->addWidget(m_passwordField);
    column->addWidget(m_remember);
    column->addSpacing(Theme::gap);
    column->addWidget(m_signIn);
    setTabOrder(m_server, m_edit);
    setTabOrder(m_edit, m_user);
    setTabOrder(m_user, m_password);
    setTabOrder(m_password, m_remember);
    setTabOrder(m_remember, m_signIn);
    return form;
}

void SignInPage::fillServers()
{
    const QString last = m_server->count() > 0 && m_server->currentData().toString() != newServer
        ? m_server->currentData().toString()
        : m_profiles.lastProfile();
    m_server->clear();
    const QList<Profile> profiles = m_profiles.profiles();
    for (const Profile &profile : profiles)
        if (!profile.embedded)
            m_server->addItem(profile.name, profile.name);
    m_server->addItem(tr("This computer only"), thisComputer);
    m_server->addItem(tr("Add a server"), newServer);
    const int at = m_server->findData(last);
    m_server->setCurrentIndex(at >= 0 ? at : 0);
    showServer();
    if (m_user->text().isEmpty())
        m_user->setText(m_profiles.lastUser(m_server->currentData().toString()));
}

void SignInPage::showServer()
{
    const bool here = m_server->currentData().toString() == thisComputer;
    m_edit->setVisible(!here);
    m_userField->setHint(here ? tr("Leave both empty to work as this computer's owner.") : QString());
}

void SignInPage::begin()
{
    fillServers();
    readPassword();
    (m_user->text().isEmpty() ? m_user : m_password)->setFocus(Qt::OtherFocusReason);
}

void SignInPage::clearPassword()
{
    m_password->clear();
    m_newPassword->clear();
}

void SignInPage::tell(const Error &error)
{
    m_strip->tellError(error);
}

void SignInPage::signInHere()
{
    m_server->setCurrentIndex(m_server->findData(thisComputer));
    showServer();
    m_user->clear();
    m_password->clear();
    submit();
}

void SignInPage::tellStage(std::function<QString()> words)
{
    m_stage = std::move(words);
    if (m_busy && !m_slow.isActive())
        sayStage();
}

void SignInPage::sayStage()
{
    if (m_stage)
        m_strip->tell(MessageStrip::Kind::Info, m_stage);
}

void SignInPage::serverChosen(int index)
{
    const QString chosen = m_server->itemData(index).toString();
    if (chosen == newServer) {
        editProfile({});
        return;
    }
    showServer();
    m_strip->clear();
    readPassword();
}

void SignInPage::editProfile(const Profile &profile)
{
    showForm(m_profileForm);
    m_profileForm->edit(profile);
}

void SignInPage::saveProfile(const Profile &profile)
{
    m_profiles.save(profile);
    fillServers();
    m_server->setCurrentIndex(qMax(0, m_server->findData(profile.name)));
    showServer();
    showForm(m_form);
    m_user->setFocus();
}

Profile SignInPage::chosenProfile() const
{
    const QString chosen = m_server->currentData().toString();
    if (chosen == thisComputer) {
        Profile embedded;
        embedded.name = chosen;
        embedded.embedded = true;
        return embedded;
    }
    const QList<Profile> profiles = m_profiles.profiles();
    for (const Profile &profile : profiles)
        if (profile.name == chosen)
            return profile;
    return {};
}

void SignInPage::readPassword()
{
    if (!m_passwords || m_user->text().isEmpty() || !m_password->text().isEmpty())
        return;
    whenDone(m_passwords->read(m_server->currentData().toString(), m_user->text()), this,
        [this](const Result<QString> &kept) {
            if (!kept || !m_password->text().isEmpty())
                return;
            m_password->setText(*kept);
            m_remember->setChecked(true);
        });
}

void SignInPage::submit()
{
    if (m_busy)
        return;
    const Profile profile = chosenProfile();
    if (!profile.embedded && profile.hosts.isEmpty()) {
        m_serverField->setError({Fault::Rule, QStringLiteral("profile_incomplete"), {}, {}});
        return;
    }
    if (m_user->text().trimmed().isEmpty() && !profile.embedded) {
        m_userField->setError({Fault::Rule, QStringLiteral("user_required"), {}, {}});
        return;
    }
    if (m_password->text().isEmpty() && !profile.embedded) {
        m_passwordField->setError({Fault::Rule, QStringLiteral("password_required"), {}, {}});
        return;
    }
    m_strip->clear();
    setBusy(true);
    whenDone(m_gateway.signIn(profile, m_user->text().trimmed(), m_password->text()), this,
        [this](const Result<SessionInfo> &answer) { finish(answer); });
}

void SignInPage::finish(const Result<SessionInfo> &answer)
{
    setBusy(false);
    if (!answer && answer.error().code == QLatin1String("password_change_required")) {
        showForm(m_newPassword);
        m_newPassword->begin(m_user->text().trimmed(), m_password->text());
        return;
    }
    if (!answer) {
        tell(answer.error());
        Q_EMIT failed(answer.error());
        if (answer.error().code == QLatin1String("wrong_credentials"))
            m_password->selectAll();
        return;
    }
    enter(*answer);
}

void SignInPage::enter(const SessionInfo &session)
{
    m_profiles.setLast(m_server->currentData().toString(), m_user->text().trimmed());
    keepPassword(session);
    clearPassword();
    showForm(m_form);
    Q_EMIT signedIn(session);
}

void SignInPage::changePassword(const QString &oneTime, const QString &password)
{
    m_newPassword->setBusy(true);
    m_loading->start();
    m_password->setText(password); // what the keychain is to remember, if asked
    whenDone(m_gateway.signInChanging(chosenProfile(), m_user->text().trimmed(), oneTime, password), this,
        [this](const Result<SessionInfo> &answer) { finishChange(answer); });
}

void SignInPage::finishChange(const Result<SessionInfo> &answer)
{
    m_newPassword->setBusy(false);
    m_loading->stop();
    if (answer)
        enter(*answer);
    else
        m_newPassword->tellFailure(answer.error());
}

void SignInPage::keepPassword(const SessionInfo &)
{
    if (!m_passwords)
        return;
    const QString server = m_server->currentData().toString();
    const QString user = m_user->text().trimmed();
    const Future<Done> stored = m_remember->isChecked() ? m_passwords->keep(server, user, m_password->text())
                                                        : m_passwords->forget(server, user);
    whenDone(stored, this, [this](const Result<Done> &answer) {
        if (!answer && m_remember->isChecked())
            m_strip->tell(MessageStrip::Kind::Warning, [] {
                return tr(
                    "The system's keychain refused. The password is not remembered; signing in works all the same.");
            });
    });
}

void SignInPage::setBusy(bool busy)
{
    m_busy = busy;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_server, m_edit, m_user, m_password, m_remember, m_signIn})
        widget->setEnabled(!busy);
    m_strip->setClosable(!busy);
    if (busy) {
        m_stage = {};
        m_slow.start();
        m_loading->start();
    } else {
        m_slow.stop();
        m_strip->clear();
        m_loading->stop();
    }
    m_signIn->setText(busy ? tr("Signing in") : tr("Sign in"));
    if (!busy)
        m_password->setFocus();
}

void SignInPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Window));
}

void SignInPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SignInPage::retranslate()
{
    if (auto *languages = findChild<Segments *>(QStringLiteral("signInLanguage")))
        languages->setCurrent(QLocale().language() == QLocale::Chinese ? 1 : 0);
    m_subtitle->setText(tr("Sign in to your venue's server"));
    m_serverField->setLabel(tr("&Server"));
    m_userField->setLabel(tr("&User"));
    m_passwordField->setLabel(tr("&Password"));
    showServer();
    m_remember->setText(tr("Remember the password"));
    m_remember->setToolTip(tr("It is kept in the system's keychain and nowhere else."));
    m_edit->setText(tr("Edit"));
    m_signIn->setText(m_busy ? tr("Signing in") : tr("Sign in"));
    m_server->setItemText(m_server->findData(thisComputer), tr("This computer only"));
    m_server->setItemText(m_server->findData(newServer), tr("Add a server"));
}

} // namespace vd::ui
