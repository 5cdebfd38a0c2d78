#pragma once

#include <QTableView>

class QTimer;

namespace vd::ui {

/// The product's table: whole rows are selected, columns remember their width, Ctrl+C copies the selected rows as
/// tab-separated text with their headings, Enter and a double click open a row.
class TableView : public QTableView
{
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);
    ~TableView() override;

    /// Remembers column widths and sort order under this name ("desk/orders"). Set it after the model and the start
    /// widths.
    void rememberAs(const QString &name);
    /// Widths to begin with, in logical pixels; 0 takes the content's. The last column stretches.
    void setStartWidths(const QList<int> &widths);

    /// Writes widths that were changed a moment ago at once; called before the model goes.
    void keepWidths();

    /// Rows of the selection as text; the whole table when nothing is selected.
    [[nodiscard]] QString selectedText() const;

public Q_SLOTS:
    void copySelection();

Q_SIGNALS:
    /// A row was opened by Enter or double click; index of the view's model.
    void opened(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void saveSoon();
    void save();
    void fitRows();

    QString m_name;
    QTimer *m_saving = nullptr; ///< A dragged column is written once, when it rests.
};

} // namespace vd::ui
