#pragma once

#include <QHashFunctions>
#include <QString>
#include <QtGlobal>

#include <compare>
#include <cstdint>

namespace vd {

/// A database key that cannot be mixed up with another entity's. 0 means "none yet".
template <typename Tag>
class Id
{
public:
    constexpr Id() = default;
    constexpr explicit Id(std::int64_t value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr std::int64_t value() const { return m_value; }
    [[nodiscard]] constexpr bool isValid() const { return m_value > 0; }
    [[nodiscard]] QString toString() const { return QString::number(m_value); }

    friend constexpr auto operator<=>(Id, Id) = default;
    friend size_t qHash(Id id, size_t seed = 0) noexcept { return ::qHash(static_cast<qint64>(id.m_value), seed); }

private:
    std::int64_t m_value = 0;
};

using VenueId = Id<struct VenueTag>;
using CategoryId = Id<struct CategoryTag>;
using SpaceId = Id<struct SpaceTag>;
using ActivityId = Id<struct ActivityTag>;
using TicketTypeId = Id<struct TicketTypeTag>;
using SlotId = Id<struct SlotTag>;
using CustomerId = Id<struct CustomerTag>;
using OrderId = Id<struct OrderTag>;
using ItemId = Id<struct ItemTag>;
using PaymentId = Id<struct PaymentTag>;
using TicketId = Id<struct TicketTag>;
using CheckInId = Id<struct CheckInTag>;
using ShiftId = Id<struct ShiftTag>;
using OperatorId = Id<struct OperatorTag>;
using TerminalId = Id<struct TerminalTag>;
using RefundPartId = Id<struct RefundPartTag>;
using BenefitId = Id<struct BenefitTag>; ///< A member's account of money, uses or minutes.
using StopId = Id<struct StopTag>;
using EntryId = Id<struct EntryTag>; ///< A place in a waitlist.
using AlertId = Id<struct AlertTag>;

} // namespace vd
