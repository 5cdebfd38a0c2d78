#pragma once

#include "models/base/Result.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

#include <utility>

namespace vd {

/// Calls fn(Result<T>) in the receiver's thread when the future is done, and not at all when the receiver died first.
/// QFuture::then(context, …) asserts in Qt 6.4 in that case, hence this one way for results to reach a window.
template <typename T, typename Fn>
void whenDone(const Future<T> &future, QObject *receiver, Fn &&fn)
{
    auto *watcher = new QFutureWatcher<Result<T>>(receiver);
    QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, call = std::forward<Fn>(fn)]() mutable {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            call(watcher->result());
        else
            call(Result<T>(fail(Fault::Offline, QStringLiteral("cancelled"))));
    });
    watcher->setFuture(future);
}

/// A future that is already done; for fakes and for answers that need no call.
template <typename T>
[[nodiscard]] Future<T> ready(Result<T> result)
{
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(std::move(result));
    promise.finish();
    return promise.future();
}

} // namespace vd
