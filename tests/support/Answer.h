#pragma once

#include "models/base/Result.h"

#include <QFuture>
#include <QtTest/QTest>

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

/// "" for a good answer, else what went wrong; for QCOMPARE and messages.
template <typename T>
[[nodiscard]] QString problem(const Result<T> &result)
{
    return result ? QString() : result.error().code + QLatin1Char(' ') + result.error().detail;
}

} // namespace vd::test
