#pragma once

#include "models/catalog/Catalog.h"
#include "ui/common/RowsModel.h"

#include <QCoreApplication>

namespace vd::ui {

using SpaceRows = RowsModel<catalog::Space, SpaceId>;
using VenueRows = RowsModel<catalog::Venue, VenueId>;

/// The words and table columns of the catalogue in the window's language.
class CatalogWords
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::CatalogWords)

public:
    [[nodiscard]] static QString kind(catalog::SpaceKind kind);
    /// One sentence: what the kind means for selling.
    [[nodiscard]] static QString kindHint(catalog::SpaceKind kind);
    /// "0 + 10 min": before and after.
    [[nodiscard]] static QString buffers(const catalog::Space &space);
    [[nodiscard]] static QList<Column<catalog::Space>> spaceColumns();
    [[nodiscard]] static QList<Column<catalog::Venue>> venueColumns();
};

} // namespace vd::ui
