#include "db/client/ListenerWorker.h"

#include "models/base/Pass.h"

namespace vd::db {

namespace {
constexpr int pollMs = 1000;
constexpr int soonMs = 20;
constexpr int looksAfterHint = 10;
} // namespace

ListenerWorker::ListenerWorker(const ConnectionSettings &settings)
    : m_session(settings)
{
}

void ListenerWorker::start()
{
    m_timer = new QTimer(this);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &ListenerWorker::poll);
    poll();
}

void ListenerWorker::stop()
{
    delete m_timer;
    m_timer = nullptr;
    m_notifier.reset();
    m_session.shutDown();
}

void ListenerWorker::poll()
{
    (void)m_session.takeNotifications();
    Result<Done> done = isListening() ? readOutbox() : listen();
    // The session repairs itself by a new connection, which does not listen yet.
    if (done && !isListening())
        done = listen();
    if (!done)
        return failed(done.error());
    m_timer->start(m_soonerLooks > 0 ? soonMs : pollMs);
    m_soonerLooks = qMax(0, m_soonerLooks - 1);
}

bool ListenerWorker::isListening() const
{
    return m_session.isConnected() && m_session.connectionNumber() == m_listeningOn;
}

Result<Done> ListenerWorker::listen()
{
    m_notifier.reset();
    if (const Result<Done> opened = m_session.open(); !opened)
        return opened;
    if (const Result<Rows> rows = m_session.query("listen venuedesk"); !rows)
        return pass(rows);
    m_notifier = std::make_unique<QSocketNotifier>(m_session.socket(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &ListenerWorker::socketReady);
    m_listeningOn = m_session.connectionNumber();
    // The cursor is taken before back() goes out, so that whatever happens after the reading it starts is reported.
    if (const Result<Done> read = readOutbox(); !read)
        return read;
    m_toldLost = false;
    m_toldDenied = false;
    Q_EMIT back();
    return Done{};
}

Result<Done> ListenerWorker::readOutbox()
{
    Params params;
    params.add(m_cursor);
    const Result<Rows> rows = m_session.query("select cursor, venue_id, topic, ids from api.events_since($1)", params);
    if (!rows)
        return pass(rows);
    for (const Row row : *rows) {
        if (!row.isNull("cursor"))
            m_cursor = row.text("cursor");
        if (row.isNull("topic"))
            continue;
        // A few more: who wrote while the wake-up was on its way did not wake again, and older work may hide it yet.
        m_soonerLooks = qMin(m_soonerLooks, 3);
        Q_EMIT changed(row.id<VenueId>("venue_id"), row.text("topic"), row.int64List("ids"));
    }
    return Done{};
}

void ListenerWorker::socketReady()
{
    const bool hint = m_session.takeNotifications();
    if (hint)
        m_soonerLooks = looksAfterHint;
    if (hint || !m_session.isConnected())
        poll();
}

void ListenerWorker::failed(const Error &error)
{
    m_notifier.reset();
    m_listeningOn = 0;
    if (!m_toldLost) {
        m_toldLost = true;
        Q_EMIT lost(error);
    }
    // Whoever is disabled loses the connection first and is refused a new one only then.
    if (error.fault == Fault::Denied && !m_toldDenied) {
        m_toldDenied = true;
        Q_EMIT denied(error);
    }
    m_timer->start(m_session.pause());
}

} // namespace vd::db
