#include "app/ctl/KeysCommand.h"

#include "app/ctl/Person.h"
#include "app/DocumentKeyDuties.h"
#include "app/TypedPassword.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDocumentsGateway.h"
#include "models/base/OwnerFile.h"
#include "models/base/Pass.h"
#include "models/customers/KeyBackup.h"

namespace vd::app {

QString KeysCommand::name() const
{
    return QStringLiteral("keys");
}

QString KeysCommand::usage() const
{
    return QStringLiteral("keys DUTY [FILE]");
}

QString KeysCommand::help() const
{
    return QStringLiteral("status, rotate, backup FILE or recover FILE: the keys of identity documents, at a computer\n"
                          "                            that is registered as a terminal; a file needs its passphrase");
}

QString KeysCommand::fault(const CtlContext &context) const
{
    static const QStringList withFile{QStringLiteral("backup"), QStringLiteral("recover")};
    if (const QString duty
        = context.dutyFault(QStringList{QStringLiteral("status"), QStringLiteral("rotate")} + withFile);
        !duty.isEmpty())
        return duty;
    return context.wordsFault(withFile.contains(context.words.first()) ? QStringList{QString(), QStringLiteral("FILE")}
                                                                       : QStringList{QString()});
}

Result<ExitCode> KeysCommand::run(CtlContext &context)
{
    const auto person = Person::signIn(context);
    if (!person)
        return pass(person);
    const auto terminal = (*person)->terminal();
    if (!terminal)
        return pass(terminal);
    db::PgDocumentsGateway documents((*person)->lane());
    db::PgCheckInGateway checkIn((*person)->lane());
    DocumentKeyDuties duties(documents, checkIn, terminal->first, terminal->second);
    const QString duty = context.words.first();
    const Result<Done> done = duty == QLatin1String("status") ? status(context, duties)
        : duty == QLatin1String("rotate")                     ? rotate(context, duties)
        : duty == QLatin1String("backup")                     ? backup(context, duties)
                                                              : recover(context, duties);
    return done.map([](Done) { return ExitCode::Done; });
}

Result<Done> KeysCommand::status(CtlContext &context, DocumentKeyDuties &duties)
{
    const Result<customers::DocumentKeys> keys = duties.state();
    if (!keys)
        return pass(keys);
    for (const customers::DocumentKeys::Key &key : keys->keys)
        context.out << "key " << key.version << (key.wrapped.isEmpty() ? ": not on this computer\n" : ": here\n");
    if (keys->keys.isEmpty())
        context.out << "no key yet: the first booking that names people makes it\n";
    context.out << "this terminal: " << (keys->registered ? "registered\n" : "not registered\n")
                << "terminals without a key: " << keys->missing.size() << '\n';
    return Done{};
}

Result<Done> KeysCommand::rotate(CtlContext &context, DocumentKeyDuties &duties)
{
    const Result<Done> done = duties.rotate([&context](int renewed) {
        context.out << "sealed anew: " << renewed << '\n';
        context.out.flush();
    });
    if (done)
        context.out << "the new key is in use, the old one is gone; write a new backup of the keys\n";
    return done;
}

Result<Done> KeysCommand::backup(CtlContext &context, DocumentKeyDuties &duties)
{
    const Result<QString> words = typedPassword(QStringLiteral("Passphrase for the file of keys: "));
    const Result<QByteArray> file = words.and_then([&](const QString &typed) { return duties.backup(typed); });
    if (!file)
        return pass(file);
    const Result<Done> written = OwnerFile::write(context.words.at(1), *file);
    if (written)
        context.out << "written: " << context.words.at(1) << "; keep it apart from the database's backups\n";
    return written;
}

Result<Done> KeysCommand::recover(CtlContext &context, DocumentKeyDuties &duties)
{
    const Result<QByteArray> file = OwnerFile::read(context.words.at(1), customers::KeyBackup::largestFile);
    if (!file)
        return pass(file);
    const Result<QString> words = typedPassword(QStringLiteral("Passphrase of the file of keys: "));
    const Result<Done> done = words.and_then([&](const QString &typed) { return duties.recover(*file, typed); });
    if (done)
        context.out << "this terminal has the keys again and hands them on to the others\n";
    return done;
}

} // namespace vd::app
