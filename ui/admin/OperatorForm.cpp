#include "ui/admin/OperatorForm.h"

#include "models/operators/OperatorsController.h"
#include "ui/admin/ChoiceBoxes.h"
#include "ui/admin/OperatorWords.h"
#include "ui/admin/ProposalCard.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>

namespace vd::ui {

using operators::Operator;
using operators::Role;
using operators::Roles;

namespace {

constexpr int longestName = 200;

bool isLogin(const QString &login)
{
    static const QRegularExpression form(QStringLiteral("^[a-z][a-z0-9_.-]{1,31}$"));
    return form.match(login).hasMatch() && !login.startsWith(QLatin1String("pg_"))
        && !login.startsWith(QLatin1String("vd_"));
}

} // namespace

OperatorForm::OperatorForm(QWidget *parent)
    : RecordForm(parent)
    , m_waiting(new QWidget)
    , m_waitingColumn(new QVBoxLayout(m_waiting))
    , m_login(new LineEdit(this))
    , m_name(new LineEdit(this))
    , m_roles(new ChoiceBoxes(this))
    , m_where(new ChoiceBoxes(this))
    , m_account(new QWidget)
    , m_password(new QPushButton(m_account))
    , m_disable(new QPushButton(m_account))
{
    setObjectName(QStringLiteral("operatorForm"));
    build();
    retranslate();
    setOperator({});
}

void OperatorForm::build()
{
    m_waitingColumn->setContentsMargins(0, 0, 0, 0);
    m_waitingColumn->setSpacing(Theme::gap);
    addWidget(m_waiting);
    m_login->setMaxLength(63);
    addField(QStringLiteral("login"), m_login);
    addField(QStringLiteral("displayName"), m_name);
    addField(QStringLiteral("roles"), m_roles);
    addField(QStringLiteral("venues"), m_where);
    m_password->setObjectName(QStringLiteral("operatorPassword"));
    m_password->setIcon(Icon::get(QStringLiteral("unlock")));
    m_password->setAutoDefault(true);
    m_disable->setObjectName(QStringLiteral("operatorDisable"));
    m_disable->setAutoDefault(true);
    auto *row = new QHBoxLayout(m_account);
    row->setContentsMargins(0, Theme::gap, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_password);
    row->addWidget(m_disable);
    row->addStretch(1);
    addWidget(m_account);
    finish();
    for (LineEdit *edit : {m_login, m_name}) {
        connect(edit, &QLineEdit::textChanged, this, &OperatorForm::changed);
        connect(edit, &LineEdit::submitted, this, &OperatorForm::saveWanted);
    }
    for (ChoiceBoxes *boxes : {m_roles, m_where}) {
        connect(boxes, &ChoiceBoxes::changed, this, [this, boxes] {
            field(boxes->objectName())->clearMessage();
            changed();
        });
    }
    connect(m_password, &QPushButton::clicked, this, &OperatorForm::passwordWanted);
    connect(m_disable, &QPushButton::clicked, this, [this] { Q_EMIT disableWanted(!m_base.disabled); });
}

void OperatorForm::setVenues(const QList<catalog::Venue> &venues, const QTimeZone &zone)
{
    m_venues = venues;
    m_zone = zone;
    const QScopedValueRollback filling(m_filling, true);
    fillChoices();
}

void OperatorForm::fillChoices()
{
    QList<ChoiceBoxes::Choice> roles;
    for (const Role role : OperatorWords::roles())
        roles.append({static_cast<qint64>(role), OperatorWords::role(role), OperatorWords::may(role)});
    m_roles->setChoices(roles);
    QList<ChoiceBoxes::Choice> venues;
    for (const catalog::Venue &venue : std::as_const(m_venues))
        venues.append({venue.id.value(), venue.name, {}});
    m_where->setChoices(venues);
}

void OperatorForm::setOperator(const Operator &person)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_base = person;
        clearMessages();
        m_login->setText(person.login);
        m_login->setReadOnly(person.id.isValid());
        field(QStringLiteral("login"))
            ->setHint(person.id.isValid() ? QString() : tr("Small letters and digits; it stays as it is made."));
        m_name->setText(person.displayName);
        QList<qint64> chosen;
        for (const Role role : OperatorWords::roles())
            if (person.roles.testFlag(role))
                chosen << static_cast<qint64>(role);
        m_roles->setChosen(chosen);
        QList<qint64> venues;
        for (const VenueId venue : person.venues)
            venues << venue.value();
        m_where->setChosen(venues);
    }
    for (QWidget *editor : std::initializer_list<QWidget *>{m_name, m_roles, m_where})
        editor->setEnabled(person.manageable);
    showProposals();
    showButtons();
    showApproval();
    setDirty(false);
}

void OperatorForm::rebase(const Operator &stored)
{
    // A new password is another version, and nothing of it stands here.
    Operator known = m_base;
    known.version = stored.version;
    known.mustChangePassword = stored.mustChangePassword;
    known.lastSignInAt = stored.lastSignInAt;
    const bool same = known == stored;
    m_base = stored;
    showProposals();
    showButtons();
    changed();
    if (!same)
        tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
}

