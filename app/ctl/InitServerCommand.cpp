#include "app/ctl/InitServerCommand.h"

#include "app/ServerFolder.h"
#include "models/base/Pass.h"

#include <QDir>
#include <QRegularExpression>

namespace vd::app {

namespace {

constexpr int mostDesks = 1000;
constexpr int mostDays = 3650;

QStringList namesOf(const CtlContext &context)
{
    return context.parser.value(QStringLiteral("names")).split(QLatin1Char(','), Qt::SkipEmptyParts);
}

// A name goes into a certificate's extension, where a comma or a colon would mean something.
bool areNames(const QStringList &names)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$"));
    for (const QString &one : names) {
        if (!name.match(one).hasMatch())
            return false;
    }
    return !names.isEmpty();
}

} // namespace

QString InitServerCommand::name() const
{
    return QStringLiteral("init-server");
}

QString InitServerCommand::usage() const
{
    return QStringLiteral("init-server FOLDER");
}

QString InitServerCommand::help() const
{
    return QStringLiteral("make or secure the data folder of a shared server, with its certificates");
}

QList<QCommandLineOption> InitServerCommand::options() const
{
    return {
        {QStringLiteral("names"), QStringLiteral("init-server: host names and addresses desks use, by commas."),
            QStringLiteral("names")},
        {QStringLiteral("desks"), QStringLiteral("init-server, doctor: how many desks there will be."),
            QStringLiteral("number"), QStringLiteral("10")},
        {QStringLiteral("days"), QStringLiteral("init-server: how long the server's certificate lasts."),
            QStringLiteral("number"), QStringLiteral("825")},
        {QStringLiteral("socket-folder"), QStringLiteral("init-server: where the server's socket lies."),
            QStringLiteral("folder")},
    };
}

QString InitServerCommand::fault(const CtlContext &context) const
{
    const QString names = areNames(namesOf(context))
        ? QString()
        : QStringLiteral("--names must be host names and addresses with commas between, not '%1'")
              .arg(context.parser.value(QStringLiteral("names")));
    for (const QString &fault : {context.wordsFault({QStringLiteral("FOLDER")}), names,
             context.numberFault(QStringLiteral("desks"), 1, mostDesks),
             context.numberFault(QStringLiteral("days"), 1, mostDays)}) {
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

Result<ExitCode> InitServerCommand::run(CtlContext &context)
{
    Result<PostgresTools> tools = PostgresTools::find();
    if (!tools)
        return pass(tools);
    ServerFolder::Options options;
    options.folder = QDir(context.words.first()).absolutePath();
    options.names = namesOf(context);
    options.desks = *context.number(QStringLiteral("desks"), 1, mostDesks);
    options.port = *context.number(QStringLiteral("port"), 1, 65535);
    options.certificateDays = *context.number(QStringLiteral("days"), 1, mostDays);
    options.socketFolder = context.parser.value(QStringLiteral("socket-folder"));
    const auto report = ServerFolder(std::move(*tools), options).prepare();
    if (!report)
        return pass(report);
    const QString socket
        = options.socketFolder.isEmpty() ? QStringLiteral("/var/run/postgresql") : options.socketFolder;
    const QString port = options.port == 5432 ? QString() : QStringLiteral(" --port %1").arg(options.port);
    context.out << (report->created ? "made " : "secured ") << options.folder
                << "\nauthority: " << report->authorityFile << "\n  SHA-256 " << report->fingerprint
                << "\nnext:\n  take " << report->authorityKeyFile
                << " off this computer; it signs the next certificate\n  start the server: pg_ctl start -D "
                << options.folder << "\n  venuedeskctl init --host " << socket << port
                << " --user postgres --venue NAME --zone ZONE --currency CODE --region CODE --owner LOGIN\n"
                << "  venuedeskctl doctor --host " << socket << port << " --user postgres --outside "
                << options.names.first() << " --root-certificate " << report->authorityFile << "\n  give "
                << report->authorityFile << " to every desk, and the fingerprint by another way\n";
    return ExitCode::Done;
}

} // namespace vd::app
