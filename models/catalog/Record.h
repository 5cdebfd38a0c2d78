#pragma once

#include "models/base/Result.h"

#include <QDate>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace vd::catalog {

/// What an administrator edits, each kind by a form of its own.
enum class RecordKind { Organization, Venue, Category, Space, TicketType, Activity, Policy, PriceList, Limits };

/// One record of the catalogue. Its values are those of the door, by the names there; what they may be is checked by
/// the form's fields and, for good, by the database.
struct Record
{
    RecordKind kind = RecordKind::Category;
    qint64 id = 0; ///< 0 for one that is not stored yet.
    int version = 0; ///< Of what is stored; a save with another one is refused as a Conflict.
    QJsonObject values;

    /// The name people know it by; an activity's is its title.
    [[nodiscard]] QString name() const
    {
        return values.value(kind == RecordKind::Activity ? QLatin1String("title") : QLatin1String("name")).toString();
    }

    friend bool operator==(const Record &, const Record &) = default;
};

/// The door's word for a kind: "ticket_type".
[[nodiscard]] QLatin1String recordWord(RecordKind kind);

/// What one ticket type of a space costs at a time by a price version, and why.
struct PriceLine
{
    QString ticketType;
    std::optional<qint64> minor; ///< None: no rule fits, so it is not sold.
    std::optional<qint64> nowMinor; ///< What the slot that begins then asks now; none where there is no such slot.
    QJsonObject rule; ///< The rule that decides, with its "row" in the list; empty where none fits.
};

/// How far a price version has been given to the slots to come.
struct PricesApplied
{
    int changed = 0; ///< By this step.
    qint64 left = 0;
};

} // namespace vd::catalog
