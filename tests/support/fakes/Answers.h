#pragma once

#include "models/base/WhenDone.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

namespace vd::test {

/// How a fake gateway answers: at once, or only when the test says so; and with an error when one is planted.
class Answers
{
public:
    /// Answers wait until answerAll() is called.
    bool manual = false;
    /// The next answers are this error, until it is taken away.
    std::optional<Error> error;

    template <typename T>
    [[nodiscard]] Future<T> give(Result<T> result)
    {
        if (error)
            result = tl::unexpected<Error>(*error);
        if (!manual)
            return ready<T>(std::move(result));
        auto promise = std::make_shared<QPromise<Result<T>>>();
        promise->start();
        m_waiting.append([promise, result] {
            promise->addResult(result);
            promise->finish();
        });
        return promise->future();
    }

    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /// Answers everything asked so far, in the order it was asked.
    void answerAll()
    {
        const QList<std::function<void()>> now = std::exchange(m_waiting, {});
        for (const std::function<void()> &answer : now)
            answer();
    }
    /// The same, the last question first: the older answers come when newer ones are there already.
    void answerBackwards()
    {
        std::reverse(m_waiting.begin(), m_waiting.end());
        answerAll();
    }

private:
    QList<std::function<void()>> m_waiting;
};

} // namespace vd::test
