#pragma once

#include "models/catalog/CatalogController.h"
#include "ui/admin/CatalogWords.h"
#include "ui/admin/RecordPage.h"

namespace vd::ui {

class VenueForm;

/// The venues the signed-in person sees and the form that edits them.
class VenuesPage : public RecordPage
{
    Q_OBJECT

public:
    explicit VenuesPage(catalog::CatalogController &catalog, QWidget *parent = nullptr);

    [[nodiscard]] VenueForm *form() const { return m_form; }
    void retranslate();

protected:
    void open(std::optional<int> row) override;
    [[nodiscard]] std::optional<int> openedRow() const override;
    void saveTyped() override;
    [[nodiscard]] QString openedName() const override;

private:
    void showLoaded();
    void saved(const catalog::Venue &venue);

    catalog::CatalogController &m_catalog;
    VenueForm *m_form = nullptr;
    VenueRows *m_rows = nullptr;
    VenueId m_venue;
};

} // namespace vd::ui
