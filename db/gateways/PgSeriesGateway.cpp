#include "db/gateways/PgSeriesGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/SpaceKindWord.h"

namespace vd::db {

namespace {

Result<orders::SeriesCell> cellFromRow(const Row &row)
{
    const auto kind = spaceKindFromWord(row.text("kind"));
    if (!kind)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("series.kind"));
    orders::SeriesCell cell;
    cell.line = row.integer("line_no") - 1;
    cell.week = row.integer("week");
    cell.slot = row.id<SlotId>("slot_id");
    cell.space = row.id<SpaceId>("space_id");
    cell.spaceName = row.text("space_name");
    cell.kind = *kind;
    cell.businessDate = row.date("business_date");
    cell.startsAt = row.instant("starts_at");
    cell.endsAt = row.instant("ends_at");
    cell.amount = Money(row.int64("amount_minor"), row.text("currency"));
    if (!row.isNull("code"))
        cell.refusal = Error{Fault::Rule, row.text("code"), row.object("facts"), {}};
    return cell;
}

} // namespace

Future<QList<orders::SeriesCell>> PgSeriesGateway::series(
    VenueId venue, const QList<inventory::HoldLine> &lines, int weeks)
{
    QJsonArray asked;
    for (const inventory::HoldLine &line : lines) {
        QJsonObject json{
            {QStringLiteral("slot"), qint64(line.slot.value())}, {QStringLiteral("quantity"), line.quantity}};
        if (line.ticketType.isValid())
            json.insert(QStringLiteral("ticket_type"), qint64(line.ticketType.value()));
        asked << json;
    }
    return doors::rows<orders::SeriesCell>(
        m_lane, "select * from api.series($1, $2, $3)", Params::of(venue, asked, weeks), cellFromRow);
}

} // namespace vd::db
