#include "models/checkin/DoorLink.h"

#include "models/base/Changes.h"
#include "models/base/Pass.h"
#include "models/base/WhenDone.h"
#include "models/checkin/OfflineCheck.h"
#include "models/customers/DocumentKey.h"
#include "models/customers/DocumentSealer.h"

namespace vd::checkin {

namespace {

bool isTrouble(const Error &error)
{
    return error.fault == Fault::Offline || error.fault == Fault::Timeout;
}

bool passes(const Verdict &verdict)
{
    return verdict.kind == VerdictKind::Admitted && !verdict.repeated && verdict.admittedNow > 0;
}

// Ids this computer gives to scans the server has not seen.
bool isOwnId(CheckInId id)
{
    return id.value() > (qint64(1) << 60);
}

// What the store answers to a change, for callers who only want to know that it is done.
template <typename T>
Future<T> after(const Future<DoorStore::State> &state, DoorSync *sync, T value)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    whenDone(state, sync, [promise, sync, value](const Result<DoorStore::State> &done) {
        if (done)
            sync->setState(*done);
        promise->addResult(done ? Result<T>(value) : Result<T>(pass(done)));
        promise->finish();
    });
    return promise->future();
}

} // namespace

/// A scan on its way: the first of answer and patience decides, the other is not heard any more.
struct DoorLink::Asked
{
    DoorQuestion question;
    QPromise<Result<Verdict>> promise;
    bool done = false;

    void answer(const Result<Verdict> &verdict)
    {
        promise.addResult(verdict);
        promise.finish();
    }
};

DoorLink::DoorLink(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_server(parts.server)
    , m_door(parts.door)
    , m_store(parts.store)
    , m_documents(parts.documents)
    , m_clock(parts.clock)
{
    if (Changes *changes = parts.changes) {
        connect(changes, &Changes::connectionLost, this, [this] { setAway(true); });
        connect(changes, &Changes::connectionBack, this,
            [this] { m_sync && m_sync->isOpen() ? m_sync->catchUp() : setAway(false); });
    }
    if (!m_door || !m_store)
        return;
    m_sync = std::make_unique<DoorSync>(*m_door, *m_store, m_documents, parts.changes, m_clock);
    m_probe.setInterval(probeMs);
    connect(&m_probe, &QTimer::timeout, m_sync.get(), &DoorSync::catchUp);
    connect(m_sync.get(), &DoorSync::reached, this, [this] {
        // A scan that was decided here a moment ago goes up first.
        if (m_sync->state().waiting == 0)
            setAway(false);
    });
    connect(m_sync.get(), &DoorSync::failed, this, [this](const Error &error) {
        if (isTrouble(error))
            setAway(true);
    });
    connect(m_sync.get(), &DoorSync::stateChanged, this, &DoorLink::statusChanged);
    connect(m_sync.get(), &DoorSync::opened, this, &DoorLink::statusChanged);
    connect(m_sync.get(), &DoorSync::keysChanged, this, &DoorLink::keysChanged);
    connect(m_sync.get(), &DoorSync::notice, this, &DoorLink::notice);
    connect(m_sync.get(), &DoorSync::uploaded, this, &DoorLink::uploaded);
    connect(this, &DoorLink::statusChanged, this, [this] {
        if (std::exchange(m_told, mode()) != m_told)
            Q_EMIT modeChanged(m_told);
    });
}

DoorLink::~DoorLink() = default;

void DoorLink::setVenue(VenueId venue)
{
    if (m_venue == venue)
        return;
    m_venue = venue;
    if (m_sync)
        m_sync->open(venue);
}

DoorLink::Mode DoorLink::mode() const
{
    if (!m_away)
        return Mode::Online;
    return m_sync && m_sync->state().hasManifest ? Mode::Offline : Mode::Nowhere;
}

void DoorLink::setAway(bool away)
{
    if (m_away == away)
        return;
    m_away = away;
    if (away && m_sync)
        m_probe.start();
    else
        m_probe.stop();
    Q_EMIT statusChanged();
    if (!m_sync) {
        m_told = mode();
        Q_EMIT modeChanged(m_told);
    }
}

Future<Verdict> DoorLink::checkIn(const DoorQuestion &question)
{
    if (!m_sync)
        return m_server.checkIn(question);
    const auto asked = std::make_shared<Asked>();
    asked->question = question;
    asked->promise.start();
    if (mode() == Mode::Offline) {
        decide(asked, {Fault::Offline, QStringLiteral("offline"), {}, {}});
        return asked->promise.future();
    }
    whenDone(
        m_server.checkIn(question), this, [this, asked](const Result<Verdict> &answer) { answered(asked, answer); });
    QTimer::singleShot(m_patienceMs, this, [this, asked] {
        if (!asked->done)
            answered(asked, fail(Fault::Timeout, QStringLiteral("server_busy")));
    });
    return asked->promise.future();
}

void DoorLink::answered(const AskedPtr &asked, const Result<Verdict> &answer)
{
    // An answer that comes too late changes nothing here; the scan's id tells the server that it was the same one.
    if (std::exchange(asked->done, true))
        return;
    if (!answer && isTrouble(answer.error())) {
        setAway(true);
        return decide(asked, answer.error());
    }
    if (answer && passes(*answer) && m_sync->isOpen())
        whenDone(m_store->remember(asked->question, *answer, m_sync->serverNow()), m_sync.get(),
            [](const Result<DoorStore::State> &) {});
    asked->answer(answer);
}

void DoorLink::decide(const AskedPtr &asked, const Error &error)
{
    if (!m_sync->state().hasManifest)
        return asked->answer(tl::unexpected<Error>(error));
    whenDone(m_store->decide(asked->question, m_sync->serverNow(), m_clock.device()), this,
        [this, asked](const Result<DoorStore::Decision> &decision) {
            if (decision)
                m_sync->setState(decision->state);
            asked->answer(decision.map([](const DoorStore::Decision &d) { return d.verdict; }));
        });
}

Future<Verdict> DoorLink::admitAnyway(
    const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason)
{
    if (m_away)
        return ready<Verdict>(fail(Fault::Offline, QStringLiteral("offline")));
    return m_server.admitAnyway(scan, venue, ticket, people, reason);
}

Future<Verdict> DoorLink::recordRefused(const QUuid &scanId, VenueId venue, const QString &code)
{
    if (!isLocal())
        return m_server.recordRefused(scanId, venue, code);
    Verdict verdict;
    verdict.code = code;
    return after(m_store->refuse(scanId, venue, code, m_clock.device()), m_sync.get(), verdict);
}

Future<Done> DoorLink::undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason)
{
    if (!isLocal() && !isOwnId(entry))
        return m_server.undo(scanId, venue, entry, reason);
    return m_sync && m_sync->isOpen()
        ? after(m_store->undo(scanId, entry, reason, m_sync->serverNow(), m_clock.device()), m_sync.get(), Done{})
        : m_server.undo(scanId, venue, entry, reason);
}

