#include <QCommandLineParser>
#include <QCoreApplication>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("venuedeskctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VD_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Venuedesk without a window: set up, migrate and look after its server."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(application);
    parser.showHelp(2);
}
