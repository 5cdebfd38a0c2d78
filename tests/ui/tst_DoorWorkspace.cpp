#include "models/base/Changes.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"
#include "tests/support/TsvTranslator.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/PeopleStepper.h"
#include "ui/door/PictureReader.h"
#include "ui/door/VerdictScreen.h"
#include "ui/scan/QrWriter.h"
#include "ui/scan/WedgeDetector.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <QWindow>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::FakeCheckInGateway;
using vd::test::SignedTickets;

namespace {

const VenueId riverside(1);

/// A window with the door in it and a field of something else beside it.
struct Door
{
    test::TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(17, 58), Qt::UTC)};
    qint64 wedgeTime = 1000;
    FakeCheckInGateway gateway{clock};
    Changes changes;
    SignedTickets tickets;
    WedgeDetector wedge{KeyCodes::None, [this] { return wedgeTime; }};
    QWidget window;
    LineEdit elsewhere{&window};
    DoorWorkspace door{Gateways{.checkin = &gateway, .changes = &changes, .clock = &clock}, &window, &wedge};

    Door()
    {
        gateway.setTerminalKeys({tickets.publicKey()});
        auto *column = new QVBoxLayout(&window);
        column->addWidget(&elsewhere);
        column->addWidget(&door);
        door.controller()->setPace(0);
        door.setVenue({riverside, QStringLiteral("Riverside"), QTimeZone::utc(), QStringLiteral("CNY")});
        door.installShortcuts();
        window.resize(1366, 768);
        window.show();
        if (!QTest::qWaitForWindowActive(&window, test::patienceMs))
            qFatal("the window does not open");
        door.activated();
    }
    void sell(qint64 n, int party = 1)
    {
        gateway.addTicket(
            TicketToken::hash(tickets.token(n)), SignedTickets::shortCode(n), SignedTickets::admitted(n, party));
    }
    template <typename T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    LineEdit *code() { return find<LineEdit>("code"); }
    QString message() { return find<QLabel>("codeMessage")->text(); }
    [[nodiscard]] QString word() const { return door.page()->screen()->face().word; }
    [[nodiscard]] DoorState::Phase phase() { return door.controller()->state().phase; }
    void type(const QString &text)
    {
        door.page()->input()->focusCode();
        code()->setText(text);
        QTest::keyClick(code(), Qt::Key_Return);
        wedge.settle();
    }
    /// As a scanner types: quickly, whatever has the focus.
    void wedgeScan(const QString &text)
    {
        for (const QChar c : text) {
            QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(c.unicode()));
            wedgeTime += 4;
        }
        QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    }
    QImage picture(const QString &text) { return QrWriter::toImage(QrWriter::encode(text).value(), 4); }
};

QImage sideBySide(const QList<QImage> &images)
{
    QImage all(int(images.size()) * 420, 420, QImage::Format_RGB32);
    all.fill(Qt::white);
    QPainter painter(&all);
    for (qsizetype i = 0; i < images.size(); ++i)
        painter.drawImage(QPoint(int(i) * 420 + 10, 10), images.at(i));
    return all;
}

} // namespace

class tst_DoorWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void typedCodeIsTolerant();
    void typingMistakesAreToldNearTheField();
    void aRefusedCodeTakesTheLastVerdictAway_data();
    void aRefusedCodeTakesTheLastVerdictAway();
    void aRefusedCodeIsSaidAgainAfterTheGuestBefore();
    void scannerWorksWhileFocusIsElsewhere();
    void scannerIsDeafWhileAway();
    void garbledScanSaysCheckTheScanner();
    void foreignCodeIsNotOneOfOurs();
    void pictureFileIsDecodedEndToEnd();
    void pastedAndDroppedPictures();
    void pictureWithoutCodeAndBrokenFile();
    void severalCodesAreOfferedForChoosing();
    void oneTicketBesideAForeignCodeIsTaken();
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

void tst_DoorWorkspace::typedCodeIsTolerant()
{
    Door door;
    door.sell(7);
    QString typed = SignedTickets::shortCode(7).toLower();
    typed.replace(QLatin1Char('0'), QLatin1Char('o'))
        .replace(QLatin1Char('1'), QLatin1Char('i'))
        .insert(4, QLatin1Char(' '));
    door.type(typed);
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("short_code")).at(0).text, SignedTickets::shortCode(7));
    QVERIFY(door.code()->text().isEmpty());
    QVERIFY(door.door.page()->screen()->face().place.contains(QStringLiteral("18:00-19:00")));
    QVERIFY(door.door.page()->screen()->face().holder.contains(QStringLiteral("C*** Wei")));
}

