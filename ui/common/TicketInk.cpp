#include "ui/common/TicketInk.h"

#include "ui/common/Theme.h"
#include "ui/common/TicketPrintOptions.h"

namespace vd::ui {

TicketInk TicketInk::of(TicketPaper paper)
{
    // Greys come out of a thermal head as a dirty pattern.
    if (paper == TicketPaper::Roll80 || paper == TicketPaper::Roll58)
        return {Qt::black, Qt::black, Qt::black, Qt::black, Qt::white, 0.25};
    const auto light = [](Token token) { return Theme::color(token, Scheme::Light); };
    return {
        light(Token::Text), light(Token::Muted), light(Token::Line), light(Token::Accent), light(Token::OnAccent), 0.2};
}

} // namespace vd::ui
