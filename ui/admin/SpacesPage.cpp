#include "ui/admin/SpacesPage.h"

#include "ui/admin/SpaceForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace vd::ui {

using catalog::CatalogController;
using catalog::Space;

SpacesPage::SpacesPage(CatalogController &catalog, QWidget *parent)
    : RecordPage(new SpaceForm, parent)
    , m_catalog(catalog)
    , m_form(findChild<SpaceForm *>())
    , m_withRetired(new QCheckBox(this))
    , m_rows(new SpaceRows([](const Space &space) { return space.id; }, this))
{
    setObjectName(QStringLiteral("spacesPage"));
    m_withRetired->setObjectName(QStringLiteral("withRetired"));
    head()->insertWidget(2, m_withRetired);
    m_rows->setColumns(CatalogWords::spaceColumns());
    pane()->setModel(m_rows);
    pane()->view()->setStartWidths({104, 128, 92, 76, 88, 80, 80, 88, 80});
    pane()->rememberAs(QStringLiteral("adminSpaces"));
    connectAll();
    retranslate();
}

void SpacesPage::connectAll()
{
    connect(m_withRetired, &QCheckBox::toggled, this, &SpacesPage::showSpaces);
    connect(pane()->emptyState(), &EmptyState::actionTriggered, this, &RecordPage::beginNew);
    connect(&m_catalog, &CatalogController::loaded, this, &SpacesPage::showLoaded);
    connect(&m_catalog, &CatalogController::loadingChanged, pane()->loading(),
        [bar = pane()->loading()](bool loading) { loading ? bar->start() : bar->stop(); });
    connect(&m_catalog, &CatalogController::savingChanged, m_form, &RecordForm::setSaving);
    connect(&m_catalog, &CatalogController::spaceSaved, this, &SpacesPage::saved);
    connect(&m_catalog, &CatalogController::spaceRefused, m_form, &RecordForm::tellFailure);
    connect(m_form, &RecordForm::reloadWanted, this, [this] { open(openedRow()); });
}

void SpacesPage::showLoaded()
{
    m_form->setCategories(m_catalog.categories());
    showSpaces();
    if (m_venue != m_catalog.venueId()) {
        m_venue = m_catalog.venueId();
        open(std::nullopt);
    }
    refreshForm();
    markOpened();
}

void SpacesPage::showSpaces()
{
    QList<Space> shown;
    for (const Space &space : m_catalog.spaces())
        if (m_withRetired->isChecked() || !space.retired || space.id == m_form->base().id)
            shown << space;
    m_rows->setRows(shown);
}

// What other desks saved shows in the form only while nothing is typed there; else it is told.
void SpacesPage::refreshForm()
{
    const std::optional<int> row = openedRow();
    if (row && !m_form->isDirty())
        m_form->setSpace(m_rows->row(*row));
    else if (row && m_rows->row(*row).version != m_form->base().version)
        m_form->rebase(m_rows->row(*row));
}

void SpacesPage::open(std::optional<int> row)
{
    Space space;
    space.venue = m_catalog.venueId();
    space.position = static_cast<int>(m_catalog.spaces().size());
    m_form->setSpace(row ? m_rows->row(*row) : space);
}

void SpacesPage::openSpace(SpaceId space)
{
    if (const std::optional<int> row = m_rows->rowOf(space))
        pane()->selectSourceRow(*row);
}

std::optional<int> SpacesPage::openedRow() const
{
    return m_form->base().id.isValid() ? m_rows->rowOf(m_form->base().id) : std::nullopt;
}

QString SpacesPage::openedName() const
{
    return m_form->base().id.isValid() ? m_form->base().name : tr("New space");
}

void SpacesPage::saveTyped()
{
    FieldErrors errors;
    const Space space = m_form->typed(errors);
    if (errors.isEmpty())
        m_catalog.saveSpace(space);
    else
        m_form->showErrors(errors);
}

void SpacesPage::saved(const Space &space)
{
    m_rows->updateRow(space);
    m_form->setSpace(space);
    markOpened();
    m_form->strip()->tell(MessageStrip::Kind::Success, [name = space.name] { return tr("“%1” is saved.").arg(name); });
}

void SpacesPage::retranslate()
{
    setTexts(tr("Spaces"), tr("New space"));
    m_withRetired->setText(tr("Show retired ones"));
    m_rows->setColumns(CatalogWords::spaceColumns());
    m_form->retranslate();
    pane()->emptyState()->set(QStringLiteral("list"), tr("This venue has no spaces yet"),
        tr("Courts, lanes, rooms, rental items and coaches are listed here. Make the first one, then generate its "
           "slots."),
        tr("New space"));
}

} // namespace vd::ui
