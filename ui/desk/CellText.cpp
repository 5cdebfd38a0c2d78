#include "ui/desk/CellText.h"

#include "ui/common/FormatText.h"

namespace vd::ui {

namespace {

using inventory::Cell;
using inventory::Party;
using State = inventory::SlotState;

const Party *firstToExpire(const Cell &cell)
{
    const Party *found = nullptr;
    for (const Party &party : cell.parties) {
        if (party.expiresAt.isValid() && (!found || party.expiresAt < found->expiresAt))
            found = &party;
    }
    return found;
}

// As short as it can be in a cell; the sentence has all of it.
QString opening(const QDateTime &opens, const QDateTime &now, const QTimeZone &zone)
{
    const QDate day = opens.toTimeZone(zone).date();
    return day == now.toTimeZone(zone).date() ? FormatText::time(opens, zone) : FormatText::date(day);
}

} // namespace

QString CellText::main(const Cell &cell, const QDateTime &now, const QTimeZone &zone)
{
    const State state = cell.state(now);
    switch (state) {
    case State::Free:
    case State::Partly:
        if (!cell.onSale && cell.startsAt <= now)
            return tr("begun", "a slot under way that has free places");
        if (!cell.onSale)
            return cell.saleOpensAt > now
                ? tr("from %1", "a slot whose sale opens later").arg(opening(cell.saleOpensAt, now, zone))
                : tr("not on sale");
        if (state == State::Partly && cell.capacity > 1)
            return count(cell);
        return cell.price ? FormatText::amount(*cell.price) : tr("no price");
    case State::HeldByMe:
    case State::Sold:
    case State::HeldByOthers:
        return cell.parties.isEmpty() ? QString() : cell.parties.constFirst().name;
    case State::Full:
        return count(cell);
    case State::Claimed:
        if (isBuffer(cell))
            return tr("buffer", "kept free before or after another booking");
        return cell.takenBy ? cell.takenBy->spaceName : tr("taken", "by a booking that overlaps in time");
    case State::Closed:
        return cell.statusReason.isEmpty() ? tr("closed") : cell.statusReason;
    case State::Stopped:
        return cell.statusReason.isEmpty() ? tr("stopped") : cell.statusReason;
    case State::Past:
        if (cell.capacity > 1)
            return cell.held + cell.sold > 0 ? count(cell) : QString();
        return cell.parties.isEmpty() ? QString() : cell.parties.constFirst().name;
    }
    return {};
}

QString CellText::countdown(const Cell &cell, const QDateTime &now)
{
    const Party *party = firstToExpire(cell);
    return party ? FormatText::countdown(FormatText::secondsLeft(now, party->expiresAt)) : QString();
}

QString CellText::count(const Cell &cell)
{
    return cell.capacity > 1 ? QStringLiteral("%1 / %2").arg(cell.held + cell.sold).arg(cell.capacity) : QString();
}

QString CellText::holder(const Party &party)
{
    return party.ofWaitlist() ? tr("WL", "two letters for the waitlist, in place of a colleague's initials")
                              : initials(party.heldBy);
}

QString CellText::initials(const QString &login)
{
    QString letters;
    bool start = true;
    QChar digit;
    for (const QChar c : login) {
        if (c.isLetter() && start)
            letters += c.toUpper();
        else if (c.isDigit())
            digit = c;
        start = !c.isLetterOrNumber();
    }
    if (letters.size() < 2 && !digit.isNull())
        letters += digit;
    if (letters.size() < 2)
        letters = login.left(2).toUpper();
    return letters.left(2);
}

bool CellText::isBuffer(const Cell &cell)
{
    return cell.takenBy && (cell.takenBy->endsAt <= cell.startsAt || cell.takenBy->startsAt >= cell.endsAt);
}

QString CellText::taker(const Cell &cell)
{
    return cell.takenBy ? cell.takenBy->name : QString();
}

QString CellText::buffer(const Cell &cell, const QDateTime &from, const QDateTime &until, const QTimeZone &zone)
{
    const QString party = cell.parties.isEmpty() ? tr("a customer") : cell.parties.constFirst().name;
    return from >= cell.endsAt
        ? tr("Kept free until %1 after the booking of %2.").arg(FormatText::time(until, zone), party)
        : tr("Kept free from %1 before the booking of %2.").arg(FormatText::time(from, zone), party);
}

QString CellText::takenWords(const Cell &cell, const QTimeZone &zone)
{
    if (!cell.takenBy)
        return tr("taken by a booking that overlaps in time");
    const inventory::Taker &taker = *cell.takenBy;
    const QString range = FormatText::range(taker.startsAt, taker.endsAt, zone);
    if (isBuffer(cell))
        return tr("kept free as a buffer of %1, %2, booked for %3", "space, time, customer")
            .arg(taker.spaceName, range, taker.name);
    return tr("taken: %1, %2, is booked for %3", "space, time, customer").arg(taker.spaceName, range, taker.name);
}

QString CellText::stateWords(const Cell &cell, const QDateTime &now, const QTimeZone &zone)
{
    const QString party = cell.parties.isEmpty() ? tr("a customer") : cell.parties.constFirst().name;
    switch (cell.state(now)) {
    case State::Free:
        if (!cell.onSale && cell.startsAt <= now)
            return tr("begun; sold only with a reason");
        if (!cell.onSale)
            return cell.saleOpensAt > now ? tr("sale opens %1").arg(FormatText::moment(cell.saleOpensAt, zone))
                                          : main(cell, now, zone);
        return cell.price ? tr("free, %1").arg(FormatText::money(*cell.price)) : tr("free, no price is set");
    case State::Partly:
        return tr("%1 of %2 places taken").arg(cell.held + cell.sold).arg(cell.capacity);
    case State::Full:
        return tr("full, %1 places taken").arg(cell.held + cell.sold);
    case State::HeldByMe:
        return tr("held by you for %1, %2 left").arg(party, countdown(cell, now));
    case State::HeldByOthers:
        if (!cell.parties.isEmpty() && cell.parties.constFirst().ofWaitlist())
            return tr("held for %1 from the waitlist, %2 left").arg(party, countdown(cell, now));
        return tr("held for %1 by %2, %3 left")
            .arg(party, cell.parties.isEmpty() ? QString() : cell.parties.constFirst().heldBy, countdown(cell, now));
    case State::Sold:
        return tr("sold to %1").arg(party);
    case State::Claimed:
        return takenWords(cell, zone);
    case State::Closed:
        return cell.statusReason.isEmpty() ? tr("closed") : tr("closed: %1").arg(cell.statusReason);
    case State::Stopped:
        return cell.statusReason.isEmpty() ? tr("stopped") : tr("stopped: %1").arg(cell.statusReason);
    case State::Past:
        return tr("over");
    }
    return {};
}

QString CellText::sentence(const Cell &cell, const QString &space, const QDateTime &now, const QTimeZone &zone)
{
    const QString range = FormatText::range(cell.startsAt, cell.endsAt, zone);
    const QString head
        = cell.label.isEmpty() ? tr("%1, %2").arg(space, range) : tr("%1, %2, %3").arg(space, cell.label, range);
    const QString waiting = cell.waiting > 0 ? tr(", %n waiting", nullptr, cell.waiting) : QString();
    return tr("%1: %2%3.", "space and time: state, people waiting").arg(head, stateWords(cell, now, zone), waiting);
}

} // namespace vd::ui
