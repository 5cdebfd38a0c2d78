#include "app/ctl/CustomerCommand.h"

#include "app/ctl/Person.h"
#include "app/DocumentKeyDuties.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDocumentsGateway.h"
#include "db/gateways/PgPrivacyGateway.h"
#include "models/base/OwnerFile.h"
#include "models/base/Pass.h"
#include "models/customers/CustomerExport.h"

namespace vd::app {

namespace {

// Without a registered terminal the file still has everything but the documents' numbers.
customers::DocumentKeyRing ringHere(Person &person)
{
    const auto terminal = person.terminal();
    if (!terminal)
        return {};
    db::PgDocumentsGateway documents(person.lane());
    db::PgCheckInGateway checkIn(person.lane());
    return DocumentKeyDuties(documents, checkIn, terminal->first, terminal->second)
        .ring()
        .value_or(customers::DocumentKeyRing());
}

Result<Done> exportTo(const QString &path, Person &person, VenueId venue, CustomerId customer)
{
    const Result<QJsonObject> everything
        = db::PgPrivacyGateway(person.lane()).exportCustomer(QUuid::createUuid(), venue, customer).result();
    if (!everything)
        return pass(everything);
    return OwnerFile::write(path,
        customers::CustomerExport::file(
            *everything, ringHere(person).open(customers::CustomerExport::places(*everything))));
}

} // namespace

QString CustomerCommand::name() const
{
    return QStringLiteral("customer");
}

QString CustomerCommand::usage() const
{
    return QStringLiteral("customer export NUMBER FILE");
}

QString CustomerCommand::help() const
{
    return QStringLiteral(
        "everything about a customer into a file for that customer (a lead, audited);\n"
        "                            customer erase NUMBER: forget who it is, refused while anything is open");
}

QString CustomerCommand::fault(const CtlContext &context) const
{
    if (const QString duty = context.dutyFault({QStringLiteral("export"), QStringLiteral("erase")}); !duty.isEmpty())
        return duty;
    if (context.words.size() > 1 && context.words.at(1).toLongLong() <= 0)
        return QStringLiteral("'%1' is no customer's number").arg(context.words.at(1));
    QStringList wanted{QString(), QStringLiteral("NUMBER")};
    if (context.words.first() == QLatin1String("export"))
        wanted << QStringLiteral("FILE");
    return context.wordsFault(wanted);
}

Result<ExitCode> CustomerCommand::run(CtlContext &context)
{
    const auto person = Person::signIn(context);
    if (!person)
        return pass(person);
    const Result<VenueId> venue = (*person)->venue(context.parser.value(QStringLiteral("venue")));
    if (!venue)
        return pass(venue);
    const CustomerId customer(context.words.at(1).toLongLong());
    const Result<Done> done = context.words.first() == QLatin1String("export")
        ? exportTo(context.words.at(2), **person, *venue, customer)
        : db::PgPrivacyGateway((*person)->lane()).eraseCustomer(QUuid::createUuid(), *venue, customer).result();
    return done.map([](Done) { return ExitCode::Done; });
}

} // namespace vd::app
