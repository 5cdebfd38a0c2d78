#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace vd::test::model {

/// Seconds since 1970, UTC. The model's clock stands still between operations.
using Instant = qint64;

constexpr qint64 venueOne = 1;
constexpr Instant zoneOffset = 8 * 3600; // Asia/Shanghai has had no other since 1991

/// The rules an item is bound to, as catalog.policy_version keeps them.
struct Policy
{
    qint64 id = 0;
    QString refundMode;
    int freeUntil = 0;
    QString lateFeeKind;
    qint64 lateFeeValue = 0;
    QString feeKind;
    qint64 feeValue = 0;
    bool wholeOrder = false;
    int rescheduleTimes = 1;
    int rescheduleDays = 30;
    bool stopRefunds = true;
    std::optional<int> holdMinutes;
    std::optional<int> arrivalMinutes;
    int offerMinutes = 10;
    bool backOnAccept = false;
};

struct TicketType
{
    qint64 id = 0;
    qint64 category = 0;
    int places = 1;
    int codes = 1;
    int party = 1;
    qint64 price = 0;
    qint64 policy = 0; ///< 0: the space's.
    bool isDefault = true;
};

struct Space
{
    qint64 id = 0;
    QString kind;
    int rank = 0;
    qint64 category = 0;
    int capacity = 1;
    QList<qint64> units;
    int bufferAfter = 0; ///< Minutes.
    bool oneLiveOrder = true;
    std::optional<int> releaseDays; ///< Sale opens that many days ahead at 10:00.
    int saleEndsBefore = 0; ///< Minutes before the start.
    qint64 policy = 1;
    bool realName = false;
    QList<int> hours; ///< Its slots of a day.
    int length = 1; ///< Hours of a slot.
};

/// What the venue of the model sells: every kind of space, shared units, buffers, quotas, free and real-name slots, and
/// a policy for every rule. The same data makes the database's rows.
class Catalogue
{
public:
    static const QList<Policy> &policies();
    static const QList<TicketType> &types();
    static const QList<Space> &spaces();
    static const Policy &policy(qint64 id);
    static const TicketType *type(qint64 id);
    static const Space &space(qint64 id);
    /// The type of a line that names none.
    static const TicketType *typeFor(const Space &space, qint64 id);

    static constexpr int customers = 7; ///< Ids 1, 2 and 101 and up; 3 is another venue's.
    static QList<qint64> customerIds();
    static constexpr qint64 quotaType = 7; ///< Early bird of the lane: two places of a slot.
    static constexpr int quotaPlaces = 2;

    /// The rows, on top of tests/db/fixture.sql.
    static QByteArray sql();
};

} // namespace vd::test::model
