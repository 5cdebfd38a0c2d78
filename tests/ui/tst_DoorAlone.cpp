#include "models/checkin/TerminalKey.h"
#include "models/checkin/TicketToken.h"
#include "tests/ui/LoneDoor.h"
#include "ui/common/LineEdit.h"
#include "ui/door/DoorInput.h"
#include "ui/door/OfflineWords.h"
#include "ui/door/RulesDialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using namespace vd::test;

/// What staff see while a door works without its server, and what happens when the server is back.
class tst_DoorAlone final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }

    void decidesAloneAndSaysSo();
    void sendsWhatWaitedOnce();
    void anotherVenuesScansKeepNothingBack();
    void whatChangedIsFetchedByDifference();
    void worksOnAfterARestart();
    void slowServersAreNotWaitedFor();
    void withoutAListNobodyIsChecked();
    void tellsAWrongClock();
    void saysWhatIsNotChecked();
    void documentsCheckInToo();
    void c41_nobodysOwnCodeIsAccepted_data();
    void c41_nobodysOwnCodeIsAccepted();
};

void tst_DoorAlone::decidesAloneAndSaysSo()
{
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    QVERIFY(a.find<QLabel>("doorConnection")->text().startsWith(u"Connected"));
    QVERIFY(!a.find<QWidget>("offlineChip")->isVisible());
    a.away(true);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Offline);
    QVERIFY(a.find<QWidget>("offlineChip")->isVisible());
    QVERIFY(a.find<QLabel>("doorConnection")->text().contains(u"09:00"));
    a.scan(1);
    QCOMPARE(a.verdict().code, u"admitted"_s);
    QVERIFY(a.verdict().offline);
    QCOMPARE(a.door->page()->screen()->face().note, u"Offline: by this door's list"_s);
    QTRY_VERIFY(a.find<QLabel>("doorQueue")->text().contains(u"1 scan"));
    QVERIFY(a.door->worksOffline());
    a.clock.at = a.clock.at.addSecs(60);
    a.scan(1);
    QCOMPARE(a.verdict().code, u"already_used"_s);
    // Taken back while alone.
    QTRY_VERIFY(a.find<QPushButton>("undo")->isEnabled());
}

void tst_DoorAlone::sendsWhatWaitedOnce()
{
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(1);
    a.scan(2);
    QTRY_COMPARE(a.state().waiting, 2);
    a.away(false);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Online);
    QCOMPARE(a.state().waiting, 0);
    QCOMPARE(a.lists.uploaded.size(), 2);
    QVERIFY(a.door->page()->strip()->text().contains(u"2 scans were sent"));
    a.away(true);
    a.away(false);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Online);
    QCOMPARE(a.lists.uploaded.size(), 2);
}

// Scans of another venue, brought along from there, wait for somebody of there and keep nothing back here.
void tst_DoorAlone::anotherVenuesScansKeepNothingBack()
{
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(1);
    QTRY_COMPARE(a.state().waiting, 1);
    a.door->setVenue({VenueId(2), u"Harbour"_s, QTimeZone("Asia/Shanghai"), u"CNY"_s});
    QTRY_COMPARE(a.state().elsewhere, 1);
    QCOMPARE(a.state().waiting, 0);
    a.lists.foreign = VenueId(1);
    a.away(false);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Online);
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(2);
    QTRY_COMPARE(a.state().waiting, 1);
    a.away(false);
    QTRY_COMPARE(a.lists.uploaded.size(), 1);
    QCOMPARE(a.lists.uploaded.constFirst().venue, VenueId(2));
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Online);
    // Whoever may take them there.
    a.lists.foreign = {};
    a.away(true);
    a.away(false);
    QTRY_COMPARE(a.state().elsewhere, 0);
    QCOMPARE(a.lists.uploaded.size(), 2);
}

