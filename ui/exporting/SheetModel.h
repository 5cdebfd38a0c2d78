#pragma once

#include "models/exporting/Document.h"
#include "ui/common/RowsModel.h"

#include <QAbstractTableModel>

namespace vd::ui {

/// Shows a sheet, its total line last; figures as people of the window's language read them.
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSheet(const exporting::Sheet &sheet);
    [[nodiscard]] const exporting::Sheet &sheet() const { return m_sheet; }
    [[nodiscard]] bool hasTotal() const { return !m_total.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &at, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] bool isFigures(int column) const;

    exporting::Sheet m_sheet;
    exporting::SheetRow m_total;
};

} // namespace vd::ui
