#include "db/gateways/PgReportsGateway.h"

#include "db/gateways/Doors.h"

#include <QJsonArray>
#include <QJsonObject>

namespace vd::db {

namespace {

using namespace finance;

Money money(const Row &row, const char *name)
{
    return {row.int64(name), row.text("currency")};
}

Result<TakingsCell> takingsFromRow(const Row &row)
{
    return TakingsCell{row.date("day"), row.text("channel"), row.integer("payments"), money(row, "paid_minor"),
        row.integer("refunds"), money(row, "refunded_minor")};
}

Result<OccupancyCell> occupancyFromRow(const Row &row)
{
    OccupancyCell cell{row.id<SpaceId>("space_id"), row.text("space"), row.text("category"), std::nullopt,
        row.integer("sold"), row.integer("capacity")};
    if (!row.isNull("hour"))
        cell.hour = row.integer("hour");
    return cell;
}

Result<ActivityFill> activityFromRow(const Row &row)
{
    return ActivityFill{row.int64("activity_id"), row.text("title"), row.integer("slots"), row.integer("sold"),
        row.integer("capacity")};
}

Result<OutcomeCount> outcomeFromRow(const Row &row)
{
    return OutcomeCount{row.date("day"), row.text("state"), row.integer("orders"), money(row, "amount_minor")};
}

Result<LeadTime> leadTimeFromRow(const Row &row)
{
    return LeadTime{row.integer("days"), row.integer("orders"), money(row, "amount_minor")};
}

Result<JournalLine> journalFromRow(const Row &row)
{
    return JournalLine{row.date("day"), row.text("entry"), row.text("key"), row.text("name"), row.text("account"),
        money(row, "debit_minor"), money(row, "credit_minor")};
}

Result<Account> accountFromRow(const Row &row)
{
    return Account{row.text("kind"), row.text("key"), row.text("name"), row.text("account"), row.text("usual")};
}

} // namespace

Future<QList<TakingsCell>> PgReportsGateway::takings(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<TakingsCell>(
        m_lane, "select * from api.chart_takings($1, $2, $3)", Params::of(venue, from, until), takingsFromRow);
}

Future<QList<OccupancyCell>> PgReportsGateway::occupancy(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<OccupancyCell>(
        m_lane, "select * from api.chart_occupancy($1, $2, $3)", Params::of(venue, from, until), occupancyFromRow);
}

Future<QList<ActivityFill>> PgReportsGateway::sellThrough(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<ActivityFill>(
        m_lane, "select * from api.chart_sell_through($1, $2, $3)", Params::of(venue, from, until), activityFromRow);
}

Future<QList<OutcomeCount>> PgReportsGateway::outcomes(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<OutcomeCount>(
        m_lane, "select * from api.chart_outcomes($1, $2, $3)", Params::of(venue, from, until), outcomeFromRow);
}

Future<QList<LeadTime>> PgReportsGateway::leadTimes(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<LeadTime>(
        m_lane, "select * from api.chart_lead_time($1, $2, $3)", Params::of(venue, from, until), leadTimeFromRow);
}

Future<QList<JournalLine>> PgReportsGateway::journal(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<JournalLine>(
        m_lane, "select * from api.journal($1, $2, $3)", Params::of(venue, from, until), journalFromRow);
}

Future<QList<Account>> PgReportsGateway::accounts(VenueId venue)
{
    return doors::rows<Account>(m_lane, "select * from api.accounts($1)", Params::of(venue), accountFromRow);
}

Future<Done> PgReportsGateway::saveAccounts(const QUuid &request, VenueId venue, const QList<Account> &accounts)
{
    QJsonArray wish;
    for (const Account &account : accounts)
        wish << QJsonObject{{QStringLiteral("kind"), account.kind}, {QStringLiteral("key"), account.key},
            {QStringLiteral("account"), account.number}};
    return doors::write<Done>(
        m_lane, QLatin1String("save_accounts"), Params().request(request).add(venue).add(wish), doors::done, venue);
}

} // namespace vd::db
