#include "ui/common/TableView.h"

#include "ui/common/ColumnFit.h"
#include "ui/common/Icon.h"
#include "ui/common/TableExporter.h"
#include "ui/common/Theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSettings>
#include <QTimer>

namespace vd::ui {

namespace {

constexpr int restMilliseconds = 800;

} // namespace

TableView::TableView(QWidget *parent)
    : QTableView(parent)
    , m_saving(new QTimer(this))
    , m_fit(new QTimer(this))
{
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    connect(m_fit, &QTimer::timeout, this, &TableView::fitColumns);
    m_saving->setSingleShot(true);
    m_saving->setInterval(restMilliseconds);
    connect(m_saving, &QTimer::timeout, this, &TableView::save);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setStretchLastSection(true);
    // Only the rows in sight are measured: a table may have a million.
    horizontalHeader()->setResizeContentsPrecision(0);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setMinimumSectionSize(48);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setFont(Theme::font(FontRole::Figures));
    fitRows();
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &TableView::columnResized);
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &TableView::saveSoon);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &TableView::saveSoon);
    connect(this, &QAbstractItemView::doubleClicked, this, &TableView::opened);
}

TableView::~TableView()
{
    keepWidths();
}

void TableView::keepWidths()
{
    if (!m_saving->isActive())
        return;
    m_saving->stop();
    save();
}

void TableView::fitRows()
{
    // By the face's size and not its height: a Chinese fallback face is taller than the rows need.
    const int line = qRound(QFontInfo(font()).pixelSize() * 1.4);
    verticalHeader()->setDefaultSectionSize(qMax(Theme::dense, line + 10));
    horizontalHeader()->setFixedHeight(qMax(Theme::control, line + 14));
}

void TableView::rememberAs(const QString &name)
{
    m_name.clear();
    setObjectName(name);
    const QByteArray state = QSettings().value(QStringLiteral("tables/%1").arg(name)).toByteArray();
    if (!state.isEmpty()) {
        const QScopedValueRollback fitting(m_fitting, true);
        horizontalHeader()->restoreState(state);
        for (const int column : std::as_const(m_spare)) // may have been left out where there was less room
            setColumnHidden(column, false);
    }
    m_drawn = QSettings().value(QStringLiteral("tables/%1.drawn").arg(name)).toBool();
    m_name = name;
}

void TableView::saveSoon()
{
    // A header without columns has lost its model; that is no choice of the person.
    if (!m_name.isEmpty() && horizontalHeader()->count() > 0)
        m_saving->start();
}

void TableView::save()
{
    if (m_name.isEmpty() || horizontalHeader()->count() == 0)
        return;
    QSettings settings;
    settings.setValue(QStringLiteral("tables/%1").arg(m_name), horizontalHeader()->saveState());
    settings.setValue(QStringLiteral("tables/%1.drawn").arg(m_name), m_drawn);
}

void TableView::setStartWidths(const QList<int> &widths)
{
    m_startWidths = widths;
    const QScopedValueRollback fitting(m_fitting, true);
    for (int column = 0; column < widths.size(); ++column) {
        if (widths.at(column) > 0)
            setColumnWidth(column, widths.at(column));
        else
            resizeColumnToContents(column);
    }
    fitSoon();
}

QList<int> TableView::columnsWhere(const std::function<bool(int column)> &wanted) const
{
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual)
        if (const int column = horizontalHeader()->logicalIndex(visual); wanted(column))
            columns.append(column);
    return columns;
}

QList<int> TableView::shownColumns() const
{
    return columnsWhere([this](int column) { return !isColumnHidden(column); });
}

QList<int> TableView::toldColumns() const
{
    return columnsWhere([this](int column) { return !isColumnHidden(column) || m_spare.contains(column); });
}

void TableView::columnResized(int column, int before, int now)
{
    // The last one stretches by itself; a width of nothing is one that is hidden or shown again.
    const QList<int> columns = shownColumns();
    if (m_fitting || before == 0 || now == 0 || columns.isEmpty() || column == columns.constLast())
        return;
    m_drawn = true;
    saveSoon();
}

void TableView::fitSoon()
{
    if (!m_drawn)
        m_fit->start();
}

