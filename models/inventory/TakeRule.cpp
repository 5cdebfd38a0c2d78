#include "models/inventory/TakeRule.h"

namespace vd::inventory {

namespace {

// As the server's refusal says it.
QJsonObject claim(const Cell &cell)
{
    if (!cell.takenBy)
        return {};
    return {{QStringLiteral("taken_by"), cell.takenBy->spaceName},
        {QStringLiteral("taken_from"), cell.takenBy->startsAt.toString(Qt::ISODate)},
        {QStringLiteral("taken_until"), cell.takenBy->endsAt.toString(Qt::ISODate)}};
}

} // namespace

std::optional<Error> whyNotTake(const Cell &cell, const QString &space, const QDateTime &now)
{
    const auto refuse = [&cell, &space](Fault fault, const char *code, QJsonObject facts = {}) {
        facts.insert(QStringLiteral("slot"), static_cast<qint64>(cell.slot.value()));
        facts.insert(QStringLiteral("space"), space);
        return Error{fault, QString::fromLatin1(code), facts, {}};
    };
    const auto reason = [&cell]() -> QJsonObject {
        return cell.statusReason.isEmpty() ? QJsonObject() : QJsonObject{{QStringLiteral("reason"), cell.statusReason}};
    };
    if (cell.status == QLatin1String("stopped"))
        return refuse(Fault::Rule, "slot_stopped", reason());
    if (cell.status != QLatin1String("open"))
        return refuse(Fault::Rule, "slot_closed", reason());
    if (cell.endsAt <= now)
        return refuse(Fault::Rule, "slot_ended", {{QStringLiteral("ended_at"), cell.endsAt.toString(Qt::ISODate)}});
    if (cell.claimed)
        return refuse(Fault::Conflict, "claim_taken", claim(cell));
    if (cell.free <= 0)
        return refuse(Fault::Conflict, "sold_out", {{QStringLiteral("free"), 0}, {QStringLiteral("wanted"), 1}});
    if (cell.startsAt <= now)
        return refuse(Fault::Rule, "slot_begun");
    if (!cell.onSale && cell.saleOpensAt > now)
        return refuse(
            Fault::Rule, "slot_not_on_sale", {{QStringLiteral("opens_at"), cell.saleOpensAt.toString(Qt::ISODate)}});
    if (!cell.onSale)
        return refuse(
            Fault::Rule, "slot_sale_over", {{QStringLiteral("starts_at"), cell.startsAt.toString(Qt::ISODate)}});
    return std::nullopt;
}

} // namespace vd::inventory
