#include "models/base/Changes.h"
#include "models/checkin/DoorController.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"

using namespace vd;
using namespace vd::checkin;
using vd::test::FakeCheckInGateway;
using vd::test::SignedTickets;

namespace {

const VenueId riverside(1);

/// A door with its server, its clock and one desk's tickets.
struct Door
{
    test::TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(17, 50), Qt::UTC)};
    FakeCheckInGateway gateway{clock};
    Changes changes;
    SignedTickets tickets;
    DoorController controller{gateway, &changes, clock};

    Door()
    {
        gateway.setTerminalKeys({tickets.publicKey()});
        controller.setVenue(riverside);
        controller.setPace(0);
    }
    void sell(qint64 n, int party = 1)
    {
        gateway.addTicket(
            TicketToken::hash(tickets.token(n)), SignedTickets::shortCode(n), SignedTickets::admitted(n, party));
    }
    [[nodiscard]] bool settled() const
    {
        return !controller.queue().current() && controller.queue().waiting().isEmpty()
            && controller.state().phase != DoorState::Phase::Checking;
    }
    /// Scans and waits for what the screen then shows.
    const DoorState &scan(const QString &text, int people = 0)
    {
        const int before = controller.state().number;
        if (!controller.scan(text, ScanSource::Scanner, people))
            qFatal("the queue is full");
        if (!QTest::qWaitFor(
                [this, before] { return controller.state().number > before && settled(); }, vd::test::patienceMs))
            qFatal("no answer");
        return controller.state();
    }
};

} // namespace

class tst_DoorController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void admitsAGenuineToken();
    void admitsAShortCodeHoweverTyped_data();
    void admitsAShortCodeHoweverTyped();
    void tellsTypingMistakesNearTheField_data();
    void tellsTypingMistakesNearTheField();
    void refusesWithoutAsking_data();
    void refusesWithoutAsking();
    void refusesARevokedDesk();
    void fetchesTheKeysAgainForANewDesk();
    void showsARepeatWithinFiveSeconds();
    void saysAlreadyUsedLater();
    void strongestReasonWins();
    void asksOneAtATimeInOrder();
    void refusesTheSixtyFifth();
    void sameCodeWaitsOnce();
    void keepsTheScanIdWhenOffline();
    void rescanningRetriesUnderTheOldId();
    void lostAnswerIsCountedOnce();
    void timeoutDoesNotStopTheOthers();
    void offlineParksAllWaiting();
    void recordsRefusalsLater();
    void deniedIsNoAnswer();
    void admitsPartOfAParty();
    void dropsOnRequest();
    void undoneIsNotRepeated();
    void followsTheConnection();
    void survivesBeingDestroyedWhileAsking();
    void identifiesSeveral();
};

void tst_DoorController::admitsAGenuineToken()
{
    Door door;
    door.sell(1);
    const DoorState &state = door.scan(door.tickets.token(1));
    QCOMPARE(state.phase, DoorState::Phase::Answered);
    QCOMPARE(state.verdict.kind, VerdictKind::Admitted);
    QCOMPARE(state.verdict.spaceName, QStringLiteral("Court 1"));
    const auto calls = door.gateway.calls(QStringLiteral("token"));
    QCOMPARE(calls.size(), 1);
    QVERIFY(!calls.at(0).scanId.isNull());
    QCOMPARE(calls.at(0).venue, riverside);
    QCOMPARE(calls.at(0).tokenHash, TicketToken::hash(door.tickets.token(1)));
    // Through a wrong keyboard layout with caps lock on the other way it is the same code.
    door.sell(2);
    QCOMPARE(door.scan(door.tickets.token(2).toLower()).verdict.kind, VerdictKind::Admitted);
}

void tst_DoorController::admitsAShortCodeHoweverTyped_data()
{
    QTest::addColumn<QString>("typed");
    const QString code = SignedTickets::shortCode(7);
    QString spaced = code;
    spaced.insert(4, QLatin1Char(' '));
    QString letters = code;
    letters.replace(QLatin1Char('0'), QLatin1Char('o')).replace(QLatin1Char('1'), QLatin1Char('I'));
    QTest::newRow("as printed") << spaced;
    QTest::newRow("together") << code;
    QTest::newRow("lower case") << QStringLiteral("  %1 ").arg(spaced.toLower());
    QTest::newRow("O and I") << letters;
}

