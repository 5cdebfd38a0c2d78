#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"

#include <QDate>
#include <QString>

namespace vd::payments {

/// What a member has at a venue: money put in, uses of a pass, or free hours.
struct Benefit
{
    enum class Kind { StoredValue, Pass, FreeHours };

    BenefitId id;
    Kind kind = Kind::StoredValue;
    QString name;
    QString currency; ///< Of stored value; else empty.
    qint64 balance = 0; ///< Minor units, uses or minutes.
    QDate validFrom;
    QDate validUntil;

    /// Pays a line whole, never a part of it.
    [[nodiscard]] bool paysLines() const { return kind != Kind::StoredValue; }
    friend bool operator==(const Benefit &, const Benefit &) = default;
};

/// Units given to a member: to an account there is, or to one made for them.
struct TopUp
{
    BenefitId account; ///< Invalid: a new one of the kind and name.
    CustomerId customer;
    Benefit::Kind kind = Benefit::Kind::StoredValue;
    QString name;
    qint64 units = 0; ///< Minor units, uses or minutes.
    QDate validUntil; ///< Of a new one; invalid for ever.
    QString reason;

    friend bool operator==(const TopUp &, const TopUp &) = default;
};

} // namespace vd::payments
