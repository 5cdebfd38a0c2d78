#include "tests/support/TsvTranslator.h"
#include "tests/ui/DoorWindow.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/door/PeopleStepper.h"

#include <QListView>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using test::SignedTickets;
using Door = test::DoorWindow;

namespace {

const VenueId riverside(1);

} // namespace

/// What the door says and does about a code, with the server and without.
class tst_DoorWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offlineIsSaidAndTheScanRetried();
    void lostConnectionIsSaidWhileIdle();
    void fullQueueIsSaid();
    void repeatShowsTheFirstAnswer();
    void undoAsksForAReason();
    void refusedUndoIsTold();
    void admitsPartOfAParty();
    void yesAndNoSoundDifferently();
    void soundsCanBeSwitchedOff();
    void countsAndScansFollow();
    void unansweredAreForgottenOnlyWhenAsked();
    void switchesLanguage();
    void fillsTheScreen();
    void everyControlHasAName();
};

void tst_DoorWorkspace::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_DoorWorkspace"));
    qRegisterMetaType<DoorSounds::Sound>();
}

void tst_DoorWorkspace::offlineIsSaidAndTheScanRetried()
{
    Door door;
    door.sell(7);
    QTRY_VERIFY(!door.gateway.calls(QStringLiteral("terminal_keys")).isEmpty());
    QSignalSpy played(door.door.sounds(), &DoorSounds::played);
    QTRY_COMPARE(door.door.controller()->isReachable(), true);
    door.gateway.setOffline(true);
    door.type(SignedTickets::shortCode(7));
    QTRY_COMPARE(door.word(), QStringLiteral("No connection"));
    QVERIFY(door.door.page()->screen()->face().sentence.contains(QStringLiteral("let nobody in")));
    QCOMPARE(played.at(0).at(0).value<DoorSounds::Sound>(), DoorSounds::Sound::Trouble);
    QVERIFY(door.find<QLabel>("doorConnection")->text().startsWith(QStringLiteral("No connection")));
    QVERIFY(door.find<QPushButton>("retry")->isVisible());
    QCOMPARE(door.door.waiting(), 1);
    door.gateway.setOffline(false);
    Q_EMIT door.changes.connectionBack();
    QVERIFY(!door.door.page()->screen()->face().note.isEmpty());
    QTest::keyClick(door.code(), Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    const auto calls = door.gateway.calls(QStringLiteral("short_code"));
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls.at(0).scanId, calls.at(1).scanId);
    QVERIFY(!door.find<QPushButton>("retry")->isVisible());
}

void tst_DoorWorkspace::lostConnectionIsSaidWhileIdle()
{
    Door door;
    QTRY_VERIFY(!door.gateway.calls(QStringLiteral("last_scans")).isEmpty());
    Q_EMIT door.changes.connectionLost();
    QVERIFY(door.find<QLabel>("sideAge")->isVisible());
    QCOMPARE(door.word(), QStringLiteral("No connection"));
    QVERIFY(door.door.page()->screen()->face().banded);
    Q_EMIT door.changes.connectionBack();
    QCOMPARE(door.word(), QStringLiteral("Ready"));
}

void tst_DoorWorkspace::fullQueueIsSaid()
{
    Door door;
    door.gateway.setHeld(true);
    for (qint64 n = 1; n <= ScanQueue::capacity; ++n)
        door.door.page()->takeScan(SignedTickets::shortCode(n));
    QCOMPARE(door.door.controller()->queue().size(), ScanQueue::capacity);
    door.door.page()->takeScan(SignedTickets::shortCode(1000));
    QVERIFY(door.message().contains(QStringLiteral("64")));
    QVERIFY(door.door.page()->strip()->text().contains(QStringLiteral("64")));
    QVERIFY(!door.door.page()->input()->error().isEmpty());
}

void tst_DoorWorkspace::repeatShowsTheFirstAnswer()
{
    Door door;
    door.sell(1);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    door.clock.advanceSeconds(3);
    door.door.page()->takeScan(door.tickets.token(1));
    QCOMPARE(door.word(), QStringLiteral("Admitted"));
    QVERIFY(!door.door.page()->screen()->face().note.isEmpty());
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
    door.clock.advanceSeconds(60);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Already used"));
    QVERIFY(door.door.page()->screen()->face().sentence.contains(QStringLiteral("17:58")));
}

