#!/usr/bin/env bash
# Installs what is missing, builds, starts a throw-away PostgreSQL and runs every test. With VD_SANITIZERS=1 the unit and
# widget tests run first under the address and undefined-behaviour sanitizers, in a build of their own; with VD_COVERAGE=1
# unit and database tests run once more in a build that counts lines, and the share of models and db is printed.
set -uo pipefail
cd "$(dirname "$0")/.."
bash installer/install-packages.sh || exit 1

build() { cmake --preset "$1" && cmake --build --preset "$1"; }
run() { "build/$1/bin/with_cluster" $sql_coverage ctest --test-dir "build/$1" --output-on-failure -j "$(nproc)" "${@:2}"; }

build ci || exit 1
failed=0
sql_coverage=
# Qt, fontconfig and the drivers keep memory until the end of a program; what is looked for here is misuse.
export ASAN_OPTIONS=detect_leaks=0
if [ "${VD_SANITIZERS:-0}" = 1 ]; then
    build dev || exit 1
    # The gallery paints what the widget tests use; painting it all again under the sanitizers would take too long.
    run dev -L '^(unit|ui)$' -E gallery || failed=1
fi
sql_coverage=--sql-coverage
run ci | tee build/ci/tests.log
[ "${PIPESTATUS[0]}" = 0 ] || failed=1
if [ "${VD_COVERAGE:-0}" = 1 ]; then
    build coverage || exit 1
    find build/coverage -name '*.gcda' -delete
    sql_coverage=
    run coverage -L '^(unit|db|ui)$' -E gallery || failed=1
    gcovr --root . --filter models/ --filter db/ --exclude-throw-branches --sort-percentage build/coverage
fi
# Whatever was printed since, the last word is ctest's.
grep -E '^[0-9]+% tests passed|^[[:space:]]+[0-9]+ - .*\((Failed|Timeout|Not Run|SEGFAULT|Subprocess aborted).*\)|^Total Test time' build/ci/tests.log
exit "$failed"
