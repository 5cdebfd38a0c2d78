#include "app/ProfileConnection.h"

#include <QSysInfo>

namespace vd::app {

db::ConnectionSettings connectionOf(const operators::Profile &profile)
{
    Q_ASSERT(!profile.embedded);
    db::ConnectionSettings settings;
    settings.hosts = profile.hosts;
    settings.port = profile.port;
    settings.database = profile.database;
    if (profile.tls == operators::TlsMode::Certificate)
        settings.rootCertificate = profile.rootCertificate;
    settings.terminal = QSysInfo::machineHostName();
    return settings;
}

} // namespace vd::app
