#pragma once

#include "db/client/Session.h"
#include "models/base/Result.h"

#include <QObject>
#include <QPromise>
#include <QThread>

#include <functional>
#include <memory>

namespace vd::db {

/// One thread with one connection. Jobs run one after the other, in the order given; only values may leave them.
/// The desk has an interactive lane (5 s for a statement, 2 s for a lock) and a reports lane (60 s) that connects at
/// its first job.
class Lane
{
public:
    Lane(const QString &name, const ConnectionSettings &settings);
    /// Ends the statement now running and waits for its job; jobs behind it reach no server and end as cancelled.
    ~Lane();
    Lane(const Lane &) = delete;
    Lane &operator=(const Lane &) = delete;

    /// Runs job(Session &) -> Result<T> on the lane's thread.
    template <typename Job>
    [[nodiscard]] auto run(Job job) -> QFuture<std::invoke_result_t<Job, Session &>>
    {
        using Answer = std::invoke_result_t<Job, Session &>;
        auto promise = std::make_shared<QPromise<Answer>>();
        promise->start();
        QFuture<Answer> future = promise->future();
        post([promise, job = std::move(job)](Session &session) mutable {
            if (promise->isCanceled()) {
                promise->finish();
                return;
            }
            promise->addResult(job(session));
            promise->finish();
        });
        return future;
    }

    /// Connects now, so that a sign-in learns its errors.
    [[nodiscard]] Future<Done> open();
    /// What its next connection signs in with.
    void setPassword(const QString &password);
    /// Ends the pause after failed attempts; for when another lane has found the server back.
    void retryNow();

private:
    void post(std::function<void(Session &)> job);

    QThread m_thread;
    std::shared_ptr<Session> m_session; // used and destroyed on m_thread; only stop() is called from outside
    QObject *m_context; // lives on m_thread; receives the jobs
};

} // namespace vd::db
