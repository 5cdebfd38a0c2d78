#include "ui/common/TablePane.h"

#include "ui/common/EmptyState.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/RowsModel.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace vd::ui {

TablePane::TablePane(QWidget *parent)
    : QWidget(parent)
    , m_filter(new LineEdit(this))
    , m_count(new TextLabel(FontRole::Caption, Token::Muted, this))
    , m_filterRow(new QWidget(this))
    , m_stack(new QStackedLayout)
    , m_view(new TableView(this))
    , m_empty(new EmptyState(this))
    , m_nothingFound(new EmptyState(this))
    , m_proxy(new QSortFilterProxyModel(this))
{
    m_filter->setObjectName(QStringLiteral("tableFilter"));
    m_filter->setIcon(QStringLiteral("search"));
    m_filter->setClearButtonEnabled(true);
    auto *filterRow = new QHBoxLayout(m_filterRow);
    filterRow->setContentsMargins(0, 0, 0, Theme::gap);
    filterRow->addWidget(m_filter, 1);
    filterRow->addWidget(m_count);
    m_filterRow->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_filterRow);
    // First into the pane, then filled: what is shown outside of a layout is measured and sized at once.
    column->addLayout(m_stack, 1);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_nothingFound);
    m_loading = new LoadingBar(this);
    m_proxy->setSortRole(SortRole);
    m_proxy->setSortLocaleAware(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    m_view->setModel(m_proxy);
    setFocusProxy(m_view);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, &TablePane::openFilter);
    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &LineEdit::escaped, this, &TablePane::closeFilter);
    connect(m_filter, &LineEdit::submitted, m_view, [this] { m_view->setFocus(); });
    connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &TablePane::showState);
    connect(m_proxy, &QAbstractItemModel::rowsRemoved, this, &TablePane::showState);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &TablePane::showState);
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &TablePane::showState);
    connect(m_view, &TableView::opened, this,
        [this](const QModelIndex &at) { Q_EMIT rowOpened(m_proxy->mapToSource(at).row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TablePane::currentChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TablePane::currentChanged);
    retranslate();
    showState();
}

void TablePane::setModel(QAbstractItemModel *model)
{
    m_view->keepWidths();
    if (QAbstractItemModel *before = m_proxy->sourceModel())
        disconnect(before, &QAbstractItemModel::rowsRemoved, this, &TablePane::showState);
    m_proxy->setSourceModel(model);
    if (model)
        connect(model, &QAbstractItemModel::rowsRemoved, this, &TablePane::showState);
    // Sorted only when asked: the given order has a meaning.
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    showState();
}

void TablePane::rememberAs(const QString &name)
{
    m_view->rememberAs(name);
}

std::optional<int> TablePane::currentSourceRow() const
{
    const QModelIndex at = m_view->currentIndex();
    if (!at.isValid() || !m_view->selectionModel()->isRowSelected(at.row(), {}))
        return std::nullopt;
    return m_proxy->mapToSource(at).row();
}

QList<int> TablePane::selectedSourceRows() const
{
    QList<int> rows;
    QModelIndexList selected = m_view->selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end());
    for (const QModelIndex &at : std::as_const(selected))
        rows.append(m_proxy->mapToSource(at).row());
    return rows;
}

void TablePane::selectSourceRow(int row)
{
    const QModelIndex at = m_proxy->mapFromSource(m_proxy->sourceModel()->index(row, 0));
    if (!at.isValid())
        return;
    m_view->setCurrentIndex(at);
    m_view->scrollTo(at);
}

void TablePane::openFilter()
{
    m_filterRow->show();
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void TablePane::closeFilter()
{
    m_filter->clear();
    m_filterRow->hide();
    m_view->setFocus();
}

void TablePane::showState()
{
    const int all = m_proxy->sourceModel() ? m_proxy->sourceModel()->rowCount() : 0;
    const int shown = m_proxy->rowCount();
    // While the last rows go, the proxy tells it before the model has fewer; without a filter nothing is filtered out.
    const bool filtered = all > 0 && !m_filter->text().isEmpty();
    m_stack->setCurrentWidget(shown > 0 ? static_cast<QWidget *>(m_view) : filtered ? m_nothingFound : m_empty);
    m_count->setText(tr("%1 of %2").arg(shown).arg(all));
}

void TablePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TablePane::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter these rows"));
    m_filter->setAccessibleName(tr("Filter these rows"));
    m_nothingFound->set(
        QStringLiteral("search"), tr("No row matches"), tr("Change the filter, or press Escape to see all rows."));
    showState();
}

} // namespace vd::ui