void tst_DoorWorkspace::typingMistakesAreToldNearTheField()
{
    Door door;
    door.type(QStringLiteral("ABC"));
    QVERIFY(door.message().contains(QLatin1Char('8')) && door.message().contains(QLatin1Char('3')));
    QCOMPARE(door.code()->text(), QStringLiteral("ABC"));
    QVERIFY(door.code()->hasFocus());
    QVERIFY(!door.door.page()->input()->error().isEmpty());
    door.type(QString());
    QVERIFY(!door.door.page()->input()->error().isEmpty());
    QTest::keyClick(door.code(), Qt::Key_7);
    door.wedgeTime += 500;
    door.wedge.settle();
    QTRY_VERIFY(door.door.page()->input()->error().isEmpty());
    QCOMPARE(door.phase(), DoorState::Phase::TurnedAway);
    QVERIFY(door.gateway.calls(QStringLiteral("short_code")).isEmpty());
}

void tst_DoorWorkspace::aRefusedCodeTakesTheLastVerdictAway_data()
{
    QString misread = SignedTickets::shortCode(7);
    misread.back() = misread.back() == QLatin1Char('2') ? QLatin1Char('3') : QLatin1Char('2');
    QTest::addColumn<QString>("typed");
    QTest::newRow("empty") << QString();
    QTest::newRow("too short") << QStringLiteral("ABC");
    QTest::newRow("checksum") << misread;
    QTest::newRow("no such character") << QStringLiteral("ABCDEF*8");
    QTest::newRow("too long") << QString(int(TicketToken::longestInput) + 1, QLatin1Char('7'));
}

void tst_DoorWorkspace::aRefusedCodeTakesTheLastVerdictAway()
{
    QFETCH(QString, typed);
    Door door;
    door.sell(1);
    door.type(SignedTickets::shortCode(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    const QColor green = door.door.page()->screen()->face().ground;
    // As pasted: the field itself cuts what is too long, the code's reader refuses it.
    door.code()->setMaxLength(int(TicketToken::longestInput) + 1);
    door.type(typed);
    const DoorFace &face = door.door.page()->screen()->face();
    QCOMPARE(face.word, QStringLiteral("Not checked"));
    QCOMPARE(face.sentence, door.message());
    QVERIFY(face.ground != green);
    QVERIFY(face.holder.isEmpty() && face.place.isEmpty() && face.party.isEmpty() && !face.enters);
    QCOMPARE(door.gateway.calls(QStringLiteral("short_code")).size(), 1);
}

// The answer of a guest who was first comes late; then it is said again that the typed code was no code.
void tst_DoorWorkspace::aRefusedCodeIsSaidAgainAfterTheGuestBefore()
{
    Door door;
    door.sell(1);
    door.gateway.setHeld(true);
    door.door.page()->takeScan(SignedTickets::shortCode(1));
    door.type(QStringLiteral("ABC"));
    QCOMPARE(door.word(), QStringLiteral("Not checked"));
    QSignalSpy answered(door.door.controller(), &DoorController::answered);
    door.gateway.setHeld(false);
    QTRY_COMPARE(answered.size(), 1);
    QTRY_COMPARE(door.word(), QStringLiteral("Not checked"));
    QCOMPARE(door.phase(), DoorState::Phase::TurnedAway);
    // Put right, it is forgotten.
    door.type(SignedTickets::shortCode(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
}

void tst_DoorWorkspace::scannerWorksWhileFocusIsElsewhere()
{
    Door door;
    door.sell(1);
    door.elsewhere.setFocus();
    QVERIFY(door.elsewhere.hasFocus());
    door.wedgeScan(door.tickets.token(1));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).at(0).tokenHash, TicketToken::hash(door.tickets.token(1)));
    QVERIFY(door.elsewhere.text().isEmpty());
    QVERIFY(door.elsewhere.hasFocus());
}

void tst_DoorWorkspace::scannerIsDeafWhileAway()
{
    Door door;
    door.door.deactivated();
    door.elsewhere.setFocus();
    door.wedgeScan(SignedTickets::shortCode(1));
    QCOMPARE(door.elsewhere.text().toUpper(), SignedTickets::shortCode(1));
    QCOMPARE(door.door.controller()->queue().size(), 0);
}

void tst_DoorWorkspace::garbledScanSaysCheckTheScanner()
{
    Door door;
    Q_EMIT door.wedge.unreadable(Error{Fault::Rule, QStringLiteral("code_unreadable"), {}, {}});
    QCOMPARE(door.word(), QStringLiteral("Cannot read"));
    QVERIFY(door.door.page()->screen()->face().sentence.contains(QStringLiteral("keyboard layout")));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
}

void tst_DoorWorkspace::foreignCodeIsNotOneOfOurs()
{
    Door door;
    door.door.pictures()->readImage(door.picture(QStringLiteral("HTTPS://EXAMPLE.ORG/MENU")));
    QTRY_COMPARE(door.word(), QStringLiteral("Not one of ours"));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
    QCOMPARE(door.gateway.calls(QStringLiteral("refused")).at(0).text, QStringLiteral("not_one_of_ours"));
}

void tst_DoorWorkspace::pictureFileIsDecodedEndToEnd()
{
    Door door;
    door.sell(1);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ticket.png"));
    QVERIFY(door.picture(door.tickets.token(1)).save(path));
    door.door.pictures()->readFiles({path});
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).at(0).tokenHash, TicketToken::hash(door.tickets.token(1)));
}

