#pragma once

#include <QByteArray>

namespace vd::gallery {

/// The poster of a swim gala by night, painted here, as the JPEG a venue would have uploaded.
[[nodiscard]] QByteArray galaPoster();

} // namespace vd::gallery
