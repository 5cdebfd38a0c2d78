#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

namespace vd::test {

/// Settings of the tests' own, and a system that speaks English: how a test of windows begins.
inline void useOwnSettings(QLocale::Country country = QLocale::UnitedStates)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("VenuedeskTest"));
    QLocale::setDefault(QLocale(QLocale::English, country));
}

} // namespace vd::test
