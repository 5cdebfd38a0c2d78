#include "models/checkin/RefusalLog.h"

#include "models/base/WhenDone.h"

#include <QLoggingCategory>

#include <algorithm>

namespace vd::checkin {

namespace {
Q_LOGGING_CATEGORY(lcRefusals, "vd.door")
}

RefusalLog::RefusalLog(CheckInGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void RefusalLog::add(const Entry &entry)
{
    if (m_entries.size() >= capacity) {
        qCWarning(lcRefusals) << "too many refusals unsent; the oldest is not recorded:" << m_entries.constFirst().code;
        m_entries.removeFirst();
    }
    m_entries.append(entry);
}

void RefusalLog::send()
{
    if (m_sending || m_entries.isEmpty())
        return;
    m_sending = true;
    const Entry entry = m_entries.constFirst();
    whenDone(m_gateway.recordRefused(entry.scan, entry.venue, entry.code), this,
        [this, entry](const Result<Verdict> &answer) {
            const bool later
                = !answer && (answer.error().fault == Fault::Offline || answer.error().fault == Fault::Timeout);
            if (!answer)
                qCWarning(lcRefusals) << "a refusal was not recorded:" << entry.code << answer.error().code
                                      << answer.error().detail;
            finished(entry.scan, !later);
        });
}

void RefusalLog::finished(const QUuid &scan, bool settled)
{
    m_sending = false;
    if (!settled)
        return;
    const auto sent = std::find_if(
        m_entries.cbegin(), m_entries.cend(), [&scan](const Entry &entry) { return entry.scan == scan; });
    if (sent != m_entries.cend())
        m_entries.erase(sent);
    send();
}

} // namespace vd::checkin
