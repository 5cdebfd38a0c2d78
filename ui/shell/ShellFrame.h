#pragma once

#include "models/operators/SessionInfo.h"
#include "ui/shell/Command.h"

#include <QWidget>

class QStackedWidget;

namespace vd::ui {

class HeaderBar;
class MessageStrip;
class Rail;
class StatusLine;
class Workspace;

/// What a signed-in person works in: rail, header, the stacked workspaces and the status line. Made for one session and
/// thrown away with it.
class ShellFrame : public QWidget
{
    Q_OBJECT

public:
    explicit ShellFrame(operators::SessionInfo session, QWidget *parent = nullptr);
    ~ShellFrame() override;

    /// Takes ownership. at: its place in the rail; -1 for the last. Workspaces the roles do not allow are refused.
    bool addWorkspace(Workspace *workspace, int at = -1);
    /// Takes the rights of the session as they are now. Pages that do not go with them are closed; another one that is
    /// there comes to the front where the front one was closed.
    void setRights(const operators::SessionInfo &now);
    [[nodiscard]] QList<Workspace *> workspaces() const { return m_workspaces; }
    [[nodiscard]] Workspace *current() const;
    [[nodiscard]] const operators::SessionInfo &session() const { return m_session; }
    [[nodiscard]] const operators::VenueInfo &venue() const { return m_venue; }

    /// Which roles see a workspace: "desk", "door", "finance", "admin"; any role sees others.
    [[nodiscard]] static bool allows(const QString &workspaceId, operators::Roles roles);

    [[nodiscard]] HeaderBar *header() const { return m_header; }
    [[nodiscard]] Rail *rail() const { return m_rail; }
    [[nodiscard]] StatusLine *status() const { return m_status; }
    /// Above every page: the lost connection, alerts.
    [[nodiscard]] MessageStrip *banner() const { return m_banner; }
    /// The connection is lost; the banner says so.
    [[nodiscard]] bool isLost() const { return m_lost; }

    /// The current workspace's commands and the switches between workspaces and venues.
    [[nodiscard]] QList<Command> commands();
    /// What the other workspaces can do; each goes there first.
    [[nodiscard]] QList<Command> elsewhere();

public Q_SLOTS:
    /// Brings the workspace to the front and lets it open() something.
    void goTo(const QString &workspaceId, const QString &what = {});
    void setVenue(vd::VenueId venue);
    /// The venues this person may see now, by whatever name they have now; the one that is open stays so.
    void setVenues(const QList<vd::operators::VenueInfo> &venues);
    void connectionLost();
    void connectionBack();

Q_SIGNALS:
    void venueChanged(vd::VenueId venue);
    void currentChanged(const QString &workspaceId);
    /// After setRights().
    void rolesChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeScroll();
    void build();
    void retranslate();
    void showLost();
    void closePage(Workspace *workspace);
    void showWaiting(Workspace *workspace);
    [[nodiscard]] QList<Command> switches();

    operators::SessionInfo m_session;
    operators::VenueInfo m_venue;
    QList<Workspace *> m_workspaces;
    Rail *m_rail = nullptr;
    HeaderBar *m_header = nullptr;
    MessageStrip *m_banner = nullptr;
    QStackedWidget *m_pages = nullptr;
    StatusLine *m_status = nullptr;
    bool m_lost = false;
};

} // namespace vd::ui
