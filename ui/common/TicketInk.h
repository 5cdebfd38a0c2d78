#pragma once

#include <QColor>

namespace vd::ui {

enum class TicketPaper;

/// The colours of a kind of paper: those of the light theme, or black alone where a thermal head prints.
struct TicketInk
{
    QColor text;
    QColor muted;
    QColor line;
    QColor accent;
    QColor onAccent;
    qreal hairline; ///< The thinnest line it prints reliably, in millimetres.

    [[nodiscard]] static TicketInk of(TicketPaper paper);
};

} // namespace vd::ui
