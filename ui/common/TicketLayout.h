#pragma once

#include "ui/common/TicketInk.h"
#include "ui/common/TicketPrintOptions.h"
#include "ui/common/TicketWords.h"
#include "ui/scan/QrCode.h"

#include <QString>

namespace vd::ui {

class TicketCanvas;

/// One ticket, ready to be laid out.
struct TicketLayout
{
    QString venue;
    QString venueAddress;
    QString footnote;
    TicketWords words;
    QrCode code;
    TicketPaper paper = TicketPaper::A4;
    TicketInk ink;
    bool codeFirst = false;

    /// A strip of an A4 page: the facts on the left, the code on a stub to the right.
    static constexpr qreal stripWidth = 186; ///< Millimetres.
    static constexpr qreal stripHeight = 86;
    void drawStrip(const TicketCanvas &canvas, qreal left, qreal top) const;

    /// Millimetres of the paper, and of its middle a thermal head reaches.
    [[nodiscard]] qreal rollWidth() const;
    [[nodiscard]] qreal rollMargin() const;
    /// A ticket below each other on a roll or a phone; answers the height below it, in pixels.
    qreal drawRoll(const TicketCanvas &canvas) const;

private:
    [[nodiscard]] qreal drawStripFacts(const TicketCanvas &canvas, qreal left, qreal bottom, qreal width) const;
    void drawStub(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const;
    qreal drawRollHead(const TicketCanvas &canvas, qreal left, qreal width) const;
    qreal drawRollFacts(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const;
    qreal drawRollCode(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const;
    qreal drawReprint(const TicketCanvas &canvas, qreal right, qreal top, qreal sizeMm) const;
    void drawCode(const TicketCanvas &canvas, qreal left, qreal top, qreal side) const;
};

} // namespace vd::ui
