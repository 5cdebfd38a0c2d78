#include "ui/scan/WedgeBurst.h"

namespace vd::ui {

WedgeBurst::Answer WedgeBurst::pause(qint64 time)
{
    if (!isOpen() || time - m_last <= gap())
        return Answer::Keep;
    if (m_reading.size() >= surely) {
        m_endedByPause = time;
        return Answer::Scan;
    }
    m_reading.clear();
    return Answer::Pass;
}

void WedgeBurst::character(qint64 time, const QString &text, quint32 scanCode)
{
    m_last = time;
    if (!isOverlong())
        m_reading.add(text, scanCode);
}

WedgeBurst::Answer WedgeBurst::end(qint64 time)
{
    if (m_reading.size() >= shortest)
        return Answer::Scan;
    const bool straggler = !isOpen() && time - m_endedByPause <= lateEnd;
    m_reading.clear();
    return straggler ? Answer::Drop : Answer::Pass;
}

Result<QString> WedgeBurst::take()
{
    const bool overlong = isOverlong();
    Result<QString> best = m_reading.best();
    m_reading.clear();
    if (overlong)
        return fail(Fault::Rule, QStringLiteral("code_too_long"));
    return best;
}

} // namespace vd::ui
