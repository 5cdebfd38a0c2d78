#include "ui/shell/PaletteDelegate.h"

#include "ui/common/Icon.h"
#include "ui/shell/PaletteModel.h"

#include <QPainter>

namespace vd::ui {

namespace {

constexpr int rowHeight = 36;

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString refusal = index.data(PaletteModel::RefusalRole).toString();
    const QString shortcut = index.data(PaletteModel::ShortcutRole).toString();
    const bool usable = refusal.isEmpty();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(Theme::color(Token::AccentSoft));
        painter->drawRoundedRect(
            QRectF(option.rect).adjusted(Theme::gap, 1, -Theme::gap, -1), Theme::radius, Theme::radius);
    }
    QRect words = option.rect.adjusted(Theme::gap + 12, 0, -Theme::gap - 12, 0);
    const QRectF sign(words.x(), words.center().y() - 9, Theme::icon, Theme::icon);
    Icon::paint(painter, sign, index.data(PaletteModel::IconRole).toString(),
        Theme::color(usable ? Token::Muted : Token::Disabled));
    words.setLeft(words.left() + Theme::icon + 12);
    painter->setFont(Theme::font(FontRole::Base));
    if (!shortcut.isEmpty() && usable) {
        painter->setPen(Theme::color(Token::Muted));
        painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter, shortcut);
        words.setRight(words.right() - painter->fontMetrics().horizontalAdvance(shortcut) - Theme::group);
    }
    const QString title = index.data().toString();
    painter->setPen(Theme::color(usable ? Token::Text : Token::Disabled));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(title, Qt::ElideRight, words.width()));
    words.setLeft(words.left() + painter->fontMetrics().horizontalAdvance(title) + 12);
    painter->setPen(Theme::color(Token::Muted));
    const QString aside = usable ? index.data(PaletteModel::GroupRole).toString() : refusal;
    if (words.width() > 40)
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(aside, Qt::ElideRight, words.width()));
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, rowHeight};
}

} // namespace vd::ui
