#pragma once

#include "models/catalog/CatalogController.h"
#include "ui/admin/CatalogWords.h"
#include "ui/admin/RecordPage.h"

class QCheckBox;

namespace vd::ui {

class SpaceForm;

/// The spaces of the venue and the form that edits them.
class SpacesPage : public RecordPage
{
    Q_OBJECT

public:
    explicit SpacesPage(catalog::CatalogController &catalog, QWidget *parent = nullptr);

    [[nodiscard]] SpaceForm *form() const { return m_form; }
    /// Shows a space in the form, as choosing its row does.
    void openSpace(SpaceId space);
    void retranslate();

protected:
    void open(std::optional<int> row) override;
    [[nodiscard]] std::optional<int> openedRow() const override;
    void saveTyped() override;
    [[nodiscard]] QString openedName() const override;

private:
    void connectAll();
    void showLoaded();
    void showSpaces();
    void refreshForm();
    void saved(const catalog::Space &space);

    catalog::CatalogController &m_catalog;
    SpaceForm *m_form = nullptr;
    QCheckBox *m_withRetired = nullptr;
    SpaceRows *m_rows = nullptr;
    VenueId m_venue;
};

} // namespace vd::ui
