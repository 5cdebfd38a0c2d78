#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "models/base/Result.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace vd::db {

/// Walks the audit's chain from its first seal and makes every hash again here, from the bare rows: the database's own
/// functions are not asked, since who can change rows can change functions. Needs a login that may read the audit's
/// tables, a superuser. Blocks.
class AuditCheck
{
public:
    enum class Damage {
        RowsMissing, ///< A sealed range has fewer rows than were sealed.
        RowsAdded,
        RowChanged, ///< The number is right and the hash is not.
        SealMissing, ///< The chain jumps a number.
        Unsealed, ///< A row that is in no seal, below what is long sealed.
        HeadUnknown ///< The printed head is not in the chain: its end was cut off, or it was made again.
    };
    struct Break
    {
        Damage damage;
        qint64 seal = 0; ///< 0 for HeadUnknown.
        qint64 fromId = 0;
        qint64 untilId = 0; ///< Inclusive.
        QDateTime sealedAt;
        qint64 rowsSealed = 0;
        qint64 rowsFound = 0;
    };
    struct Report
    {
        qint64 seals = 0;
        qint64 rows = 0; ///< In seals that hold.
        qint64 waiting = 0; ///< Not sealed yet.
        QString head; ///< As reports print it; empty while nothing is sealed.
        std::optional<Break> firstBreak;
    };

    explicit AuditCheck(ConnectionSettings superuser)
        : m_superuser(std::move(superuser))
    {
    }

    /// With a head from a printed report ("128:5f3a…") the chain must contain it.
    [[nodiscard]] Result<Report> run(const QString &printedHead = {});

private:
    [[nodiscard]] Result<bool> checkSeal(const Row &seal, Report &report);
    [[nodiscard]] Result<Done> countUnsealed(Report &report);

    ConnectionSettings m_superuser;
    RawConnection m_connection;
    QByteArray m_hash; // of the last seal that holds
    qint64 m_last = 0;
};

} // namespace vd::db
