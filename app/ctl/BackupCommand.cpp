#include "app/ctl/BackupCommand.h"

#include "app/Backup.h"
#include "app/CtlTarget.h"
#include "app/KeysInBackup.h"
#include "app/TypedPassword.h"
#include "models/base/OwnerFile.h"

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
    return m_way == Way::Save
        ? QStringLiteral("write the whole database, its logins and, sealed with a passphrase, the keys of this\n"
                         "                            computer to one new file")
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
    KeysInBackup keys(*superuser, (*target)->secrets(), (*target)->serverName());
    if (const auto added = m_way == Way::Save ? addKeys(context, backup, keys) : Result<Done>(Done{}); !added)
        return tl::unexpected<Error>(added.error());
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
    putKeysBack(context, report->payloads, keys);
    return report->differences == 0 ? ExitCode::Done : ExitCode::Failed;
}

// A backup that cannot ask (at night, by itself) is better without the keys than none.
Result<Done> BackupCommand::addKeys(CtlContext &context, Backup &backup, KeysInBackup &keys)
{
    const auto here = keys.here();
    if (!here)
        return tl::unexpected<Error>(here.error());
    if (here->isEmpty()) {
        context.out << "this computer holds no keys of tickets and documents: none go into the file\n";
        return Done{};
    }
    const auto words = typedPassword(QStringLiteral("Passphrase for the keys in the backup: "));
    if (!words) {
        context.out << "no passphrase was given: the keys of tickets and documents are NOT in the file\n";
        return Done{};
    }
    for (const customers::KeyBackup::Contents &contents : *here) {
        const auto sealed = customers::KeyBackup::write(contents, *words);
        if (!sealed)
            return tl::unexpected<Error>(sealed.error());
        backup.addPayload(KeysInBackup::payloadName(contents.organization), *sealed);
        context.out << "keys in the file: " << contents.keys.keys().size() << " of documents, "
                    << contents.terminals.size() << " of this computer's tickets\n";
    }
    return Done{};
}

// The database is restored by now: what goes wrong with the keys is told, and their sealed file is kept.
void BackupCommand::putKeysBack(CtlContext &context, const QHash<QString, QByteArray> &payloads, KeysInBackup &keys)
{
    Result<QString> words = fail(Fault::Rule, QStringLiteral("password_required"));
    for (auto payload = payloads.cbegin(); payload != payloads.cend(); ++payload) {
        if (!KeysInBackup::isPayload(payload.key()))
            continue;
        if (!words)
            words = typedPassword(QStringLiteral("Passphrase of the keys in the backup: "));
        const auto kept
            = words.and_then([&](const QString &typed) { return customers::KeyBackup::read(*payload, typed); })
                  .and_then([&](const customers::KeyBackup::Contents &contents) { return keys.putBack(contents); });
        if (kept && *kept > 0) {
            context.out << "this computer has the keys of " << *kept << " terminal(s) again\n";
            continue;
        }
        const QString path = QFileInfo(context.words.first()).absoluteFilePath() + QLatin1Char('.') + payload.key();
        if (const auto written = OwnerFile::write(path, *payload); !written)
            context.out << "the keys could not be written: " << written.error().code << '\n';
        else
            context.out << (kept ? "this computer has keys of its own" : "the keys were not opened")
                        << ": they lie sealed in " << path
                        << "\nnext, at a registered terminal: venuedeskctl keys recover FILE\n";
    }
}

} // namespace vd::app
