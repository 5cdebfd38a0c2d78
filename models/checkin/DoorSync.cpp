#include "models/checkin/DoorSync.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/customers/DocumentSealer.h"

#include <algorithm>

namespace vd::checkin {

namespace {

// Pages in memory at once: one is written while the next is fetched.
constexpr int mostWriting = 2;

bool sameKeys(const ManifestHead &a, const ManifestHead &b)
{
    return std::equal(a.keys.cbegin(), a.keys.cend(), b.keys.cbegin(), b.keys.cend(),
        [](const auto &x, const auto &y) { return x.publicKey == y.publicKey && x.revoked == y.revoked; });
}

} // namespace

DoorSync::DoorSync(DoorGateway &gateway, DoorStore &store, customers::DocumentSealer *documents, Changes *changes,
    const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_store(store)
    , m_documents(documents)
    , m_clock(clock)
{
    m_minute.setObjectName(QStringLiteral("everyMinute"));
    m_minute.setInterval(refreshMs);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_minute, &QTimer::timeout, this, &DoorSync::catchUp);
    connect(&m_soon, &QTimer::timeout, this, &DoorSync::catchUp);
    if (changes) {
        connect(changes, &Changes::changed, this, [this](VenueId venue) {
            // Changes come in bursts; the first starts the wait, later ones do not put it off.
            if (venue == m_venue && !m_soon.isActive())
                m_soon.start();
        });
    }
}

void DoorSync::open(VenueId venue)
{
    m_venue = venue;
    m_open = false;
    m_state = {};
    whenDone(m_store.open(venue), this, [this, venue](const Result<DoorStore::State> &state) {
        if (venue != m_venue)
            return;
        if (!state) {
            Q_EMIT notice(state.error().code, state.error().facts);
            return;
        }
        m_open = true;
        setState(*state);
        m_minute.start();
        Q_EMIT opened();
        catchUp();
    });
}

void DoorSync::setState(const DoorStore::State &state)
{
    const bool keys = !sameKeys(m_state.head, state.head);
    const QList<DoorStore::Notice> notices = state.notices;
    m_state = state;
    m_state.notices.clear();
    Q_EMIT stateChanged();
    if (keys)
        Q_EMIT keysChanged();
    for (const DoorStore::Notice &one : notices)
        Q_EMIT notice(one.code, one.facts);
}

QDateTime DoorSync::serverNow() const
{
    return m_skewMs ? m_clock.device().addMSecs(-*m_skewMs) : m_clock.now();
}

void DoorSync::catchUp()
{
    if (!m_open)
        return;
    m_again = m_busy;
    if (m_busy)
        return;
    m_busy = true;
    m_soon.stop();
    upload();
}

void DoorSync::upload()
{
    whenDone(m_store.waiting(batch), this, [this](const Result<QList<QueuedScan>> &scans) {
        if (!scans)
            return end(scans.error());
        if (scans->isEmpty())
            return refresh();
        const VenueId venue = scans->constFirst().venue;
        whenDone(m_gateway.upload(venue, m_clock.device(), *scans), this,
            [this, venue, asked = m_clock.device()](const Result<UploadAnswer> &answer) {
                // What this computer brought along from a venue that is not this person's waits for somebody of there,
                // and keeps nothing back here.
                if (!answer && venue != m_venue && answer.error().fault == Fault::Denied)
                    return refresh();
                if (!answer)
                    return end(answer.error());
                measure(answer->serverNow, asked);
                settle(*answer);
            });
    });
}

void DoorSync::refresh()
{
    whenDone(m_store.beginRefresh(), this, [this](const Result<Done> &begun) {
        if (!begun)
            return end(begun.error());
        m_cursor = m_state.hasManifest ? m_state.head.cursor : QString();
        m_writing = 0;
        m_next = {};
        ask({});
    });
}

void DoorSync::settle(const UploadAnswer &answer)
{
    const int conflicts = int(std::count(answer.outcomes.cbegin(), answer.outcomes.cend(), QStringLiteral("conflict")));
    whenDone(m_store.settle(answer.outcomes), this,
        [this, conflicts, count = int(answer.outcomes.size())](const Result<DoorStore::State> &state) {
            if (!state)
                return end(state.error());
            setState(*state);
            Q_EMIT uploaded(count, conflicts);
            upload();
        });
}

void DoorSync::ask(TicketId after)
{
    const VenueId venue = m_venue;
    whenDone(m_gateway.manifest(venue, m_cursor, after), this,
        [this, venue, after, asked = m_clock.device()](const Result<ManifestPage> &page) {
            if (venue != m_venue || !page)
                return end(page ? std::nullopt : std::optional(page.error()));
            const bool first = !after.isValid();
            if (first) {
                measure(page->head.serverNow, asked);
                m_head = page->head;
                if (page->full)
                    m_cursor.clear();
                Q_EMIT reached();
                fetchDocumentKeys(*page);
                return;
            }
            take(*page, false);
        });
}

// The list's hashes are of the keys in use now; what this computer hashes with follows them.
void DoorSync::fetchDocumentKeys(const ManifestPage &page)
{
    const ManifestHead &known = m_state.head;
    m_head.documentKeys = known.documentKeys;
    const bool changed = known.documentVersions != m_head.documentVersions;
    if (!m_documents || (!changed && known.documentKeys.size() == m_head.documentVersions.size()))
        return take(page, true);
    m_head.documentKeys.clear();
    if (m_head.documentVersions.isEmpty())
        return take(page, true);
    if (changed)
        m_documents->forget();
    whenDone(
        m_documents->hashKeys(m_venue), this, [this, venue = m_venue, page](const Result<QList<QByteArray>> &keys) {
            if (venue != m_venue)
                return end(std::nullopt);
            m_head.documentKeys = keys.value_or(QList<QByteArray>());
            take(page, true);
        });
}

void DoorSync::take(const ManifestPage &page, bool first)
{
    ManifestPage whole = page;
    whole.head = m_head;
    ++m_writing;
    m_next = page.more ? page.last : TicketId();
    const bool last = !page.more;
    whenDone(m_store.take(whole, first, last), this,
        [this, last](const Result<DoorStore::State> &state) { taken(state, last); });
    if (page.more && m_writing < mostWriting)
        ask(std::exchange(m_next, {}));
}

void DoorSync::taken(const Result<DoorStore::State> &state, bool last)
{
    --m_writing;
    if (!m_busy)
        return;
    if (!state)
        return end(state.error());
    setState(*state);
    if (last) {
        Q_EMIT refreshed();
        end(std::nullopt);
    } else if (m_next.isValid()) {
        ask(std::exchange(m_next, {}));
    }
}

void DoorSync::end(const std::optional<Error> &error)
{
    m_busy = false;
    if (error)
        Q_EMIT failed(*error);
    else if (std::exchange(m_again, false) || m_state.waiting > 0)
        catchUp();
}

void DoorSync::measure(const QDateTime &serverNow, const QDateTime &askedAt)
{
    // The server looked at its clock some time between question and answer.
    const QDateTime device = m_clock.device();
    m_skewMs = serverNow.msecsTo(askedAt.addMSecs(askedAt.msecsTo(device) / 2));
    Q_EMIT stateChanged();
}

} // namespace vd::checkin
