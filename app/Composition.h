#pragma once

#include "app/DoorStores.h"
#include "app/EmbeddedServer.h"
#include "app/OwnServer.h"
#include "app/ProfileFile.h"
#include "app/SecretPasswords.h"
#include "app/Secrets.h"
#include "app/SessionSignIn.h"
#include "app/TerminalKeys.h"
#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/shell/MainWindow.h"

#include <QObject>

#include <memory>

class QApplication;

namespace vd::ui {
class ShellFrame;
} // namespace vd::ui

namespace vd::app {

/// Puts the desktop together, and the only place that does: servers, secrets, sign-in, window, workspaces.
class Composition : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString dataFolder; ///< This computer's own server and secrets.
        QString configFolder; ///< Profiles.
        QString terminal; ///< What the server calls this desk.
        QString profile; ///< Chosen beforehand; empty for the one used last.
        bool embedded = false; ///< Sign in at this computer's own server at once, making it where there is none.
        std::optional<ui::Language> language; ///< None: as the system.
    };

    Composition(const Options &options, QApplication &application);
    ~Composition() override;

    /// Shows the window and, where nobody needs to be asked, signs in.
    void start();
    [[nodiscard]] ui::MainWindow &window() const { return *m_window; }
    /// Null while nobody is signed in.
    [[nodiscard]] DeskSession *session() const { return m_signIn.session(); }

Q_SIGNALS:
    void sessionOpened(vd::ui::ShellFrame *frame);
    void signInFailed(const vd::Error &error);

private:
    [[nodiscard]] QList<ui::MainWindow::Maker> workspaces(const operators::SessionInfo &info);
    void tellStage(EmbeddedServer::Stage stage);
    void opened(ui::ShellFrame *frame);

    Options m_options;
    ui::Appearance m_appearance;
    ui::LanguageSwitch m_language;
    Secrets m_secrets;
    EmbeddedServer m_embedded;
    OwnServer m_ownServer;
    TerminalKeys m_keys;
    DoorStores m_doors;
    ProfileFile m_profiles;
    SecretPasswords m_passwords;
    SessionSignIn m_signIn;
    std::unique_ptr<ui::MainWindow> m_window; // last: its pages use all of the above
};

} // namespace vd::app
