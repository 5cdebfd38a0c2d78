#include "app/Folders.h"

#include <QDir>
#include <QStandardPaths>

#include <unistd.h>

namespace vd::app::folders {

namespace {

QString chosen(const char *variable, const QString &otherwise)
{
    const QString folder = qEnvironmentVariable(variable);
    return QDir::cleanPath(folder.isEmpty() ? otherwise : QDir(folder).absolutePath());
}

QString below(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + QStringLiteral("/venuedesk");
}

} // namespace

QString data()
{
    return chosen("VENUEDESK_DATA",
        geteuid() == 0 ? QStringLiteral("/var/lib/venuedesk") : below(QStandardPaths::GenericDataLocation));
}

QString config()
{
    return chosen("VENUEDESK_CONFIG", below(QStandardPaths::GenericConfigLocation));
}

} // namespace vd::app::folders
