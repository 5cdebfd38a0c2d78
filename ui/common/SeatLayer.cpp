#include "ui/common/SeatLayer.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>

namespace vd::ui {

namespace {

constexpr double inset = 2;
constexpr double nameWidth = 40;
constexpr double stageHeight = 28;
constexpr double tickSize = 10;
constexpr double readable = 0.55; ///< Below this zoom numbers would be dust.

struct SeatColours
{
    QColor ground;
    QColor ink;
    QColor line;
};

SeatColours coloursOf(SeatMark::Look look)
{
    const auto plain = [](Token ground, Token ink) {
        return SeatColours{Theme::color(ground), Theme::color(ink), Theme::color(ground)};
    };
    switch (look) {
    case SeatMark::Look::Held:
        return plain(Token::WarningSoft, Token::Text);
    case SeatMark::Look::Sold:
        return plain(Token::Accent, Token::OnAccent);
    case SeatMark::Look::Blocked:
        return plain(Token::Pressed, Token::Muted);
    case SeatMark::Look::Free:
        break;
    }
    return {Theme::color(Token::Surface), Theme::color(Token::Text), Theme::color(Token::ControlLine)};
}

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

void SeatLayer::forgetColours()
{
    m_tiles.clear();
    update();
}

void SeatLayer::updateSeat(const SeatMark &mark)
{
    update(seatRect(mark.seat.x, mark.seat.y).adjusted(-2 * inset, -2 * inset, 2 * inset, 2 * inset));
}

void SeatLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRectF exposed = option->exposedRect;
    painter->setRenderHint(QPainter::Antialiasing);
    if (exposed.top() < 0)
        paintStage(painter);
    paintRowNames(painter, exposed);
    QList<int> seats;
    for (int i = 0; i < m_canvas.seats().size(); ++i) {
        const inventory::Seat &seat = m_canvas.seats().at(i).seat;
        if (exposed.intersects(seatRect(seat.x, seat.y).adjusted(-inset, -inset, inset, inset)))
            seats << i;
    }
    paintTiles(painter, seats);
    paintCurrent(painter);
    if (painter->worldTransform().m11() >= readable)
        paintNumbers(painter, seats);
}

// At whole pixels, so that none is blurred.
void SeatLayer::paintTiles(QPainter *painter, const QList<int> &seats)
{
    const QTransform world = painter->worldTransform();
    const double ratio = painter->device()->devicePixelRatioF();
    if (world.m11() != m_tileZoom || ratio != m_tileRatio)
        m_tiles.clear();
    m_tileZoom = world.m11();
    m_tileRatio = ratio;
    painter->setWorldTransform({});
    for (const int i : seats) {
        const SeatMark &mark = m_canvas.seats().at(i);
        const QPointF at = world.map(QPointF(mark.seat.x, mark.seat.y) * SeatCanvas::cell);
        painter->drawPixmap(QPointF(std::round(at.x() * ratio) / ratio, std::round(at.y() * ratio) / ratio),
            tile(mark, m_canvas.chosen().contains(i), m_tileZoom, ratio));
    }
    painter->setWorldTransform(world);
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

QPixmap SeatLayer::tile(const SeatMark &mark, bool chosen, double zoom, double ratio)
{
    const int key = static_cast<int>(mark.look) * 2 + (chosen ? 1 : 0);
    const auto known = m_tiles.constFind(key);
    if (known != m_tiles.constEnd())
        return *known;
    const int side = static_cast<int>(std::ceil(SeatCanvas::cell * zoom * ratio));
    QPixmap made(side, side);
    made.setDevicePixelRatio(ratio);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(zoom, zoom);
    paintSeat(&painter, mark.look, chosen, zoom >= readable);
    painter.end();
    m_tiles.insert(key, made);
    return made;
}

void SeatLayer::paintSeat(QPainter *painter, SeatMark::Look look, bool chosen, bool sign)
{
    const QRectF box = seatRect(0, 0);
    const SeatColours colours = coloursOf(look);
    painter->setBrush(colours.ground);
    painter->setPen(chosen ? QPen(Theme::color(Token::Accent), 2) : QPen(colours.line));
    painter->drawRoundedRect(box, Theme::cellRadius, Theme::cellRadius);
    const QRectF corner(box.right() - tickSize, box.top(), tickSize, tickSize);
    painter->setPen(colours.ink);
    if (sign && chosen)
        Icon::paint(painter, corner, QStringLiteral("tick"), Theme::color(Token::Accent));
    else if (sign && look == SeatMark::Look::Blocked)
        painter->drawLine(box.topLeft() + QPointF(4, 4), box.bottomRight() - QPointF(4, 4));
    else if (sign && look == SeatMark::Look::Held)
        Icon::paint(painter, corner, QStringLiteral("clock"), colours.ink);
    else if (sign && look == SeatMark::Look::Sold)
        Icon::paint(painter, corner, QStringLiteral("person"), colours.ink);
}

void SeatLayer::paintCurrent(QPainter *painter) const
{
    if (m_canvas.current() < 0 || !m_canvas.hasFocus())
        return;
    const inventory::Seat &seat = m_canvas.seats().at(m_canvas.current()).seat;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Theme::color(Token::Accent), 1, Qt::DashLine));
    painter->drawRoundedRect(
        seatRect(seat.x, seat.y).adjusted(-inset, -inset, inset, inset), Theme::cellRadius, Theme::cellRadius);
}

void SeatLayer::paintNumbers(QPainter *painter, const QList<int> &seats) const
{
    painter->setFont(Theme::font(FontRole::Caption));
    // Look by look: a pen is changed four times, not two thousand.
    for (const SeatMark::Look look :
        {SeatMark::Look::Free, SeatMark::Look::Held, SeatMark::Look::Sold, SeatMark::Look::Blocked}) {
        painter->setPen(coloursOf(look).ink);
        for (const int i : seats) {
            const SeatMark &mark = m_canvas.seats().at(i);
            if (mark.look == look)
                painter->drawText(seatRect(mark.seat.x, mark.seat.y), Qt::AlignCenter, mark.seat.number);
        }
    }
}

} // namespace vd::ui
