#include "models/operators/OperatorsController.h"

#include "models/base/WhenDone.h"
#include "models/operators/PasswordRules.h"

#include <algorithm>

namespace vd::operators {

namespace {

QByteArray contentOf(const Operator &person)
{
    QByteArray content = "save:" + person.login.toUtf8() + '\n' + person.displayName.toUtf8() + '\n'
        + QByteArray::number(person.version) + '\n' + QByteArray::number(person.roles.toInt());
    for (const VenueId venue : person.venues)
        content += ' ' + QByteArray::number(qint64{venue.value()});
    return content;
}

} // namespace

OperatorsController::OperatorsController(OperatorsGateway &gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId, const QString &topic) {
        if (topic == QLatin1String("operator"))
            reload();
    });
    connect(changes, &Changes::connectionBack, this, &OperatorsController::reload);
}

void OperatorsController::reload()
{
    m_question.ask(m_gateway.operators(), this, [this](const Result<QList<Operator>> &people) {
        if (!people) {
            Q_EMIT loadFailed(people.error());
            return;
        }
        m_people = *people;
        Q_EMIT loaded();
    });
}

QString OperatorsController::passwordFor(const QByteArray &content)
{
    if (m_password.isEmpty() || content != m_passwordContent) {
        m_password = PasswordRules::oneTime();
        m_passwordContent = content;
    }
    return m_password;
}

void OperatorsController::run(const QByteArray &content, bool withPassword, const Call &call)
{
    if (m_saving)
        return;
    m_saving = true;
    Q_EMIT savingChanged(true);
    const QString password = withPassword ? passwordFor(content) : QString();
    whenDone(call(m_key.keyFor(content)), this, [this, password](const Result<Operator> &answer) {
        m_saving = false;
        Q_EMIT savingChanged(false);
        if (!answer) {
            Q_EMIT refused(answer.error());
            if (answer.error().fault == Fault::Conflict)
                reload();
            return;
        }
        m_key.done();
        m_password.clear();
        Q_EMIT changed(*answer, password);
        reload();
    });
}

void OperatorsController::save(const Operator &person)
{
    const QByteArray content = contentOf(person);
    run(content, !person.id.isValid(), [this, person, content](const QUuid &key) {
        return m_gateway.save(key, person, person.id.isValid() ? QString() : m_password);
    });
}

void OperatorsController::resetPassword(const QString &login)
{
    const QByteArray content = "password:" + login.toUtf8();
    run(content, true, [this, login](const QUuid &key) { return m_gateway.resetPassword(key, login, m_password); });
}

void OperatorsController::setDisabled(const QString &login, bool disabled)
{
    run((disabled ? "disable:" : "enable:") + login.toUtf8(), false,
        [this, login, disabled](const QUuid &key) { return m_gateway.setDisabled(key, login, disabled); });
}

void OperatorsController::decide(ProposalId proposal, bool approve)
{
    run((approve ? "approve:" : "decline:") + QByteArray::number(qint64{proposal.value()}), false,
        [this, proposal, approve](const QUuid &key) { return m_gateway.decide(key, proposal, approve); });
}

int OperatorsController::waiting() const
{
    int count = 0;
    for (const Operator &person : m_people)
        count += static_cast<int>(std::count_if(
            person.proposals.cbegin(), person.proposals.cend(), [](const Proposal &p) { return !p.own; }));
    return count;
}

bool OperatorsController::secondThere(const Operator &person) const
{
    return std::any_of(m_people.cbegin(), m_people.cend(), [&person](const Operator &other) {
        return !other.own && other.login != person.login && !other.disabled && other.roles.testFlag(Role::Administrator)
            && std::all_of(person.venues.cbegin(), person.venues.cend(),
                [&other](VenueId venue) { return other.venues.contains(venue); });
    });
}

bool OperatorsController::needsApproval(
    const Operator &before, const Operator &after, const QList<VenueId> &onePersonVenues)
{
    const Roles guarded = before.own
        ? Roles(Role::FrontDesk) | Role::DeskLead | Role::Door | Role::Finance | Role::Administrator | Role::Auditor
        : Roles(Role::FrontDesk) | Role::DeskLead | Role::Finance | Role::Administrator;
    const auto watched = [&onePersonVenues](VenueId venue) { return !onePersonVenues.contains(venue); };
    const bool gives = std::any_of(after.venues.cbegin(), after.venues.cend(), [&](VenueId venue) {
        const Roles held = before.venues.contains(venue) ? before.roles : Roles();
        return watched(venue) && (after.roles & guarded & ~held);
    });
    const bool takes = !before.own && before.roles.testFlag(Role::Administrator)
        && std::any_of(before.venues.cbegin(), before.venues.cend(), [&](VenueId venue) {
               return watched(venue) && !(after.roles.testFlag(Role::Administrator) && after.venues.contains(venue));
           });
    return gives || takes;
}

} // namespace vd::operators
