#include "models/checkin/DoorController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"

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
    return code == QLatin1String("people_invalid") || code == QLatin1String("too_many_tries");
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

DoorController::DoorController(CheckInGateway &gateway, Changes *changes, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_clock(clock)
    , m_keys(gateway)
    , m_refusals(gateway)
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(paceMilliseconds);
    connect(&m_pace, &QTimer::timeout, this, &DoorController::pump);
    if (changes) {
        connect(changes, &Changes::connectionLost, this, [this] { setReachable(false); });
        connect(changes, &Changes::connectionBack, this, [this] { setReachable(true); });
    }
}

void DoorController::setVenue(VenueId venue)
{
    if (m_venue == venue)
        return;
    m_venue = venue;
    // Fetched ahead so that the first guest does not wait; a failure shows when a scan needs the keys.
    m_keys.refresh(venue, [](const Result<KeyRing> &) {});
    if (m_state.phase == DoorState::Phase::Answered)
        clear();
}

Result<Done> DoorController::enter(const QString &typed, int people)
{
    if (typed.size() > TicketToken::longestInput)
        return fail(Fault::Rule, QStringLiteral("code_too_long"));
    const QString tidy = CodeAlphabet::tidied(typed);
    // A whole token may be pasted; anything shorter can only be meant as a short code.
    if (tidy.size() <= 3 * ShortCode::length) {
        if (const Result<ShortCode> code = ShortCode::parse(typed); !code)
            return tl::unexpected(code.error());
    }
    return submit(tidy, ScanSource::Typed, people);
}

Result<Done> DoorController::admit(TicketId ticket, int people)
{
    return submit(ticket.toString(), ScanSource::Staff, people);
}

Result<Done> DoorController::scan(const QString &text, ScanSource source, int people)
{
    // Cut before it is tidied: a foreign code may be any size, and one over the limit is refused for its length alone.
    return submit(
        text.size() > TicketToken::longestInput ? text.left(TicketToken::longestInput + 1) : CodeAlphabet::tidied(text),
        source, people);
}

void DoorController::refuse(const QString &code)
{
    const QUuid id = QUuid::createUuid();
    m_state.verdict = refusal(code, {});
    m_refusals.add({id, m_venue, code});
    show(DoorState::Phase::Answered, id);
    Q_EMIT answered();
}

void DoorController::identify(
    const QStringList &texts, const std::function<void(const Result<QList<ScanReading>> &)> &answer)
{
    m_keys.get(m_venue, [this, texts, answer](const Result<KeyRing> &ring) {
        if (!ring) {
            answer(tl::unexpected(ring.error()));
            return;
        }
        whenDone(m_reader.read(texts, *ring), this, answer);
    });
}

Result<Done> DoorController::submit(const QString &text, ScanSource source, int people)
{
    if (showRepeat(text, people))
        return Done{};
    const auto added = m_queue.add({QUuid::createUuid(), m_venue, text, source, people, m_exit, m_clock.now(), false});
    if (added == ScanQueue::Added::Full)
        return fail(Fault::Rule, QStringLiteral("queue_full"), {{QStringLiteral("limit"), int(ScanQueue::capacity)}});
    Q_EMIT queueChanged();
    if (!m_pace.isActive())
        pump();
    return Done{};
}

bool DoorController::showRepeat(const QString &text, int people)
{
    if (!m_last || m_last->text != text || m_last->venue != m_venue || m_last->people != people
        || m_last->exit != m_exit || m_last->at.secsTo(m_clock.now()) >= repeatSeconds)
        return false;
    m_state.verdict = m_last->verdict;
    m_state.verdict.repeated = true;
    show(DoorState::Phase::Answered, m_last->scan);
    Q_EMIT answered();
    return true;
}

void DoorController::pump()
{
    if (!m_queue.startNext())
        return;
    Q_EMIT queueChanged();
    const PendingScan &scan = *m_queue.current();
    show(DoorState::Phase::Checking, scan.id);
    if (scan.source == ScanSource::Staff) {
        put({scan.id, scan.venue, DoorQuestion::Source::Staff, scan.text, scan.people, scan.exit, m_spaces, {}, {}});
        return;
    }
    m_keys.get(scan.venue, [this](const Result<KeyRing> &ring) {
        if (ring)
            read(*ring, false);
        else
            noAnswer(ring.error());
    });
}

void DoorController::read(const KeyRing &ring, bool fresh)
{
    whenDone(m_reader.read({m_queue.current()->text}, ring), this,
        [this, fresh](const Result<QList<ScanReading>> &readings) {
            if (readings)
                ask(readings->constFirst(), fresh);
            else
                noAnswer(readings.error());
        });
}

void DoorController::ask(const ScanReading &reading, bool fresh)
{
    const PendingScan &scan = *m_queue.current();
    DoorQuestion question{
        scan.id, scan.venue, DoorQuestion::Source::Token, {}, scan.people, scan.exit, m_spaces, {}, {}};
    switch (reading.kind) {
    case ScanReading::Kind::Token:
        question.value = QString::fromLatin1(reading.tokenHash.toHex());
        question.claims = reading.claims;
        question.token = scan.text;
        return put(question);
    case ScanReading::Kind::ShortCode:
        question.source = DoorQuestion::Source::ShortCode;
        question.value = reading.shortCode;
        return put(question);
    case ScanReading::Kind::Refused:
        // A desk may have been registered a minute ago, after the keys were fetched.
        if (!fresh && reading.refusal == QLatin1String("issuer_unknown"))
            askWithFreshKeys(reading);
        else
            refuseCurrent(reading);
    }
}

void DoorController::put(const DoorQuestion &question)
{
    whenDone(m_gateway.checkIn(question), this, [this](const Result<Verdict> &verdict) { settle(verdict); });
}

void DoorController::refreshKeys()
{
    if (m_venue.isValid())
        m_keys.refresh(m_venue, [](const Result<KeyRing> &) {});
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
    m_queue.finish();
    if (!isAboutTheQuestion(m_state.verdict.code))
        m_last = Answered{scan.text, scan.venue, scan.people, scan.exit, m_clock.now(), scan.id, m_state.verdict};
    const bool another = !m_queue.waiting().isEmpty();
    show(DoorState::Phase::Answered, scan.id);
    Q_EMIT queueChanged();
    Q_EMIT answered();
    if (another)
        m_pace.start();
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
    if (!m_queue.waiting().isEmpty())
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
    if (phase == DoorState::Phase::Answered || phase == DoorState::Phase::NoAnswer)
        ++m_state.number;
    if (phase == DoorState::Phase::Answered && m_reachable)
        m_refusals.send();
    Q_EMIT stateChanged();
}

void DoorController::setReachable(bool reachable)
{
    if (m_reachable == reachable)
        return;
    m_reachable = reachable;
    Q_EMIT reachableChanged(reachable);
    if (reachable)
        m_refusals.send();
}

} // namespace vd::checkin
