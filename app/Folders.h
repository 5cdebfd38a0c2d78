#pragma once

#include <QString>

namespace vd::app::folders {

/// Where this person's own server and secret files live: $VENUEDESK_DATA, else ~/.local/share/venuedesk; for root
/// /var/lib/venuedesk, because the server then runs as user postgres and cannot look into root's home.
[[nodiscard]] QString data();

/// Where profiles and window settings live: $VENUEDESK_CONFIG, else ~/.config/venuedesk.
[[nodiscard]] QString config();

} // namespace vd::app::folders
