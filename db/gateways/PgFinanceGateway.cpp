#include "db/gateways/PgFinanceGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/ShiftJson.h"

namespace vd::db {

namespace {

using namespace finance;

void readAmounts(JsonFields &f, const QString &currency, ChannelLine &line)
{
    line.payments = f.integer("payments");
    line.paid = f.money("paid_minor", currency);
    line.refunds = f.integer("refunds");
    line.refunded = f.money("refunded_minor", currency);
    line.net = f.money("net_minor", currency);
    line.unapplied = f.money("unapplied_minor", currency);
}

ChannelLine channelLine(JsonFields &f, const QString &currency)
{
    ChannelLine line;
    line.channel = f.text("channel");
    readAmounts(f, currency, line);
    return line;
}

DayTotals totalsOf(const QJsonObject &json, const QString &currency, QString &problem)
{
    JsonFields f(json, QStringLiteral("report.day"));
    DayTotals day;
    day.day = f.date("day");
    day.payments = f.integer("payments");
    day.paid = f.money("paid_minor", currency);
    day.refunds = f.integer("refunds");
    day.refunded = f.money("refunded_minor", currency);
    day.net = f.money("net_minor", currency);
    day.placesSold = f.integer("places_sold");
    if (const Result<Done> read = f.finish(Done{}); !read)
        problem = read.error().detail;
    return day;
}

ShiftLine shiftLine(JsonFields &f, const QString &currency)
{
    ShiftLine line;
    line.shift = f.id<ShiftId>("shift");
    line.terminal = f.text("terminal");
    line.operatorLogin = f.text("operator");
    line.payments = f.integer("payments");
    line.paid = f.money("paid_minor", currency);
    line.refunds = f.integer("refunds");
    line.refunded = f.money("refunded_minor", currency);
    line.net = f.money("net_minor", currency);
    line.unapplied = f.money("unapplied_minor", currency);
    return line;
}

DayContext contextOf(JsonFields &f, const QString &currency, QString &problem)
{
    DayContext context;
    context.before = totalsOf(f.object("before"), currency, problem);
    context.week = totalsOf(f.object("week"), currency, problem);
    context.shifts = f.list("shifts", [&currency](JsonFields &line) { return shiftLine(line, currency); });
    context.sealedBy = f.text("sealed_by");
    context.over = f.boolean("over");
    context.openDiscrepancies = f.integer("open_discrepancies");
    JsonFields later(f.object("later"), QStringLiteral("report.later"));
    context.laterLines = later.integer("lines");
    context.later = later.money("amount_minor", currency);
    if (const Result<Done> read = later.finish(Done{}); !read)
        problem = read.error().detail;
    return context;
}

Result<DayReport> reportFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("report"));
    DayReport report;
    report.currency = f.text("currency");
    const QString &currency = report.currency;
    report.channels = f.list("channels", [&currency](JsonFields &line) { return channelLine(line, currency); });
    report.foreign = f.list("foreign", [](JsonFields &line) { return channelLine(line, line.text("currency")); });
    JsonFields total(f.object("total"), QStringLiteral("report.total"));
    readAmounts(total, currency, report.total);
    report.orders = f.list("orders", [&currency](JsonFields &line) {
        return StateCount{line.text("state"), line.integer("orders"), line.money("amount_minor", currency)};
    });
    report.feesKept = f.money("fees_kept_minor", currency);
    report.waived = f.money("waived_minor", currency);
    report.placesSold = f.integer("places_sold");
    report.placesCapacity = f.integer("places_capacity");
    report.stockDifferences = f.integer("stock_differences");
    report.moneyDifferences = f.integer("money_differences");
    report.sealedAt = f.instant("sealed_at");
    report.onePerson = f.boolean("one_person");
    report.auditHead = f.text("audit_head");
    QString problem;
    if (json.contains(QLatin1String("before")))
        report.context = contextOf(f, currency, problem);
    if (!problem.isEmpty())
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, problem);
    return total.finish(Done{}).and_then([&](Done) { return f.finish(std::move(report)); });
}

