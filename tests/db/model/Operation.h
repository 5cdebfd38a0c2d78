#pragma once

#include "tests/db/model/Catalogue.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <variant>

namespace vd::test::model {

// One operation each: what a door is asked, in the model's terms (numbers of entities in State; slots, customers and
// ticket types by their ids).
struct Tick
{
    Instant seconds = 0;
};
struct Line
{
    qint64 slot = 0; ///< 0: any space of the category at that time.
    qint64 category = 0;
    Instant start = 0;
    Instant end = 0;
    qint64 type = 0;
    int quantity = 1;
    QStringList documents;
    QList<int> numbers; ///< Of the documents' places; from 1 where there are none.
};
struct Hold
{
    qint64 customer = 0;
    QList<Line> lines;
    bool onArrival = false;
    bool override = false;
};
struct Extend
{
    int order = 0;
};
struct Tender
{
    QString channel;
    qint64 amount = 0;
    std::optional<qint64> given;
    QString channelNo;
    int account = -1;
    int item = -1;
};
struct Pay
{
    int order = 0;
    QList<Tender> tenders;
};
struct StartPayment
{
    int order = 0;
    QString channel;
    qint64 amount = 0;
};
struct Notice
{
    QString request;
    QString channel;
    QString channelNo;
    qint64 amount = 0;
    QString currency;
    bool succeeded = true;
};
struct Cancel
{
    int order = 0;
};
struct Sweep
{
};
struct RefundLines
{
    int order = 0;
    bool all = false;
    QList<QPair<int, int>> lines; ///< Item and quantity.
    QMap<int, QList<int>> named; ///< By item: whose places leave.
    bool override = false;
    bool reason = true;
    bool waive = false;
    std::optional<qint64> seen;
    int approval = -1;
};
struct SettleRefund
{
    int part = 0;
};
struct RefundDue
{
};
struct RefundAnswer
{
    int part = 0;
    QString state;
};
struct RetryRefund
{
    int part = 0;
};
struct RefundPayment
{
    int payment = 0;
    qint64 amount = 0;
    std::optional<qint64> seen;
};
struct ApplyPayment
{
    int payment = 0;
    int order = 0;
};
struct AdjustPrice
{
    int order = 0;
    qint64 total = 0;
    int approval = -1;
};
struct SettleShortfall
{
    int order = 0;
    int approval = -1;
};
struct Approve
{
    QString asker;
    QString action;
    QJsonObject subject;
    int order = 0;
    qint64 total = 0;
};
struct Reschedule
{
    int order = 0;
    QList<QPair<int, qint64>> moves; ///< Item and slot.
    QList<Tender> tenders;
    bool override = false;
    bool keepPrice = false;
};
struct Join
{
    qint64 customer = 0;
    qint64 slot = 0;
    qint64 type = 0;
    int quantity = 1;
    int priority = 0;
};
struct Leave
{
    int entry = 0;
};
struct Accept
{
    int entry = 0;
};
struct Block
{
    qint64 slot = 0;
    int blocked = 0;
};
struct PublishStop
{
    QList<qint64> spaces;
    Instant from = 0;
    Instant until = 0;
};
struct WorkStop
{
    int stop = 0;
};
struct WithdrawStop
{
    int stop = 0;
};
struct Scan
{
    int ticket = 0;
    int people = 0;
};
struct UndoScan
{
    int checkIn = 0;
};
struct NoShow
{
    int order = 0;
    bool undo = false;
};
struct TopUp
{
    int account = -1; ///< -1: a new one.
    qint64 customer = 0;
    QString kind;
    qint64 category = 0;
    qint64 units = 0;
};

using Detail = std::variant<Tick, Hold, Extend, Pay, StartPayment, Notice, Cancel, Sweep, RefundLines, SettleRefund,
    RefundDue, RefundAnswer, RetryRefund, RefundPayment, ApplyPayment, AdjustPrice, SettleShortfall, Approve,
    Reschedule, Join, Leave, Accept, Block, PublishStop, WorkStop, WithdrawStop, Scan, UndoScan, NoShow, TopUp>;

/// One call of one login. An argument may have been spoilt: then the door must refuse, by one of `spoilt` or by a
/// reason the sound call has too.
struct Operation
{
    quint64 seed = 0;
    QString login;
    Detail detail;
    QByteArray door;
    QList<QByteArray> arguments; ///< SQL literals.
    QByteArray request; ///< The uuid of a write, as text.
    QStringList spoilt;
    bool again = false; ///< A request that was carried out before, word for word.

    /// As it stands in a from clause.
    [[nodiscard]] QByteArray call() const;
};

/// Fills in door and arguments from the detail; the ids come from the state.
struct State;
void write(Operation &operation, const State &state);
/// A line of a refund as it is asked for, and signed.
[[nodiscard]] QJsonObject refundLine(const State &state, const RefundLines &refund, int item, int quantity);

} // namespace vd::test::model
