#pragma once

#include "models/inventory/Board.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

/// The words of a cell: short ones inside it, one sentence for tool tips and screen readers.
class CellText
{
    Q_DECLARE_TR_FUNCTIONS(CellText)

public:
    /// The main word inside: price, party, count, reason.
    [[nodiscard]] static QString main(const inventory::Cell &cell, const QDateTime &now, const QTimeZone &zone);
    /// Time left of the hold that ends first, "12:41"; empty when nothing is held.
    [[nodiscard]] static QString countdown(const inventory::Cell &cell, const QDateTime &now);
    /// "4 / 6"; empty for one-party spaces.
    [[nodiscard]] static QString count(const inventory::Cell &cell);
    /// Who holds it: two letters of a login, or for the waitlist.
    [[nodiscard]] static QString holder(const inventory::Party &party);
    /// "D2" of desk2, "CW" of chen.wei.
    [[nodiscard]] static QString initials(const QString &login);
    /// Whether nothing but the buffer of another booking is in the cell's way.
    [[nodiscard]] static bool isBuffer(const inventory::Cell &cell);
    /// The second line of a cell that another slot's booking takes: the customer's name.
    [[nodiscard]] static QString taker(const inventory::Cell &cell);
    /// What stands in a strip beside a booking, for tool tips: "Kept free until 19:10 after Li Na."
    [[nodiscard]] static QString buffer(
        const inventory::Cell &cell, const QDateTime &from, const QDateTime &until, const QTimeZone &zone);
    /// "Court 1, 18:00-19:00: free, CNY 120.00."
    [[nodiscard]] static QString sentence(
        const inventory::Cell &cell, const QString &space, const QDateTime &now, const QTimeZone &zone);

private:
    [[nodiscard]] static QString takenWords(const inventory::Cell &cell, const QTimeZone &zone);
    [[nodiscard]] static QString stateWords(const inventory::Cell &cell, const QDateTime &now, const QTimeZone &zone);
};

} // namespace vd::ui
