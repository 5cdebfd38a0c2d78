#include "models/operators/AuditController.h"

#include "models/base/WhenDone.h"

namespace vd::operators {

AuditController::AuditController(AuditGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void AuditController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_entries.clear();
    m_hasMore = false;
    Q_EMIT changed();
    reload();
}

void AuditController::setFilter(const AuditFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    reload();
}

void AuditController::reload()
{
    if (!m_venue.isValid())
        return;
    ask(0);
    whenDone(m_gateway.head(m_venue), this, [this, venue = m_venue](const Result<QString> &head) {
        if (venue != m_venue || !head || *head == m_head)
            return;
        m_head = *head;
        Q_EMIT headChanged();
    });
}

void AuditController::loadMore()
{
    if (!isLoading() && m_hasMore && !m_entries.isEmpty())
        ask(m_entries.constLast().id);
}

void AuditController::ask(qint64 before)
{
    m_question.ask(m_gateway.entries(m_venue, m_filter, before, pageSize), this,
        [this, more = before > 0](const Result<QList<AuditEntry>> &entries) { answered(more, entries); });
}

void AuditController::answered(bool more, const Result<QList<AuditEntry>> &entries)
{
    if (!entries) {
        Q_EMIT failed(entries.error());
        return;
    }
    m_entries = more ? m_entries + *entries : *entries;
    m_hasMore = entries->size() == pageSize;
    Q_EMIT changed();
}

} // namespace vd::operators
