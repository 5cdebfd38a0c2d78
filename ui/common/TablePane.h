#pragma once

#include <QWidget>

#include <optional>

class QAbstractItemModel;
class QSortFilterProxyModel;
class QStackedLayout;

namespace vd::ui {

class EmptyState;
class LineEdit;
class LoadingBar;
class TableView;
class TextLabel;

/// A table with what every list here has: a filter line (Ctrl+F), sorting, copying, an empty state, a loading bar and a
/// count. Sorts and filters the rows it was given; for lists that are paged by the server hand the query on yourself
/// and use TableView alone.
class TablePane : public QWidget
{
    Q_OBJECT

public:
    explicit TablePane(QWidget *parent = nullptr);

    /// The model is not owned. Its SortRole sorts, its display text is filtered.
    void setModel(QAbstractItemModel *model);
    /// Remembers widths and sort order under this name; call after setModel().
    void rememberAs(const QString &name);

    [[nodiscard]] TableView *view() const { return m_view; }
    [[nodiscard]] EmptyState *emptyState() const { return m_empty; }
    [[nodiscard]] LoadingBar *loading() const { return m_loading; }
    /// Row in the source model of the selected current row. Nothing when the row went away: never its neighbour.
    [[nodiscard]] std::optional<int> currentSourceRow() const;
    /// Rows in the source model of the selection, from the top as shown.
    [[nodiscard]] QList<int> selectedSourceRows() const;
    void selectSourceRow(int row);

    /// Opens the filter line and puts the cursor there.
    void openFilter();
    void closeFilter();

Q_SIGNALS:
    /// Another row, or none, is the one actions apply to.
    void currentChanged();
    void rowOpened(int sourceRow);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showState();
    void retranslate();

    LineEdit *m_filter = nullptr;
    TextLabel *m_count = nullptr;
    QWidget *m_filterRow = nullptr;
    QStackedLayout *m_stack = nullptr;
    TableView *m_view = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_nothingFound = nullptr;
    LoadingBar *m_loading = nullptr;
    QSortFilterProxyModel *m_proxy = nullptr;
};

} // namespace vd::ui
