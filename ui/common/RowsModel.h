#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QSet>

#include <functional>
#include <optional>

namespace vd::ui {

/// Roles every table of the product answers.
enum RowsRole {
    SortRole = Qt::UserRole + 100 ///< A value that sorts as people expect: a number, a date, a text.
};

/// How one column of a RowsModel reads a row.
template <typename Row>
struct Column
{
    QString title;
    std::function<QVariant(const Row &)> display;
    std::function<QVariant(const Row &)> sort; ///< What it sorts by; display when empty.
    bool figures = false; ///< Right-aligned, digits of one width.
    std::function<QVariant(const Row &)> decoration;
    std::function<QVariant(const Row &)> foreground;
    std::function<QVariant(const Row &)> toolTip;
};

/// A table of value rows with a key each. New contents are compared with the old ones and announced as inserted,
/// removed and changed rows, so that selection and scroll position stay with the row they belong to.
template <typename Row, typename Key>
class RowsModel : public QAbstractTableModel
{
public:
    RowsModel(std::function<Key(const Row &)> keyOf, QObject *parent = nullptr)
        : QAbstractTableModel(parent)
        , m_keyOf(std::move(keyOf))
    {
    }

    /// Also after a language switch, with the titles made anew.
    void setColumns(QList<Column<Row>> columns)
    {
        const bool same = columns.size() == m_columns.size();
        if (!same)
            beginResetModel();
        m_columns = std::move(columns);
        if (!same) {
            endResetModel();
            return;
        }
        if (m_columns.isEmpty())
            return;
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(m_columns.size()) - 1);
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

    void setRows(QList<Row> rows)
    {
        removeAbsent(rows);
        if (keepsOrder(rows))
            insertAndUpdate(std::move(rows));
        else
            rearrange(std::move(rows));
    }

    /// Replaces the row of the same key; appends it when there is none.
    void updateRow(const Row &row)
    {
        if (const std::optional<int> at = rowOf(m_keyOf(row))) {
            m_rows[*at] = row;
            Q_EMIT dataChanged(index(*at, 0), index(*at, columnCount() - 1));
            return;
        }
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.append(row);
        endInsertRows();
    }

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Row &row(int at) const { return m_rows.at(at); }
    [[nodiscard]] std::optional<int> rowOf(const Key &key) const
    {
        for (int i = 0; i < m_rows.size(); ++i)
            if (m_keyOf(m_rows.at(i)) == key)
                return i;
        return std::nullopt;
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &at, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(at, CheckIndexOption::IndexIsValid))
            return {};
        const Column<Row> &column = m_columns.at(at.column());
        const Row &row = m_rows.at(at.row());
        const auto ask = [&row](const std::function<QVariant(const Row &)> &fn) { return fn ? fn(row) : QVariant(); };
        switch (role) {
        case Qt::DisplayRole:
            return ask(column.display);
        case Qt::DecorationRole:
            return ask(column.decoration);
        case Qt::ForegroundRole:
            return ask(column.foreground);
        case Qt::ToolTipRole:
            return ask(column.toolTip);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(
                Qt::Alignment((column.figures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        case SortRole:
            return column.sort ? column.sort(row) : ask(column.display);
        default:
            return {};
        }
    }

    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
            return {};
        if (role == Qt::DisplayRole)
            return m_columns.at(section).title;
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(
                Qt::Alignment((m_columns.at(section).figures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        return {};
    }

private:
    void removeAbsent(const QList<Row> &rows)
    {
        QSet<Key> wanted;
        for (const Row &row : rows)
            wanted.insert(m_keyOf(row));
        for (int last = rowCount() - 1; last >= 0; --last) {
            if (wanted.contains(m_keyOf(m_rows.at(last))))
                continue;
            int first = last;
            while (first > 0 && !wanted.contains(m_keyOf(m_rows.at(first - 1))))
                --first;
            beginRemoveRows({}, first, last);
            m_rows.remove(first, last - first + 1);
            endRemoveRows();
            last = first;
        }
    }

    [[nodiscard]] bool keepsOrder(const QList<Row> &rows) const
    {
        qsizetype at = 0;
        for (const Row &row : rows)
            if (at < m_rows.size() && m_keyOf(m_rows.at(at)) == m_keyOf(row))
                ++at;
        return at == m_rows.size();
    }

    void insertAndUpdate(QList<Row> rows)
    {
        for (int i = 0; i < rows.size(); ++i) {
            if (i < m_rows.size() && m_keyOf(m_rows.at(i)) == m_keyOf(rows.at(i))) {
                m_rows[i] = rows.at(i);
                continue;
            }
            int last = i;
            while (last + 1 < rows.size()
                && (i >= m_rows.size() || !(m_keyOf(rows.at(last + 1)) == m_keyOf(m_rows.at(i)))))
                ++last;
            beginInsertRows({}, i, last);
            m_rows = m_rows.mid(0, i) + rows.mid(i, last - i + 1) + m_rows.mid(i);
            endInsertRows();
            i = last;
        }
        if (!m_rows.isEmpty() && columnCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

    void rearrange(QList<Row> rows)
    {
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QList<Key> keys;
        for (const QModelIndex &at : before)
            keys.append(m_keyOf(m_rows.at(at.row())));
        m_rows = std::move(rows);
        QHash<Key, int> places;
        for (int i = 0; i < m_rows.size(); ++i)
            places.insert(m_keyOf(m_rows.at(i)), i);
        QModelIndexList after;
        for (int i = 0; i < before.size(); ++i)
            after.append(index(places.value(keys.at(i)), before.at(i).column()));
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
    }

    std::function<Key(const Row &)> m_keyOf;
    QList<Column<Row>> m_columns;
    QList<Row> m_rows;
};

} // namespace vd::ui
