#include "ui/admin/OperatorsPage.h"

#include "ui/admin/OneTimePasswordDialog.h"
#include "ui/admin/OperatorForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace vd::ui {

using catalog::CatalogController;
using operators::Operator;
using operators::OperatorsController;
using operators::Role;

OperatorsPage::OperatorsPage(OperatorsController &people, CatalogController &catalog, QWidget *parent)
    : RecordPage(new OperatorForm, parent)
    , m_people(people)
    , m_catalog(catalog)
    , m_form(findChild<OperatorForm *>())
    , m_withDisabled(new QCheckBox(this))
    , m_rows(new OperatorRows([](const Operator &person) { return person.id; }, this))
{
    setObjectName(QStringLiteral("operatorsPage"));
    m_form->setSecondThere([this](const Operator &person) { return m_people.secondThere(person); });
    m_withDisabled->setObjectName(QStringLiteral("withDisabled"));
    m_withDisabled->setChecked(true);
    head()->insertWidget(2, m_withDisabled);
    m_rows->setColumns(OperatorWords::columns({}, m_zone));
    pane()->setModel(m_rows);
    pane()->view()->setStartWidths({120, 96, 112, 112, 150, 132});
    pane()->view()->setSpareColumns({3, 4});
    pane()->rememberAs(QStringLiteral("adminOperators"));
    connectAll();
    retranslate();
}

void OperatorsPage::connectAll()
{
    connect(m_withDisabled, &QCheckBox::toggled, this, &OperatorsPage::showPeople);
    connect(pane()->emptyState(), &EmptyState::actionTriggered, this, &RecordPage::beginNew);
    connect(&m_catalog, &CatalogController::loaded, this, &OperatorsPage::showVenues);
    connect(&m_people, &OperatorsController::loaded, this, &OperatorsPage::showLoaded);
    connect(&m_people, &OperatorsController::loadingChanged, pane()->loading(),
        [bar = pane()->loading()](bool loading) { loading ? bar->start() : bar->stop(); });
    connect(&m_people, &OperatorsController::savingChanged, m_form, &RecordForm::setSaving);
    connect(&m_people, &OperatorsController::changed, this, &OperatorsPage::changed);
    connect(&m_people, &OperatorsController::refused, m_form, &RecordForm::tellFailure);
    connect(m_form, &RecordForm::reloadWanted, this, [this] { open(openedRow()); });
    connect(m_form, &OperatorForm::passwordWanted, this, &OperatorsPage::askPassword);
    connect(m_form, &OperatorForm::disableWanted, this, &OperatorsPage::askDisable);
    connect(m_form, &OperatorForm::decided, &m_people, &OperatorsController::decide);
}

void OperatorsPage::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    showVenues();
}

void OperatorsPage::showVenues()
{
    QHash<VenueId, QString> names;
    for (const catalog::Venue &venue : m_catalog.venues())
        names.insert(venue.id, venue.name);
    m_rows->setColumns(OperatorWords::columns(names, m_zone));
    m_form->setVenues(m_catalog.venues(), m_zone);
    refreshForm();
}

void OperatorsPage::showLoaded()
{
    showPeople();
    refreshForm();
    markOpened();
}

void OperatorsPage::showPeople()
{
    QList<Operator> shown;
    for (const Operator &person : m_people.people())
        if (m_withDisabled->isChecked() || !person.disabled || person.id == m_form->base().id)
            shown << person;
    m_rows->setRows(shown);
}

// What others saved shows in the form only while nothing is typed there; else it is told.
void OperatorsPage::refreshForm()
{
    const std::optional<int> row = openedRow();
    if (row && !m_form->isDirty())
        m_form->setOperator(m_rows->row(*row));
    else if (row && m_rows->row(*row).version != m_form->base().version)
        m_form->rebase(m_rows->row(*row));
}

void OperatorsPage::open(std::optional<int> row)
{
    Operator fresh;
    fresh.venues = {m_catalog.venueId()};
    m_form->setOperator(row ? m_rows->row(*row) : fresh);
}

std::optional<int> OperatorsPage::openedRow() const
{
    return m_form->base().id.isValid() ? m_rows->rowOf(m_form->base().id) : std::nullopt;
}

