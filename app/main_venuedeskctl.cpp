#include "app/Ctl.h"
#include "app/ProcessGuard.h"
#include "app/StopSignals.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstring>
#include <memory>

int main(int argc, char *argv[])
{
    vd::app::ProcessGuard::shut();
    // Only printed pages need fonts, and then no screen.
    const bool exports = argc > 1
        && std::any_of(argv + 1, argv + argc, [](const char *word) { return std::strcmp(word, "export") == 0; });
    if (exports)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application
        = exports ? std::make_unique<QGuiApplication>(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("venuedeskctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VD_VERSION));

    vd::app::Ctl ctl;
    if (const auto ended = ctl.run(QCoreApplication::arguments()))
        return static_cast<int>(*ended);
    vd::app::StopSignals stopSignals;
    QObject::connect(&stopSignals, &vd::app::StopSignals::stopAsked, application.get(), &QCoreApplication::quit);
    return QCoreApplication::exec();
}
