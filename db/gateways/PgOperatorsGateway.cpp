#include "db/gateways/PgOperatorsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/RoleWords.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

using namespace operators;

QList<VenueId> venuesFrom(const QJsonArray &ids)
{
    QList<VenueId> venues;
    for (const QJsonValue &id : ids)
        venues << VenueId(id.toInteger());
    return venues;
}

QJsonArray idsOf(const QList<VenueId> &venues)
{
    QJsonArray ids;
    for (const VenueId venue : venues)
        ids.append(qint64(venue.value()));
    return ids;
}

Proposal proposalFrom(JsonFields &f)
{
    Proposal proposal;
    proposal.id = f.id<ProposalId>("id");
    const QString kind = f.text("kind");
    proposal.kind = kind == QLatin1String("password") ? Proposal::Kind::Password
        : kind == QLatin1String("enable")             ? Proposal::Kind::Enable
                                                      : Proposal::Kind::Rights;
    proposal.roles = rolesFromWords(f.array("roles"));
    proposal.venues = venuesFrom(f.array("venues"));
    proposal.askedBy = f.text("asked_by");
    proposal.askedAt = f.instant("asked_at");
    proposal.expiresAt = f.instant("expires_at");
    proposal.own = f.boolean("own");
    return proposal;
}

Operator operatorFrom(JsonFields &f)
{
    Operator person;
    person.id = f.id<OperatorId>("id");
    person.login = f.text("login");
    person.displayName = f.text("display_name");
    person.roles = rolesFromWords(f.array("roles"));
    person.venues = venuesFrom(f.array("venues"));
    person.manageable = f.boolean("manageable");
    person.own = f.boolean("own");
    person.disabled = f.boolean("disabled");
    person.mustChangePassword = f.boolean("must_change_password");
    person.lastSignInAt = f.instant("last_sign_in_at");
    person.version = f.integer("version");
    person.proposals = f.list("proposals", proposalFrom);
    return person;
}

Result<QList<Operator>> listFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("operators"));
    QList<Operator> people = f.list("operators", operatorFrom);
    return f.finish(std::move(people));
}

/// The changed operator as the door answered it; the other administrators of its venues are told to look.
Result<Operator> written(Session &session, const Result<QJsonObject> &data)
{
    if (!data)
        return pass(data);
    JsonFields f(*data, QStringLiteral("operator"));
    Operator person = operatorFrom(f);
    for (const VenueId venue : std::as_const(person.venues))
        session.announce(venue);
    return f.finish(std::move(person));
}

} // namespace

Future<QList<Operator>> PgOperatorsGateway::operators()
{
    return doors::json<QList<Operator>>(m_lane, "select api.operators() as answer", {}, listFromJson);
}

Future<Operator> PgOperatorsGateway::save(const QUuid &request, const Operator &person, const QString &oneTimePassword)
{
    return m_lane.run([request, person, oneTimePassword](Session &session) -> Result<Operator> {
        QJsonObject json{{QStringLiteral("id"), qint64(person.id.value())}, {QStringLiteral("login"), person.login},
            {QStringLiteral("display_name"), person.displayName}, {QStringLiteral("roles"), roleWords(person.roles)},
            {QStringLiteral("venues"), idsOf(person.venues)}, {QStringLiteral("version"), person.version}};
        if (!person.id.isValid()) {
            const Result<QString> verifier = session.passwordVerifier(person.login, oneTimePassword);
            if (!verifier)
                return pass(verifier);
            json.insert(QStringLiteral("verifier"), *verifier);
        }
        return written(session, session.call(QLatin1String("save_operator"), Params().request(request).add(json)));
    });
}

Future<Operator> PgOperatorsGateway::resetPassword(
    const QUuid &request, const QString &login, const QString &oneTimePassword)
{
    return m_lane.run([request, login, oneTimePassword](Session &session) -> Result<Operator> {
        const Result<QString> verifier = session.passwordVerifier(login, oneTimePassword);
        if (!verifier)
            return pass(verifier);
        return written(session,
            session.call(QLatin1String("reset_password"), Params().request(request).add(login).add(*verifier)));
    });
}

Future<Operator> PgOperatorsGateway::setDisabled(const QUuid &request, const QString &login, bool disabled)
{
    return m_lane.run([request, login, disabled](Session &session) {
        return written(session,
            session.call(QLatin1String("disable_operator"), Params().request(request).add(login).add(disabled)));
    });
}

Future<Operator> PgOperatorsGateway::decide(const QUuid &request, ProposalId proposal, bool approve)
{
    return m_lane.run([request, proposal, approve](Session &session) {
        return written(session,
            session.call(QLatin1String("decide_proposal"), Params().request(request).add(proposal).add(approve)));
    });
}

} // namespace vd::db
