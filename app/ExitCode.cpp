#include "app/ExitCode.h"

namespace vd::app {

ExitCode exitCodeOf(const Error &error)
{
    if (error.code == QLatin1String("database_newer") || error.code == QLatin1String("client_newer")
        || error.code == QLatin1String("migration_changed") || error.code == QLatin1String("server_version"))
        return ExitCode::WrongVersion;
    switch (error.fault) {
    case Fault::Denied:
        return ExitCode::Denied;
    case Fault::Offline:
    case Fault::Timeout:
        return ExitCode::Unreachable;
    case Fault::Rule:
    case Fault::Conflict:
    case Fault::Missing:
    case Fault::Bug:
        break;
    }
    return ExitCode::Failed;
}

} // namespace vd::app
