#include "tests/support/fakes/FakeOperatorsGateway.h"

#include "models/operators/OperatorsController.h"

#include <QTimeZone>

namespace vd::test {

using operators::Operator;
using operators::Proposal;
using operators::Role;
using operators::Roles;

namespace {

const QDateTime now(QDate(2026, 12, 5), QTime(4, 30), QTimeZone::utc());
const Roles guarded = Roles(Role::FrontDesk) | Role::DeskLead | Role::Finance | Role::Administrator;

} // namespace

void FakeOperatorsGateway::fill()
{
    const auto add = [this](qint64 id, const char *login, const char *name, Roles roles, const QDateTime &seen) {
        Operator person;
        person.id = OperatorId(id);
        person.login = QString::fromUtf8(login);
        person.displayName = QString::fromUtf8(name);
        person.roles = roles;
        person.venues = {VenueId(1)};
        person.lastSignInAt = seen;
        person.version = 1;
        people.append(person);
    };
    people.clear();
    add(1, "admin", "Zhou Min", Role::Administrator, now.addSecs(-600));
    add(2, "lin.hao", "Lin Hao", Roles(Role::Administrator) | Role::Auditor, now.addDays(-1));
    add(3, "mei", "Mei", Role::FrontDesk, now.addSecs(-3600));
    add(4, "chen.wei", "陈伟", Roles(Role::FrontDesk) | Role::DeskLead, now.addSecs(-7200));
    add(5, "gate1", "North gate", Role::Door, now.addDays(-2));
    add(6, "anna", "Anna Schmidt", Role::Finance, now.addDays(-3));
    add(7, "li.na", "李娜", Role::FrontDesk, now.addDays(-80));
    add(8, "wang.fang", "王芳", Role::Door, {});
    people[0].own = true;
    people[5].manageable = false;
    people[6].disabled = true;
    people[7].mustChangePassword = true;
    Operator wish = people.at(2);
    wish.roles |= Role::DeskLead;
    Proposal waiting = proposal(Proposal::Kind::Rights, wish);
    waiting.askedBy = QStringLiteral("lin.hao");
    waiting.own = false;
    people[2].proposals = {waiting};
}

Proposal FakeOperatorsGateway::proposal(Proposal::Kind kind, const Operator &wish)
{
    Proposal made;
    made.id = ProposalId(++m_nextId);
    made.kind = kind;
    made.roles = wish.roles;
    made.venues = wish.venues;
    made.askedBy = QStringLiteral("admin");
    made.askedAt = now;
    made.expiresAt = now.addDays(3);
    made.own = true;
    return made;
}

Operator *FakeOperatorsGateway::find(const QString &login)
{
    for (Operator &person : people)
        if (person.login == login)
            return &person;
    return nullptr;
}

Future<QList<Operator>> FakeOperatorsGateway::operators()
{
    return answers.give<QList<Operator>>(people);
}

Result<Operator> FakeOperatorsGateway::store(const Operator &wish, const QString &password)
{
    Operator *known = find(wish.login);
    if (!wish.id.isValid()) {
        if (known)
            return fail(Fault::Conflict, QStringLiteral("login_taken"), {{QStringLiteral("login"), wish.login}});
        passwords.insert(wish.login, password);
        Operator made = wish;
        made.id = OperatorId(++m_nextId);
        made.roles = {};
        made.mustChangePassword = true;
        people.append(made);
        known = &people.last();
    }
    if (!known)
        return fail(Fault::Missing, QStringLiteral("unknown_operator"));
    if (known->version != wish.version)
        return fail(Fault::Conflict, QStringLiteral("stale"));
    const bool waits = operators::OperatorsController::needsApproval(*known, wish, {});
    known->displayName = wish.displayName;
    known->roles = waits ? (wish.roles & known->roles) | (wish.roles & ~guarded) : wish.roles;
    known->venues = wish.venues;
    known->proposals.clear();
    if (waits)
        known->proposals << proposal(Proposal::Kind::Rights, wish);
    ++known->version;
    return *known;
}

Future<Operator> FakeOperatorsGateway::save(
    const QUuid &request, const Operator &person, const QString &oneTimePassword)
{
    requests << request;
    return answers.give<Operator>(answers.error ? Result<Operator>(person) : store(person, oneTimePassword));
}

Future<Operator> FakeOperatorsGateway::resetPassword(
    const QUuid &request, const QString &login, const QString &oneTimePassword)
{
    requests << request;
    Operator *person = find(login);
    passwords.insert(login, oneTimePassword);
    if (person->roles & guarded)
        person->proposals << proposal(Proposal::Kind::Password, *person);
    else
        person->mustChangePassword = true;
    return answers.give<Operator>(*person);
}

Future<Operator> FakeOperatorsGateway::setDisabled(const QUuid &request, const QString &login, bool disabled)
{
    requests << request;
    find(login)->disabled = disabled;
    return answers.give<Operator>(*find(login));
}

Future<Operator> FakeOperatorsGateway::decide(const QUuid &request, ProposalId id, bool approve)
{
    requests << request;
    for (Operator &person : people) {
        for (const Proposal &waiting : QList<Proposal>(person.proposals)) {
            if (waiting.id != id)
                continue;
            if (approve && waiting.own)
                return answers.give<Operator>(fail(Fault::Denied, QStringLiteral("own_proposal")));
            person.proposals.removeOne(waiting);
            if (approve && waiting.kind == Proposal::Kind::Rights)
                person.roles = waiting.roles;
            return answers.give<Operator>(person);
        }
    }
    return answers.give<Operator>(fail(Fault::Conflict, QStringLiteral("proposal_decided")));
}

} // namespace vd::test
