#include "ui/scan/Sightings.h"

namespace vd::ui {

QList<FoundCode> Sightings::fresh(const QList<FoundCode> &codes, qint64 time)
{
    m_lastSeen.removeIf([time](const auto &seen) { return time - seen.value() > absence; });
    QList<FoundCode> news;
    for (const FoundCode &code : codes) {
        if (!m_lastSeen.contains(code.text))
            news += code;
        m_lastSeen.insert(code.text, time);
    }
    return news;
}

} // namespace vd::ui
