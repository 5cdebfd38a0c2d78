#include "app/Ctl.h"
#include "app/ProcessGuard.h"
#include "app/StopSignals.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    vd::app::ProcessGuard::shut();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("venuedeskctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VD_VERSION));

    vd::app::Ctl ctl;
    if (const auto ended = ctl.run(QCoreApplication::arguments()))
        return static_cast<int>(*ended);
    vd::app::StopSignals stopSignals;
    QObject::connect(&stopSignals, &vd::app::StopSignals::stopAsked, &application, &QCoreApplication::quit);
    return QCoreApplication::exec();
}
