#pragma once

#include "models/base/Result.h"

#include <QPromise>

#include <memory>
#include <utility>

namespace vd {

/// The giving end of a Future, shared by the steps that lead to its answer.
template <typename T>
using Promise = std::shared_ptr<QPromise<Result<T>>>;

template <typename T>
[[nodiscard]] Promise<T> begun()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

template <typename T>
void answer(const Promise<T> &promise, Result<T> result)
{
    promise->addResult(std::move(result));
    promise->finish();
}

} // namespace vd
