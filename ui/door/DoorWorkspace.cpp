#include "ui/door/DoorWorkspace.h"

#include "models/base/Changes.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/door/CameraPane.h"
#include "ui/door/DoorBar.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorSidePanel.h"
#include "ui/door/DoorStatusLine.h"
#include "ui/door/DoorTools.h"
#include "ui/door/FullScreen.h"
#include "ui/door/PeopleStepper.h"
#include "ui/door/PictureReader.h"
#include "ui/scan/WedgeDetector.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QMimeData>
#include <QSettings>

namespace vd::ui {

using checkin::DoorController;
using checkin::DoorState;

namespace {

const QString &soundKey()
{
    static const QString key = QStringLiteral("door/sound");
    return key;
}

DoorSounds::Sound soundOf(const DoorState &state)
{
    if (state.phase == DoorState::Phase::NoAnswer)
        return DoorSounds::Sound::Trouble;
    switch (state.verdict.kind) {
    case checkin::VerdictKind::Admitted:
    case checkin::VerdictKind::Provisional:
        return DoorSounds::Sound::Yes;
    case checkin::VerdictKind::Attention:
        return DoorSounds::Sound::Attention;
    case checkin::VerdictKind::Refused:
        break;
    }
    return DoorSounds::Sound::No;
}

} // namespace

DoorWorkspace::DoorWorkspace(const Gateways &gateways, QWidget *parent, WedgeDetector *wedge)
    : Workspace(parent)
    , m_clock(gateways.clock)
    , m_gateways(gateways)
    , m_link({*gateways.checkin, gateways.door, gateways.doorStore, gateways.changes, *gateways.clock, gateways.sealer})
    , m_controller(m_link, nullptr, *gateways.clock)
    , m_history(m_link, gateways.changes)
    , m_counts(m_link, gateways.changes, *gateways.clock)
    , m_pictures(new PictureReader(this))
    , m_wedge(wedge ? wedge : new WedgeDetector(this))
{
    setObjectName(QStringLiteral("door"));
    if (gateways.sealer)
        m_controller.setDocuments(&m_link);
    m_wedge->setEnabled(false);
    setAcceptDrops(true);
    build();
    m_page->input()->setDocuments(gateways.sealer);
    wireInput();
    wireModels();
    setSound(QSettings().value(soundKey(), true).toBool());
}

DoorWorkspace::~DoorWorkspace() = default;

void DoorWorkspace::build()
{
    m_body = new QWidget(this);
    m_body->setObjectName(QStringLiteral("doorBody"));
    m_page = new DoorPage(&m_controller, m_clock, m_body);
    m_tools = new DoorTools(m_gateways, m_link, m_controller, *m_page, this);
    m_side = new DoorSidePanel(&m_counts, &m_history, m_clock, m_body);
    m_camera = new CameraPane(m_side);
    m_side->addTop(m_camera);
    m_page->bar()->setCamera(m_camera->isWanted());
    auto *row = new QHBoxLayout(m_body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_page, 1);
    row->addWidget(m_side);
    auto *home = new QHBoxLayout(this);
    home->setContentsMargins(0, 0, 0, 0);
    home->addWidget(m_body);
    m_fullScreen = new FullScreen(m_body, home, this);
    // In full screen the body lies over the window, so it takes drops itself.
    m_body->setAcceptDrops(true);
    m_body->installEventFilter(this);
}

void DoorWorkspace::wireInput()
{
    connect(m_wedge, &WedgeDetector::scanned, m_page, &DoorPage::takeScan);
    connect(m_wedge, &WedgeDetector::unreadable, this, [this](const Error &error) { m_controller.refuse(error.code); });
    connect(m_camera, &CameraPane::found, m_page, &DoorPage::takeCodes);
    connect(m_camera, &CameraPane::wantedChanged, m_page->bar(), &DoorBar::setCamera);
    connect(m_page->bar(), &DoorBar::cameraToggled, m_camera, &CameraPane::setWanted);
    connect(m_pictures, &PictureReader::found, m_page, &DoorPage::takeCodes);
    connect(m_pictures, &PictureReader::failed, this, [this](const Error &error) {
        // A picture without a code is a guest's ticket that cannot be read; a broken file is only a wrong file.
        if (error.code == QLatin1String("no_code_in_image")) {
            m_page->strip()->clear();
            m_controller.refuse(error.code);
        } else {
            m_controller.turnAway(error);
            m_page->tellError(error);
        }
    });
    connect(m_page->input(), &DoorInput::pictureWanted, this, &DoorWorkspace::choosePicture);
    connect(m_page->input(), &DoorInput::pasteWanted, this, &DoorWorkspace::paste);
    connect(m_page->status(), &DoorStatusLine::dropWanted, this, &DoorWorkspace::askToDrop);
    connect(m_page->status(), &DoorStatusLine::soundToggled, this, &DoorWorkspace::setSound);
    connect(m_page->status(), &DoorStatusLine::fullScreenToggled, this, &DoorWorkspace::toggleFullScreen);
    connect(m_fullScreen, &FullScreen::changed, m_page->status(), &DoorStatusLine::setFullScreen);
    connect(m_side, &DoorSidePanel::undoWanted, this, &DoorWorkspace::askToUndo);
    connect(m_side, &DoorSidePanel::limitReached, this, [this] {
        if (m_active)
            m_sounds.play(DoorSounds::Sound::Trouble);
    });
}

void DoorWorkspace::wireModels()
{
    connect(&m_controller, &DoorController::answered, this, &DoorWorkspace::answered);
    connect(&m_controller, &DoorController::queueChanged, this, &Workspace::waitingChanged);
    connect(m_tools, &DoorTools::mattersChanged, this, &Workspace::waitingChanged);
    connect(m_tools, &DoorTools::openOrder, this, [this](const QString &orderNo) {
        Q_EMIT openRequested(QStringLiteral("desk"), QStringLiteral("search:") + orderNo);
    });
    // The lists come from somewhere else now.
    connect(&m_link, &checkin::DoorLink::modeChanged, this, &DoorWorkspace::reload);
    connect(&m_history, &checkin::DoorHistory::undone, this, [this](CheckInId entry) {
        m_controller.noteUndone(entry);
        m_page->strip()->tell(
            MessageStrip::Kind::Success, [] { return tr("The entry was taken back; the ticket can be used again."); });
        m_counts.reload();
    });
    connect(&m_history, &checkin::DoorHistory::undoFailed, m_page, &DoorPage::tellError);
    connect(&m_history, &checkin::DoorHistory::loaded, this, [this] {
        m_loadedAt = m_clock->now();
        m_side->setAge({});
    });
    connect(&m_history, &checkin::DoorHistory::loadFailed, this, &DoorWorkspace::sayAge);
    connect(&m_controller, &DoorController::reachableChanged, this, [this](bool reachable) {
        if (!reachable)
            sayAge();
    });
    connect(m_page, &DoorPage::notTaken, this, [this] { m_sounds.play(DoorSounds::Sound::Trouble); });
}

int DoorWorkspace::waiting() const
{
    return int(m_controller.queue().unanswered().size()) + m_tools->matters();
}

void DoorWorkspace::setRoles(operators::Roles roles)
{
    m_tools->setRoles(roles);
}

bool DoorWorkspace::takeRoles(operators::Roles roles)
{
    setRoles(roles);
    return true;
}

QString DoorWorkspace::title() const
{
    return tr("Door");
}

QString DoorWorkspace::help() const
{
    return tr(
        "Scan a ticket's code, type the short code under it, or drop a picture of it. The big screen says who may "
        "enter and why not. Entries can be taken back for 15 minutes.");
}

void DoorWorkspace::setVenue(const operators::VenueInfo &venue)
{
    if (m_venue.id != venue.id)
        m_loadedAt = {};
    m_venue = venue;
    m_page->setZone(venue.zone);
    m_side->setZone(venue.zone);
    m_tools->setVenue(venue);
    m_controller.setVenue(venue.id);
    m_history.setVenue(venue.id);
    m_counts.setVenue(venue.id, venue.zone);
}

void DoorWorkspace::sayAge()
{
    m_side->setAge(m_loadedAt.isValid()
            ? tr("As of %1; refreshed when the server is back.").arg(FormatText::time(m_loadedAt, m_venue.zone))
            : tr("These lists could not be loaded yet; it is tried again when the server is back."));
}

void DoorWorkspace::activated()
{
    m_active = true;
    m_wedge->setEnabled(true);
    m_camera->setInFront(true);
    m_page->input()->focusCode();
    reload();
    // After the page is painted: opening the sound device may take a moment.
    QTimer::singleShot(0, &m_sounds, &DoorSounds::prepare);
}

void DoorWorkspace::deactivated()
{
    m_active = false;
    m_wedge->setEnabled(false);
    m_camera->setInFront(false);
    m_fullScreen->leave();
}

void DoorWorkspace::reload()
{
    m_history.reload();
    m_counts.reload();
}

void DoorWorkspace::find()
{
    m_side->focusFilter();
}

void DoorWorkspace::answered()
{
    m_sounds.play(soundOf(m_controller.state()));
    m_tools->answered();
    if (m_controller.state().phase == DoorState::Phase::Answered && !m_controller.state().verdict.repeated)
        reload();
}

void DoorWorkspace::choosePicture()
{
    auto *dialog = new QFileDialog(window(), tr("Picture of a ticket"));
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.webp *.bmp *.gif")), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, m_pictures, &PictureReader::readFiles);
    dialog->open();
}

void DoorWorkspace::paste()
{
    if (m_pictures->readMime(QGuiApplication::clipboard()->mimeData()))
        return;
    // The ticket that was to be pasted has no verdict; the one before it is not its.
    m_controller.clear();
    m_page->strip()->tell(MessageStrip::Kind::Info,
        [] { return tr("The clipboard holds neither a picture nor a text. Copy the ticket first."); });
}

void DoorWorkspace::askToUndo(CheckInId entry)
{
    if (!entry.isValid())
        return;
    Question question;
    question.title = tr("Take this entry back?");
    question.text = m_side->describe(entry);
    question.consequences
        = {tr("The people counted by it are not inside any more."), tr("The ticket can be used again.")};
    question.accept = tr("Take back");
    question.reason = true;
    Prompt::ask(this, question, [this, entry](const QString &reason) { m_history.undo(entry, reason); });
}

void DoorWorkspace::askToDrop()
{
    const int count = int(m_controller.queue().unanswered().size());
    Question question;
    question.title = tr("Forget %n scans without an answer?", nullptr, count);
    question.text = tr("Nobody was let in on them here. A scan the server did get stays counted there.");
    question.accept = tr("Forget them");
    question.danger = true;
    Prompt::ask(this, question, [this](const QString &) { m_controller.dropAll(); });
}

void DoorWorkspace::setSound(bool on)
{
    m_sounds.setEnabled(on);
    m_page->status()->setSound(on);
    QSettings().setValue(soundKey(), on);
}

void DoorWorkspace::toggleFullScreen()
{
    if (m_fullScreen->isOn())
        m_fullScreen->leave();
    else
        m_fullScreen->enter(commands());
    m_page->input()->focusCode();
}

void DoorWorkspace::escape()
{
    if (m_fullScreen->isOn() && m_controller.state().phase == DoorState::Phase::Idle)
        toggleFullScreen();
    else
        m_controller.clear();
}

// Whatever covers the page, a lock screen above all, covers the door in full screen too, and nobody scans meanwhile.
void DoorWorkspace::hideEvent(QHideEvent *event)
{
    Workspace::hideEvent(event);
    if (event->spontaneous())
        return;
    m_wedge->setEnabled(false);
    m_camera->setInFront(false);
    m_fullScreen->leave();
}

void DoorWorkspace::showEvent(QShowEvent *event)
{
    Workspace::showEvent(event);
    m_wedge->setEnabled(m_active);
    m_camera->setInFront(m_active);
}

void DoorWorkspace::dragEnterEvent(QDragEnterEvent *event)
{
    if (PictureReader::accepts(event->mimeData()))
        event->acceptProposedAction();
}

void DoorWorkspace::dropEvent(QDropEvent *event)
{
    if (m_pictures->readMime(event->mimeData()))
        event->acceptProposedAction();
}

bool DoorWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_body && event->type() == QEvent::DragEnter)
        dragEnterEvent(static_cast<QDragEnterEvent *>(event));
    else if (watched == m_body && event->type() == QEvent::Drop)
        dropEvent(static_cast<QDropEvent *>(event));
    else
        return Workspace::eventFilter(watched, event);
    return event->isAccepted();
}

} // namespace vd::ui
