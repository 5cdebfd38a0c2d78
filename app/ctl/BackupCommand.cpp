#include "app/ctl/BackupCommand.h"

#include "app/Backup.h"
#include "app/CtlTarget.h"

#include <QFileInfo>

namespace vd::app {

QString BackupCommand::name() const
{
    return m_way == Way::Save ? QStringLiteral("backup") : QStringLiteral("restore");
}

QString BackupCommand::usage() const
{
    return name() + QStringLiteral(" FILE");
}

QString BackupCommand::help() const
{
    return m_way == Way::Save ? QStringLiteral("write the whole database and its logins to one new file")
                              : QStringLiteral("make the database from such a file, where there is none of its name");
}

bool BackupCommand::accepts(const CtlContext &context) const
{
    return context.words.size() == 1;
}

Result<ExitCode> BackupCommand::run(CtlContext &context)
{
    Result<PostgresTools> tools = PostgresTools::find();
    const auto target = CtlTarget::from(context.parser);
    if (!tools || !target)
        return tl::unexpected<Error>(tools ? target.error() : tools.error());
    const auto superuser = m_way == Way::Save ? (*target)->superuser() : (*target)->emptyServer();
    if (!superuser)
        return tl::unexpected<Error>(superuser.error());
    const QString file = QFileInfo(context.words.first()).absoluteFilePath();
    Backup backup(std::move(*tools), *superuser);
    const auto report = m_way == Way::Save ? backup.save(file) : backup.restore(file);
    if (!report)
        return tl::unexpected<Error>(report.error());
    if (m_way == Way::Save) {
        context.out << "wrote " << file << ": " << report->bytes << " bytes, " << report->roles << " roles, schema "
                    << report->manifest.value(QLatin1String("schema")).toInt()
                    << "\nit holds every customer's name: keep it where only you can read it\n";
        return ExitCode::Done;
    }
    context.out << "restored " << superuser->database << " from " << file << " of "
                << report->manifest.value(QLatin1String("made_at")).toString() << ": " << report->roles
                << " roles\ninvariant watch: " << report->differences << " differences\n"
                << "next: venuedeskctl migrate, which brings it to this program's schema\n";
    return report->differences == 0 ? ExitCode::Done : ExitCode::Failed;
}

} // namespace vd::app
