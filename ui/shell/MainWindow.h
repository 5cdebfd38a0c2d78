#pragma once

#include "models/operators/SessionInfo.h"
#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/shell/Command.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QMenu;
class QStackedWidget;

namespace vd {
struct Error;
}

namespace vd::operators {
class PasswordKeeper;
class ProfileStore;
class SignInGateway;
} // namespace vd::operators

namespace vd::ui {

class CommandPalette;
class IdleWatch;
class LockScreen;
class ShellFrame;
class ShortcutSheet;
class SignInPage;
class Workspace;

/// The one window: sign-in, then the workspaces, then a lock or the next sign-in.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    /// What the window needs; all outlive it. passwords may be null.
    struct Services
    {
        operators::SignInGateway &signIn;
        operators::ProfileStore &profiles;
        operators::PasswordKeeper *passwords;
        LanguageSwitch &language;
        Appearance &appearance;
    };
    /// A page to be, by its name: the window makes only what the roles allow, and all but the first when it has time.
    struct Maker
    {
        QString id;
        std::function<Workspace *()> make;
    };
    /// The workspaces of a session, in the order of the rail.
    using Workspaces = std::function<QList<Maker>(const operators::SessionInfo &session)>;

    MainWindow(const Services &services, Workspaces workspaces, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The frame of the present session; null before sign-in.
    [[nodiscard]] ShellFrame *frame() const;
    [[nodiscard]] bool isLocked() const;
    /// Milliseconds without a touch until the window locks by itself; 0 never. Ten minutes at first.
    void setIdleLimit(int milliseconds);

    /// Signs in as this computer's owner without asking.
    void signInHere();
    /// What the sign-in under way is doing, for one that takes long.
    void tellStage(std::function<QString()> words);

public Q_SLOTS:
    void openSession(const vd::operators::SessionInfo &session);
    /// Hides everything at once, asks nothing, keeps every draft.
    void lock();
    void signOut();
    /// The server ended the session: back to the sign-in page with the reason.
    void sessionEnded(const vd::Error &error);
    /// An administrator changed what the person signed in may do: the pages follow, and it is said.
    void rightsChanged(const vd::operators::SessionInfo &session);
    void openPalette();
    void openShortcuts();
    void changePassword();

Q_SIGNALS:
    void sessionOpened(vd::ui::ShellFrame *frame);
    void signInFailed(const vd::Error &error);
    /// Right before the frame and its workspaces are destroyed.
    void sessionClosing();
    void locked();
    void unlocked();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void closeSession();
    void later(std::function<void()> step);
    void planPages();
    void makeNext();
    void showSession();
    void makeRest();
    void unlock();
    void fillPersonMenu();
    [[nodiscard]] QList<Command> globalCommands();
    [[nodiscard]] static QList<KeyHint> keysOfLists();
    void retranslate();
    void restorePlace();

    Services m_services;
    Workspaces m_makeWorkspaces;
    QStackedWidget *m_stack = nullptr;
    SignInPage *m_signIn = nullptr;
    LockScreen *m_lock = nullptr;
    QPointer<ShellFrame> m_frame;
    QList<Maker> m_toMake; ///< Of the present session, in order.
    QStringList m_order; ///< Of all its workspaces.
    CommandPalette *m_palette = nullptr;
    ShortcutSheet *m_sheet = nullptr;
    IdleWatch *m_idle = nullptr;
    QMenu *m_personMenu = nullptr;
    QList<QPointer<QWidget>> m_hidden; ///< Other windows that were open when the lock came.
    QPointer<QWidget> m_focusBefore;
};

} // namespace vd::ui
