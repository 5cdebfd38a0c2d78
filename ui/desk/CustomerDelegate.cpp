#include "ui/desk/CustomerDelegate.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace vd::ui {

namespace {

constexpr int rowHeight = 44;
constexpr int margin = 10;

void line(
    QPainter *painter, const QRect &rect, const QString &text, const QFont &font, Token colour, Qt::Alignment side)
{
    painter->setFont(font);
    painter->setPen(Theme::color(colour));
    painter->drawText(rect, side | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace

void CustomerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(Theme::color(Token::AccentSoft));
        painter->drawRoundedRect(option.rect.adjusted(3, 1, -3, -1), Theme::cellRadius, Theme::cellRadius);
        painter->setBrush(Theme::color(Token::Accent));
        painter->drawRoundedRect(
            QRect(option.rect.left() + 3, option.rect.top() + 8, 3, option.rect.height() - 16), 1, 1);
    }
    QRect inner = option.rect.adjusted(margin + 4, 3, -margin, -3);
    if (index.data(NewRole).toBool()) {
        Icon::paint(painter, QRectF(inner.left() - 2, inner.center().y() - 8, 16, 16), QStringLiteral("plus"),
            Theme::color(Token::Accent));
        line(painter, inner.adjusted(22, 0, 0, 0), index.data(NameRole).toString(), Theme::font(FontRole::Base),
            Token::Accent, Qt::AlignLeft);
        painter->restore();
        return;
    }
    QRect top = inner;
    top.setBottom(inner.center().y());
    QRect bottom = inner;
    bottom.setTop(inner.center().y());
    const QFont figures = Theme::font(FontRole::Figures);
    const QString phone = index.data(PhoneRole).toString();
    const int phoneWidth = QFontMetrics(figures).horizontalAdvance(phone) + 2;
    line(painter, top.adjusted(0, 0, -phoneWidth - 8, 0), index.data(NameRole).toString(),
        Theme::font(FontRole::Strong), Token::Text, Qt::AlignLeft);
    line(painter, top, phone, figures, Token::Text, Qt::AlignRight);
    line(painter, bottom, index.data(NoteRole).toString(), Theme::font(FontRole::Caption),
        index.data(WarnRole).toBool() ? Token::Warning : Token::Muted, Qt::AlignLeft);
    painter->restore();
}

QSize CustomerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {200, index.data(NewRole).toBool() ? 32 : rowHeight};
}

QString CustomerDelegate::history(const customers::Customer &customer)
{
    if (customer.visits == 0 && customer.noShows == 0)
        return customer.orders == 0 ? tr("first booking") : tr("%n booking(s), no visit yet", nullptr, customer.orders);
    QString text = tr("%n visit(s)", nullptr, customer.visits);
    if (customer.noShows > 0)
        text += QStringLiteral(" · ") + tr("%n no-show(s)", nullptr, customer.noShows);
    return text;
}

} // namespace vd::ui