void tst_DoorWorkspace::pastedAndDroppedPictures()
{
    Door door;
    door.sell(1);
    door.sell(2);
    QGuiApplication::clipboard()->setImage(door.picture(door.tickets.token(1)));
    door.door.page()->input()->focusCode();
    QTest::keyClick(door.code(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("dropped.png"));
    QVERIFY(door.picture(door.tickets.token(2)).save(path));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QCoreApplication::sendEvent(door.find<QWidget>("doorBody"), &enter));
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(door.find<QWidget>("doorBody"), &drop);
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), 2);
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    // An empty clipboard is told, and text in it is a code.
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(door.find<QPushButton>("paste"), Qt::LeftButton);
    QVERIFY(!door.door.page()->strip()->text().isEmpty());
    QGuiApplication::clipboard()->setText(SignedTickets::shortCode(2));
    QTest::mouseClick(door.find<QPushButton>("paste"), Qt::LeftButton);
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("short_code")).size(), 1);
}

void tst_DoorWorkspace::pictureWithoutCodeAndBrokenFile()
{
    Door door;
    QImage blank(200, 200, QImage::Format_RGB32);
    blank.fill(Qt::white);
    door.door.pictures()->readImage(blank);
    QTRY_COMPARE(door.word(), QStringLiteral("Cannot read"));
    QVERIFY(door.door.page()->screen()->face().sentence.contains(QStringLiteral("short code")));
    QTemporaryDir folder;
    QFile broken(folder.filePath(QStringLiteral("broken.png")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("\x89PNG\r\n\x1a\n and then nothing of use");
    broken.close();
    door.door.pictures()->readFiles({broken.fileName()});
    QTRY_VERIFY(!door.door.page()->strip()->text().isEmpty());
    QCOMPARE(door.word(), QStringLiteral("Not checked"));
    door.door.pictures()->readFiles({folder.filePath(QStringLiteral("not there.png"))});
    QTRY_VERIFY(!door.door.pictures()->isBusy());
}

void tst_DoorWorkspace::severalCodesAreOfferedForChoosing()
{
    Door door;
    door.sell(1);
    door.sell(2);
    door.door.pictures()->readImage(
        sideBySide({door.picture(door.tickets.token(1)), door.picture(door.tickets.token(2))}));
    QTRY_VERIFY(door.door.page()->isChoosing());
    QVERIFY(door.gateway.calls(QStringLiteral("token")).isEmpty());
    QVERIFY(door.find<QPushButton>("code2")->text().contains(QStringLiteral("RS-261205-0002")));
    QTest::keyClick(door.find<QWidget>("codeChooser"), Qt::Key_2);
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
    QVERIFY(!door.door.page()->isChoosing());
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).at(0).tokenHash, TicketToken::hash(door.tickets.token(2)));
}

void tst_DoorWorkspace::oneTicketBesideAForeignCodeIsTaken()
{
    Door door;
    door.sell(1);
    door.door.pictures()->readImage(
        sideBySide({door.picture(QStringLiteral("HTTPS://EXAMPLE.ORG")), door.picture(door.tickets.token(1))}));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
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
