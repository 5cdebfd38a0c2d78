#include "ui/desk/ShiftSlip.h"

#include "ui/common/FormatText.h"

namespace vd::ui {

using Kind = SlipLine::Kind;

SlipPrint ShiftSlip::of(const finance::Shift &shift, const operators::VenueInfo &venue, int copy)
{
    SlipPrint slip;
    slip.venue = venue.name;
    slip.title = tr("Shift report");
    if (copy > 1)
        slip.copy = tr("Copy %1").arg(copy);
    const auto moment = [&venue](const QDateTime &at) { return FormatText::moment(at, venue.zone); };
    slip.lines = {{Kind::Pair, tr("Shift"), shift.id.toString()}, {Kind::Pair, tr("Desk"), shift.terminal},
        {Kind::Pair, tr("Cashier"), shift.operatorLogin}, {Kind::Pair, tr("Opened"), moment(shift.openedAt)},
        {Kind::Pair, tr("Closed"), moment(shift.closedAt)}};
    if (!shift.closedBy.isEmpty() && shift.closedBy != shift.operatorLogin)
        slip.lines.append({Kind::Pair, tr("Closed by"), shift.closedBy});
    for (const finance::ShiftHandover &handover : shift.handovers)
        slip.lines.append({Kind::Text,
            tr("%1: taken over from %2 at %3 by %4 at %5")
                .arg(moment(handover.at), handover.fromOperator, handover.fromTerminal, handover.toOperator,
                    handover.toTerminal),
            {}});
    addCash(slip, shift, venue.zone);
    addCount(slip, shift);
    addFoot(slip, shift, venue.zone);
    return slip;
}

void ShiftSlip::addCash(SlipPrint &slip, const finance::Shift &shift, const QTimeZone &zone)
{
    const auto amount = [](const Money &money) { return FormatText::amount(money); };
    slip.lines.append({{Kind::Rule, {}, {}}, {Kind::Pair, tr("Float"), amount(shift.openingFloat)},
        {Kind::Pair, tr("Cash taken"), amount(shift.cashTaken)},
        {Kind::Pair, tr("Cash given back"), amount(-shift.cashPaidOut)}});
    for (const finance::CashMovement &movement : shift.movements)
        slip.lines.append(
            {Kind::Item, QStringLiteral("%1 %2").arg(FormatText::time(movement.at, zone), movement.reason),
                amount(movement.amount)});
    slip.lines.append({Kind::Strong, tr("Expected"), FormatText::money(shift.expected)});
}

void ShiftSlip::addCount(SlipPrint &slip, const finance::Shift &shift)
{
    slip.lines.append({Kind::Rule, {}, {}});
    for (const finance::CashPieces &pieces : shift.pieces)
        slip.lines.append({Kind::Pair,
            QStringLiteral("%1 × %2").arg(FormatText::amount(pieces.value), FormatText::number(pieces.count)),
            FormatText::amount(pieces.value * pieces.count)});
    slip.lines.append({Kind::Strong, tr("Counted"), FormatText::money(shift.counted)});
    slip.lines.append({Kind::Strong, tr("Difference"), FormatText::money(shift.counted - shift.expected)});
}

void ShiftSlip::addFoot(SlipPrint &slip, const finance::Shift &shift, const QTimeZone &zone)
{
    slip.lines.append({{Kind::Sign, tr("Cashier"), {}}, {Kind::Sign, tr("Checked by"), {}}, {Kind::Rule, {}, {}}});
    slip.lines.append({Kind::Text, tr("The record of this shift is closed and cannot be changed."), {}});
    if (!shift.auditHead.isEmpty())
        slip.lines.append({Kind::Text, tr("Audit up to: %1").arg(shift.auditHead), {}});
    if (shift.onePerson)
        slip.lines.append({Kind::Text, tr("This venue is run by one person: its rules for two are off."), {}});
    slip.lines.append({Kind::Text, tr("Times are those of the venue (%1).").arg(QString::fromLatin1(zone.id())), {}});
}

} // namespace vd::ui
