#include "ui/admin/VenuesPage.h"

#include "ui/admin/VenueForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QTimeZone>

namespace vd::ui {

using catalog::CatalogController;
using catalog::Venue;

VenuesPage::VenuesPage(CatalogController &catalog, QWidget *parent)
    : RecordPage(new VenueForm, parent)
    , m_catalog(catalog)
    , m_form(findChild<VenueForm *>())
    , m_rows(new VenueRows([](const Venue &venue) { return venue.id; }, this))
{
    setObjectName(QStringLiteral("venuesPage"));
    m_rows->setColumns(CatalogWords::venueColumns());
    pane()->setModel(m_rows);
    pane()->view()->setStartWidths({230, 150, 84, 84, 92, 96});
    pane()->rememberAs(QStringLiteral("adminVenues"));
    connect(&m_catalog, &CatalogController::loaded, this, &VenuesPage::showLoaded);
    connect(&m_catalog, &CatalogController::savingChanged, m_form, &RecordForm::setSaving);
    connect(&m_catalog, &CatalogController::venueSaved, this, &VenuesPage::saved);
    connect(&m_catalog, &CatalogController::venueRefused, m_form, &RecordForm::tellFailure);
    connect(m_form, &RecordForm::reloadWanted, this, [this] { open(openedRow()); });
    retranslate();
}

void VenuesPage::showLoaded()
{
    m_rows->setRows(m_catalog.venues());
    if (m_venue != m_catalog.venueId() && m_catalog.venue() && !m_form->isDirty()) {
        m_venue = m_catalog.venueId();
        m_form->setVenue(*m_catalog.venue());
    }
    const std::optional<int> row = openedRow();
    if (row && !m_form->isDirty())
        m_form->setVenue(m_rows->row(*row));
    else if (row && m_rows->row(*row).version != m_form->base().version)
        m_form->rebase(m_rows->row(*row));
    markOpened();
}

void VenuesPage::open(std::optional<int> row)
{
    Venue venue;
    if (row) {
        venue = m_rows->row(*row);
    } else if (const std::optional<Venue> like = m_catalog.venue()) {
        venue.zone = like->zone;
        venue.currency = like->currency;
        venue.region = like->region;
    }
    m_form->setVenue(venue);
}

std::optional<int> VenuesPage::openedRow() const
{
    return m_form->base().id.isValid() ? m_rows->rowOf(m_form->base().id) : std::nullopt;
}

QString VenuesPage::openedName() const
{
    return m_form->base().id.isValid() ? m_form->base().name : tr("New venue");
}

void VenuesPage::saveTyped()
{
    FieldErrors errors;
    const Venue venue = m_form->typed(errors);
    if (errors.isEmpty())
        m_catalog.saveVenue(venue);
    else
        m_form->showErrors(errors);
}

void VenuesPage::saved(const Venue &venue)
{
    m_rows->updateRow(venue);
    m_form->setVenue(venue);
    markOpened();
    m_form->strip()->tell(MessageStrip::Kind::Success, [name = venue.name] { return tr("“%1” is saved.").arg(name); });
}

void VenuesPage::retranslate()
{
    setTexts(tr("Venues"), tr("New venue"));
    m_rows->setColumns(CatalogWords::venueColumns());
    m_form->retranslate();
    pane()->emptyState()->set(
        QStringLiteral("admin"), tr("No venue is visible to you"), tr("Ask an administrator to add you to one."));
}

} // namespace vd::ui
