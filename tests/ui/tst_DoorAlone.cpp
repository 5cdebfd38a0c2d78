#include "db/local/CipherDoorStore.h"
#include "models/base/Changes.h"
#include "models/checkin/TerminalKey.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/DoorLists.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeDoorGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/door/DoorBar.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorTools.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/GuestsDialog.h"
#include "ui/door/MattersDialog.h"
#include "ui/door/OfflineWords.h"
#include "ui/door/RulesDialog.h"
#include "ui/door/VerdictScreen.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using namespace vd::test;

namespace {

// Runs ahead of the server's by as much as the test says.
class SkewedClock final : public Clock
{
public:
    QDateTime now() const override { return at; }
    QDateTime device() const override { return at.addMSecs(skewMs); }
    QDateTime at = DoorLists::at(9);
    qint64 skewMs = 0;
};

/// A door with a list of its own.
struct Alone
{
    SkewedClock clock;
    FakeCheckInGateway server{clock};
    FakeDoorGateway lists;
    FakeDocumentSealer sealer;
    Changes changes;
    QTemporaryDir folder;
    std::unique_ptr<db::CipherDoorStore> store
        = std::make_unique<db::CipherDoorStore>(folder.filePath(u"door"_s), QByteArray(32, 'q'));
    QWidget window;
    std::unique_ptr<DoorWorkspace> door;

    Alone()
    {
        lists.list = DoorLists::page(20);
        lists.list.head.serverNow = clock.at;
        open();
    }
    void open()
    {
        door = std::make_unique<DoorWorkspace>(Gateways{.checkin = &server,
                                                   .changes = &changes,
                                                   .clock = &clock,
                                                   .sealer = &sealer,
                                                   .door = &lists,
                                                   .doorStore = store.get()},
            &window);
        door->controller()->setPace(0);
        door->setRoles(operators::Role::DeskLead);
        door->setVenue({VenueId(1), u"Riverside"_s, QTimeZone("Asia/Shanghai"), u"CNY"_s});
        if (!window.layout())
            new QVBoxLayout(&window);
        window.layout()->addWidget(door.get());
        window.resize(1366, 768);
        window.show();
        door->activated();
    }
    void sell(qint64 n)
    {
        server.addTicket(DoorLists::tokenHash(n), SignedTickets::shortCode(n), SignedTickets::admitted(n));
    }
    void away(bool on)
    {
        const Error offline{Fault::Offline, u"offline"_s, {}, {}};
        lists.answers.error = on ? std::optional(offline) : std::nullopt;
        server.setOffline(on);
        on ? Q_EMIT changes.connectionLost() : Q_EMIT changes.connectionBack();
    }
    template <typename T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    [[nodiscard]] const DoorStore::State &state() const { return door->link()->sync()->state(); }
    [[nodiscard]] const Verdict &verdict() const { return door->controller()->state().verdict; }
    [[nodiscard]] int answers() const { return door->controller()->state().number; }
    void scan(qint64 n)
    {
        const int before = answers();
        QVERIFY(door->controller()->enter(SignedTickets::shortCode(n)));
        QTRY_COMPARE(answers(), before + 1);
    }
};

} // namespace

/// What staff see while a door works without its server, and what happens when the server is back.
class tst_DoorAlone final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }

    void decidesAloneAndSaysSo();
    void sendsWhatWaitedOnce();
    void whatChangedIsFetchedByDifference();
    void worksOnAfterARestart();
    void slowServersAreNotWaitedFor();
    void withoutAListNobodyIsChecked();
    void tellsAWrongClock();
    void saysWhatIsNotChecked();
    void findsGuestsAndWhoIsInside();
    void goingOut();
    void sendsAGuestToTheDesk();
    void aLeadDecides();
    void documentsCheckInToo();
    void c41_nobodysOwnCodeIsAccepted_data();
    void c41_nobodysOwnCodeIsAccepted();
    void c37_aLeadOverrulesTheTime();
    void tellsTheSafetyLimit();
};

