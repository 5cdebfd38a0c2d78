#include "tests/ui/LoneDoor.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/Prompt.h"
#include "ui/door/GuestsDialog.h"
#include "ui/door/MattersDialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using namespace vd::test;

/// What is done at a door besides scanning: guests looked for and let out, sent to the desk, what a lead decides.
class tst_DoorMatters final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }

    void findsGuestsAndWhoIsInside();
    void goingOut();
    void sendsAGuestToTheDesk();
    void aLeadDecides();
    void c37_aLeadOverrulesTheTime();
    void tellsTheSafetyLimit();
};

void tst_DoorMatters::findsGuestsAndWhoIsInside()
{
    LoneDoor a;
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

void tst_DoorMatters::goingOut()
{
    LoneDoor a;
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

void tst_DoorMatters::sendsAGuestToTheDesk()
{
    LoneDoor a;
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

void tst_DoorMatters::aLeadDecides()
{
    LoneDoor a;
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

void tst_DoorMatters::c37_aLeadOverrulesTheTime()
{
    LoneDoor a;
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

void tst_DoorMatters::tellsTheSafetyLimit()
{
    LoneDoor a;
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

QTEST_MAIN(tst_DoorMatters)
#include "tst_DoorMatters.moc"