void TableView::fitColumns()
{
    if (m_drawn || !isVisible() || shownColumns().isEmpty() || model()->rowCount() == 0)
        return;
    const QScopedValueRollback fitting(m_fitting, true);
    for (const int column : std::as_const(m_spare))
        setColumnHidden(column, false);
    for (const int column : std::as_const(m_spare))
        if (ColumnFit::least(wishesOf(shownColumns())) > viewport()->width())
            setColumnHidden(column, true);
    const QList<int> columns = shownColumns();
    const QList<int> widths = ColumnFit::widths(wishesOf(columns), viewport()->width());
    for (int i = 0; i < columns.size(); ++i)
        setColumnWidth(columns.at(i), widths.at(i));
}

QList<ColumnWish> TableView::wishesOf(const QList<int> &columns)
{
    const int least = horizontalHeader()->minimumSectionSize();
    QList<ColumnWish> wishes;
    for (const int column : columns) {
        int &needed = m_needed[column];
        needed = std::max({needed, sizeHintForColumn(column), headingWidth(column), least});
        const int side = model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        wishes << ColumnWish{m_startWidths.value(column), needed, (side & Qt::AlignRight) != 0};
    }
    return wishes;
}

int TableView::headingWidth(int column) const
{
    // Not the header's own hint: it keeps room for the sort sign in every column.
    const QHeaderView *header = horizontalHeader();
    const QString heading = model()->headerData(column, Qt::Horizontal).toString();
    const int sign = header->isSortIndicatorShown() && header->sortIndicatorSection() == column ? Theme::icon : 0;
    return header->fontMetrics().horizontalAdvance(heading) + 2 * Theme::gap + sign;
}

void TableView::reset()
{
    QTableView::reset();
    m_needed.clear();
    fitSoon();
}

void TableView::dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    QTableView::dataChanged(first, last, roles);
    fitSoon();
}

void TableView::rowsInserted(const QModelIndex &parent, int first, int last)
{
    QTableView::rowsInserted(parent, first, last);
    fitSoon();
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitSoon();
}

QString TableView::selectedText() const
{
    if (!model())
        return {};
    const QList<int> columns = toldColumns();
    const auto clean = [](const QVariant &value) {
        return value.toString()
            .replace(QLatin1Char('\t'), QLatin1Char(' '))
            .replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    QStringList lines;
    QStringList cells;
    for (const int column : columns)
        cells.append(clean(model()->headerData(column, Qt::Horizontal)));
    lines.append(cells.join(QLatin1Char('\t')));
    const bool all = !selectionModel() || !selectionModel()->hasSelection();
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!all && !selectionModel()->isRowSelected(row, {}))
            continue;
        cells.clear();
        for (const int column : columns)
            cells.append(clean(model()->index(row, column).data()));
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n'));
}

void TableView::copySelection()
{
    QGuiApplication::clipboard()->setText(selectedText());
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid() && state() != QAbstractItemView::EditingState) {
        takeCurrent();
        Q_EMIT opened(currentIndex());
        return;
    }
    // Who comes in by Tab stands on a row that is not selected: the first step takes it, not its neighbour.
    const bool step = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
    if (step && !(event->modifiers() & ~Qt::KeypadModifier) && selectionModel() && !selectionModel()->hasSelection()
        && takeCurrent())
        return;
    QTableView::keyPressEvent(event);
}

// Whether the row with the cursor was not selected yet.
bool TableView::takeCurrent()
{
    const QModelIndex at = currentIndex();
    if (!at.isValid() || selectionMode() == QAbstractItemView::NoSelection
        || selectionModel()->isRowSelected(at.row(), {}))
        return false;
    selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    return true;
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!model() || model()->rowCount() == 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy
        = menu->addAction(Icon::get(QStringLiteral("copy")), tr("Copy rows"), this, &TableView::copySelection);
    copy->setShortcut(QKeySequence::Copy);
    auto *exporter = window()->findChild<TableExporter *>();
    if (exporter && exporter->isAllowed())
        menu->addAction(Icon::get(QStringLiteral("export")), tr("Export these rows …"), this,
            [this, exporter] { exporter->exportTable(*this); });
    menu->popup(event->globalPos());
}

void TableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
    if (event->type() == QEvent::LanguageChange) {
        m_needed.clear();
        fitSoon();
    }
}

} // namespace vd::ui