void tst_DoorAlone::decidesAloneAndSaysSo()
{
    Alone a;
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
    Alone a;
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

// Every minute, and soon after another desk changed something: the changes, not the list.
void tst_DoorAlone::whatChangedIsFetchedByDifference()
{
    Alone a;
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
    Alone a;
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
    Alone a;
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
    Alone a;
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
    Alone a;
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
    Alone a;
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

void tst_DoorAlone::findsGuestsAndWhoIsInside()
{
    Alone a;
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(3);
    a.door->tools()->openGuests(true);
    auto *dialog = a.window.findChild<GuestsDialog *>();
    QVERIFY(dialog);
    QTRY_COMPARE(dialog->guests().size(), 1);
    QCOMPARE(dialog->guests().constFirst().inside, 1);
    // Looked for anew before the answer is there, nothing stays dimmed.
    dialog->showInside(false);
    dialog->showInside(true);
    dialog->showInside(false);
    QTRY_COMPARE(dialog->guests().size(), 20);
    QTRY_VERIFY(!dialog->findChild<LoadingBar *>()->isLoading());
    // Let in by hand, after a look at a document.
    const int before = a.answers();
    Q_EMIT dialog->admitWanted(TicketId(5));
    QTRY_COMPARE(a.answers(), before + 1);
    QCOMPARE(a.verdict().code, u"admitted"_s);
    QCOMPARE(a.verdict().ticket, TicketId(5));
    dialog->close();
}

void tst_DoorAlone::goingOut()
{
    Alone a;
    QTRY_VERIFY(a.state().hasManifest);
    a.away(true);
    a.scan(3);
    a.find<DoorBar>("doorBar")->setExit(true);
    Q_EMIT a.find<DoorBar>("doorBar")->exitChosen(true);
    QCOMPARE(a.door->controller()->isExit(), true);
    a.scan(3);
    QCOMPARE(a.verdict().code, u"left"_s);
    a.clock.at = a.clock.at.addSecs(60);
    a.scan(3);
    QCOMPARE(a.verdict().code, u"not_inside"_s);
}

void tst_DoorAlone::sendsAGuestToTheDesk()
{
    Alone a;
    Verdict early = SignedTickets::admitted(4);
    early.code = u"too_early"_s;
    early.kind = VerdictKind::Attention;
    early.admittedNow = 0;
    a.sell(4);
    a.server.setVerdict(SignedTickets::shortCode(4), early);
    QTRY_VERIFY(a.state().hasManifest);
    a.door->setRoles(operators::Role::Door); // a lead would be asked to let them in
    a.scan(4);
    QVERIFY(a.door->page()->strip()->text().contains(u"desk"));
    Q_EMIT a.door->page()->strip()->actionTriggered();
    QTRY_COMPARE(a.lists.sent, QStringList{early.ticket.toString() + u" too_early"_s});
}

void tst_DoorAlone::aLeadDecides()
{
    Alone a;
    Conflict used;
    used.id = 3;
    used.code = u"already_used"_s;
    used.suggested = u"reject"_s;
    used.people = 1;
    used.first = {DoorLists::at(9), {}, u"South door"_s, u"mei"_s, true};
    used.second = {DoorLists::at(9, 5), DoorLists::at(9, 25), u"North door"_s, u"jun"_s, true};
    a.lists.open = {used};
    a.lists.offers = {{8, u"too_early"_s, DoorLists::at(8), u"jun"_s, OrderId(1), u"R-1"_s, u"Court 1"_s,
        DoorLists::at(9), DoorLists::at(10), u"C*** Wei"_s}};
    Q_EMIT a.changes.changed(VenueId(1), u"conflict"_s, {});
    QTRY_COMPARE(a.door->waiting(), 2);
    a.door->tools()->openMatters();
    auto *dialog = a.window.findChild<MattersDialog *>();
    QVERIFY(dialog);
    QTRY_COMPARE(dialog->conflicts().size(), 1);
    dialog->choose(3);
    const QString story = dialog->findChild<QLabel *>(u"conflictStory"_s)->text();
    for (const QString &part : {u"South door"_s, u"North door"_s, u"09:25"_s, u"reject"_s})
        QVERIFY2(story.contains(part), qPrintable(story));
    // Against what the facts speak for a note is asked; with them none.
    dialog->findChild<QPushButton *>(u"acceptEntry"_s)->click();
    auto *prompt = a.window.findChild<Prompt *>();
    QVERIFY(prompt && prompt->findChild<LineEdit *>());
    prompt->reject();
    QTRY_VERIFY(!a.window.findChild<Prompt *>());
    dialog->findChild<QPushButton *>(u"rejectEntry"_s)->click();
    prompt = a.window.findChild<Prompt *>();
    QVERIFY(prompt && !prompt->findChild<LineEdit *>());
    prompt->findChild<QPushButton *>(u"promptAccept"_s)->click();
    QTRY_COMPARE(a.lists.decided, QStringList{u"3 0 "_s});
    QTRY_COMPARE(dialog->conflicts().size(), 0);
    QTRY_COMPARE(dialog->offers().size(), 1);
    dialog->close();
}

void tst_DoorAlone::documentsCheckInToo()
{
    Alone a;
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
    Alone a;
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

void tst_DoorAlone::c37_aLeadOverrulesTheTime()
{
    Alone a;
    a.sell(1);
    Verdict early = SignedTickets::admitted(1);
    early.kind = VerdictKind::Attention;
    early.code = u"too_early"_s;
    early.admittedNow = 0;
    a.server.setVerdict(SignedTickets::shortCode(1), early);
    a.scan(1);
    QCOMPARE(a.verdict().code, u"too_early"_s);
    MessageStrip *strip = a.door->page()->strip();
    QVERIFY(strip->isVisibleTo(&a.window));
    Q_EMIT strip->actionTriggered();
    auto *prompt = a.window.findChild<Prompt *>();
    QVERIFY(prompt);
    prompt->findChild<LineEdit *>(u"promptReason"_s)->setText(u"their bus came early"_s);
    prompt->findChild<QPushButton *>(u"promptAccept"_s)->click();
    QTRY_COMPARE(a.verdict().code, u"admitted"_s);
    const auto calls = a.server.calls(u"anyway"_s);
    QCOMPARE(calls.size(), 1);
    QCOMPARE(calls.first().text, u"their bus came early"_s);
    // Who is no lead sends the guest to the desk instead.
    a.door->setRoles(operators::Role::Door);
    a.sell(2);
    a.server.setVerdict(SignedTickets::shortCode(2), early);
    a.scan(2);
    Q_EMIT strip->actionTriggered();
    QTRY_COMPARE(a.lists.sent.size(), 1);
    QCOMPARE(a.server.calls(u"anyway"_s).size(), 1);
}

void tst_DoorAlone::tellsTheSafetyLimit()
{
    Alone a;
    SlotCount count;
    count.slot = SlotId(1);
    count.spaceName = u"Pool"_s;
    count.startsAt = DoorLists::at(8);
    count.endsAt = DoorLists::at(10);
    count.expected = count.entered = 80;
    count.inside = 59;
    count.most = 60;
    SlotCount over = count;
    over.slot = SlotId(2);
    over.startsAt = DoorLists::at(7);
    over.endsAt = DoorLists::at(8);
    over.inside = 30; // of a slot that is over: gone
    a.server.setCounts(QDate(2026, 12, 5), {over, count});
    a.door->reload();
    auto *limits = a.find<MessageStrip>("limits");
    QCoreApplication::processEvents();
    QVERIFY(!limits->isVisibleTo(&a.window));
    count.inside = 60;
    a.server.setCounts(QDate(2026, 12, 5), {over, count});
    a.door->reload();
    QTRY_VERIFY(limits->isVisibleTo(&a.window));
    QVERIFY(limits->text().contains(u"Pool"_s) && limits->text().contains(u"60"_s));
    // A lead has it among what waits, wherever they are, until it is seen.
    a.lists.alerts = {{7, DoorLists::at(9), u"Pool"_s, 60, 60}};
    Q_EMIT a.changes.changed(VenueId(1), u"alert"_s, {});
    QTRY_COMPARE(a.door->tools()->matters(), 1);
    QCOMPARE(a.door->waiting(), 1);
    a.door->tools()->openMatters();
    auto *alert = a.find<MessageStrip>("safetyAlert");
    QTRY_VERIFY(alert->text().contains(u"Pool"_s));
    Q_EMIT alert->actionTriggered();
    QTRY_COMPARE(a.door->tools()->matters(), 0);
    count.inside = 40;
    a.server.setCounts(QDate(2026, 12, 5), {over, count});
    a.door->reload();
    QTRY_VERIFY(!limits->isVisibleTo(&a.window));
}

QTEST_MAIN(tst_DoorAlone)
#include "tst_DoorAlone.moc"
