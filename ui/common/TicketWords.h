#pragma once

#include "models/checkin/TicketPrint.h"
#include "ui/common/TicketPrintOptions.h"

#include <QList>
#include <QString>

namespace vd::ui {

/// One of the small facts of a ticket.
struct TicketFact
{
    QString caption;
    QString value;
    bool mayShrink = false; ///< A name may be cut where there is no room; a number never.
};

/// A ticket's contents in the words and formats of the paper's reader.
struct TicketWords
{
    QString title; ///< The activity, or the space where there is none.
    QString subtitle; ///< The space and the label, as far as the title does not say them.
    QString date;
    QString time;
    QList<TicketFact> facts;
    QString shortCode; ///< "ABCD EFGH"
    QString hint; ///< What the short code is for.
    QString counter; ///< "Ticket 1 of 2"
    QString reprint; ///< Empty unless it is one.

    [[nodiscard]] static TicketWords of(const checkin::TicketPrint &ticket, const TicketPrintOptions &options);
};

} // namespace vd::ui