void tst_DoorWorkspace::undoAsksForAReason()
{
    Door door;
    door.sell(1);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QTRY_VERIFY(door.find<QPushButton>("undo")->isEnabled());
    QTest::keyClick(door.code(), Qt::Key_Z, Qt::ControlModifier);
    auto *prompt = door.find<Prompt>("prompt");
    QTest::mouseClick(door.find<QPushButton>("promptAccept"), Qt::LeftButton);
    QVERIFY(prompt->isVisible());
    QVERIFY(door.gateway.calls(QStringLiteral("undo")).isEmpty());
    door.find<LineEdit>("promptReason")->setText(QStringLiteral("scanned the wrong guest"));
    QTest::mouseClick(door.find<QPushButton>("promptAccept"), Qt::LeftButton);
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("undo")).size(), 1);
    QCOMPARE(door.gateway.calls(QStringLiteral("undo")).at(0).text, QStringLiteral("scanned the wrong guest"));
    QTRY_COMPARE(door.word(), QStringLiteral("Undone"));
    // And at once it can be used again: no "same scan" from memory.
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).size(), 2);
}

void tst_DoorWorkspace::refusedUndoIsTold()
{
    Door door;
    door.sell(1);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_VERIFY(door.find<QPushButton>("undo")->isEnabled());
    door.clock.advanceSeconds(16 * 60);
    QTest::mouseClick(door.find<QPushButton>("undo"), Qt::LeftButton);
    door.find<LineEdit>("promptReason")->setText(QStringLiteral("late"));
    QTest::mouseClick(door.find<QPushButton>("promptAccept"), Qt::LeftButton);
    QTRY_VERIFY(door.door.page()->strip()->text().contains(QStringLiteral("15")));
    QCOMPARE(door.word(), QStringLiteral("Admitted"));
}

