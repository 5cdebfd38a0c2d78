#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace vd::app {

/// Answers --help and --version on standard output without a window system, so that they also work over ssh.
/// True when it did and the program should end.
[[nodiscard]] bool answeredWithoutDisplay(const QCommandLineParser &parser, const QStringList &arguments);

} // namespace vd::app
