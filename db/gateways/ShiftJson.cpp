#include "db/gateways/ShiftJson.h"

#include "db/gateways/JsonFields.h"
#include "models/base/Pass.h"

namespace vd::db {

using namespace finance;

Result<Shift> shiftFromJson(const QJsonObject &json)
{
    if (json.isEmpty())
        return Shift{}; // no shift is open
    JsonFields f(json, QStringLiteral("shift"));
    Shift shift;
    shift.id = f.id<ShiftId>("id");
    shift.terminal = f.text("terminal");
    shift.operatorLogin = f.text("operator");
    shift.openedAt = f.instant("opened_at");
    shift.closedAt = f.instant("closed_at");
    shift.closedBy = f.text("closed_by");
    const QString currency = f.text("currency");
    shift.openingFloat = f.money("float_minor", currency);
    shift.cashTaken = f.money("cash_taken_minor", currency);
    shift.cashPaidOut = f.money("cash_paid_out_minor", currency);
    shift.moved = f.money("moved_minor", currency);
    shift.expected = f.money("expected_minor", currency);
    shift.counted = f.money("counted_minor", currency);
    shift.auditHead = f.text("audit_head");
    shift.onePerson = f.boolean("one_person");
    shift.pieces = f.list("pieces", [&currency](JsonFields &piece) {
        return CashPieces{piece.money("value_minor", currency), piece.integer("pieces")};
    });
    shift.movements = f.list("movements", [&currency](JsonFields &movement) {
        return CashMovement{movement.money("amount_minor", currency), movement.text("reason"), movement.instant("at"),
            movement.text("actor")};
    });
    shift.handovers = f.list("handovers", [](JsonFields &handover) {
        return ShiftHandover{handover.text("from_terminal"), handover.text("from_operator"),
            handover.text("to_terminal"), handover.text("to_operator"), handover.instant("at")};
    });
    return f.finish(std::move(shift));
}

Result<QList<Shift>> shiftsFromJson(const QJsonArray &json)
{
    QList<Shift> shifts;
    for (const QJsonValue &entry : json) {
        Result<Shift> shift = shiftFromJson(entry.toObject());
        if (!shift)
            return pass(shift);
        shifts << std::move(*shift);
    }
    return shifts;
}

QJsonArray piecesJson(const QList<CashPieces> &pieces)
{
    QJsonArray json;
    for (const CashPieces &piece : pieces)
        json << QJsonObject{
            {QStringLiteral("value_minor"), qint64(piece.value.minor())}, {QStringLiteral("pieces"), piece.count}};
    return json;
}

} // namespace vd::db
