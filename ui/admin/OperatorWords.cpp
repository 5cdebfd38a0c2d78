#include "ui/admin/OperatorWords.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

namespace vd::ui {

using operators::Operator;
using operators::Proposal;
using operators::Role;

QList<Role> OperatorWords::roles()
{
    return {Role::FrontDesk, Role::DeskLead, Role::Door, Role::Finance, Role::Administrator, Role::Auditor};
}

QString OperatorWords::role(Role role)
{
    switch (role) {
    case Role::FrontDesk:
        return tr("Front desk");
    case Role::DeskLead:
        return tr("Desk lead");
    case Role::Door:
        return tr("Door");
    case Role::Finance:
        return tr("Finance");
    case Role::Administrator:
        return tr("Administrator");
    case Role::Auditor:
        return tr("Auditor");
    }
    return {};
}

QString OperatorWords::may(Role role)
{
    switch (role) {
    case Role::FrontDesk:
        return tr("Books, takes payment, cancels and refunds within the rules, keeps a shift.");
    case Role::DeskLead:
        return tr("Also approves what is outside the rules, publishes stops, changes prices with a reason.");
    case Role::Door:
        return tr("Scans tickets and sees the day's lists, names masked.");
    case Role::Finance:
        return tr("Sees all money, exports it, settles refunds and differences.");
    case Role::Administrator:
        return tr("Sets up venues, prices, schedules, operators. No refunds, no corrections.");
    case Role::Auditor:
        return tr("Reads everything unmasked, changes nothing.");
    }
    return {};
}

QString OperatorWords::list(operators::Roles held)
{
    QStringList names;
    for (const Role each : roles())
        if (held.testFlag(each))
            names << role(each);
    return names.isEmpty() ? QStringLiteral("–") : names.join(tr(", "));
}

QString OperatorWords::noSecond()
{
    return tr("What gives rights has to be approved by another administrator, and there is none at these venues. If "
              "you run the venue alone, tick “One person runs this venue” on the page “Venues”; then save here again.");
}

QString OperatorWords::state(const Operator &person)
{
    if (person.disabled)
        return tr("Disabled");
    if (!person.proposals.isEmpty())
        return tr("Waits for approval");
    return person.mustChangePassword ? tr("One-time password") : tr("Active");
}

QString OperatorWords::proposal(const Proposal &proposal)
{
    if (proposal.kind == Proposal::Kind::Password)
        return proposal.own ? tr("You asked for a one-time password")
                            : tr("%1 asks for a one-time password").arg(FormatText::isolated(proposal.askedBy));
    if (proposal.kind == Proposal::Kind::Enable)
        return proposal.own ? tr("You asked to let this person in again")
                            : tr("%1 asks to let this person in again").arg(FormatText::isolated(proposal.askedBy));
    return proposal.own ? tr("You asked for: %1").arg(list(proposal.roles))
                        : tr("%1 asks for: %2").arg(FormatText::isolated(proposal.askedBy), list(proposal.roles));
}

QList<Column<Operator>> OperatorWords::columns(const QHash<VenueId, QString> &venues, const QTimeZone &zone)
{
    Column<Operator> name{tr("Name"), [](const Operator &o) { return o.displayName; }};
    Column<Operator> login{tr("Login"), [](const Operator &o) { return o.login; }};
    Column<Operator> held{tr("Roles"), [](const Operator &o) { return list(o.roles); }};
    Column<Operator> where{tr("Venues"), [venues](const Operator &o) {
                               QStringList names;
                               for (const VenueId id : o.venues)
                                   names << venues.value(id, id.toString());
                               if (!o.manageable)
                                   names << tr("others");
                               return names.isEmpty() ? QStringLiteral("–") : names.join(tr(", "));
                           }};
    Column<Operator> seen{tr("Last sign-in"),
        [zone](const Operator &o) {
            return o.lastSignInAt.isValid() ? FormatText::moment(o.lastSignInAt, zone) : tr("Never");
        },
        [](const Operator &o) { return o.lastSignInAt; }};
    Column<Operator> now{tr("State"), [](const Operator &o) { return state(o); }};
    now.foreground = [](const Operator &o) -> QVariant {
        if (o.disabled)
            return Theme::color(Token::Muted);
        return o.proposals.isEmpty() ? QVariant() : QVariant(Theme::color(Token::Warning));
    };
    return {name, login, held, where, seen, now};
}

} // namespace vd::ui
