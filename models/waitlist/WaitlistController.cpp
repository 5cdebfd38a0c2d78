#include "models/waitlist/WaitlistController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/customers/DocumentSealer.h"

namespace vd::waitlist {

namespace {

// A sweep or a stop changes many at once.
constexpr int coalesceMs = 50;

} // namespace

WaitlistController::WaitlistController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(coalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &WaitlistController::ask);
    if (!m_gateways.changes)
        return;
    connect(m_gateways.changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        const bool ours = topic == QLatin1String("waitlist") || topic == QLatin1String("stop")
            || topic == QLatin1String("order") || topic == QLatin1String("payment");
        if (venue == m_venue && ours && !m_coalesce.isActive())
            m_coalesce.start();
    });
    connect(m_gateways.changes, &Changes::connectionBack, this, &WaitlistController::reload);
}

void WaitlistController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_calls.clear();
    m_waiting.clear();
    Q_EMIT changed();
    reload();
}

void WaitlistController::reload()
{
    ask();
}

void WaitlistController::ask()
{
    if (!m_venue.isValid() || !m_gateways.waitlist)
        return;
    const int serial = ++m_serial;
    whenDone(m_gateways.waitlist->calls(m_venue), this, [this, serial](const Result<QList<Call>> &calls) {
        if (serial != m_serial)
            return;
        if (!calls) {
            Q_EMIT failed(calls.error());
            return;
        }
        m_calls = *calls;
        Q_EMIT changed();
    });
    whenDone(m_gateways.waitlist->entries(m_venue), this, [this, serial](const Result<QList<Entry>> &entries) {
        if (serial != m_serial || !entries)
            return;
        m_waiting = *entries;
        m_waiting.removeIf([](const Entry &entry) { return entry.state != QLatin1String("WAITLISTED"); });
        Q_EMIT changed();
    });
}

template <typename T, typename Fn>
void WaitlistController::send(const Future<T> &answer, RequestKey &key, Fn &&done)
{
    setBusy(true);
    whenDone(answer, this, [this, &key, call = std::forward<Fn>(done)](const Result<T> &result) {
        setBusy(false);
        if (result) {
            key.done();
            call(*result);
        } else {
            refused(result.error());
        }
        ask();
    });
}

void WaitlistController::start(Again again)
{
    if (m_busy)
        return;
    m_again = std::move(again);
    m_overrule = {};
    m_again(m_overrule);
}

void WaitlistController::refused(const Error &error)
{
    if (error.code == QLatin1String("document_keys_changed") && m_gateways.sealer)
        m_gateways.sealer->forget();
    Q_EMIT failed(error);
    if (error.code == QLatin1String("approval_needed"))
        Q_EMIT approvalNeeded(error.facts.value(QLatin1String("action")).toString(),
            error.facts.value(QLatin1String("subject")).toObject());
}

void WaitlistController::overrule(const QString &reason)
{
    if (m_busy || !m_again)
        return;
    m_overrule = {reason, 0};
    m_again(m_overrule);
}

void WaitlistController::approved(qint64 approval)
{
    if (m_busy || !m_again)
        return;
    m_overrule.approval = approval;
    m_again(m_overrule);
}

void WaitlistController::join(const JoinRequest &request, const QList<customers::Document> &documents)
{
    start([this, request, documents](const operators::Overrule &overrule) {
        JoinRequest with = request;
        with.venue = m_venue;
        with.overrule = overrule;
        if (documents.isEmpty())
            return sendJoin(with);
        if (!m_gateways.sealer)
            return refused({Fault::Rule, QStringLiteral("unknown_terminal"), {}, {}});
        setBusy(true);
        whenDone(m_gateways.sealer->seal(m_venue, documents), this,
            [this, with](const Result<QList<customers::SealedDocument>> &sealed) mutable {
                setBusy(false);
                if (!sealed)
                    return refused(sealed.error());
                with.people = *sealed;
                sendJoin(with);
            });
    });
}

void WaitlistController::sendJoin(JoinRequest request)
{
    QByteArray content = request.slot.toString().toUtf8() + ' ' + request.customer.toString().toUtf8() + ' '
        + request.newCustomer.phoneTyped.toUtf8() + ' ' + request.newCustomer.name.toUtf8() + ' '
        + request.ticketType.toString().toUtf8() + ' ' + QByteArray::number(request.quantity) + ' '
        + request.overrule.reason.toUtf8();
    // Sealed anew each time: another sealing is another content.
    for (const customers::SealedDocument &document : request.people)
        content += document.sealed;
    request.request = m_joinKey.keyFor(content);
    send(m_gateways.waitlist->join(request), m_joinKey, [this](int ahead) { Q_EMIT joined(ahead); });
}

void WaitlistController::accept(EntryId entry)
{
    start([this, entry](const operators::Overrule &overrule) {
        const QUuid key = m_acceptKey.keyFor(entry.toString().toUtf8() + ' ' + overrule.reason.toUtf8());
        send(m_gateways.waitlist->accept(key, entry, overrule), m_acceptKey,
            [this](const orders::Order &order) { Q_EMIT accepted(order); });
    });
}

void WaitlistController::leave(EntryId entry)
{
    if (m_busy)
        return;
    const QUuid key = m_leaveKey.keyFor(entry.toString().toUtf8());
    send(m_gateways.waitlist->leave(key, m_venue, entry), m_leaveKey, [this](const Done &) { Q_EMIT left(); });
}

void WaitlistController::called(const Call &call, bool reached)
{
    if (m_busy)
        return;
    const QString result = reached ? QStringLiteral("reached") : QStringLiteral("no_answer");
    const QUuid key = m_calledKey.keyFor(call.entry.toString().toUtf8() + ' ' + call.stop.toString().toUtf8() + ' '
        + call.order.toString().toUtf8() + ' ' + result.toUtf8());
    send(m_gateways.waitlist->called(key, call, result), m_calledKey, [](const Done &) {});
}

void WaitlistController::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::waitlist
