#include "app/Composition.h"

#include "app/StatusWatch.h"
#include "app/SystemLock.h"
#include "models/base/WhenDone.h"
#include "ui/admin/AdminWorkspace.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/exporting/TableExports.h"
#include "ui/finance/FinanceWorkspace.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/WindowSettings.h"

#include <QApplication>

namespace vd::app {

Composition::Composition(const Options &options, QApplication &application)
    : m_options(options)
    , m_appearance(application)
    , m_secrets(options.dataFolder)
    , m_embedded(options.dataFolder, m_secrets)
    , m_ownServer(m_embedded)
    , m_keys(m_secrets)
    , m_doors(m_secrets, options.dataFolder)
    , m_profiles(options.configFolder + QStringLiteral("/profiles.json"))
    , m_passwords(m_secrets)
    , m_signIn([this] { return m_ownServer.start(); }, m_keys, options.terminal, &m_doors)
{
    m_language.set(options.language.value_or(ui::LanguageSwitch::ofSystem()));
    // A language asked for on the command line is for this run only.
    if (!options.language)
        new ui::WindowSettings(m_language, m_appearance, this);
    if (!options.profile.isEmpty())
        m_profiles.setLast(options.profile, m_profiles.lastUser(options.profile));
    m_window = std::make_unique<ui::MainWindow>(
        ui::MainWindow::Services{m_signIn, m_profiles, &m_passwords, m_language, m_appearance},
        [this](const operators::SessionInfo &info) { return workspaces(info); });
    connect(m_window.get(), &ui::MainWindow::sessionOpened, this, &Composition::opened);
    connect(m_window.get(), &ui::MainWindow::signInFailed, this, &Composition::signInFailed);
    connect(new SystemLock(this), &SystemLock::locked, m_window.get(), &ui::MainWindow::lock);
    connect(&m_embedded, &EmbeddedServer::stageReached, this, &Composition::tellStage);
    connect(&m_signIn, &SessionSignIn::pinned, this,
        [this](const operators::Profile &profile) { m_profiles.save(profile); });
    connect(&m_signIn, &SessionSignIn::refused, m_window.get(), &ui::MainWindow::sessionEnded);
    connect(&m_signIn, &SessionSignIn::rightsChanged, m_window.get(), &ui::MainWindow::rightsChanged);
}

Composition::~Composition() = default;

void Composition::start()
{
    // Before the window is painted: the server's part of the work goes on meanwhile.
    if (m_options.embedded)
        m_window->signInHere();
    m_window->show();
    if (m_options.embedded)
        return;
    if (!m_options.profile.isEmpty() || !m_profiles.profiles().isEmpty())
        return;
    // No server is known but this computer's own: its owner goes straight to work.
    whenDone(m_embedded.status(), this, [this](const Result<EmbeddedCluster::Status> &status) {
        if (status && status->created)
            m_window->signInHere();
    });
}

void Composition::tellStage(EmbeddedServer::Stage stage)
{
    m_window->tellStage([stage] {
        switch (stage) {
        case EmbeddedServer::Stage::Creating:
            return tr("Making this computer's own server. This is done once and takes a moment.");
        case EmbeddedServer::Stage::Starting:
            return tr("Starting this computer's own server.");
        case EmbeddedServer::Stage::Migrating:
            break;
        }
        return tr("Preparing the database of this computer's own server.");
    });
}

QList<ui::MainWindow::Maker> Composition::workspaces(const operators::SessionInfo &info)
{
    const Gateways &gateways = m_signIn.session()->gateways();
    checkin::TicketSigner *signer = &m_signIn.session()->ticketSigner();
    return {
        {QStringLiteral("desk"), [gateways, signer, info] { return new ui::DeskWorkspace(gateways, signer, info); }},
        {QStringLiteral("door"),
            [gateways, roles = info.roles] {
                auto *door = new ui::DoorWorkspace(gateways);
                door->setRoles(roles);
                return door;
            }},
        {QStringLiteral("finance"),
            [gateways, roles = info.roles] { return new ui::FinanceWorkspace(gateways, roles); }},
        {QStringLiteral("admin"),
            [gateways, roles = info.roles] {
                auto *admin = new ui::AdminWorkspace(gateways);
                admin->setRoles(roles);
                return admin;
            }},
    };
}

void Composition::opened(ui::ShellFrame *frame)
{
    if (DeskSession *session = m_signIn.session()) {
        new StatusWatch(session->gateways(), *frame);
        // Alerts and shifts are for some roles only.
        connect(frame, &ui::ShellFrame::rolesChanged, this, [session, frame] {
            delete frame->findChild<StatusWatch *>();
            new StatusWatch(session->gateways(), *frame);
        });
        new ui::TableExports(*session->gateways().finance, *frame);
    }
    Q_EMIT sessionOpened(frame);
}

} // namespace vd::app