void tst_DoorController::admitsAShortCodeHoweverTyped()
{
    QFETCH(const QString, typed);
    Door door;
    door.sell(7);
    QVERIFY(door.controller.enter(typed).has_value());
    QTRY_COMPARE(door.controller.state().phase, DoorState::Phase::Answered);
    QCOMPARE(door.controller.state().verdict.code, QStringLiteral("admitted"));
    QCOMPARE(door.gateway.calls(QStringLiteral("short_code")).at(0).text, SignedTickets::shortCode(7));
}

void tst_DoorController::tellsTypingMistakesNearTheField_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("code");
    QString wrong = SignedTickets::shortCode(7);
    wrong[0] = wrong.at(0) == QLatin1Char('3') ? QLatin1Char('4') : QLatin1Char('3');
    QTest::newRow("nothing") << QStringLiteral("  ") << QStringLiteral("code_empty");
    QTest::newRow("too short") << QStringLiteral("ABCD E") << QStringLiteral("code_unreadable");
    QTest::newRow("too long") << QStringLiteral("ABCDEFGHJK") << QStringLiteral("code_unreadable");
    QTest::newRow("foreign letter") << QStringLiteral("ABCD EFGZ") << QStringLiteral("code_unreadable");
    QTest::newRow("mistyped") << wrong << QStringLiteral("code_checksum");
    QTest::newRow("huge") << QString(5000, QLatin1Char('A')) << QStringLiteral("code_too_long");
}

void tst_DoorController::tellsTypingMistakesNearTheField()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, code);
    Door door;
    const Result<Done> result = door.controller.enter(typed);
    QVERIFY(!result);
    QCOMPARE(result.error().code, code);
    QCOMPARE(door.controller.state().phase, DoorState::Phase::Idle);
    QCOMPARE(door.controller.queue().size(), 0);
}

void tst_DoorController::refusesWithoutAsking_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const SignedTickets stranger;
    QTest::newRow("web address") << QStringLiteral("https://example.org/menu") << QStringLiteral("not_one_of_ours");
    QTest::newRow("plain text") << QStringLiteral("hello") << QStringLiteral("not_one_of_ours");
    QTest::newRow("3 kB") << QString(3000, QLatin1Char('x')) << QStringLiteral("code_too_long");
    QTest::newRow("nothing") << QString() << QStringLiteral("code_empty");
    QTest::newRow("unknown desk") << stranger.token(1) << QStringLiteral("issuer_unknown");
}

void tst_DoorController::refusesWithoutAsking()
{
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    Door door;
    const DoorState &state = door.scan(text);
    QCOMPARE(state.phase, DoorState::Phase::Answered);
    QCOMPARE(state.verdict.kind, VerdictKind::Refused);
    QCOMPARE(state.verdict.code, code);
    QVERIFY(door.gateway.calls(QStringLiteral("token")).isEmpty());
    QVERIFY(door.gateway.calls(QStringLiteral("short_code")).isEmpty());
    // Kept as evidence, and no admission among the records.
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
    QCOMPARE(door.gateway.calls(QStringLiteral("refused")).at(0).text, code);
    for (const Scan &scan : door.gateway.scans())
        QCOMPARE(scan.kind, QStringLiteral("refused"));
}

void tst_DoorController::refusesARevokedDesk()
{
    Door door;
    door.sell(1);
    door.gateway.setTerminalKeys({door.tickets.publicKey(true)});
    DoorController fresh(door.gateway, nullptr, door.clock);
    fresh.setVenue(riverside);
    QVERIFY(fresh.scan(door.tickets.token(1), ScanSource::Scanner));
    QTRY_COMPARE(fresh.state().phase, DoorState::Phase::Answered);
    QCOMPARE(fresh.state().verdict.code, QStringLiteral("issuer_revoked"));
    // One character changed: the signature does not hold.
    QString forged = door.tickets.token(1);
    const qsizetype middle = forged.size() / 2;
    forged[middle] = forged.at(middle) == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
    QCOMPARE(door.scan(forged).verdict.code, QStringLiteral("bad_signature"));
}

void tst_DoorController::fetchesTheKeysAgainForANewDesk()
{
    Door door;
    door.sell(1);
    QCOMPARE(door.scan(door.tickets.token(1)).verdict.code, QStringLiteral("admitted"));
    const SignedTickets other;
    door.gateway.setTerminalKeys({door.tickets.publicKey(), other.publicKey()});
    door.gateway.addTicket(TicketToken::hash(other.token(9)), {}, SignedTickets::admitted(9));
    QCOMPARE(door.scan(other.token(9)).verdict.code, QStringLiteral("admitted"));
}

