#pragma once

#include <QList>

namespace vd::ui {

/// What one column of a table asks for, in logical pixels.
struct ColumnWish
{
    int start = 0; ///< The width it was designed with; 0 when its contents decide.
    int needed = 0; ///< What its heading and the shown contents take.
    bool figures = false; ///< Right-aligned.
};

/// Shares a table's width among its columns: what is short is shown whole, long texts give way first, and a table of
/// figures is spread over the room it has.
class ColumnFit
{
public:
    /// The room below which a table has to scroll sideways.
    [[nodiscard]] static int least(const QList<ColumnWish> &wishes);
    /// A width for each column, in the order given. They may be wider than the room when nothing can give way.
    [[nodiscard]] static QList<int> widths(const QList<ColumnWish> &wishes, int room);
};

} // namespace vd::ui
