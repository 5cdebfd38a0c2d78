#include "app/ctl/BackupCommand.h"

#include "app/Backup.h"
#include "app/CtlTarget.h"
#include "app/KeysInBackup.h"
#include "app/TypedPassword.h"
#include "models/base/OwnerFile.h"
#include "models/base/Pass.h"

#include <QFileInfo>

namespace vd::app {

namespace {

QString fileOf(const CtlContext &context)
{
    return QFileInfo(context.words.first()).absoluteFilePath();
}

} // namespace

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

QString BackupCommand::fault(const CtlContext &context) const
{
    return context.wordsFault({QStringLiteral("FILE")});
}

Result<ExitCode> BackupCommand::run(CtlContext &context)
{
    Result<PostgresTools> tools = PostgresTools::find();
    const auto target = CtlTarget::from(context.parser);
    if (!tools || !target)
        return tl::unexpected<Error>(tools ? target.error() : tools.error());
    return m_way == Way::Save ? save(context, std::move(*tools), **target)
                              : restore(context, std::move(*tools), **target);
}

Result<ExitCode> BackupCommand::save(CtlContext &context, PostgresTools tools, CtlTarget &target)
{
    const auto superuser = target.superuser();
    if (!superuser)
        return pass(superuser);
    const QString file = fileOf(context);
    Backup backup(std::move(tools), *superuser);
    KeysInBackup keys(*superuser, target.secrets(), target.serverName());
    const auto report = addKeys(context, backup, keys).and_then([&](Done) { return backup.save(file); });
    if (!report)
        return pass(report);
    context.out << "wrote " << file << ": " << report->bytes << " bytes, " << report->roles << " roles, schema "
                << report->manifest.value(QLatin1String("schema")).toInt()
                << "\nit holds every customer's name: keep it where only you can read it\n";
    return ExitCode::Done;
}

// A passphrase that does not open the keys is said before anything is made.
Result<ExitCode> BackupCommand::restore(CtlContext &context, PostgresTools tools, CtlTarget &target)
{
    const QString file = fileOf(context);
    const auto payloads = Backup::payloadsOf(file);
    const auto opened = payloads.and_then([&](const auto &all) { return openKeys(context, all); });
    if (!opened)
        return pass(opened);
    const auto superuser = target.emptyServer();
    if (!superuser)
        return pass(superuser);
    const auto report = Backup(std::move(tools), *superuser).restore(file);
    if (!report)
        return pass(report);
    context.out << "restored " << superuser->database << " from " << file << " of "
                << report->manifest.value(QLatin1String("made_at")).toString() << ": " << report->roles
                << " roles\ninvariant watch: " << report->differences << " differences\n"
                << "next: venuedeskctl migrate, which brings it to this program's schema\n";
    KeysInBackup keys(*superuser, target.secrets(), target.serverName());
    putKeysBack(context, *payloads, *opened, keys);
    return report->differences == 0 ? ExitCode::Done : ExitCode::Failed;
}

// A backup that cannot ask (at night, by itself) is better without the keys than none.
Result<Done> BackupCommand::addKeys(CtlContext &context, Backup &backup, KeysInBackup &keys)
{
    const auto here = keys.here();
    if (!here)
        return pass(here);
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
            return pass(sealed);
        backup.addPayload(KeysInBackup::payloadName(contents.organization), *sealed);
        context.out << "keys in the file: " << contents.keys.keys().size() << " of documents, "
                    << contents.terminals.size() << " of this computer's tickets\n";
    }
    return Done{};
}

// Who does not know the passphrase any more types none, and gets the database without its keys.
Result<BackupCommand::Keys> BackupCommand::openKeys(CtlContext &context, const QHash<QString, QByteArray> &payloads)
{
    Keys opened;
    QString words;
    for (auto payload = payloads.cbegin(); payload != payloads.cend(); ++payload) {
        if (!KeysInBackup::isPayload(payload.key()))
            continue;
        if (words.isEmpty())
            words = typedPassword(QStringLiteral("Passphrase of the keys in the backup (none: without the keys): "))
                        .value_or(QString());
        if (words.isEmpty()) {
            context.out << "no passphrase was given: the keys of tickets and documents are not opened\n";
            return opened;
        }
        const auto contents = customers::KeyBackup::read(*payload, words);
        if (!contents)
            return pass(contents);
        opened.insert(payload.key(), *contents);
    }
    return opened;
}

// The database is restored by now: what goes wrong with the keys is told, and their sealed file is kept.
void BackupCommand::putKeysBack(
    CtlContext &context, const QHash<QString, QByteArray> &payloads, const Keys &opened, KeysInBackup &keys)
{
    for (auto payload = payloads.cbegin(); payload != payloads.cend(); ++payload) {
        if (!KeysInBackup::isPayload(payload.key()))
            continue;
        const bool open = opened.contains(payload.key());
        const auto kept = open ? keys.putBack(opened.value(payload.key())) : Result<int>(0);
        if (kept && *kept > 0) {
            context.out << "this computer has the keys of " << *kept << " terminal(s) again\n";
            continue;
        }
        const QString path = fileOf(context) + QLatin1Char('.') + payload.key();
        if (const auto written = OwnerFile::write(path, *payload); !written)
            context.out << "the keys could not be written: " << written.error().code << '\n';
        else
            context.out << (!kept ? "the keys could not be kept"
                    : open        ? "this computer has keys of its own"
                                  : "the keys were not opened")
                        << ": they lie sealed in " << path
                        << "\nnext, at a registered terminal: venuedeskctl keys recover FILE\n";
    }
}

} // namespace vd::app
