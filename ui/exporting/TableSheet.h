#pragma once

#include "models/exporting/Document.h"

namespace vd::ui {

class TableView;

/// A table of the window as a sheet: its columns in their order, also those left out for lack of room, its rows as
/// filtered and sorted. What a column holds is found out from its cells: an amount is a number that reads as that
/// amount of the venue's currency, a count one that reads as that number; everything else is the text that is shown.
class TableSheet
{
public:
    [[nodiscard]] static exporting::Sheet of(const TableView &table, const QString &currency);
};

} // namespace vd::ui
