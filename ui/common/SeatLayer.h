#pragma once

#include <QGraphicsItem>

namespace vd::ui {

class SeatCanvas;

/// All seats of a canvas as one item: paints those in sight.
class SeatLayer : public QGraphicsItem
{
public:
    explicit SeatLayer(const SeatCanvas &canvas);

    /// After the seats changed.
    void measure();
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    [[nodiscard]] static QRectF seatRect(int x, int y);

private:
    void paintStage(QPainter *painter) const;
    void paintRowNames(QPainter *painter, const QRectF &exposed) const;
    void paintSeat(QPainter *painter, int index) const;

    const SeatCanvas &m_canvas;
    QRectF m_bounds;
};

} // namespace vd::ui
