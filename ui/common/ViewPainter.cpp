#include "ui/common/ViewPainter.h"

#include "ui/common/Icon.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace vd::ui {

namespace {

constexpr int menuIconColumn = Theme::icon + 2 * Theme::gap;

} // namespace

void ViewPainter::itemGround(const QStyleOptionViewItem *option, QPainter *painter, const QWidget *widget)
{
    const bool selected = option->state & QStyle::State_Selected;
    const bool hover = (option->state & QStyle::State_MouseOver) && (option->state & QStyle::State_Enabled);
    if (selected)
        painter->fillRect(option->rect, Theme::color(Token::AccentSoft));
    else if (option->backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option->rect, option->backgroundBrush);
    else if (hover)
        painter->fillRect(option->rect, Theme::color(Token::Hover));
    bool first = option->viewItemPosition != QStyleOptionViewItem::Middle
        && option->viewItemPosition != QStyleOptionViewItem::End;
    if (const auto *table = qobject_cast<const QTableView *>(widget))
        first = table->horizontalHeader()->visualIndex(option->index.column()) == 0;
    // The bar tells the selection without colour.
    if (selected && first)
        painter->fillRect(QRect(option->rect.topLeft(), QSize(3, option->rect.height())), Theme::color(Token::Accent));
}

void ViewPainter::header(const QStyleOptionHeader *option, QPainter *painter)
{
    const bool hover = option->state & QStyle::State_MouseOver;
    painter->fillRect(option->rect, Theme::color(hover ? Token::Hover : Token::Window));
    const QRect rect = option->rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), Theme::color(Token::Line));
    const bool last
        = option->position == QStyleOptionHeader::End || option->position == QStyleOptionHeader::OnlyOneSection;
    if (option->orientation == Qt::Horizontal && !last)
        painter->fillRect(QRect(rect.right(), rect.top() + 8, 1, rect.height() - 16), Theme::color(Token::Line));
}

void ViewPainter::headerArrow(const QStyleOptionHeader *option, QPainter *painter)
{
    if (option->sortIndicator == QStyleOptionHeader::None)
        return;
    // SortUp is Qt's word for descending.
    const bool descending = option->sortIndicator == QStyleOptionHeader::SortUp;
    const QRectF sign(option->rect.center().x() - 6, option->rect.center().y() - 5.5, 12, 12);
    Icon::paint(painter, sign, descending ? QStringLiteral("down") : QStringLiteral("up"), Theme::color(Token::Accent));
}

void ViewPainter::menuItem(const QStyleOptionMenuItem *option, QPainter *painter)
{
    const QRect rect = option->rect;
    if (option->menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(rect.x() + Theme::gap, rect.center().y(), rect.width() - 2 * Theme::gap, 1),
            Theme::color(Token::Line));
        return;
    }
    const bool enabled = option->state & QStyle::State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option->state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(Theme::color(Token::AccentSoft));
        painter->drawRoundedRect(QRectF(rect).adjusted(4, 0, -4, 0), 4, 4);
    }
    const QRectF sign(rect.x() + Theme::gap + 4, rect.center().y() - 9, Theme::icon, Theme::icon);
    if (option->checked)
        Icon::paint(painter, sign, QStringLiteral("tick"), Theme::color(Token::Accent));
    else if (!option->icon.isNull())
        option->icon.paint(painter, sign.toRect(), Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    const qsizetype tab = option->text.indexOf(QLatin1Char('\t'));
    const QString text = tab < 0 ? option->text : option->text.left(tab);
    const QRect words = rect.adjusted(menuIconColumn + 4, 0, -Theme::group, 0);
    painter->setFont(option->font);
    painter->setPen(Theme::color(enabled ? Token::Text : Token::Disabled));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, text);
    if (tab >= 0) {
        painter->setPen(Theme::color(Token::Muted));
        painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, option->text.mid(tab + 1));
    }
    if (option->menuItemType == QStyleOptionMenuItem::SubMenu)
        Icon::paint(painter, QRectF(rect.right() - 22, rect.center().y() - 7, 16, 16), QStringLiteral("next"),
            Theme::color(Token::Muted));
    painter->restore();
}

QSize ViewPainter::menuItemSize(const QStyleOptionMenuItem *option, const QSize &contents)
{
    if (option->menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width(), 9};
    int width = contents.width() + menuIconColumn + Theme::group + Theme::gap;
    if (option->text.contains(QLatin1Char('\t')))
        width += Theme::page;
    return {width, qMax(30, contents.height() + 8)};
}

void ViewPainter::tip(const QStyleOption *option, QPainter *painter)
{
    painter->fillRect(option->rect, Theme::color(Token::Tip));
}

void ViewPainter::card(const QStyleOption *option, QPainter *painter, bool focus)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Theme::color(Token::Surface));
    painter->setPen(QPen(Theme::color(focus ? Token::Accent : Token::Line), 1));
    // One pixel less than elsewhere, so that a header's square corner keeps clear of it.
    const double radius = Theme::radius - 1;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
}

} // namespace vd::ui
