#include "app/CommandLine.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("venuedesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VD_VERSION));
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Venuedesk: booking, tickets and money of a venue's front desk."));
    parser.addHelpOption();
    parser.addVersionOption();
    if (vd::app::answeredWithoutDisplay(parser, arguments))
        return 0;
    QApplication application(argc, argv);
    parser.process(application);
    return 0;
}
