#pragma once

#include "db/proof/ScratchDatabase.h"
#include "models/base/Result.h"

#include <QList>
#include <QStringList>

namespace vd::db {

/// Desks that book and pay while somebody keeps ending their connections. Each asks again under the same request, as
/// the product's own session does, and writes down what it was told: a witness outside the database.
class KilledDesks
{
public:
    struct Outcome
    {
        QList<qint64> confirmed; ///< Orders a desk was told are paid.
        int refused = 0;
        int killed = 0; ///< Connections ended.
        int askedAgain = 0; ///< Requests that lost their connection and were sent again.
        QStringList wrong;
    };

    /// All desks fight for the places of this slot until it is sold out.
    [[nodiscard]] static Result<Outcome> fight(const ScratchDatabase &database, qint64 slot, int desks);
};

} // namespace vd::db
