#pragma once

#include <QString>
#include <QStringList>

namespace vd::test {

/// What a program writes; ends the test where it fails.
[[nodiscard]] QString outputOf(const QString &program, const QStringList &arguments);

} // namespace vd::test
