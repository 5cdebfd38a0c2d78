#pragma once

#include <QObject>

namespace vd::ui {

class TableView;

/// Writes any table of a window to a file. A window that has one as its child offers it in the menu of every table.
class TableExporter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether this person may take lists out of the window.
    [[nodiscard]] virtual bool isAllowed() const = 0;
    /// Asks for a file and writes the rows as they are shown: filtered, sorted, in the order of the columns.
    virtual void exportTable(TableView &table) = 0;
};

} // namespace vd::ui
