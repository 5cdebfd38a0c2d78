#include "models/checkin/DoorController.h"

#include "models/base/Changes.h"
#include "models/base/Pass.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "models/customers/Document.h"

namespace vd::checkin {

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
    if (isDocument(typed))
        return enterDocument(typed, people);
    const QString tidy = CodeAlphabet::tidied(typed);
    // A whole token may be pasted; anything shorter can only be meant as a short code.
    if (tidy.size() <= 3 * ShortCode::length) {
        if (const Result<ShortCode> code = ShortCode::parse(typed); !code)
            return pass(code);
    }
    return submit(tidy, ScanSource::Typed, people);
}

// A short code that is right is one; the rest is told apart by its looks.
bool DoorController::isDocument(const QString &text) const
{
    return m_documents && text.size() <= customers::Document::longest && !ShortCode::parse(text)
        && customers::Document::isLikely(text);
}

Result<Done> DoorController::enterDocument(const QString &typed, int people)
{
    if (!m_documents)
        return fail(Fault::Missing, QStringLiteral("document_keys_missing"));
    const Result<QString> number = customers::Document::normalised(typed);
    return number ? submit(*number, ScanSource::Document, people) : pass(number);
}

Result<Done> DoorController::admit(TicketId ticket, int people)
{
    return submit(ticket.toString(), ScanSource::Staff, people);
}

Result<Done> DoorController::scan(const QString &text, ScanSource source, int people)
{
    if (isDocument(text))
        return enterDocument(text, people);
    // Cut before it is tidied: a foreign code may be any size, and one over the limit is refused for its length alone.
    return submit(
        text.size() > TicketToken::longestInput ? text.left(TicketToken::longestInput + 1) : CodeAlphabet::tidied(text),
        source, people);
}

void DoorController::identify(
    const QStringList &texts, const std::function<void(const Result<QList<ScanReading>> &)> &answer)
{
    m_keys.get(m_venue, [this, texts, answer](const Result<KeyRing> &ring) {
        if (!ring) {
            answer(pass(ring));
            return;
        }
        whenDone(m_reader.read(texts, *ring), this, answer);
    });
}

Result<Done> DoorController::submit(const QString &text, ScanSource source, int people)
{
    if (showRepeat(text, people)) {
        m_turnedAway.reset();
        return Done{};
    }
    PendingScan scan;
    scan.text = text;
    scan.source = source;
    scan.people = people;
    scan.exit = m_exit;
    return add(std::move(scan));
}

Result<Done> DoorController::admitAnyway(TicketId ticket, const QString &reason, int people)
{
    PendingScan scan;
    scan.text = ticket.toString();
    scan.source = ScanSource::Staff;
    scan.people = people;
    scan.reason = reason;
    return add(std::move(scan));
}

Result<Done> DoorController::add(PendingScan scan)
{
    scan.id = QUuid::createUuid();
    scan.venue = m_venue;
    scan.at = m_clock.now();
    const auto added = m_queue.add(std::move(scan));
    if (added == ScanQueue::Added::Full)
        return fail(Fault::Rule, QStringLiteral("queue_full"), {{QStringLiteral("limit"), int(ScanQueue::capacity)}});
    m_turnedAway.reset();
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
    if (!m_queue.startNext()) {
        if (m_turnedAway && !m_queue.current())
            turnAway(Error(*m_turnedAway));
        return;
    }
    Q_EMIT queueChanged();
    const PendingScan &scan = *m_queue.current();
    show(DoorState::Phase::Checking, scan.id);
    if (!scan.reason.isEmpty()) {
        whenDone(m_gateway.admitAnyway(scan.id, scan.venue, TicketId(scan.text.toLongLong()), scan.people, scan.reason),
            this, [this](const Result<Verdict> &verdict) { settle(verdict); });
        return;
    }
    if (scan.source == ScanSource::Staff) {
        put({scan.id, scan.venue, DoorQuestion::Source::Staff, scan.text, scan.people, scan.exit, m_spaces, {}, {}});
        return;
    }
    if (scan.source == ScanSource::Document)
        return askDocument();
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

void DoorController::askDocument()
{
    const PendingScan &scan = *m_queue.current();
    const DoorQuestion question{
        scan.id, scan.venue, DoorQuestion::Source::Document, {}, scan.people, scan.exit, m_spaces, {}, {}};
    whenDone(m_documents->hashes(scan.venue, scan.text), this, [this, question](const Result<QList<QByteArray>> &made) {
        if (!made)
            return settle(pass(made));
        QStringList hex;
        for (const QByteArray &hash : *made)
            hex << QString::fromLatin1(hash.toHex());
        DoorQuestion asked = question;
        asked.value = hex.join(QLatin1Char(' '));
        put(asked);
    });
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