// Every minute, and soon after another desk changed something: the changes, not the list.
void tst_DoorAlone::whatChangedIsFetchedByDifference()
{
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    QCOMPARE(a.lists.cursors, QStringList{QString()});
    a.lists.list = DoorLists::page(0, u"2"_s);
    a.lists.list.head.serverNow = a.clock.at;
    a.lists.list.full = false;
    ManifestTicket refunded = DoorLists::ticket(7);
    refunded.standing = u"refunded"_s;
    a.lists.list.tickets = {refunded};
    // Told by another desk; of another venue nothing is asked.
    Q_EMIT a.changes.changed(VenueId(2), u"slot"_s, {1});
    Q_EMIT a.changes.changed(VenueId(1), u"order"_s, {1});
    QTRY_COMPARE(a.lists.cursors, (QStringList{QString(), u"1"_s}));
    QTRY_COMPARE(a.state().head.cursor, u"2"_s);
    QCOMPARE(a.state().tickets, 20);
    // And by itself.
    auto *everyMinute = a.door->link()->sync()->findChild<QTimer *>(u"everyMinute"_s);
    QVERIFY(everyMinute->isActive());
    QCOMPARE(everyMinute->interval(), 60'000);
    everyMinute->setInterval(1); // a minute goes by
    QTRY_COMPARE(a.lists.cursors.value(2), u"2"_s);
    everyMinute->setInterval(60'000);
    a.away(true);
    a.scan(7);
    QCOMPARE(a.verdict().code, u"refunded"_s);
    a.scan(8);
    QCOMPARE(a.verdict().code, u"admitted"_s);
}

void tst_DoorAlone::worksOnAfterARestart()
{
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(1);
    a.door.reset();
    a.store.reset(); // the program ended, the computer was switched off
    a.store = std::make_unique<db::CipherDoorStore>(a.folder.filePath(u"door"_s), QByteArray(32, 'q'));
    a.open();
    Q_EMIT a.changes.connectionLost();
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Offline);
    QCOMPARE(a.state().waiting, 1);
    a.clock.at = a.clock.at.addSecs(60);
    a.scan(1);
    QCOMPARE(a.verdict().code, u"already_used"_s);
    a.scan(2);
    QCOMPARE(a.verdict().code, u"admitted"_s);
}

void tst_DoorAlone::slowServersAreNotWaitedFor()
{
    LoneDoor a;
    a.sell(1);
    QTRY_VERIFY(a.state().hasManifest);
    a.door->link()->setPatience(50);
    a.server.setHeld(true);
    QVERIFY(a.door->controller()->enter(SignedTickets::shortCode(1)));
    QTRY_COMPARE(a.answers(), 1);
    QVERIFY(a.verdict().offline);
    // The late answer changes nothing; the scan goes up under the same id.
    const QUuid scan = a.server.calls(u"short_code"_s).constFirst().scanId;
    a.server.setHeld(false);
    a.server.release();
    QCOMPARE(a.answers(), 1);
    QTRY_COMPARE(a.lists.uploaded.size(), 1);
    QCOMPARE(a.lists.uploaded.constFirst().scan, scan);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Online);
}

void tst_DoorAlone::withoutAListNobodyIsChecked()
{
    LoneDoor a;
    a.door.reset();
    QTemporaryDir empty;
    a.store = std::make_unique<db::CipherDoorStore>(empty.filePath(u"door"_s), QByteArray(32, 'q'));
    const Error offline{Fault::Offline, u"offline"_s, {}, {}};
    a.lists.answers.error = offline;
    a.server.setOffline(true);
    a.open();
    Q_EMIT a.changes.connectionLost();
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Nowhere);
    QVERIFY(a.find<QLabel>("doorConnection")->text().contains(u"nobody can be checked in"));
}

void tst_DoorAlone::tellsAWrongClock()
{
    LoneDoor a;
    a.lists.list.head.serverNow = a.clock.at;
    a.clock.skewMs = 20 * 60 * 1000;
    Q_EMIT a.changes.connectionBack();
    QTRY_VERIFY(a.find<QLabel>("doorClock")->text().contains(u"fast"));
    QVERIFY(a.find<QLabel>("doorClock")->isVisible());
    a.clock.skewMs = 60 * 1000;
    Q_EMIT a.changes.connectionBack();
    QTRY_VERIFY(!a.find<QLabel>("doorClock")->isVisible()); // two minutes are tolerated
}

void tst_DoorAlone::saysWhatIsNotChecked()
{
    QCOMPARE(OfflineWords::rules().size(), OfflineCheck::uncheckable().size());
    LoneDoor a;
    QTRY_VERIFY(a.state().hasManifest);
    QVERIFY(!a.find<QPushButton>("rules")->isVisible());
    a.away(true);
    QTRY_VERIFY(a.find<QPushButton>("rules")->isVisible());
    a.find<QPushButton>("rules")->click();
    auto *dialog = a.window.findChild<RulesDialog *>();
    QVERIFY(dialog);
    QStringList said;
    for (const QLabel *label : dialog->findChildren<QLabel *>())
        said << label->text();
    for (const QString &rule : OfflineWords::rules())
        QVERIFY2(said.join(u'\n').contains(rule), qPrintable(rule));
}

