#pragma once

#include "models/base/Result.h"
#include "models/operators/SessionInfo.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFrame;
class QPushButton;

namespace vd::operators {
class PasswordKeeper;
class ProfileStore;
class SignInGateway;
struct Profile;
} // namespace vd::operators

namespace vd::ui {

class FormField;
class LineEdit;
class LoadingBar;
class MessageStrip;
class NewPasswordForm;
class ProfileForm;
class TextLabel;
enum class Language;

/// Server, user, password. A failure says which of its kinds it was; what was typed stays.
class SignInPage : public QWidget
{
    Q_OBJECT

public:
    /// passwords may be null: then nothing is remembered and nothing is offered.
    SignInPage(operators::SignInGateway &gateway, operators::ProfileStore &profiles,
        operators::PasswordKeeper *passwords, QWidget *parent = nullptr);

    /// Reads the profiles again and puts the cursor where typing starts.
    void begin();
    /// Ends with the password forgotten; called when a session begins and when one ends.
    void clearPassword();
    /// A sentence above the form, e.g. why the last session ended.
    void tell(const Error &error);
    /// Signs in as this computer's owner without asking.
    void signInHere();
    /// What the sign-in under way is doing; said once it takes longer than half a second.
    void tellStage(std::function<QString()> words);

Q_SIGNALS:
    void signedIn(const vd::operators::SessionInfo &session);
    void failed(const vd::Error &error);
    void languageChosen(vd::ui::Language language);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildForm();
    [[nodiscard]] QWidget *buildLanguages();
    void showForm(QWidget *form);
    void fillServers();
    void serverChosen(int index);
    void showServer();
    void editProfile(const operators::Profile &profile);
    void saveProfile(const operators::Profile &profile);
    [[nodiscard]] operators::Profile chosenProfile() const;
    void readPassword();
    void submit();
    void finish(const Result<operators::SessionInfo> &answer);
    void changePassword(const QString &oneTime, const QString &password);
    void finishChange(const Result<operators::SessionInfo> &answer);
    void enter(const operators::SessionInfo &session);
    void setBusy(bool busy);
    void sayStage();
    void keepPassword(const operators::SessionInfo &session);
    void retranslate();

    operators::SignInGateway &m_gateway;
    operators::ProfileStore &m_profiles;
    operators::PasswordKeeper *m_passwords = nullptr;
    bool m_busy = false;
    std::function<QString()> m_stage; ///< What the sign-in under way is doing.
    QTimer m_slow; ///< Runs while the sign-in under way is not yet called slow.
    QFrame *m_card = nullptr;
    QWidget *m_form = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_subtitle = nullptr;
    QComboBox *m_server = nullptr;
    QPushButton *m_edit = nullptr;
    LineEdit *m_user = nullptr;
    LineEdit *m_password = nullptr;
    QCheckBox *m_remember = nullptr;
    MessageStrip *m_strip = nullptr;
    QPushButton *m_signIn = nullptr;
    FormField *m_serverField = nullptr;
    FormField *m_userField = nullptr;
    FormField *m_passwordField = nullptr;
    ProfileForm *m_profileForm = nullptr;
    NewPasswordForm *m_newPassword = nullptr;
    LoadingBar *m_loading = nullptr;
};

} // namespace vd::ui