void tst_DoorController::showsARepeatWithinFiveSeconds()
{
    Door door;
    door.sell(1);
    door.scan(door.tickets.token(1));
    const QUuid first = door.controller.state().scan;
    door.clock.advanceSeconds(4);
    const DoorState &again = door.scan(door.tickets.token(1));
    QCOMPARE(again.verdict.code, QStringLiteral("admitted"));
    QVERIFY(again.verdict.repeated);
    QCOMPARE(again.scan, first);
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
}

void tst_DoorController::saysAlreadyUsedLater()
{
    Door door;
    door.sell(1);
    door.scan(door.tickets.token(1));
    door.clock.advanceSeconds(5);
    const DoorState &later = door.scan(door.tickets.token(1));
    QCOMPARE(later.verdict.code, QStringLiteral("already_used"));
    QCOMPARE(later.verdict.kind, VerdictKind::Attention);
    QVERIFY(!later.verdict.facts.value(QStringLiteral("used_at")).toString().isEmpty());
}

void tst_DoorController::strongestReasonWins()
{
    // Used, then refunded: what the server says now is shown, never a remembered "already used".
    Door door;
    door.sell(1);
    door.scan(door.tickets.token(1));
    door.clock.advanceSeconds(600);
    Verdict refunded;
    refunded.code = QStringLiteral("refunded");
    door.gateway.setVerdict(TicketToken::hash(door.tickets.token(1)), refunded);
    QCOMPARE(door.scan(door.tickets.token(1)).verdict.code, QStringLiteral("refunded"));
    QCOMPARE(door.controller.state().verdict.kind, VerdictKind::Refused);
}

void tst_DoorController::asksOneAtATimeInOrder()
{
    Door door;
    for (qint64 n = 1; n <= 3; ++n)
        door.sell(n);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setHeld(true);
    QStringList answers;
    connect(&door.controller, &DoorController::answered, this,
        [&] { answers << door.controller.state().verdict.orderNo.right(1); });
    for (qint64 n = 1; n <= 3; ++n)
        QVERIFY(door.controller.scan(door.tickets.token(n), ScanSource::Scanner));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
    QCOMPARE(door.controller.queue().waiting().size(), 2);
    for (int i = 0; i < 3; ++i) {
        QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), i + 1);
        door.gateway.release();
        QTRY_COMPARE(answers.size(), i + 1);
    }
    QCOMPARE(answers, (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
}

void tst_DoorController::refusesTheSixtyFifth()
{
    Door door;
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setHeld(true);
    for (qint64 n = 1; n <= ScanQueue::capacity; ++n)
        QVERIFY(door.controller.scan(SignedTickets::shortCode(n), ScanSource::Scanner).has_value());
    QCOMPARE(door.controller.queue().size(), ScanQueue::capacity);
    const Result<Done> full = door.controller.scan(SignedTickets::shortCode(1000), ScanSource::Scanner);
    QVERIFY(!full);
    QCOMPARE(full.error().code, QStringLiteral("queue_full"));
    QCOMPARE(door.controller.queue().size(), ScanQueue::capacity);
    QTRY_VERIFY(door.gateway.heldCount() > 0);
    door.gateway.setHeld(false);
    door.gateway.release();
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("short_code")).size(), ScanQueue::capacity);
    QTRY_VERIFY(door.settled());
}

void tst_DoorController::sameCodeWaitsOnce()
{
    Door door;
    door.sell(1);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setHeld(true);
    QVERIFY(door.controller.scan(door.tickets.token(1), ScanSource::Scanner));
    QVERIFY(door.controller.scan(door.tickets.token(1).toLower(), ScanSource::Scanner));
    QCOMPARE(door.controller.queue().size(), 1);
    QTRY_VERIFY(door.gateway.heldCount() > 0);
    door.gateway.setHeld(false);
    door.gateway.release();
    QTRY_VERIFY(door.settled());
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
}

