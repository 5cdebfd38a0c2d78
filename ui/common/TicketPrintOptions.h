#pragma once

#include <QLocale>

namespace vd::ui {

enum class TicketPaper {
    A4, ///< Three tickets a page, to be cut.
    Roll80, ///< Thermal paper of 80 mm, 72 mm of it printable; black only.
    Roll58, ///< Thermal paper of 58 mm, 48 mm of it printable; black only.
    Picture ///< To be sent to a customer and shown on a phone.
};

struct TicketPrintOptions
{
    TicketPaper paper = TicketPaper::A4;
    bool maskHolder = true; ///< "C*** Wei" instead of the whole name.
    QLocale locale; ///< Of dates and amounts. The words are those of the program's language.
    bool codeFirst = false; ///< On a roll or picture the code above the text and as large as fits: for a desk's screen.
};

} // namespace vd::ui
