#include "ui/door/SlotCountDelegate.h"

#include "models/checkin/SlotCountModel.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QPainter>

#include <algorithm>

namespace vd::ui {

using checkin::SlotCount;

namespace {

QString nameOf(const SlotCount &count)
{
    return count.label.isEmpty() ? count.spaceName : count.spaceName + QStringLiteral(" · ") + count.label;
}

void paintBar(QPainter *painter, const QRectF &bar, double share, Token colour)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::color(Token::Line));
    painter->drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    if (share <= 0)
        return;
    painter->setBrush(Theme::color(colour));
    const double width = std::max(bar.height(), bar.width() * std::min(share, 1.0));
    painter->drawRoundedRect(QRectF(bar.left(), bar.top(), width, bar.height()), bar.height() / 2, bar.height() / 2);
}

} // namespace

SlotCountDelegate::SlotCountDelegate(const Clock *clock, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_clock(clock)
{
}

QString SlotCountDelegate::text(const SlotCount &count, const QTimeZone &zone)
{
    return tr("%1 %2: %3 of %4 entered, %5 inside")
        .arg(FormatText::range(count.startsAt, count.endsAt, zone), nameOf(count), FormatText::number(count.entered),
            FormatText::number(count.expected), FormatText::number(count.inside));
}

void SlotCountDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const SlotCount count = index.data(checkin::SlotCountModel::CountRole).value<SlotCount>();
    const bool over = count.endsAt <= m_clock->now();
    const bool running = !over && count.startsAt <= m_clock->now();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, Theme::color(Token::Hover));
    const QRect row = option.rect.adjusted(12, 6, -12, -8);
    const QRect top(row.left(), row.top(), row.width(), 18);
    const QRect middle(row.left(), row.top() + 18, row.width(), 18);
    const auto draw
        = [painter](const QRect &rect, const QFont &font, Token colour, const QString &text, Qt::Alignment side) {
              painter->setFont(font);
              painter->setPen(Theme::color(colour));
              painter->drawText(rect, side | Qt::AlignVCenter, text);
          };
    const QFont figures = Theme::font(FontRole::FiguresStrong);
    const Token ink = over ? Token::Muted : Token::Text;
    draw(top, figures, ink, FormatText::range(count.startsAt, count.endsAt, m_zone), Qt::AlignLeft);
    const QString entered
        = QStringLiteral("%1 / %2").arg(FormatText::number(count.entered), FormatText::number(count.expected));
    draw(top, figures, ink, entered, Qt::AlignRight);
    const QFont base = Theme::font(FontRole::Base);
    const QString inside = tr("%1 inside").arg(FormatText::number(count.inside));
    const QFontMetrics metrics(base);
    const bool full = !over && count.most > 0 && count.inside >= count.most;
    draw(middle, full ? Theme::font(FontRole::Strong) : base, full ? Token::DangerText : Token::Muted, inside,
        Qt::AlignRight);
    const int nameWidth = middle.width() - metrics.horizontalAdvance(inside) - 12;
    draw(middle, base, ink, metrics.elidedText(nameOf(count), Qt::ElideRight, nameWidth), Qt::AlignLeft);
    const double share = count.expected > 0 ? double(count.entered) / count.expected : 0;
    paintBar(painter, QRectF(row.left(), row.bottom() - 3, row.width(), 4), share,
        running ? Token::Success : (over ? Token::Disabled : Token::Accent));
    painter->restore();
}

QSize SlotCountDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {240, rowHeight};
}

} // namespace vd::ui
