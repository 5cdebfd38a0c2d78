#pragma once

#include "models/schedule/ScheduleGateway.h"

#include <QAbstractTableModel>
#include <QLocale>
#include <QTimeZone>

namespace vd::schedule {

/// The rows of a preview as the server sent them: conflicts first, then in time order.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Outcome, Day, Times, Space, With, ColumnCount };
    /// OutcomeRole: add, exists, conflict. SortRole: values that sort as their kind.
    enum Role { OutcomeRole = Qt::UserRole + 1, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<GeneratorRow> &rows, const QTimeZone &zone);
    void setLocale(const QLocale &locale);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const GeneratorRow &row, int column) const;
    [[nodiscard]] QVariant sortValue(const GeneratorRow &row, int column) const;

    QList<GeneratorRow> m_rows;
    QTimeZone m_zone = QTimeZone::utc();
    QLocale m_locale;
};

} // namespace vd::schedule
