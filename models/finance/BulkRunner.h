#pragma once

#include "models/base/Result.h"

#include <QObject>

#include <functional>

namespace vd::finance {

/// Carries out one action for each of many rows, one after the other: each is a request of its own, so what is refused
/// stops none of the others.
class BulkRunner : public QObject
{
    Q_OBJECT

public:
    using Action = std::function<Future<Done>()>;

    using QObject::QObject;

    /// Does nothing while one runs.
    void start(const QList<Action> &actions);
    /// The one on its way is finished, the rest is left.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(int done, int ofAll);
    /// error: the first refusal, where failures is not 0.
    void finished(int succeeded, int failures, const vd::Error &error);

private:
    void next();

    QList<Action> m_actions;
    qsizetype m_at = 0;
    int m_succeeded = 0;
    int m_failures = 0;
    Error m_error;
    bool m_running = false;
};

} // namespace vd::finance
