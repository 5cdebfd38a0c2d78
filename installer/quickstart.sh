#!/usr/bin/env bash
# Installs what is missing, builds, makes this computer's own server with demo data, and opens Venuedesk. Run again it
# only starts. Without a display the same window does the main job under Xvfb; what it made lies in build/main-job.
set -euo pipefail
cd "$(dirname "$0")/.."

bash installer/install-packages.sh
[ -f build/release/build.ninja ] || cmake --preset release
cmake --build --preset release --target venuedesk venuedeskctl

bin=build/release/bin
"$bin/venuedeskctl" init
"$bin/venuedeskctl" demo --size small --if-empty

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/venuedesk" "$@"
fi
exec xvfb-run -a -s "-noreset -screen 0 1600x1000x24" "$bin/venuedesk" --main-job "$PWD/build/main-job"
