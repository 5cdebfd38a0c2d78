#pragma once

#include "models/base/Result.h"

#include <QObject>
#include <QPromise>
#include <QThread>

#include <memory>
#include <type_traits>

namespace vd {

/// A thread for work that blocks: files, other programs, the keychain. Jobs run one after the other; the destructor
/// waits for the one now running.
class WorkerThread
{
public:
    explicit WorkerThread(const QString &name)
        : m_context(new QObject)
    {
        m_thread.setObjectName(name);
        m_context->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_context, &QObject::deleteLater);
        m_thread.start();
    }
    ~WorkerThread()
    {
        m_thread.quit();
        m_thread.wait();
    }
    WorkerThread(const WorkerThread &) = delete;
    WorkerThread &operator=(const WorkerThread &) = delete;

    /// Runs job() -> Result<T> on the thread.
    template <typename Job>
    [[nodiscard]] auto run(Job job) -> QFuture<std::invoke_result_t<Job>>
    {
        using Answer = std::invoke_result_t<Job>;
        auto promise = std::make_shared<QPromise<Answer>>();
        promise->start();
        QFuture<Answer> future = promise->future();
        QMetaObject::invokeMethod(
            m_context,
            [promise, job = std::move(job)]() mutable {
                promise->addResult(job());
                promise->finish();
            },
            Qt::QueuedConnection);
        return future;
    }

    /// Receiver for connections that shall act on the thread.
    [[nodiscard]] QObject *context() const { return m_context; }

private:
    QThread m_thread;
    QObject *m_context; // lives on m_thread
};

} // namespace vd
