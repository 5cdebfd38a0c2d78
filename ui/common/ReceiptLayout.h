#pragma once

#include "models/checkin/TicketPrint.h"
#include "ui/common/TicketCanvas.h"
#include "ui/common/TicketInk.h"
#include "ui/common/TicketPrintOptions.h"

#include <functional>

namespace vd::ui {

/// A receipt from top to bottom. Blocks that must stay together are offered a new page before they begin.
class ReceiptLayout
{
public:
    /// Asked before a block with the height it begins at and its length (pixels); answers where to begin, which is the
    /// same height or the top of a new page.
    using Room = std::function<qreal(qreal top, qreal length)>;

    ReceiptLayout(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);

    /// Millimetres of the paper and of its margins.
    [[nodiscard]] qreal paperWidth() const;
    [[nodiscard]] qreal margin() const;
    /// Answers the height below the last line, its margin included.
    qreal draw(const TicketCanvas &canvas, const Room &room) const;

private:
    using Block = std::function<qreal(const TicketCanvas &, qreal top)>;

    qreal place(const TicketCanvas &canvas, const Room &room, qreal top, const Block &block) const;
    qreal drawHead(const TicketCanvas &canvas, qreal top) const;
    qreal drawReferences(const TicketCanvas &canvas, qreal top) const;
    qreal drawLine(const TicketCanvas &canvas, qreal top, const checkin::ReceiptLine &line) const;
    qreal drawSums(const TicketCanvas &canvas, qreal top) const;
    qreal drawFoot(const TicketCanvas &canvas, qreal top) const;
    qreal drawPair(const TicketCanvas &canvas, qreal top, const QString &name, const QString &value,
        const TicketCanvas::Style &style) const;
    qreal drawRule(const TicketCanvas &canvas, qreal top) const;
    [[nodiscard]] qreal sumsLeft(const TicketCanvas &canvas) const;
    [[nodiscard]] qreal sumsWidth(const TicketCanvas &canvas) const;
    [[nodiscard]] qreal left(const TicketCanvas &canvas) const { return canvas.px(margin()); }
    [[nodiscard]] qreal width(const TicketCanvas &canvas) const { return canvas.px(paperWidth()) - 2 * left(canvas); }

    const checkin::ReceiptPrint &m_receipt;
    const TicketPrintOptions &m_options;
    TicketInk m_ink;
    bool m_wide; // A4: one line of an item takes one line of paper.
};

} // namespace vd::ui
