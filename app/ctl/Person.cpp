#include "app/ctl/Person.h"

#include "app/TerminalKeys.h"
#include "models/base/Pass.h"

#include <algorithm>

namespace vd::app {

namespace {

constexpr int lockMs = 2'000;

} // namespace

Result<std::unique_ptr<Person>> Person::signIn(const CtlContext &context, std::optional<int> statementMs)
{
    Result<std::unique_ptr<CtlTarget>> target = CtlTarget::from(context.parser);
    if (!target)
        return pass(target);
    const Result<db::ConnectionSettings> login = (*target)->person();
    if (!login)
        return pass(login);
    std::unique_ptr<Person> person(new Person);
    person->m_target = std::move(*target);
    person->m_lane = std::make_unique<db::Lane>(
        QStringLiteral("person"), statementMs ? login->withTimeouts(*statementMs, lockMs) : *login);
    return person;
}

Result<QList<catalog::Venue>> Person::venues()
{
    return db::PgCatalogGateway(*m_lane).venues().result();
}

Result<VenueId> Person::venue(const QString &name)
{
    return venueNamed(name).map([](const catalog::Venue &venue) { return venue.id; });
}

Result<catalog::Venue> Person::venueNamed(const QString &name)
{
    const Result<QList<catalog::Venue>> known = venues();
    if (!known)
        return pass(known);
    if (name.isEmpty())
        return known->size() == 1 ? Result<catalog::Venue>(known->first())
                                  : fail(Fault::Rule, QStringLiteral("venue_required"));
    const auto found
        = std::find_if(known->cbegin(), known->cend(), [&name](const catalog::Venue &v) { return v.name == name; });
    if (found == known->cend())
        return fail(Fault::Missing, QStringLiteral("unknown_venue"));
    return *found;
}

Result<std::pair<VenueId, checkin::TerminalKey>> Person::terminal()
{
    const Result<QList<catalog::Venue>> known = venues();
    if (!known)
        return pass(known);
    for (const catalog::Venue &venue : *known) {
        const auto key
            = m_target->secrets()
                  .read(TerminalKeys::secretName(m_target->serverName(), venue.id))
                  .result()
                  .and_then([](const QString &pem) { return checkin::TerminalKey::fromPem(pem.toLatin1()); });
        if (key)
            return std::pair(venue.id, *key);
    }
    return fail(Fault::Rule, QStringLiteral("unknown_terminal"));
}

} // namespace vd::app
