#pragma once

#include <QHash>
#include <QTableView>

#include <functional>

class QTimer;

namespace vd::ui {

struct ColumnWish;

/// The product's table: whole rows are selected, columns fit what they show until a person draws one, and remember
/// that; Ctrl+C copies the selected rows as tab-separated text with their headings, Enter and a double click open a
/// row.
class TableView : public QTableView
{
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);
    ~TableView() override;

    /// Remembers column widths and sort order under this name ("desk/orders"). Set it after the model and the start
    /// widths.
    void rememberAs(const QString &name);
    /// Widths to begin with, in logical pixels; 0 takes the content's. More is given where the contents need it, less
    /// where the table is narrow. The last column stretches.
    void setStartWidths(const QList<int> &widths);

    /// Columns that are left out while there is no room for them, the first named first: what is shown elsewhere too.
    void setSpareColumns(const QList<int> &columns) { m_spare = columns; }

    /// Writes widths that were changed a moment ago at once; called before the model goes.
    void keepWidths();

    /// The columns a copy of the table has, from left to right: those that are shown or would be with more room.
    [[nodiscard]] QList<int> toldColumns() const;
    /// Rows of the selection as text; the whole table when nothing is selected.
    [[nodiscard]] QString selectedText() const;

    void reset() override;

public Q_SLOTS:
    void copySelection();

Q_SIGNALS:
    /// A row was opened by Enter or double click; index of the view's model.
    void opened(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) override;
    void rowsInserted(const QModelIndex &parent, int first, int last) override;

private:
    bool takeCurrent();
    void saveSoon();
    void save();
    void fitRows();
    void fitSoon();
    void fitColumns();
    [[nodiscard]] QList<ColumnWish> wishesOf(const QList<int> &columns);
    [[nodiscard]] QList<int> columnsWhere(const std::function<bool(int column)> &wanted) const;
    /// The columns that are shown, from left to right.
    [[nodiscard]] QList<int> shownColumns() const;
    [[nodiscard]] int headingWidth(int column) const;
    void columnResized(int column, int before, int now);

    QString m_name;
    QTimer *m_saving = nullptr; ///< A dragged column is written once, when it rests.
    QTimer *m_fit = nullptr;
    QList<int> m_startWidths;
    QList<int> m_spare;
    QHash<int, int> m_needed; ///< Only grows, so that rows that come and go do not move the columns.
    bool m_fitting = false;
    bool m_drawn = false; ///< A person has chosen the widths.
};

} // namespace vd::ui
