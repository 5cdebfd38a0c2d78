#include "ui/common/SeatLayer.h"

#include "ui/common/Icon.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/Theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace vd::ui {

namespace {

constexpr double inset = 2;
constexpr double nameWidth = 40;
constexpr double stageHeight = 28;
constexpr double tickSize = 10;
constexpr double readable = 0.55; ///< Below this zoom numbers would be dust.

} // namespace

SeatLayer::SeatLayer(const SeatCanvas &canvas)
    : m_canvas(canvas)
{
    setFlag(QGraphicsItem::ItemUsesExtendedStyleOption); // for the exposed part
}

QRectF SeatLayer::seatRect(int x, int y)
{
    const double c = SeatCanvas::cell;
    return QRectF(x * c, y * c, c, c).adjusted(inset, inset, -inset, -inset);
}

void SeatLayer::measure()
{
    prepareGeometryChange();
    QRectF all(0, 0, 10 * SeatCanvas::cell, SeatCanvas::cell);
    for (const SeatMark &mark : m_canvas.seats())
        all |= seatRect(mark.seat.x, mark.seat.y);
    m_bounds = all.adjusted(-nameWidth, -2 * stageHeight, nameWidth / 2, SeatCanvas::cell / 2.0);
}

void SeatLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRectF exposed = option->exposedRect;
    painter->setRenderHint(QPainter::Antialiasing);
    paintStage(painter);
    paintRowNames(painter, exposed);
    for (int i = 0; i < m_canvas.seats().size(); ++i) {
        const inventory::Seat &seat = m_canvas.seats().at(i).seat;
        if (exposed.intersects(seatRect(seat.x, seat.y).adjusted(-inset, -inset, inset, inset)))
            paintSeat(painter, i);
    }
}

void SeatLayer::paintStage(QPainter *painter) const
{
    const QRectF stage(
        m_bounds.left() + nameWidth, m_bounds.top() + stageHeight / 2, m_bounds.width() - 1.5 * nameWidth, stageHeight);
    painter->setPen(Theme::color(Token::Line));
    painter->setBrush(Theme::color(Token::Hover));
    painter->drawRoundedRect(stage, Theme::radius, Theme::radius);
    painter->setPen(Theme::color(Token::Muted));
    painter->setFont(Theme::font(FontRole::Caption));
    painter->drawText(stage, Qt::AlignCenter, QCoreApplication::translate("vd::ui::SeatCanvas", "Stage"));
}

void SeatLayer::paintRowNames(QPainter *painter, const QRectF &exposed) const
{
    if (exposed.left() > 0)
        return;
    painter->setPen(Theme::color(Token::Muted));
    painter->setFont(Theme::font(FontRole::Caption));
    QSet<int> named;
    for (const SeatMark &mark : m_canvas.seats()) {
        if (named.contains(mark.seat.y))
            continue;
        named.insert(mark.seat.y);
        const QRectF at(-nameWidth, mark.seat.y * SeatCanvas::cell, nameWidth - Theme::tight, SeatCanvas::cell);
        painter->drawText(at, Qt::AlignRight | Qt::AlignVCenter, mark.seat.row);
    }
}

void SeatLayer::paintSeat(QPainter *painter, int index) const
{
    const SeatMark &mark = m_canvas.seats().at(index);
    const QRectF box = seatRect(mark.seat.x, mark.seat.y);
    const bool chosen = m_canvas.chosen().contains(index);
    QColor ground = Theme::color(Token::Surface);
    QColor ink = Theme::color(Token::Text);
    QColor line = Theme::color(Token::ControlLine);
    switch (mark.look) {
    case SeatMark::Look::Free:
        break;
    case SeatMark::Look::Held:
        ground = line = Theme::color(Token::WarningSoft);
        ink = Theme::color(Token::Text);
        break;
    case SeatMark::Look::Sold:
        ground = line = Theme::color(Token::Accent);
        ink = Theme::color(Token::OnAccent);
        break;
    case SeatMark::Look::Blocked:
        ground = line = Theme::color(Token::Pressed);
        ink = Theme::color(Token::Muted);
        break;
    }
    painter->setBrush(ground);
    painter->setPen(chosen ? QPen(Theme::color(Token::Accent), 2) : QPen(line));
    painter->drawRoundedRect(box, Theme::cellRadius, Theme::cellRadius);
    if (index == m_canvas.current() && m_canvas.hasFocus()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(Theme::color(Token::Accent), 1, Qt::DashLine));
        painter->drawRoundedRect(box.adjusted(-inset, -inset, inset, inset), Theme::cellRadius, Theme::cellRadius);
    }
    if (painter->worldTransform().m11() < readable)
        return;
    painter->setPen(ink);
    painter->setFont(Theme::font(FontRole::Caption));
    painter->drawText(box, Qt::AlignCenter, mark.seat.number);
    // A sign beside the colour: the plan must read in grey.
    const QRectF corner(box.right() - tickSize, box.top(), tickSize, tickSize);
    if (chosen)
        Icon::paint(painter, corner, QStringLiteral("tick"), Theme::color(Token::Accent));
    else if (mark.look == SeatMark::Look::Blocked)
        painter->drawLine(box.topLeft() + QPointF(4, 4), box.bottomRight() - QPointF(4, 4));
    else if (mark.look == SeatMark::Look::Held)
        Icon::paint(painter, corner, QStringLiteral("clock"), ink);
    else if (mark.look == SeatMark::Look::Sold)
        Icon::paint(painter, corner, QStringLiteral("person"), ink);
}

} // namespace vd::ui