Result<MoneyRow> moneyFromRow(const Row &row)
{
    MoneyRow money;
    money.kind = row.text("kind");
    money.id = row.int64("id");
    money.at = row.instant("at");
    money.channel = row.text("channel");
    money.orderNo = row.text("order_no");
    money.order = row.id<OrderId>("order_id");
    money.amount = Money(row.int64("amount_minor"), row.text("currency"));
    money.applied = row.boolean("applied");
    money.requestNo = row.text("request_no");
    money.channelNo = row.text("channel_no");
    money.actor = row.text("actor");
    money.shift = row.id<ShiftId>("shift_id");
    money.forDay = row.date("for_day");
    return money;
}

} // namespace

namespace {

Future<DayReport> report(Lane &lane, const QByteArray &sql, const Params &params, VenueId venue, const QDate &day)
{
    return lane.run([=](Session &session) -> Result<DayReport> {
        return session.query(sql, params)
            .and_then([](const Rows &rows) { return reportFromJson(rows.first().object("answer")); })
            .map([&](DayReport report) {
                report.venue = venue;
                report.day = day;
                return report;
            });
    });
}

} // namespace

Future<DayReport> PgFinanceGateway::dayReport(VenueId venue, const QDate &day)
{
    return report(m_reports, "select api.day_report($1, $2) as answer", Params::of(venue, day), venue, day);
}

Future<DayReport> PgFinanceGateway::periodReport(VenueId venue, const QDate &from, const QDate &until)
{
    return report(
        m_reports, "select api.period_report($1, $2, $3) as answer", Params::of(venue, from, until), venue, from);
}

Future<Done> PgFinanceGateway::retryRefund(const QUuid &request, RefundPartId part)
{
    return doors::write<Done>(m_lane, QLatin1String("retry_refund"), Params().request(request).add(part), doors::done);
}

Future<Done> PgFinanceGateway::sealDay(const QUuid &request, VenueId venue, const QDate &day)
{
    return doors::write<Done>(
        m_reports, QLatin1String("seal_day"), Params().request(request).add(venue).add(day), doors::done, venue);
}

Future<QList<MoneyRow>> PgFinanceGateway::moneyRows(VenueId venue, const QDate &day, const QString &channel)
{
    return doors::rows<MoneyRow>(
        m_reports, "select * from api.money_rows($1, $2, $3)", Params::of(venue, day, channel), moneyFromRow);
}

Future<Done> PgFinanceGateway::recordExport(VenueId venue, const QString &what, int rows)
{
    return doors::write<Done>(m_reports, QLatin1String("record_export"), Params::of(venue, what, rows), doors::done);
}

Future<Shift> PgFinanceGateway::currentShift(VenueId venue)
{
    return doors::json<Shift>(m_lane, "select api.current_shift($1) as answer", Params::of(venue), shiftFromJson);
}

Future<Shift> PgFinanceGateway::openShift(const QUuid &request, VenueId venue, const Money &openingFloat)
{
    const Params params = Params().request(request).add(venue).add(openingFloat.minor());
    return doors::write<Shift>(m_lane, QLatin1String("open_shift"), params, shiftFromJson, venue);
}

Future<Shift> PgFinanceGateway::closeShift(
    const QUuid &request, ShiftId shift, const Money &counted, const QList<CashPieces> &pieces)
{
    const Params params = Params().request(request).add(shift).add(counted.minor()).add(piecesJson(pieces));
    return doors::write<Shift>(m_lane, QLatin1String("close_shift"), params, shiftFromJson);
}

Future<QList<Shift>> PgFinanceGateway::openShifts(VenueId venue)
{
    return m_lane.run([venue](Session &session) -> Result<QList<Shift>> {
        return session.query("select api.open_shifts($1) as answer", Params::of(venue)).and_then([](const Rows &rows) {
            return shiftsFromJson(rows.first().array("answer"));
        });
    });
}

Future<Shift> PgFinanceGateway::moveCash(
    const QUuid &request, ShiftId shift, const Money &amount, const QString &reason)
{
    const Params params = Params().request(request).add(shift).add(amount.minor()).add(reason);
    return doors::write<Shift>(m_lane, QLatin1String("shift_cash"), params, shiftFromJson);
}

Future<Shift> PgFinanceGateway::takeShift(const QUuid &request, ShiftId shift)
{
    return doors::write<Shift>(
        m_lane, QLatin1String("take_shift"), Params().request(request).add(shift), shiftFromJson);
}

} // namespace vd::db
