#pragma once

#include "models/checkin/TicketPrint.h"
#include "ui/common/LongPaper.h"
#include "ui/common/TicketCanvas.h"
#include "ui/common/TicketInk.h"
#include "ui/common/TicketPrintOptions.h"

#include <functional>

namespace vd::ui {

/// A receipt from top to bottom. Blocks that must stay together are offered a new page before they begin.
class ReceiptLayout
{
public:
    using Room = LongPaper::Room;

    ReceiptLayout(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);

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
    [[nodiscard]] qreal left(const TicketCanvas &canvas) const { return canvas.px(LongPaper::margin(m_options.paper)); }
    [[nodiscard]] qreal width(const TicketCanvas &canvas) const
    {
        return canvas.px(LongPaper::width(m_options.paper)) - 2 * left(canvas);
    }

    const checkin::ReceiptPrint &m_receipt;
    const TicketPrintOptions &m_options;
    TicketInk m_ink;
    bool m_wide; // A4: one line of an item takes one line of paper.
};

} // namespace vd::ui
