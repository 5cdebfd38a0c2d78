#pragma once

#include "models/base/Gateways.h"
#include "models/checkin/DoorController.h"
#include "models/checkin/DoorCounts.h"
#include "models/checkin/DoorHistory.h"
#include "models/checkin/DoorLink.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"
#include "ui/door/DoorSounds.h"
#include "ui/shell/Workspace.h"

namespace vd::ui {

class CameraPane;
class DoorPage;
class DoorSidePanel;
class DoorTools;
class FullScreen;
class PictureReader;
class WedgeDetector;

/// Door staff, standing up: scan, read the verdict across the hall, see who is expected, take an entry back.
class DoorWorkspace : public Workspace
{
    Q_OBJECT

public:
    /// Of the gateways, checkin, changes and clock are needed; door and doorStore make it work without the server.
    /// wedge is for tests; without it one is made that hears the whole program while this page is in front.
    explicit DoorWorkspace(const Gateways &gateways, QWidget *parent = nullptr, WedgeDetector *wedge = nullptr);
    ~DoorWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("door"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString icon() const override { return QStringLiteral("door"); }
    [[nodiscard]] QList<Command> commands() override;
    [[nodiscard]] QString help() const override;
    void setVenue(const operators::VenueInfo &venue) override;
    [[nodiscard]] bool worksOffline() const override { return true; }
    void activated() override;
    void deactivated() override;
    void reload() override;
    void find() override;
    [[nodiscard]] int waiting() const override;
    /// What the person may decide; nothing but scanning without it.
    void setRoles(operators::Roles roles);
    [[nodiscard]] bool takeRoles(operators::Roles roles) override;

    [[nodiscard]] checkin::DoorLink *link() { return &m_link; }
    [[nodiscard]] DoorTools *tools() const { return m_tools; }
    [[nodiscard]] checkin::DoorController *controller() { return &m_controller; }
    [[nodiscard]] DoorPage *page() const { return m_page; }
    [[nodiscard]] DoorSounds *sounds() { return &m_sounds; }
    [[nodiscard]] PictureReader *pictures() const { return m_pictures; }
    [[nodiscard]] CameraPane *camera() const { return m_camera; }

protected:
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void wireInput();
    void wireModels();
    void answered();
    void choosePicture();
    void paste();
    void askToUndo(CheckInId entry);
    void askToDrop();
    void setSound(bool on);
    void toggleFullScreen();
    void escape();
    void sayAge();
    [[nodiscard]] QList<Command> scanCommands();
    [[nodiscard]] QList<Command> otherCommands();

    const Clock *m_clock;
    Gateways m_gateways;
    checkin::DoorLink m_link;
    checkin::DoorController m_controller;
    checkin::DoorHistory m_history;
    checkin::DoorCounts m_counts;
    operators::VenueInfo m_venue;
    QDateTime m_loadedAt;
    bool m_active = false;
    DoorSounds m_sounds;
    QWidget *m_body = nullptr;
    DoorPage *m_page = nullptr;
    DoorSidePanel *m_side = nullptr;
    DoorTools *m_tools = nullptr;
    CameraPane *m_camera = nullptr;
    FullScreen *m_fullScreen = nullptr;
    PictureReader *m_pictures = nullptr;
    WedgeDetector *m_wedge = nullptr;
};

} // namespace vd::ui
