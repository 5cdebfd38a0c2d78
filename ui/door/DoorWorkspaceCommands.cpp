#include "ui/door/CameraPane.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorSidePanel.h"
#include "ui/door/DoorTools.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/FullScreen.h"
#include "ui/door/PeopleStepper.h"

namespace vd::ui {

QList<Command> DoorWorkspace::commands()
{
    return scanCommands() + m_tools->commands() + otherCommands();
}

QList<Command> DoorWorkspace::scanCommands()
{
    const auto nothingUnanswered
        = [this] { return m_controller.queue().unanswered().isEmpty() ? tr("Every scan has its answer.") : QString(); };
    PeopleStepper *people = m_page->input()->people();
    return {
        {QStringLiteral("door.code"), tr("Type a code"), QStringLiteral("keyboard"), QKeySequence(Qt::Key_F6),
            [this] { m_page->input()->focusCode(); }, {}, {}, QStringLiteral("code")},
        {QStringLiteral("door.document"),
            m_page->input()->isDocumentMode() ? tr("Type short codes again") : tr("Type a document's number"),
            QStringLiteral("document"), QKeySequence(Qt::CTRL | Qt::Key_D),
            [this] { m_page->input()->setDocumentMode(!m_page->input()->isDocumentMode()); },
            [this] { return m_gateways.sealer ? QString() : tr("This computer has no keys for documents."); }, {},
            QStringLiteral("document passport identity")},
        {QStringLiteral("door.camera"), m_camera->isWanted() ? tr("Switch the camera off") : tr("Scan with the camera"),
            QStringLiteral("camera"), QKeySequence(Qt::Key_F8), [this] { m_camera->setWanted(!m_camera->isWanted()); },
            {}, {}, QStringLiteral("camera scan webcam torch")},
        {QStringLiteral("door.picture"), tr("Read a picture's file"), QStringLiteral("image"),
            QKeySequence(Qt::CTRL | Qt::Key_O), [this] { choosePicture(); }, {}, {},
            QStringLiteral("picture image file")},
        {QStringLiteral("door.paste"), tr("Read the clipboard"), QStringLiteral("paste"),
            QKeySequence(Qt::CTRL | Qt::Key_V), [this] { paste(); }, {}, {}, QStringLiteral("paste clipboard")},
        {QStringLiteral("door.more"), tr("Admit one person more"), QStringLiteral("plus"),
            QKeySequence(Qt::CTRL | Qt::Key_Up), [people] { people->more(); }, {}, {}, QStringLiteral("people party")},
        {QStringLiteral("door.fewer"), tr("Admit one person fewer"), QStringLiteral("minus"),
            QKeySequence(Qt::CTRL | Qt::Key_Down), [people] { people->fewer(); }, {}, {},
            QStringLiteral("people party")},
        {QStringLiteral("door.retry"), tr("Ask the unanswered scan again"), QStringLiteral("reload"),
            QKeySequence(Qt::CTRL | Qt::Key_R), [this] { m_controller.retry(); }, nothingUnanswered, {},
            QStringLiteral("retry again")},
        {QStringLiteral("door.forget"), tr("Forget the unanswered scans"), QStringLiteral("trash"), {},
            [this] { askToDrop(); }, nothingUnanswered, {}, QStringLiteral("forget drop")},
    };
}

QList<Command> DoorWorkspace::otherCommands()
{
    return {
        {QStringLiteral("door.undo"), tr("Take an entry back"), QStringLiteral("undo"),
            QKeySequence(Qt::CTRL | Qt::Key_Z), [this] { askToUndo(m_side->entryToUndo()); },
            [this] { return m_side->entryToUndo().isValid() ? QString() : tr("There is no entry to take back."); }, {},
            QStringLiteral("undo")},
        {QStringLiteral("door.clear"), tr("Clear the verdict"), QStringLiteral("close"), QKeySequence(Qt::Key_Escape),
            [this] { escape(); }, {}, {}, QStringLiteral("clear")},
        {QStringLiteral("door.sound"), m_sounds.isEnabled() ? tr("Switch sounds off") : tr("Switch sounds on"),
            m_sounds.isEnabled() ? QStringLiteral("sound-off") : QStringLiteral("sound"),
            QKeySequence(Qt::CTRL | Qt::Key_M), [this] { setSound(!m_sounds.isEnabled()); }, {}, {},
            QStringLiteral("sound mute")},
        {QStringLiteral("door.fullscreen"), m_fullScreen->isOn() ? tr("Leave full screen") : tr("Full screen"),
            QStringLiteral("expand"), QKeySequence(Qt::Key_F11), [this] { toggleFullScreen(); }, {}, {},
            QStringLiteral("full screen")},
    };
}

} // namespace vd::ui
