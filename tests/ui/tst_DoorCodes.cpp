#include "tests/ui/DoorWindow.h"
#include "ui/common/MessageStrip.h"
#include "ui/door/PictureReader.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using test::SignedTickets;
using Door = test::DoorWindow;

namespace {

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

/// How a code comes to the door: typed, by a scanner, from a picture.
class tst_DoorCodes : public QObject
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
};

void tst_DoorCodes::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_DoorCodes"));
    qRegisterMetaType<DoorSounds::Sound>();
}

void tst_DoorCodes::typedCodeIsTolerant()
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

void tst_DoorCodes::typingMistakesAreToldNearTheField()
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

void tst_DoorCodes::aRefusedCodeTakesTheLastVerdictAway_data()
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

void tst_DoorCodes::aRefusedCodeTakesTheLastVerdictAway()
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
void tst_DoorCodes::aRefusedCodeIsSaidAgainAfterTheGuestBefore()
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

void tst_DoorCodes::scannerWorksWhileFocusIsElsewhere()
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

void tst_DoorCodes::scannerIsDeafWhileAway()
{
    Door door;
    door.door.deactivated();
    door.elsewhere.setFocus();
    door.wedgeScan(SignedTickets::shortCode(1));
    QCOMPARE(door.elsewhere.text().toUpper(), SignedTickets::shortCode(1));
    QCOMPARE(door.door.controller()->queue().size(), 0);
}

void tst_DoorCodes::garbledScanSaysCheckTheScanner()
{
    Door door;
    Q_EMIT door.wedge.unreadable(Error{Fault::Rule, QStringLiteral("code_unreadable"), {}, {}});
    QCOMPARE(door.word(), QStringLiteral("Cannot read"));
    QVERIFY(door.door.page()->screen()->face().sentence.contains(QStringLiteral("keyboard layout")));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
}

void tst_DoorCodes::foreignCodeIsNotOneOfOurs()
{
    Door door;
    door.door.pictures()->readImage(door.picture(QStringLiteral("HTTPS://EXAMPLE.ORG/MENU")));
    QTRY_COMPARE(door.word(), QStringLiteral("Not one of ours"));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
    QCOMPARE(door.gateway.calls(QStringLiteral("refused")).at(0).text, QStringLiteral("not_one_of_ours"));
}

void tst_DoorCodes::pictureFileIsDecodedEndToEnd()
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

void tst_DoorCodes::pastedAndDroppedPictures()
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

void tst_DoorCodes::pictureWithoutCodeAndBrokenFile()
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

void tst_DoorCodes::severalCodesAreOfferedForChoosing()
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

void tst_DoorCodes::oneTicketBesideAForeignCodeIsTaken()
{
    Door door;
    door.sell(1);
    door.door.pictures()->readImage(
        sideBySide({door.picture(QStringLiteral("HTTPS://EXAMPLE.ORG")), door.picture(door.tickets.token(1))}));
    QTRY_COMPARE(door.word(), QStringLiteral("Admitted"));
}

QTEST_MAIN(tst_DoorCodes)
#include "tst_DoorCodes.moc"
