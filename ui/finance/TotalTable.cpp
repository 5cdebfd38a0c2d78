#include "ui/finance/TotalTable.h"

#include "ui/common/Theme.h"
#include "ui/finance/TotalRowDelegate.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace vd::ui {

TotalTable::TotalTable(QWidget *parent)
    : TableView(parent)
    , m_delegate(new TotalRowDelegate(this))
{
    setItemDelegate(m_delegate);
    setSortingEnabled(false);
}

void TotalTable::setTotal(bool total)
{
    m_total = total;
    m_delegate->setActive(total);
    viewport()->update();
}

QRect TotalTable::kept() const
{
    const int last = model() ? model()->rowCount() - 1 : -1;
    if (!m_total || last < 1)
        return {};
    const int height = rowHeight(last);
    const int top = viewport()->height() - height;
    return rowViewportPosition(last) > top ? QRect(0, top, viewport()->width(), height) : QRect();
}

QModelIndex TotalTable::indexAt(const QPoint &point) const
{
    if (!kept().contains(point))
        return TableView::indexAt(point);
    const int column = columnAt(point.x());
    return column < 0 ? QModelIndex() : model()->index(model()->rowCount() - 1, column);
}

QRect TotalTable::visualRect(const QModelIndex &index) const
{
    QRect rect = TableView::visualRect(index);
    const QRect total = kept();
    if (!total.isEmpty() && index.row() == model()->rowCount() - 1)
        rect.moveTop(total.top());
    return rect;
}

void TotalTable::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QRect total = kept();
    if (!total.isEmpty() && index.row() == model()->rowCount() - 1)
        return; // in sight as it is
    TableView::scrollTo(index, hint);
    const int hidden = visualRect(index).bottom() - kept().top();
    if (!kept().isEmpty() && hidden > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + hidden);
}

// The view measures the rows in sight by their own places.
int TotalTable::sizeHintForColumn(int column) const
{
    const int hint = TableView::sizeHintForColumn(column);
    if (kept().isEmpty())
        return hint;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return std::max(hint, m_delegate->sizeHint(option, model()->index(model()->rowCount() - 1, column)).width());
}

void TotalTable::paintEvent(QPaintEvent *event)
{
    TableView::paintEvent(event);
    const QRect total = kept();
    if (total.isEmpty())
        return;
    QPainter painter(viewport());
    painter.fillRect(total, Theme::color(Token::Surface));
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int row = model()->rowCount() - 1;
    if (selectionModel()->isRowSelected(row))
        option.state |= QStyle::State_Selected;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        option.rect = QRect(columnViewportPosition(column), total.top(), columnWidth(column), total.height());
        m_delegate->paint(&painter, option, model()->index(row, column));
    }
}

void TotalTable::scrollContentsBy(int dx, int dy)
{
    TableView::scrollContentsBy(dx, dy);
    viewport()->update(); // what is kept in sight does not scroll along
}

} // namespace vd::ui
