#pragma once

#include <QStringList>

namespace vd::catalog {

/// What this computer knows of zones, currencies and countries, and the largest capacity the tables take.
class CatalogRules
{
public:
    static constexpr int largestCapacity = 1'000'000;

    /// IANA time zone ids this computer knows, without offsets like UTC+08:00, whose sign PostgreSQL reads the other
    /// way.
    [[nodiscard]] static QStringList zones();
    /// ISO 4217 codes in use, sorted.
    [[nodiscard]] static QStringList currencies();
    /// ISO 3166-1 alpha-2 codes, sorted.
    [[nodiscard]] static QStringList regions();
};

} // namespace vd::catalog
