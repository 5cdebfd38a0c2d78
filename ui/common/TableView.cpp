#include "ui/common/TableView.h"

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
#include <QSettings>
#include <QTimer>

namespace vd::ui {

namespace {

constexpr int restMilliseconds = 800;

} // namespace

TableView::TableView(QWidget *parent)
    : QTableView(parent)
    , m_saving(new QTimer(this))
{
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
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setMinimumSectionSize(48);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setFont(Theme::font(FontRole::Figures));
    fitRows();
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &TableView::saveSoon);
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
    if (!state.isEmpty())
        horizontalHeader()->restoreState(state);
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
    if (!m_name.isEmpty() && horizontalHeader()->count() > 0)
        QSettings().setValue(QStringLiteral("tables/%1").arg(m_name), horizontalHeader()->saveState());
}

void TableView::setStartWidths(const QList<int> &widths)
{
    for (int column = 0; column < widths.size(); ++column) {
        if (widths.at(column) > 0)
            setColumnWidth(column, widths.at(column));
        else
            resizeColumnToContents(column);
    }
}

QString TableView::selectedText() const
{
    if (!model())
        return {};
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual)
        if (!isColumnHidden(horizontalHeader()->logicalIndex(visual)))
            columns.append(horizontalHeader()->logicalIndex(visual));
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
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()
        && state() != QAbstractItemView::EditingState) {
        Q_EMIT opened(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
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
}

} // namespace vd::ui
