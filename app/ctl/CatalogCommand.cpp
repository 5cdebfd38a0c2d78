#include "app/ctl/CatalogCommand.h"

#include "app/ctl/Person.h"
#include "db/gateways/PgRecordsGateway.h"
#include "models/base/Pass.h"
#include "models/catalog/CatalogueFile.h"
#include "ui/common/ErrorText.h"

#include <QFile>
#include <QSaveFile>

namespace vd::app {

using catalog::CatalogueFile;

namespace {

Error unreadable(const QFileDevice &file)
{
    return {Fault::Rule, QStringLiteral("file_unreadable"),
        {{QStringLiteral("file"), file.fileName()}, {QStringLiteral("reason"), file.errorString()}}, {}};
}

ExitCode refuse(CtlContext &context, int line, const Error &error)
{
    context.err << context.words.at(1) << ", line " << line << ": " << ui::ErrorText::sentence(error) << '\n'
                << "Nothing was imported.\n";
    context.err.flush();
    return exitCodeOf(error);
}

} // namespace

QString CatalogCommand::name() const
{
    return QStringLiteral("catalog");
}

QString CatalogCommand::usage() const
{
    return QStringLiteral("catalog DUTY FILE");
}

QString CatalogCommand::help() const
{
    return QStringLiteral(
        "export FILE: venues, spaces, ticket types, prices, policies into a JSON file (all venues, or\n"
        "                            --venue); import FILE: make the venues of such a file, all or none;\n"
        "                            --as NAME: make its one venue under another name. Needs an\n"
        "                            administrator's login");
}

QList<QCommandLineOption> CatalogCommand::options() const
{
    return {{QStringLiteral("as"), QStringLiteral("catalog import: the copy's name."), QStringLiteral("name")}};
}

QString CatalogCommand::fault(const CtlContext &context) const
{
    const QString duty = context.dutyFault({QStringLiteral("import"), QStringLiteral("export")});
    return duty.isEmpty() ? context.wordsFault({QString(), QStringLiteral("FILE")}) : duty;
}

Result<ExitCode> CatalogCommand::run(CtlContext &context)
{
    const auto person = Person::signIn(context);
    if (!person)
        return pass(person);
    return context.words.first() == QLatin1String("export") ? write(context, **person) : read(context, **person);
}

Result<ExitCode> CatalogCommand::write(CtlContext &context, Person &person)
{
    QList<VenueId> venues;
    if (const QString name = context.parser.value(QStringLiteral("venue")); !name.isEmpty()) {
        const Result<VenueId> venue = person.venue(name);
        if (!venue)
            return pass(venue);
        venues << *venue;
    }
    const Result<QJsonObject> object = db::PgRecordsGateway(person.lane()).exportFile(venues).result();
    if (!object)
        return pass(object);
    QSaveFile file(context.words.at(1));
    if (!file.open(QIODevice::WriteOnly) || file.write(CatalogueFile::write(*object)) < 0 || !file.commit())
        return fail(Fault::Rule, QStringLiteral("export_failed"),
            {{QStringLiteral("file"), file.fileName()}, {QStringLiteral("reason"), file.errorString()}});
    context.out << "exported: venues " << object->value(QLatin1String("venues")).toArray().size() << '\n';
    return ExitCode::Done;
}

Result<ExitCode> CatalogCommand::read(CtlContext &context, Person &person)
{
    QFile file(context.words.at(1));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected<Error>(unreadable(file));
    const Result<CatalogueFile> read = CatalogueFile::read(file.read(CatalogueFile::largest + 1));
    if (!read)
        return refuse(context, read.error().facts.value(QLatin1String("line")).toInt(1), read.error());
    const Result<QList<VenueId>> made
        = db::PgRecordsGateway(person.lane())
              .importFile(QUuid::createUuid(), read->object(), context.parser.value(QStringLiteral("as")))
              .result();
    if (!made && made.error().facts.contains(QLatin1String("path")))
        return refuse(context, read->lineOf(CatalogueFile::pathOf(made.error().facts)), made.error());
    if (!made)
        return pass(made);
    context.out << "imported: venues " << made->size() << '\n';
    return ExitCode::Done;
}

} // namespace vd::app
