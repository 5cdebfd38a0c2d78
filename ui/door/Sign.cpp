#include "ui/door/Sign.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace vd::ui {

namespace {

// All signs are drawn on a grid of 100.
QPainterPath outline(Sign sign)
{
    QPainterPath path;
    switch (sign) {
    case Sign::Tick:
        path.addEllipse(QRectF(2, 2, 96, 96));
        break;
    case Sign::Cross: {
        QPolygonF octagon;
        for (int i = 0; i < 8; ++i) {
            const double angle = (i + 0.5) * std::numbers::pi / 4;
            octagon << QPointF(50 + 52 * std::cos(angle), 50 + 52 * std::sin(angle));
        }
        path.addPolygon(octagon);
        break;
    }
    case Sign::Exclamation:
        path.addPolygon(QPolygonF{{50, 5}, {98, 93}, {2, 93}});
        break;
    case Sign::Tilde:
        path.addPolygon(QPolygonF{{50, -2}, {102, 50}, {50, 102}, {-2, 50}});
        break;
    default:
        return path;
    }
    path.closeSubpath();
    return path;
}

void line(QPainter *painter, const QPolygonF &points, const QColor &colour, double width)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(points);
}

void dot(QPainter *painter, const QPointF &centre, double radius, const QColor &colour)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawEllipse(centre, radius, radius);
}

void tilde(QPainter *painter, const QColor &colour)
{
    QPainterPath wave(QPointF(25, 57));
    wave.cubicTo(QPointF(33, 36), QPointF(43, 40), QPointF(50, 50));
    wave.cubicTo(QPointF(57, 60), QPointF(67, 64), QPointF(75, 43));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(wave);
}

void frame(QPainter *painter, const QColor &colour)
{
    for (const auto &[x, y] : {std::pair{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}) {
        const auto corner = [x = x, y = y](double dx, double dy) { return QPointF(50 + x * dx, 50 + y * dy); };
        line(painter, {corner(42, 20), corner(42, 42), corner(20, 42)}, colour, 5);
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    for (const QPointF &at : {QPointF(27, 27), QPointF(55, 27), QPointF(27, 55)}) {
        QPainterPath finder;
        finder.addRoundedRect(QRectF(at, QSizeF(18, 18)), 3, 3);
        finder.addRoundedRect(QRectF(at + QPointF(5, 5), QSizeF(8, 8)), 1, 1);
        painter->drawPath(finder);
    }
    for (const QPointF &at : {QPointF(55, 55), QPointF(66, 55), QPointF(60.5, 60.5), QPointF(55, 66), QPointF(66, 66)})
        painter->drawRect(QRectF(at, QSizeF(6, 6)));
}

void unplugged(QPainter *painter, const QColor &colour)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    QPainterPath plug;
    plug.addRoundedRect(QRectF(22, 36, 24, 28), 6, 6);
    plug.addRoundedRect(QRectF(58, 36, 20, 28), 6, 6);
    painter->drawPath(plug);
    line(painter, {{2, 50}, {22, 50}}, colour, 7);
    line(painter, {{78, 50}, {98, 50}}, colour, 7);
    line(painter, {{46, 44}, {52, 44}}, colour, 5);
    line(painter, {{46, 56}, {52, 56}}, colour, 5);
    line(painter, {{42, 20}, {38, 8}}, colour, 5);
    line(painter, {{58, 20}, {62, 8}}, colour, 5);
    line(painter, {{42, 80}, {38, 92}}, colour, 5);
    line(painter, {{58, 80}, {62, 92}}, colour, 5);
}

void back(QPainter *painter, const QColor &colour)
{
    QPainterPath turn(QPointF(20, 40));
    turn.lineTo(60, 40);
    turn.cubicTo(QPointF(92, 40), QPointF(92, 84), QPointF(60, 84));
    turn.lineTo(38, 84);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, 10, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(turn);
    line(painter, {{40, 18}, {18, 40}, {40, 62}}, colour, 10);
}

} // namespace

void paintSign(QPainter *painter, const QRectF &square, Sign sign, const QColor &colour, const QColor &ground)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(square.topLeft());
    painter->scale(square.width() / 100, square.height() / 100);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPath(outline(sign));
    switch (sign) {
    case Sign::Tick:
        line(painter, {{27, 52}, {44, 69}, {74, 34}}, ground, 12);
        break;
    case Sign::Cross:
        line(painter, {{31, 31}, {69, 69}}, ground, 13);
        line(painter, {{69, 31}, {31, 69}}, ground, 13);
        break;
    case Sign::Exclamation:
        line(painter, {{50, 38}, {50, 64}}, ground, 11);
        dot(painter, {50, 80}, 6.5, ground);
        break;
    case Sign::Tilde:
        tilde(painter, ground);
        break;
    case Sign::Frame:
        frame(painter, colour);
        break;
    case Sign::Dots:
        for (const double x : {22.0, 50.0, 78.0})
            dot(painter, {x, 50}, 9, colour);
        break;
    case Sign::Unplugged:
        unplugged(painter, colour);
        break;
    case Sign::Back:
        back(painter, colour);
        break;
    }
    painter->restore();
}

} // namespace vd::ui