void tst_DoorController::keepsTheScanIdWhenOffline()
{
    Door door;
    door.sell(1);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setOffline(true);
    const DoorState &state = door.scan(door.tickets.token(1));
    QCOMPARE(state.phase, DoorState::Phase::NoAnswer);
    QCOMPARE(state.error.fault, Fault::Offline);
    QVERIFY(!door.controller.isReachable());
    QCOMPARE(door.controller.queue().unanswered().size(), 1);

    door.gateway.setOffline(false);
    door.controller.retry();
    QTRY_COMPARE(door.controller.state().phase, DoorState::Phase::Answered);
    QCOMPARE(door.controller.state().verdict.code, QStringLiteral("admitted"));
    const auto calls = door.gateway.calls(QStringLiteral("token"));
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls.at(0).scanId, calls.at(1).scanId);
    QCOMPARE(door.controller.queue().size(), 0);
}

void tst_DoorController::rescanningRetriesUnderTheOldId()
{
    Door door;
    door.sell(1);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setOffline(true);
    door.scan(door.tickets.token(1));
    door.gateway.setOffline(false);
    QCOMPARE(door.scan(door.tickets.token(1)).verdict.code, QStringLiteral("admitted"));
    const auto calls = door.gateway.calls(QStringLiteral("token"));
    QCOMPARE(calls.at(0).scanId, calls.at(1).scanId);
}

void tst_DoorController::lostAnswerIsCountedOnce()
{
    // The server acted but its answer was lost; minutes later the same scan gets the first answer, not "already used".
    Door door;
    door.sell(1);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setLosesAnswers(true);
    QCOMPARE(door.scan(door.tickets.token(1)).phase, DoorState::Phase::NoAnswer);
    door.gateway.setLosesAnswers(false);
    door.clock.advanceSeconds(180);
    QCOMPARE(door.scan(door.tickets.token(1)).verdict.code, QStringLiteral("admitted"));
    int entries = 0;
    for (const Scan &scan : door.gateway.scans())
        entries += scan.kind == QLatin1String("entry") ? 1 : 0;
    QCOMPARE(entries, 1);
}

void tst_DoorController::timeoutDoesNotStopTheOthers()
{
    Door door;
    door.sell(1);
    door.sell(2);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setHeld(true);
    door.gateway.setError(Error{Fault::Timeout, QStringLiteral("timeout"), {}, {}});
    QVERIFY(door.controller.scan(door.tickets.token(1), ScanSource::Scanner));
    QVERIFY(door.controller.scan(door.tickets.token(2), ScanSource::Scanner));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), 1);
    door.gateway.release();
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("token")).size(), 2);
    door.gateway.setError({});
    door.gateway.release();
    QTRY_COMPARE(door.controller.state().phase, DoorState::Phase::Answered);
    QCOMPARE(door.controller.queue().unanswered().size(), 1);
}

void tst_DoorController::offlineParksAllWaiting()
{
    Door door;
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setHeld(true);
    for (qint64 n = 1; n <= 3; ++n)
        QVERIFY(door.controller.scan(SignedTickets::shortCode(n), ScanSource::Scanner));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("short_code")).size(), 1);
    door.gateway.setOffline(true);
    door.gateway.setHeld(false);
    door.gateway.release();
    QTRY_COMPARE(door.controller.state().phase, DoorState::Phase::NoAnswer);
    QCOMPARE(door.controller.queue().unanswered().size(), 3);
    QCOMPARE(door.gateway.calls(QStringLiteral("short_code")).size(), 1);
}

void tst_DoorController::recordsRefusalsLater()
{
    Door door;
    door.scan(QStringLiteral("warm the keys"));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
    door.gateway.setOffline(true);
    door.gateway.forgetCalls();
    // Foreign without a doubt, so the guest is answered; the evidence waits.
    QCOMPARE(door.scan(QStringLiteral("https://example.org/")).verdict.code, QStringLiteral("not_one_of_ours"));
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 1);
    const QUuid id = door.gateway.calls(QStringLiteral("refused")).at(0).scanId;
    QCoreApplication::processEvents();
    door.gateway.setOffline(false);
    Q_EMIT door.changes.connectionLost();
    Q_EMIT door.changes.connectionBack();
    QTRY_COMPARE(door.gateway.calls(QStringLiteral("refused")).size(), 2);
    QCOMPARE(door.gateway.calls(QStringLiteral("refused")).at(1).scanId, id);
    QTRY_COMPARE(door.gateway.scans().constFirst().verdict, QStringLiteral("not_one_of_ours"));
}

