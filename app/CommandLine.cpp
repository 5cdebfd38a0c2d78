#include "app/CommandLine.h"

#include <QCoreApplication>
#include <QTextStream>

namespace vd::app {

bool answeredWithoutDisplay(const QCommandLineParser &parser, const QStringList &arguments)
{
    const auto asked = [&arguments](QLatin1String longName, QLatin1String shortName) {
        return arguments.contains(longName) || arguments.contains(shortName);
    };
    QTextStream out(stdout);
    if (asked(QLatin1String("--help"), QLatin1String("-h"))) {
        // Without an application Qt does not know the program's name.
        out << parser.helpText().replace(QLatin1String("<executable_name>"), QCoreApplication::applicationName());
        return true;
    }
    if (asked(QLatin1String("--version"), QLatin1String("-v"))) {
        out << QCoreApplication::applicationName() << ' ' << QCoreApplication::applicationVersion() << '\n';
        return true;
    }
    return false;
}

} // namespace vd::app