QString OperatorsPage::openedName() const
{
    return m_form->base().id.isValid() ? m_form->base().displayName : tr("New operator");
}

void OperatorsPage::saveTyped()
{
    FieldErrors errors;
    const Operator person = m_form->typed(errors);
    if (errors.isEmpty())
        m_people.save(person);
    else
        m_form->showErrors(errors);
}

void OperatorsPage::changed(const Operator &person, const QString &oneTimePassword)
{
    m_rows->updateRow(person);
    m_form->setOperator(person);
    markOpened();
    tellChanged(person);
    if (!oneTimePassword.isEmpty())
        OneTimePasswordDialog::show(this, person, oneTimePassword);
}

void OperatorsPage::tellChanged(const Operator &person)
{
    if (person.proposals.isEmpty())
        m_form->strip()->tell(
            MessageStrip::Kind::Success, [name = person.displayName] { return tr("“%1” is saved.").arg(name); });
    else if (m_people.secondThere(person))
        m_form->strip()->tell(
            MessageStrip::Kind::Info, [] { return tr("Another administrator has to approve the rest."); });
    else
        m_form->strip()->tell(MessageStrip::Kind::Warning, &OperatorWords::noSecond);
}

operators::Roles OperatorsPage::moneyRoles()
{
    return operators::Roles(Role::FrontDesk) | Role::DeskLead | Role::Finance | Role::Administrator;
}

QString OperatorsPage::secondNeeded(const Operator &person) const
{
    const auto alone = [this](VenueId id) {
        const QList<catalog::Venue> &venues = m_catalog.venues();
        return std::any_of(venues.cbegin(), venues.cend(),
            [id](const catalog::Venue &venue) { return venue.id == id && venue.onePerson; });
    };
    if (!std::all_of(person.venues.cbegin(), person.venues.cend(), alone) && !m_people.secondThere(person))
        return OperatorWords::noSecond();
    return tr("With these roles another administrator has to approve it first, unless the venue is run by one person.");
}

void OperatorsPage::askPassword()
{
    const Operator person = m_form->base();
    Question question;
    question.title = tr("Give %1 a one-time password?").arg(FormatText::isolated(person.displayName));
    question.text = tr("The present password stops working and open sessions end.");
    if (person.roles & (moneyRoles() | Role::Auditor))
        question.consequences = {secondNeeded(person)};
    question.accept = tr("Make the password");
    question.danger = true;
    Prompt::ask(this, question, [this, login = person.login](const QString &) { m_people.resetPassword(login); });
}

void OperatorsPage::askDisable(bool disable)
{
    const Operator person = m_form->base();
    const auto send = [this, login = person.login, disable](const QString &) { m_people.setDisabled(login, disable); };
    Question question;
    if (disable) {
        question.title = tr("Disable %1?").arg(FormatText::isolated(person.displayName));
        question.text = tr("Signing in is refused from now on, and open sessions end within seconds.");
        question.consequences = {tr("Roles, venues and everything done before stay as they are."),
            tr("An open shift stays open; a lead can close it.")};
        question.accept = tr("Disable");
        question.danger = true;
    } else {
        question.title = tr("Enable %1?").arg(FormatText::isolated(person.displayName));
        question.text = tr("Signing in works again, with the roles and venues held before: %1.")
                            .arg(OperatorWords::list(person.roles));
        if (person.roles & moneyRoles())
            question.consequences = {secondNeeded(person)};
        question.accept = tr("Enable");
    }
    Prompt::ask(this, question, send);
}

QString OperatorsPage::showText() const
{
    return tr("Show the operators");
}

QString OperatorsPage::icon() const
{
    return QStringLiteral("people");
}

// The people are read when the venue is set, because the rail counts what waits for an administrator.
void OperatorsPage::load(bool again)
{
    if (again)
        m_people.reload();
    else
        setZone(venue().zone);
}

void OperatorsPage::retranslate()
{
    setTexts(tr("Operators"), tr("New operator"));
    m_withDisabled->setText(tr("Show disabled ones"));
    m_form->retranslate();
    showVenues();
    pane()->emptyState()->set(QStringLiteral("people"), tr("Nobody is listed yet"),
        tr("Everybody who signs in at your venues is listed here with roles and last sign-in."), tr("New operator"));
}

} // namespace vd::ui