void tst_DoorAlone::documentsCheckInToo()
{
    LoneDoor a;
    a.lists.list.head.documentVersions = {1};
    for (ManifestTicket &ticket : a.lists.list.tickets)
        ticket.documents = {DoorLists::documentHash(ticket.id.value())};
    a.door->link()->setVenue(VenueId(2));
    a.door->link()->setVenue(VenueId(1));
    QTRY_COMPARE(a.state().head.documentKeys.size(), 1); // the keys came with the list
    a.sell(3);
    a.server.setDocument(DoorLists::documentHash(3), TicketId(3));
    auto *code = a.find<LineEdit>("code");
    const auto type = [&a, code](const QString &text) {
        const int before = a.answers();
        code->setFocus();
        code->setText(text);
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_COMPARE(a.answers(), before + 1);
    };
    // Typed with blanks as printed; a reader that types sends the same.
    QString spaced = DoorLists::documentNumber(3);
    spaced.insert(6, u' ');
    type(spaced);
    QCOMPARE(a.verdict().code, u"admitted"_s);
    QCOMPARE(a.server.calls(u"document"_s).size(), 1);
    QVERIFY(!a.server.calls(u"document"_s).first().text.contains(DoorLists::documentNumber(3)));
    type(DoorLists::documentNumber(4));
    QCOMPARE(a.verdict().code, u"document_unknown"_s);
    // What does not look like one is taken for a short code, unless it is said.
    code->setText(u"ABCDEF"_s);
    QTest::keyClick(code, Qt::Key_Return);
    QVERIFY(!a.find<DoorInput>("doorInput")->error().isEmpty());
    a.find<QPushButton>("document")->click();
    type(u"ABCDEF"_s);
    QCOMPARE(a.verdict().code, u"document_unknown"_s);
    a.find<QPushButton>("document")->click();
    // Without the server by the list and its keys.
    a.away(true);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Offline);
    type(DoorLists::documentNumber(5));
    QCOMPARE(a.verdict().code, u"admitted"_s);
    QVERIFY(a.verdict().offline);
    QCOMPARE(a.verdict().ticket, TicketId(5));
    const auto waiting = a.store->waiting(10).result();
    QCOMPARE(waiting->last().source, u"document"_s);
    QCOMPARE(waiting->last().ticket, TicketId(5));
    type(u"990101194900000000"_s);
    QCOMPARE(a.verdict().code, u"document_unknown"_s);
}

void tst_DoorAlone::c41_nobodysOwnCodeIsAccepted_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("code");
    QTest::addRow("a made-up id") << 0 << u"issuer_unknown"_s;
    QTest::addRow("one character changed") << 1 << u"bad_signature"_s;
    QTest::addRow("of last month") << 2 << u"other_day"_s;
    QTest::addRow("plain text") << 3 << u"not_one_of_ours"_s;
    QTest::addRow("3 kB") << 4 << u"code_too_long"_s;
    QTest::addRow("empty") << 5 << u"code_empty"_s;
}

void tst_DoorAlone::c41_nobodysOwnCodeIsAccepted()
{
    QFETCH(int, which);
    QFETCH(QString, code);
    LoneDoor a;
    SignedTickets desk;
    a.lists.list.head.keys = {desk.publicKey()};
    a.door->link()->setVenue(VenueId(2));
    a.door->link()->setVenue(VenueId(1));
    QTRY_VERIFY(a.state().head.keys.size() == 1);
    a.away(true);
    QTRY_COMPARE(a.door->link()->mode(), DoorLink::Mode::Offline);
    TokenClaims old{TicketId(7), u"R-7"_s, {}, {}, {}, {}};
    old.issuedAt = DoorLists::at(9).addDays(-30);
    old.notBefore = DoorLists::at(10).addDays(-30);
    old.expires = DoorLists::at(11).addDays(-29);
    QString changed = desk.token(1);
    const qsizetype place = changed.size() - 20;
    changed[place] = changed.at(place) == u'A' ? u'B' : u'A';
    const QStringList texts{*TicketToken::sign(*TerminalKey::generate(), old), changed, desk.sign(old),
        u"HTTPS://EXAMPLE.ORG/MENU"_s, QString(3000, u'A'), {}};
    const int before = a.answers();
    QVERIFY(a.door->controller()->scan(texts.at(which), ScanSource::Scanner));
    QTRY_COMPARE(a.answers(), before + 1);
    QCOMPARE(a.verdict().code, code);
    QVERIFY(a.verdict().kind != VerdictKind::Admitted && a.verdict().kind != VerdictKind::Provisional);
    // Kept for the audit, counted as nobody's admission.
    QTRY_COMPARE(a.state().waiting, 1);
    const auto waiting = a.store->waiting(10).result();
    QCOMPARE(waiting->first().kind, u"refused"_s);
    QCOMPARE(waiting->first().verdict, code);
    QCOMPARE(a.store->counts(QDate(2026, 12, 5)).result()->first().entered, 0);
}

QTEST_MAIN(tst_DoorAlone)
#include "tst_DoorAlone.moc"
