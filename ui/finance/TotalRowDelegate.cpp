#include "ui/finance/TotalRowDelegate.h"

#include "ui/common/Theme.h"

#include <QPainter>

namespace vd::ui {

bool TotalRowDelegate::isTotal(const QModelIndex &index) const
{
    return m_active && index.row() == index.model()->rowCount() - 1;
}

void TotalRowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (isTotal(index))
        option->font = Theme::font(FontRole::FiguresStrong);
}

void TotalRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!isTotal(index))
        return;
    painter->setPen(Theme::color(Token::ControlLine));
    painter->drawLine(option.rect.topLeft(), option.rect.topRight());
}

} // namespace vd::ui