Operator OperatorForm::typed(FieldErrors &errors) const
{
    Operator person = m_base;
    person.login = m_login->text().trimmed();
    person.displayName = m_name->text().trimmed();
    person.roles = {};
    for (const qint64 role : m_roles->chosen())
        person.roles |= static_cast<Role>(role);
    person.venues.clear();
    for (const qint64 venue : m_where->chosen())
        person.venues << VenueId(venue);
    if (!person.id.isValid() && !isLogin(person.login))
        errors << fieldError(QStringLiteral("login"), QStringLiteral("login_invalid"));
    if (person.displayName.isEmpty())
        errors << fieldError(QStringLiteral("displayName"), QStringLiteral("name_required"));
    else if (person.displayName.toUcs4().size() > longestName)
        errors << fieldError(
            QStringLiteral("displayName"), QStringLiteral("name_too_long"), {{QStringLiteral("most"), longestName}});
    if (!person.roles)
        errors << fieldError(QStringLiteral("roles"), QStringLiteral("roles_required"));
    if (person.venues.isEmpty())
        errors << fieldError(QStringLiteral("venues"), QStringLiteral("venues_required"));
    return person;
}

void OperatorForm::changed()
{
    if (m_filling)
        return;
    FieldErrors errors;
    Operator now = typed(errors);
    Operator before = m_base;
    std::sort(before.venues.begin(), before.venues.end());
    std::sort(now.venues.begin(), now.venues.end());
    setDirty(now != before);
    showApproval();
}

// Said while ticking, not after saving, and where it cannot be scrolled away.
void OperatorForm::showApproval()
{
    QList<VenueId> onePerson;
    for (const catalog::Venue &venue : std::as_const(m_venues))
        if (venue.onePerson)
            onePerson << venue.id;
    FieldErrors errors;
    const Operator wanted = typed(errors);
    m_waits = operators::OperatorsController::needsApproval(m_base, wanted, onePerson);
    m_alone = m_waits && m_secondThere && !m_secondThere(wanted);
    showHeading();
}

void OperatorForm::showProposals()
{
    qDeleteAll(m_waiting->findChildren<ProposalCard *>());
    for (const operators::Proposal &proposal : std::as_const(m_base.proposals)) {
        auto *card = new ProposalCard(proposal, m_zone, m_waiting);
        m_waitingColumn->addWidget(card);
        connect(card, &ProposalCard::decided, this, &OperatorForm::decided);
    }
    m_waiting->setVisible(!m_base.proposals.isEmpty());
}

void OperatorForm::showHeading()
{
    const QString name = m_base.id.isValid() ? m_base.displayName : tr("New operator");
    if (m_alone)
        setHeading(name, OperatorWords::noSecond());
    else if (m_waits)
        setHeading(name,
            tr("What gives rights waits until another administrator approves it. What takes them away happens at "
               "once."));
    else
        setHeading(name, note());
}

QString OperatorForm::note() const
{
    if (!m_base.id.isValid())
        return tr("Gets a one-time password, shown when this is saved.");
    if (!m_base.manageable)
        return tr("Also works at venues you do not administer. Only an administrator of all of them can change this.");
    const QString seen = m_base.lastSignInAt.isValid()
        ? tr("Last sign-in %1.").arg(FormatText::moment(m_base.lastSignInAt, m_zone))
        : tr("Has never signed in.");
    return m_base.disabled ? tr("Disabled: cannot sign in. %1").arg(seen) : seen;
}

void OperatorForm::showButtons()
{
    const bool others = m_base.id.isValid() && m_base.manageable && !m_base.own;
    m_account->setVisible(others);
    m_password->setEnabled(!m_base.disabled);
    m_password->setText(tr("New one-time password"));
    m_disable->setText(m_base.disabled ? tr("Enable") : tr("Disable"));
    m_disable->setIcon(Icon::get(m_base.disabled ? QStringLiteral("undo") : QStringLiteral("lock")));
}

QString OperatorForm::fieldOf(const Error &error) const
{
    static const QHash<QString, QString> fields{{QStringLiteral("login_invalid"), QStringLiteral("login")},
        {QStringLiteral("name_required"), QStringLiteral("displayName")},
        {QStringLiteral("name_too_long"), QStringLiteral("displayName")},
        {QStringLiteral("roles_required"), QStringLiteral("roles")},
        {QStringLiteral("role_unknown"), QStringLiteral("roles")},
        {QStringLiteral("last_administrator"), QStringLiteral("roles")},
        {QStringLiteral("venues_required"), QStringLiteral("venues")}};
    return fields.value(error.code);
}

void OperatorForm::retranslate()
{
    {
        const QScopedValueRollback filling(m_filling, true);
        fillChoices();
    }
    field(QStringLiteral("login"))->setLabel(tr("&Login"));
    field(QStringLiteral("login"))
        ->setHint(m_base.id.isValid() ? QString() : tr("Small letters and digits; it stays as it is made."));
    field(QStringLiteral("displayName"))->setLabel(tr("&Name"));
    field(QStringLiteral("roles"))->setLabel(tr("Roles"));
    field(QStringLiteral("venues"))->setLabel(tr("Works at"));
    for (ProposalCard *card : m_waiting->findChildren<ProposalCard *>())
        card->retranslate();
    retranslateButtons();
    showButtons();
    showApproval();
}

} // namespace vd::ui
