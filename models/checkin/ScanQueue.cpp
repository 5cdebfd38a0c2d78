#include "models/checkin/ScanQueue.h"

#include <algorithm>

namespace vd::checkin {

namespace {

bool sameCode(const PendingScan &a, const PendingScan &b)
{
    return a.venue == b.venue && a.text == b.text && a.exit == b.exit && a.reason == b.reason;
}

qsizetype indexOf(const QList<PendingScan> &scans, const QUuid &id)
{
    const auto found = std::find_if(scans.cbegin(), scans.cend(), [&id](const PendingScan &s) { return s.id == id; });
    return found == scans.cend() ? -1 : found - scans.cbegin();
}

} // namespace

ScanQueue::Added ScanQueue::add(PendingScan scan)
{
    const auto same = [&scan](const PendingScan &other) { return sameCode(scan, other); };
    if ((m_current && same(*m_current)) || std::any_of(m_waiting.cbegin(), m_waiting.cend(), same))
        return Added::Known;
    const auto kept = std::find_if(m_unanswered.cbegin(), m_unanswered.cend(), same);
    if (kept != m_unanswered.cend()) {
        retry(QUuid(kept->id));
        return Added::Retried;
    }
    if (size() >= capacity)
        return Added::Full;
    scan.waited = m_current.has_value() || !m_waiting.isEmpty();
    m_waiting.append(std::move(scan));
    return Added::Queued;
}

bool ScanQueue::startNext()
{
    if (m_current || m_waiting.isEmpty())
        return false;
    m_current = m_waiting.takeFirst();
    return true;
}

void ScanQueue::finish()
{
    m_current.reset();
}

void ScanQueue::park()
{
    if (m_current)
        m_unanswered.append(*m_current);
    m_current.reset();
}

void ScanQueue::parkAll()
{
    park();
    m_unanswered.append(m_waiting);
    m_waiting.clear();
}

bool ScanQueue::retry(const QUuid &id)
{
    const qsizetype index = indexOf(m_unanswered, id);
    if (index < 0)
        return false;
    m_waiting.prepend(m_unanswered.takeAt(index));
    return true;
}

bool ScanQueue::drop(const QUuid &id)
{
    const qsizetype index = indexOf(m_unanswered, id);
    if (index < 0)
        return false;
    m_unanswered.removeAt(index);
    return true;
}

} // namespace vd::checkin
