#pragma once

#include "models/base/Result.h"
#include "tests/support/Patience.h"

#include <QFuture>

namespace vd::test {

/// Waits for a call's answer; for test threads, which may block.
template <typename T>
[[nodiscard]] Result<T> answerOf(Future<T> future)
{
    future.waitForFinished();
    if (future.resultCount() == 0)
        return fail(Fault::Offline, QStringLiteral("cancelled"));
    return future.result();
}

/// Waits with the event loop running, for calls whose answer passes through this thread.
template <typename T>
[[nodiscard]] Result<T> awaited(Future<T> future)
{
    if (!QTest::qWaitFor([&future] { return future.isFinished(); }, 60'000))
        return fail(Fault::Timeout, QStringLiteral("no_answer"));
    return answerOf(future);
}

/// "" for a good answer, else what went wrong; for QCOMPARE and messages.
template <typename T>
[[nodiscard]] QString problem(const Result<T> &result)
{
    return result ? QString() : result.error().code + QLatin1Char(' ') + result.error().detail;
}

} // namespace vd::test
