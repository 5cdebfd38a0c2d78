#pragma once

#include "models/base/Result.h"

namespace vd {

/// The error of a result, to be handed on as that of another kind of result.
template <typename T>
[[nodiscard]] tl::unexpected<Error> pass(const Result<T> &result)
{
    return tl::unexpected<Error>(result.error());
}

} // namespace vd