void tst_DoorController::deniedIsNoAnswer()
{
    Door door;
    door.sell(1);
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setError(Error{Fault::Denied, QStringLiteral("role_missing"), {}, {}});
    const DoorState &state = door.scan(door.tickets.token(1));
    QCOMPARE(state.phase, DoorState::Phase::NoAnswer);
    QCOMPARE(state.error.code, QStringLiteral("role_missing"));
    QVERIFY(door.controller.isReachable());
    // A rule of the server's is an answer, though: throttled tries.
    door.gateway.setError(Error{Fault::Rule, QStringLiteral("too_many_tries"), {}, {}});
    QCOMPARE(door.scan(SignedTickets::shortCode(3)).verdict.code, QStringLiteral("too_many_tries"));
}

void tst_DoorController::admitsPartOfAParty()
{
    Door door;
    door.sell(1, 4);
    const DoorState &two = door.scan(door.tickets.token(1), 2);
    QCOMPARE(two.verdict.admittedNow, 2);
    QCOMPARE(two.verdict.entered, 2);
    QCOMPARE(two.verdict.party, 4);
    door.clock.advanceSeconds(60);
    QCOMPARE(door.scan(door.tickets.token(1), 3).verdict.code, QStringLiteral("people_invalid"));
    QCOMPARE(door.controller.state().verdict.kind, VerdictKind::Attention);
    const DoorState &rest = door.scan(door.tickets.token(1));
    QCOMPARE(rest.verdict.admittedNow, 2);
    QCOMPARE(rest.verdict.entered, 4);
}

void tst_DoorController::dropsOnRequest()
{
    Door door;
    door.scan(QStringLiteral("warm the keys"));
    door.gateway.setOffline(true);
    door.scan(SignedTickets::shortCode(1));
    door.scan(SignedTickets::shortCode(2));
    QCOMPARE(door.controller.queue().unanswered().size(), 2);
    door.controller.drop(QUuid(door.controller.queue().unanswered().constLast().id));
    QCOMPARE(door.controller.state().phase, DoorState::Phase::Idle);
    door.controller.dropAll();
    QCOMPARE(door.controller.queue().size(), 0);
}

void tst_DoorController::undoneIsNotRepeated()
{
    Door door;
    door.sell(1);
    const CheckInId entry = door.scan(door.tickets.token(1)).verdict.checkIn;
    QSignalSpy changed(&door.controller, &DoorController::stateChanged);
    door.controller.noteUndone(entry);
    QCOMPARE(changed.size(), 1);
    QVERIFY(door.controller.state().undone);
    door.scan(door.tickets.token(1));
    QCOMPARE(door.gateway.calls(QStringLiteral("token")).size(), 2);
}

void tst_DoorController::followsTheConnection()
{
    Door door;
    QSignalSpy reachable(&door.controller, &DoorController::reachableChanged);
    Q_EMIT door.changes.connectionLost();
    QVERIFY(!door.controller.isReachable());
    Q_EMIT door.changes.connectionLost();
    Q_EMIT door.changes.connectionBack();
    QVERIFY(door.controller.isReachable());
    QCOMPARE(reachable.size(), 2);
}

void tst_DoorController::survivesBeingDestroyedWhileAsking()
{
    test::TestClock clock;
    FakeCheckInGateway gateway(clock);
    gateway.setHeld(true);
    {
        DoorController controller(gateway, nullptr, clock);
        controller.setVenue(riverside);
        QVERIFY(controller.scan(SignedTickets::shortCode(1), ScanSource::Scanner));
    }
    gateway.release();
    QCoreApplication::processEvents();
    QVERIFY(gateway.calls(QStringLiteral("short_code")).isEmpty());
}

void tst_DoorController::identifiesSeveral()
{
    Door door;
    QList<ScanReading> readings;
    door.controller.identify({door.tickets.token(1), QStringLiteral("https://example.org"), door.tickets.token(2)},
        [&readings](const Result<QList<ScanReading>> &answer) { readings = answer.value(); });
    QTRY_COMPARE(readings.size(), 3);
    QVERIFY(readings.at(0).isOurs());
    QCOMPARE(readings.at(0).claims.orderNumber, QStringLiteral("RS-261205-0001"));
    QVERIFY(!readings.at(1).isOurs());
    QVERIFY(readings.at(2).isOurs());
}

QTEST_GUILESS_MAIN(tst_DoorController)
#include "tst_DoorController.moc"
