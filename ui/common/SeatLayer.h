#pragma once

#include "ui/common/SeatCanvas.h"

#include <QGraphicsItem>
#include <QHash>
#include <QPixmap>

namespace vd::ui {

/// All seats of a canvas as one item: paints those in sight, from one small picture for each look.
class SeatLayer : public QGraphicsItem
{
public:
    explicit SeatLayer(const SeatCanvas &canvas);

    /// After the seats changed.
    void measure();
    /// The colours are others now.
    void forgetColours();
    /// One seat looks otherwise now.
    void updateSeat(const SeatMark &mark);
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    [[nodiscard]] static QRectF seatRect(int x, int y);
    /// One seat at the origin, without its number; the sign beside the colour says what it is in grey too.
    static void paintSeat(QPainter *painter, SeatMark::Look look, bool chosen, bool sign);

private:
    void paintStage(QPainter *painter) const;
    void paintRowNames(QPainter *painter, const QRectF &exposed) const;
    void paintTiles(QPainter *painter, const QList<int> &seats);
    [[nodiscard]] QPixmap tile(const SeatMark &mark, bool chosen, double zoom, double ratio);
    void paintCurrent(QPainter *painter) const;
    void paintNumbers(QPainter *painter, const QList<int> &seats) const;

    const SeatCanvas &m_canvas;
    QRectF m_bounds;
    QHash<int, QPixmap> m_tiles; ///< By look, for one zoom.
    double m_tileZoom = 0;
    double m_tileRatio = 0;
};

} // namespace vd::ui
