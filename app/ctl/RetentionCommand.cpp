#include "app/ctl/RetentionCommand.h"

#include "app/ctl/Person.h"
#include "db/gateways/PgPrivacyGateway.h"
#include "models/base/Pass.h"

namespace vd::app {

namespace {

constexpr int batchSize = 500;
constexpr int mostDays = 36'500;

std::optional<int> daysOf(const QString &word)
{
    bool ok = false;
    const int days = word.toInt(&ok);
    return ok && days > 0 && days <= mostDays ? std::optional(days) : std::nullopt;
}

} // namespace

QString RetentionCommand::name() const
{
    return QStringLiteral("retention");
}

QString RetentionCommand::usage() const
{
    return QStringLiteral("retention [DAYS|forever]");
}

QString RetentionCommand::help() const
{
    return QStringLiteral("forget people whose last business is older than their venues keep them; with a word:\n"
                          "                            set how many days the venue (--venue) keeps them");
}

QString RetentionCommand::fault(const CtlContext &context) const
{
    if (context.words.isEmpty())
        return {};
    const QString word = context.words.first();
    if (word != QLatin1String("forever") && !daysOf(word))
        return QStringLiteral("'%1' is neither a number of days from 1 to %2 nor forever").arg(word).arg(mostDays);
    return context.wordsFault({QString()});
}

Result<ExitCode> RetentionCommand::run(CtlContext &context)
{
    return context.words.isEmpty() ? runNow(context) : set(context);
}

Result<ExitCode> RetentionCommand::set(CtlContext &context)
{
    const auto person = Person::signIn(context);
    if (!person)
        return pass(person);
    const Result<VenueId> venue = (*person)->venue(context.parser.value(QStringLiteral("venue")));
    if (!venue)
        return pass(venue);
    const Result<Done> done = db::PgPrivacyGateway((*person)->lane())
                                  .setKeepDays(QUuid::createUuid(), *venue, daysOf(context.words.first()))
                                  .result();
    return done.map([](Done) { return ExitCode::Done; });
}

Result<ExitCode> RetentionCommand::runNow(CtlContext &context)
{
    const auto target = CtlTarget::from(context.parser);
    if (!target)
        return pass(target);
    const Result<db::ConnectionSettings> login = (*target)->service();
    if (!login)
        return pass(login);
    db::Lane lane(QStringLiteral("retention"), login->withTimeouts(60'000, 2'000));
    db::PgPrivacyGateway gateway(lane);
    customers::RetentionBatch total;
    CustomerId after;
    do {
        const Result<customers::RetentionBatch> batch = gateway.retain(after, batchSize).result();
        if (!batch)
            return pass(batch);
        total.customers += batch->customers;
        total.documents += batch->documents;
        total.more = batch->more;
        after = batch->last.isValid() ? batch->last : after;
    } while (total.more);
    context.out << "forgotten: customers " << total.customers << ", documents " << total.documents << '\n';
    return ExitCode::Done;
}

} // namespace vd::app
