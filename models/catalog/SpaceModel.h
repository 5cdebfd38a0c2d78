#pragma once

#include "models/catalog/Catalog.h"

#include <QAbstractTableModel>
#include <QLocale>

#include <optional>

namespace vd::catalog {

/// The spaces of a venue in board order, retired ones last in their place and said so.
class SpaceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CategoryName, Name, Kind, Capacity, Buffers, EntryWindow, OneOrder, RealName, InUse, ColumnCount };
    enum Role { SpaceIdRole = Qt::UserRole + 1, RetiredRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps what stands: rows that are still there stay, only their contents change.
    void setSpaces(const QList<Space> &spaces);
    void setLocale(const QLocale &locale);
    [[nodiscard]] std::optional<Space> space(SpaceId id) const;
    /// -1 is no row.
    [[nodiscard]] int rowOf(SpaceId id) const;

    [[nodiscard]] static QString kindWord(SpaceKind kind);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const Space &space, int column) const;
    [[nodiscard]] static QVariant sortValue(const Space &space, int column, const QString &text);
    [[nodiscard]] static Qt::Alignment alignment(int column);

    QList<Space> m_spaces;
    QLocale m_locale;
};

} // namespace vd::catalog
