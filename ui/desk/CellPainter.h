#pragma once

#include "models/inventory/Board.h"
#include "ui/common/Theme.h"

#include <QFont>
#include <QRect>
#include <QTimeZone>

class QPainter;

namespace vd::ui {

/// Paints one cell of the day board as the table of slot states says: colour, sign and word.
class CellPainter
{
public:
    struct Look
    {
        bool selected = false;
        bool current = false;
        bool focused = false; ///< The board has the focus: the ring is strong.
        bool inCart = false;
        bool leaving = false; ///< A booking is being moved away from it.
        bool fromBefore = false;
        bool goesOn = false;
        double glow = 0; ///< 1 just changed, 0 no more.
    };

    /// One per paint event: fonts and colours are fetched once.
    CellPainter(QPainter &painter, const QDateTime &now, const QTimeZone &zone);

    void paint(const QRect &rect, const inventory::Cell &cell, const Look &look);

    /// The time kept free before or after a booking.
    void paintBuffer(const QRect &rect);

    [[nodiscard]] static SlotState styleOf(const inventory::Cell &cell, const QDateTime &now);

private:
    void hatch(const QRect &rect, const QColor &colour);
    void ground(const QRect &rect, const inventory::Cell &cell, const SlotStyle &style, bool past);
    void words(const QRect &rect, const inventory::Cell &cell, const SlotStyle &style, const Look &look);
    void marks(const QRect &rect, const Look &look);
    void text(
        const QRect &rect, const QString &words, const QFont &font, const QColor &colour, Qt::Alignment alignment);

    QPainter &m_painter;
    QDateTime m_now;
    QTimeZone m_zone;
    QFont m_strong;
    QFont m_caption;
    QFont m_figures;
};

} // namespace vd::ui
