#pragma once

#include <QSignalSpy>
#include <QtTest/QtTest>

namespace vd::test {

/// How long a test waits for what has to happen, on a machine that does much else. What has happened is not waited for,
/// so it costs nothing; waiting that something does not happen is another thing and stays short.
constexpr int patienceMs = 60'000;

} // namespace vd::test

// Qt's own patience is five seconds.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, vd::test::patienceMs)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, vd::test::patienceMs)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, vd::test::patienceMs)
