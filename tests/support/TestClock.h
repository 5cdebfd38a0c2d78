#pragma once

#include "models/base/Clock.h"

namespace vd::test {

/// A clock that stands still until the test moves it. Starts on a Wednesday, 1 July 2026, 09:00 UTC.
class TestClock final : public Clock
{
public:
    TestClock();
    explicit TestClock(const QDateTime &start);
    [[nodiscard]] QDateTime now() const override { return m_now; }
    void set(const QDateTime &now);
    void advanceSeconds(qint64 seconds);

private:
    QDateTime m_now;
};

} // namespace vd::test
