#!/usr/bin/env bash
# Installs those packages of packages.txt that are missing; silent when there are none.
set -euo pipefail
list=$(dirname "$0")/packages.txt

missing=()
while read -r package; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done < <(grep -v '^#' "$list")
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "These packages are missing: ${missing[*]}. Install them, or run this as root." >&2; exit 1; }
    as_root=(sudo)
fi
echo "Installing ${#missing[@]} packages: ${missing[*]}"
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
# The package lists are fetched only when what is there does not do.
"${install[@]}" || { "${as_root[@]}" apt-get update; "${install[@]}"; }
