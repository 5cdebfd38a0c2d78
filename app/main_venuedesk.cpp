#include "app/CommandLine.h"
#include "app/Composition.h"
#include "app/Folders.h"
#include "app/MainJob.h"
#include "app/ProcessGuard.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QSysInfo>
#include <QTextStream>

#include <memory>

namespace {

using vd::app::Composition;
using vd::ui::Language;

struct Options
{
    QCommandLineOption profile{QStringLiteral("profile"),
        QStringLiteral("Choose this server profile on the sign-in page."), QStringLiteral("name")};
    QCommandLineOption embedded{
        QStringLiteral("embedded"), QStringLiteral("Start this computer's own server and sign in as its owner.")};
    QCommandLineOption language{
        QStringLiteral("language"), QStringLiteral("Language of the window: en or zh."), QStringLiteral("code")};
    QCommandLineOption dataFolder{QStringLiteral("data-dir"),
        QStringLiteral("Folder of this computer's own server and secrets."), QStringLiteral("folder")};
    QCommandLineOption mainJob{QStringLiteral("main-job"),
        QStringLiteral("Book by phone, take cash, save the ticket, check it in at the door and export the day, in the "
                       "real window at this computer's own server; pictures of each step go into the folder. Ends with "
                       "0 only if all of it is in the database."),
        QStringLiteral("folder")};
};

std::optional<Language> languageOf(const QString &code)
{
    if (code == QLatin1String("zh") || code == QLatin1String("zh_CN"))
        return Language::Chinese;
    if (code == QLatin1String("en"))
        return Language::English;
    return std::nullopt;
}

Composition::Options read(const QCommandLineParser &parser, const Options &options)
{
    Composition::Options read;
    read.dataFolder = parser.isSet(options.dataFolder) ? parser.value(options.dataFolder) : vd::app::folders::data();
    // The job's choices, its folder of exports among them, are not those of who uses this computer.
    read.configFolder = parser.isSet(options.mainJob) ? parser.value(options.mainJob) : vd::app::folders::config();
    const QString machine = QSysInfo::machineHostName().left(60);
    read.terminal = machine.isEmpty() ? QStringLiteral("desk") : machine;
    read.profile = parser.value(options.profile);
    read.embedded = parser.isSet(options.embedded) || parser.isSet(options.mainJob);
    read.language = languageOf(parser.value(options.language));
    return read;
}

} // namespace

int main(int argc, char *argv[])
{
    vd::app::ProcessGuard::shut();
    QCoreApplication::setOrganizationName(QStringLiteral("Venuedesk"));
    QCoreApplication::setApplicationName(QStringLiteral("venuedesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VD_VERSION));
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);

    const Options options;
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Venuedesk: booking, tickets and money of a venue's front desk."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({options.profile, options.embedded, options.language, options.dataFolder, options.mainJob});
    if (vd::app::answeredWithoutDisplay(parser, arguments))
        return 0;
    QApplication application(argc, argv);
    parser.process(application);
    if (parser.isSet(options.language) && !languageOf(parser.value(options.language))) {
        QTextStream(stderr) << "venuedesk: the language is en or zh\n";
        return 2;
    }
    const Composition::Options chosen = read(parser, options);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, chosen.configFolder);
    Composition composition(chosen, application);
    std::unique_ptr<vd::app::MainJob> job;
    if (parser.isSet(options.mainJob))
        job = std::make_unique<vd::app::MainJob>(composition, parser.value(options.mainJob));
    composition.start();
    return QApplication::exec();
}
