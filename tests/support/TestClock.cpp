#include "tests/support/TestClock.h"

namespace vd::test {

TestClock::TestClock()
    : TestClock(QDateTime(QDate(2026, 7, 1), QTime(9, 0), Qt::UTC))
{
}

TestClock::TestClock(const QDateTime &start)
    : m_now(start.toUTC())
{
}

void TestClock::set(const QDateTime &now)
{
    m_now = now.toUTC();
}

void TestClock::advanceSeconds(qint64 seconds)
{
    m_now = m_now.addSecs(seconds);
}

} // namespace vd::test
