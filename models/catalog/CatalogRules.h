#pragma once

#include "models/base/FieldError.h"
#include "models/catalog/Catalog.h"

#include <QStringList>

namespace vd::catalog {

/// What the database will refuse about a venue or a space, known before asking, so that it is told beside the field.
/// The limits are those of the tables.
class CatalogRules
{
public:
    static constexpr int largestCapacity = 1'000'000;
    static constexpr int longestSpaceName = 120; ///< Characters, not UTF-16 units; also of a category.
    static constexpr int longestVenueName = 200;
    static constexpr int longestMinutes = 1'440; ///< Of buffers, the entry window and a hold.

    /// Fields: name, category, capacity, bufferBefore, bufferAfter, entryBefore.
    [[nodiscard]] static FieldErrors check(const Space &space);
    /// Fields: name, zone, currency, region, holdMinutes.
    [[nodiscard]] static FieldErrors check(const Venue &venue);

    /// Exclusive spaces and instructors take one party: their capacity is 1 and not asked for.
    [[nodiscard]] static bool hasCapacity(SpaceKind kind);

    /// IANA time zone ids this computer knows, without offsets like UTC+08:00, whose sign PostgreSQL reads the other
    /// way.
    [[nodiscard]] static QStringList zones();
    [[nodiscard]] static bool isZone(const QString &id);
    /// ISO 4217 codes in use, sorted.
    [[nodiscard]] static QStringList currencies();
    /// ISO 3166-1 alpha-2 codes, sorted.
    [[nodiscard]] static QStringList regions();
};

} // namespace vd::catalog
