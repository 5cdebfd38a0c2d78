#include "models/base/WhenDone.h"
#include "models/checkin/DoorController.h"

namespace vd::checkin {

namespace {

// What the server refuses by a rule is an answer; everything else leaves open whether the guest may enter.
bool isAnswer(const Error &error)
{
    return error.fault == Fault::Rule || error.fault == Fault::Missing || error.fault == Fault::Conflict;
}

// Nothing is wrong with the ticket; asked otherwise, or a moment later, it may be fine.
bool isAboutTheQuestion(const QString &code)
{
    static const QStringList codes{QStringLiteral("people_invalid"), QStringLiteral("too_many_tries"),
        QStringLiteral("document_invalid"), QStringLiteral("document_keys_missing"),
        QStringLiteral("unknown_terminal")};
    return codes.contains(code);
}

Verdict refusal(const QString &code, const QJsonObject &facts)
{
    Verdict verdict;
    verdict.kind = isAboutTheQuestion(code) ? VerdictKind::Attention : VerdictKind::Refused;
    verdict.code = code;
    verdict.facts = facts;
    return verdict;
}

} // namespace

void DoorController::refuse(const QString &code)
{
    const QUuid id = QUuid::createUuid();
    m_state.verdict = refusal(code, {});
    m_refusals.add({id, m_venue, code});
    show(DoorState::Phase::Answered, id);
    Q_EMIT answered();
}

void DoorController::turnAway(const Error &error)
{
    const bool others = m_queue.current() || !m_queue.waiting().isEmpty();
    m_turnedAway = others ? std::optional(error) : std::nullopt;
    m_state.error = error;
    show(DoorState::Phase::TurnedAway, {});
}

void DoorController::askWithFreshKeys(const ScanReading &reading)
{
    m_keys.refresh(m_queue.current()->venue, [this, reading](const Result<KeyRing> &ring) {
        if (ring)
            read(*ring, true);
        else if (isAnswer(ring.error()))
            refuseCurrent(reading);
        else
            noAnswer(ring.error());
    });
}

void DoorController::refuseCurrent(const ScanReading &reading)
{
    // The signature is this door's own finding and needs no server: the guest is answered now, the record follows.
    const PendingScan &scan = *m_queue.current();
    m_refusals.add({scan.id, scan.venue, reading.refusal});
    settle(refusal(reading.refusal, reading.facts));
}

void DoorController::settle(const Result<Verdict> &answer)
{
    if (!answer && !isAnswer(answer.error())) {
        noAnswer(answer.error());
        return;
    }
    const PendingScan scan = *m_queue.current();
    m_state.verdict = answer ? *answer : refusal(answer.error().code, answer.error().facts);
    // Nobody has a code here to look at again.
    if (scan.source == ScanSource::Document && m_state.verdict.code == QLatin1String("unknown"))
        m_state.verdict.code = QStringLiteral("document_unknown");
    m_queue.finish();
    if (!isAboutTheQuestion(m_state.verdict.code))
        m_last = Answered{scan.text, scan.venue, scan.people, scan.exit, m_clock.now(), scan.id, m_state.verdict};
    show(DoorState::Phase::Answered, scan.id);
    Q_EMIT queueChanged();
    Q_EMIT answered();
    paceNext();
}

void DoorController::noAnswer(const Error &error)
{
    const QUuid scan = m_queue.current()->id;
    m_state.error = error;
    if (error.fault == Fault::Offline) {
        m_queue.parkAll();
        setReachable(false);
    } else {
        m_queue.park();
    }
    show(DoorState::Phase::NoAnswer, scan);
    Q_EMIT queueChanged();
    Q_EMIT answered();
    paceNext();
}

void DoorController::paceNext()
{
    if (!m_queue.waiting().isEmpty() || m_turnedAway)
        m_pace.start();
}

void DoorController::retry()
{
    if (!m_queue.unanswered().isEmpty())
        retry(QUuid(m_queue.unanswered().constLast().id));
}

void DoorController::retry(const QUuid &scan)
{
    if (!m_queue.retry(scan))
        return;
    Q_EMIT queueChanged();
    if (!m_pace.isActive())
        pump();
}

void DoorController::drop(const QUuid &scan)
{
    if (!m_queue.drop(scan))
        return;
    Q_EMIT queueChanged();
    if (m_state.phase == DoorState::Phase::NoAnswer && m_state.scan == scan)
        clear();
}

void DoorController::dropAll()
{
    while (!m_queue.unanswered().isEmpty())
        drop(QUuid(m_queue.unanswered().constFirst().id));
}

void DoorController::clear()
{
    m_turnedAway.reset();
    if (m_state.phase != DoorState::Phase::Checking)
        show(DoorState::Phase::Idle, {});
}

void DoorController::noteUndone(CheckInId entry)
{
    if (m_last && m_last->verdict.checkIn == entry)
        m_last.reset();
    if (m_state.phase == DoorState::Phase::Answered && m_state.verdict.checkIn == entry) {
        m_state.undone = true;
        Q_EMIT stateChanged();
    }
}

void DoorController::show(DoorState::Phase phase, const QUuid &scan)
{
    m_state.phase = phase;
    m_state.scan = scan;
    m_state.at = m_clock.now();
    m_state.undone = false;
    if (phase != DoorState::Phase::Idle && phase != DoorState::Phase::Checking)
        ++m_state.number;
    if (phase == DoorState::Phase::Answered && m_reachable)
        m_refusals.send();
    Q_EMIT stateChanged();
}

} // namespace vd::checkin