void tst_DoorWorkspace::admitsPartOfAParty()
{
    Door door;
    door.sell(1, 4);
    auto *people = door.find<PeopleStepper>("people");
    QTest::mouseClick(door.find<QToolButton>("morePeople"), Qt::LeftButton);
    QTest::keyClick(door.code(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(people->people(), 2);
    door.type(SignedTickets::shortCode(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("short_code")).at(0).people, 2);
    QVERIFY(door.door.page()->screen()->face().party.contains(QStringLiteral("2 of 4")));
    QCOMPARE(people->people(), 0);
}

void tst_DoorWorkspace::yesAndNoSoundDifferently()
{
    Door door;
    door.sell(1);
    QSignalSpy played(door.door.sounds(), &DoorSounds::played);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(played.size(), 1);
    door.door.page()->takeScan(QStringLiteral("https://example.org"));
    QTRY_COMPARE(played.size(), 2);
    QCOMPARE(played.at(0).at(0).value<DoorSounds::Sound>(), DoorSounds::Sound::Yes);
    QCOMPARE(played.at(1).at(0).value<DoorSounds::Sound>(), DoorSounds::Sound::No);
}

void tst_DoorWorkspace::soundsCanBeSwitchedOff()
{
    {
        Door door;
        QTest::mouseClick(door.find<QToolButton>("sound"), Qt::LeftButton);
        QVERIFY(!door.door.sounds()->isEnabled());
    }
    // Remembered; and on again by the keyboard.
    Door door;
    QVERIFY(!door.door.sounds()->isEnabled());
    QTest::keyClick(door.code(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(door.door.sounds()->isEnabled());
}

void tst_DoorWorkspace::countsAndScansFollow()
{
    Door door;
    door.sell(1);
    SlotCount count;
    count.slot = SlotId(1);
    count.spaceName = QStringLiteral("Court 1");
    count.startsAt = door.clock.now().addSecs(120);
    count.endsAt = count.startsAt.addSecs(3600);
    count.expected = 2;
    door.gateway.setCounts(QDate(2026, 12, 5), {count});
    Q_EMIT door.changes.changed(riverside, QStringLiteral("check_in"), {1});
    auto *counts = door.find<QListView>("counts");
    QTRY_COMPARE(counts->model()->rowCount(), 1);
    QVERIFY(counts->model()->index(0, 0).data().toString().contains(QStringLiteral("0 of 2")));
    door.door.page()->takeScan(door.tickets.token(1));
    auto *scans = door.find<QListView>("scans");
    QTRY_COMPARE(scans->model()->rowCount(), 1);
    QVERIFY(scans->model()->index(0, 0).data().toString().contains(QStringLiteral("Admitted")));
    door.door.find();
    QVERIFY(door.find<LineEdit>("countFilter")->hasFocus());
    door.find<LineEdit>("countFilter")->setText(QStringLiteral("pool"));
    QCOMPARE(counts->model()->rowCount(), 0);
}

void tst_DoorWorkspace::unansweredAreForgottenOnlyWhenAsked()
{
    Door door;
    door.gateway.setOffline(true);
    door.type(SignedTickets::shortCode(1));
    QTRY_COMPARE(door.door.waiting(), 1);
    QTest::mouseClick(door.find<QPushButton>("drop"), Qt::LeftButton);
    QTest::mouseClick(door.find<QPushButton>("promptRefuse"), Qt::LeftButton);
    QCOMPARE(door.door.waiting(), 1);
    QTRY_VERIFY(!door.window.findChild<Prompt *>());
    QTest::mouseClick(door.find<QPushButton>("drop"), Qt::LeftButton);
    QTest::mouseClick(door.find<QPushButton>("promptAccept"), Qt::LeftButton);
    QCOMPARE(door.door.waiting(), 0);
}

void tst_DoorWorkspace::switchesLanguage()
{
    Door door;
    door.sell(1);
    door.door.page()->takeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    {
        test::TsvTranslator chinese(QStringLiteral("translations/parts/door.tsv"));
        QCoreApplication::installTranslator(&chinese);
        QCoreApplication::processEvents();
        QCOMPARE(door.word(), QStringLiteral("可入场"));
        QCOMPARE(door.find<QPushButton>("check")->text(), QStringLiteral("核验"));
        QVERIFY(
            door.find<QListView>("scans")->model()->index(0, 0).data().toString().contains(QStringLiteral("可入场")));
        QCOMPARE(door.door.commands().constFirst().title, QStringLiteral("输入短码"));
    }
    QCoreApplication::processEvents();
    QCOMPARE(door.word(), QStringLiteral("Admitted"));
}

void tst_DoorWorkspace::fillsTheScreen()
{
    Door door;
    door.sell(1);
    QTest::keyClick(door.code(), Qt::Key_F11);
    QVERIFY(door.window.isFullScreen());
    auto *body = door.find<QWidget>("doorBody");
    QTRY_COMPARE(body->geometry(), door.window.rect());
    QVERIFY(door.code()->hasFocus());
    door.wedgeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QTest::keyClick(door.code(), Qt::Key_F11);
    QVERIFY(!door.window.isFullScreen());
    QCOMPARE(body->parentWidget(), static_cast<QWidget *>(&door.door));
    QVERIFY(body->isVisible());
    // A lock screen that covers the page covers this too, and the scanner is deaf until it is gone.
    QTest::keyClick(door.code(), Qt::Key_F11);
    QVERIFY(door.window.isFullScreen());
    door.door.hide();
    QVERIFY(!door.window.isFullScreen());
    QVERIFY(!body->isVisible());
    QVERIFY(!door.wedge.isEnabled());
    door.door.show();
    QVERIFY(door.wedge.isEnabled());
    QVERIFY(body->isVisible());
    // Leaving the page leaves full screen too.
    QTest::keyClick(door.code(), Qt::Key_F11);
    door.door.deactivated();
    QVERIFY(!door.window.isFullScreen());
}

void tst_DoorWorkspace::everyControlHasAName()
{
    Door door;
    for (const QWidget *widget : door.door.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&door.door) || widget->focusProxy())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        // Inner parts of lists and fields speak through them.
        const bool inner = widget->objectName().startsWith(QLatin1String("qt_")) || widget->objectName().isEmpty();
        QVERIFY2(named || inner, qPrintable(widget->objectName()));
    }
    QSet<QString> shortcuts;
    for (const Command &command : door.door.commands()) {
        QVERIFY2(!command.title.isEmpty(), qPrintable(command.id));
        if (command.shortcut.isEmpty())
            continue;
        QVERIFY2(!shortcuts.contains(command.shortcut.toString()), qPrintable(command.id));
        shortcuts.insert(command.shortcut.toString());
    }
}

QTEST_MAIN(tst_DoorWorkspace)
#include "tst_DoorWorkspace.moc"
