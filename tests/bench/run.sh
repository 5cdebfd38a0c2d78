#!/usr/bin/env bash
# Measures the inventory core: run.sh [--only S1,S2] [--size small|full] [--json FILE] [--disk on|off|MS]. Uses the ci build, where it is not there it is built.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[ -x "$root/build/ci/bin/vd_bench" ] || { cmake --preset ci -S "$root" >/dev/null && cmake --build "$root/build/ci" --target vd_bench; }
exec "$root/build/ci/bin/vd_bench" "$@"