Future<QList<Scan>> DoorLink::lastScans(VenueId venue, int limit)
{
    return isLocal() ? m_store->lastScans(limit) : m_server.lastScans(venue, limit);
}

Future<QList<SlotCount>> DoorLink::counts(VenueId venue, const QDate &date)
{
    return isLocal() ? m_store->counts(date) : m_server.counts(venue, date);
}

Future<QList<CheckInGateway::TerminalKey>> DoorLink::terminalKeys(VenueId venue)
{
    if (mode() != Mode::Offline)
        return m_server.terminalKeys(venue);
    return ready<QList<TerminalKey>>(m_sync->state().head.keys);
}

Future<TerminalId> DoorLink::registerTerminal(
    VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
{
    return m_server.registerTerminal(venue, name, keyId, publicKey);
}

Future<Done> DoorLink::registerTokens(
    VenueId venue, const QByteArray &keyId, const QList<TokenRecord> &tokens, bool reprint)
{
    return m_server.registerTokens(venue, keyId, tokens, reprint);
}

Future<QList<TicketToSign>> DoorLink::ticketsToSign(OrderId order)
{
    return m_server.ticketsToSign(order);
}

Future<QList<QByteArray>> DoorLink::hashes(VenueId venue, const QString &number)
{
    const QList<QByteArray> kept = m_sync ? m_sync->state().head.documentKeys : QList<QByteArray>();
    if (!m_documents || (m_away && !kept.isEmpty()))
        return ready<QList<QByteArray>>(kept.isEmpty()
                ? Result<QList<QByteArray>>(fail(Fault::Missing, QStringLiteral("document_keys_missing")))
                : customers::DocumentKey::hashes(kept, number));
    auto promise = std::make_shared<QPromise<Result<QList<QByteArray>>>>();
    promise->start();
    whenDone(m_documents->hashes(venue, number), this, [promise, kept, number](const Result<QList<QByteArray>> &made) {
        // The line broke while the keys were asked for.
        const bool lost = !made && isTrouble(made.error()) && !kept.isEmpty();
        promise->addResult(lost ? customers::DocumentKey::hashes(kept, number) : made);
        promise->finish();
    });
    return promise->future();
}

Future<QList<Guest>> DoorLink::guests(const QDate &day, const QString &search, bool inside)
{
    if (isLocal())
        return m_store->guests(day, search, inside);
    return m_door ? m_door->guests(m_venue, day, search, inside)
                  : ready<QList<Guest>>(fail(Fault::Offline, QStringLiteral("offline")));
}

Future<Done> DoorLink::offerToDesk(TicketId ticket, const QString &code)
{
    if (!m_door || m_away)
        return ready<Done>(fail(Fault::Offline, QStringLiteral("offline")));
    return m_door->offerToDesk(QUuid::createUuid(), m_venue, ticket, code);
}

} // namespace vd::checkin
