#include "app/ctl/DoctorCommand.h"

#include "app/ctl/DoctorWords.h"
#include "app/CtlTarget.h"
#include "db/doctor/ServerCheck.h"
#include "db/doctor/ServerProbe.h"
#include "models/base/Pass.h"

namespace vd::app {

using db::ConnectionSettings;

namespace {

constexpr int mostDesks = 1000;

ConnectionSettings outsideOf(const CtlContext &context, const ConnectionSettings &login)
{
    ConnectionSettings outside = login;
    const QString name = context.parser.value(QStringLiteral("outside"));
    if (name.isEmpty()) {
        if (login.isLocalSocket())
            outside.hosts.clear();
        return outside;
    }
    const qsizetype colon = name.lastIndexOf(QLatin1Char(':'));
    const bool hasPort = colon > 0 && name.indexOf(QLatin1Char(':')) == colon;
    outside.hosts = QStringList{hasPort ? name.left(colon) : name};
    if (hasPort)
        outside.port = name.mid(colon + 1).toInt();
    outside.rootCertificate = context.parser.value(QStringLiteral("root-certificate"));
    return outside;
}

} // namespace

QString DoctorCommand::name() const
{
    return QStringLiteral("doctor");
}

QString DoctorCommand::help() const
{
    return QStringLiteral("look for weak spots of a server, from outside and signed in, and say what to do");
}

QList<QCommandLineOption> DoctorCommand::options() const
{
    return {{QStringLiteral("outside"),
        QStringLiteral(
            "doctor: the name, or name:port, by which desks reach the server, when signed in by its socket."),
        QStringLiteral("name")}};
}

QString DoctorCommand::fault(const CtlContext &context) const
{
    const QString words = context.wordsFault({});
    return words.isEmpty() ? context.numberFault(QStringLiteral("desks"), 1, mostDesks) : words;
}

Result<db::Weaknesses> DoctorCommand::examine(
    const ConnectionSettings &login, const ConnectionSettings &outside, int desks)
{
    db::Weaknesses found;
    if (!outside.hosts.isEmpty())
        found = db::ServerProbe(outside).run();
    const Result<db::Weaknesses> inside = db::ServerCheck(login.withTimeouts(60'000, 2'000), desks).run();
    if (inside)
        return found + *inside;
    // A server that desks cannot reach either has been told about; what is behind it stays unknown.
    return found.isEmpty() ? Result<db::Weaknesses>(pass(inside)) : found;
}

Result<ExitCode> DoctorCommand::run(CtlContext &context)
{
    const auto target = CtlTarget::from(context.parser);
    if (!target)
        return pass(target);
    const auto login = (*target)->superuser();
    if (!login)
        return pass(login);
    const int desks = (*target)->isEmbedded() ? 1 : *context.number(QStringLiteral("desks"), 1, mostDesks);
    const auto found = examine(*login, outsideOf(context, *login), desks);
    if (!found)
        return pass(found);
    for (const db::Weakness &weakness : *found)
        context.out << "- " << DoctorWords::sentence(weakness) << " [" << weakness.code << "]\n";
    if (found->isEmpty())
        context.out << "nothing weak was found\n";
    else
        context.out << found->size() << (found->size() == 1 ? " weak spot\n" : " weak spots\n");
    return found->isEmpty() ? ExitCode::Done : ExitCode::Failed;
}

} // namespace vd::app
