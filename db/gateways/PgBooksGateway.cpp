#include "db/gateways/PgBooksGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/ShiftJson.h"

namespace vd::db {

namespace {

using namespace finance;

Result<WorkRow> workFromRow(const Row &row)
{
    WorkRow work;
    work.key = row.text("key");
    work.payment = row.id<PaymentId>("payment_id");
    work.part = row.id<RefundPartId>("part_id");
    work.order = row.id<OrderId>("order_id");
    work.orderNo = row.text("order_no");
    work.customerName = row.text("customer_name");
    work.customerPhone = row.text("customer_phone");
    work.channel = row.text("channel");
    work.number = row.text("number");
    work.state = row.text("state");
    work.amount = Money(row.int64("amount_minor"), row.text("currency"));
    work.since = row.instant("since");
    work.tries = row.integer("tries");
    work.nextTryAt = row.instant("next_try_at");
    work.note = row.text("note");
    return work;
}

Result<CashRow> cashFromRow(const Row &row)
{
    const QString currency = row.text("currency");
    CashRow cash;
    cash.kind = row.text("kind");
    cash.id = row.int64("id");
    cash.at = row.instant("at");
    cash.shift = row.id<ShiftId>("shift_id");
    cash.terminal = row.text("terminal");
    cash.operatorLogin = row.text("operator");
    cash.amount = Money(row.int64("amount_minor"), currency);
    cash.balance = Money(row.int64("balance_minor"), currency);
    cash.order = row.id<OrderId>("order_id");
    cash.orderNo = row.text("order_no");
    cash.note = row.text("note");
    return cash;
}

Result<BusinessLine> businessFromRow(const Row &row)
{
    const QString currency = row.text("currency");
    BusinessLine line;
    line.space = row.id<SpaceId>("space_id");
    line.name = row.text("space");
    line.category = row.text("category");
    line.slots = row.integer("slots");
    line.capacity = row.integer("capacity");
    line.places = row.integer("places");
    line.items = row.integer("items");
    line.sold = Money(row.int64("sold_minor"), currency);
    line.returned = row.integer("returned");
    line.refunded = Money(row.int64("refunded_minor"), currency);
    line.fees = Money(row.int64("fees_minor"), currency);
    line.net = Money(row.int64("net_minor"), currency);
    return line;
}

Result<BusinessRow> itemFromRow(const Row &row)
{
    const QString currency = row.text("currency");
    BusinessRow item;
    item.item = row.id<ItemId>("item_id");
    item.space = row.text("space");
    item.startsAt = row.instant("starts_at");
    item.endsAt = row.instant("ends_at");
    item.label = row.text("label");
    item.order = row.id<OrderId>("order_id");
    item.orderNo = row.text("order_no");
    item.orderState = row.text("order_state");
    item.quantity = row.integer("quantity");
    item.places = row.integer("places");
    item.sold = Money(row.int64("sold_minor"), currency);
    item.refunded = Money(row.int64("refunded_minor"), currency);
    item.fee = Money(row.int64("fee_minor"), currency);
    return item;
}

Result<Shift> shiftFromRow(const Row &row)
{
    const QJsonObject json = row.object("answer");
    return shiftFromJson(json).and_then([&json](Shift shift) -> Result<Shift> {
        JsonFields f(json, QStringLiteral("shift"));
        const QString currency = f.text("currency");
        shift.movedIn = f.money("moved_in_minor", currency);
        shift.movedOut = f.money("moved_out_minor", currency);
        return f.finish(std::move(shift));
    });
}

QString word(WorkList list)
{
    switch (list) {
    case WorkList::Refunds:
        return QStringLiteral("refunds");
    case WorkList::Unapplied:
        return QStringLiteral("unapplied");
    case WorkList::Outstanding:
        return QStringLiteral("outstanding");
    case WorkList::Surplus:
        return QStringLiteral("surplus");
    case WorkList::Fees:
        break;
    }
    return QStringLiteral("fees");
}

} // namespace

Future<QList<WorkRow>> PgBooksGateway::workList(VenueId venue, WorkList list, const QDate &from, const QDate &until)
{
    return doors::rows<WorkRow>(m_reports, "select * from api.work_list($1, $2, $3, $4)",
        Params::of(venue, word(list), from, until), workFromRow);
}

Future<QList<Shift>> PgBooksGateway::shifts(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<Shift>(
        m_reports, "select answer from api.shifts($1, $2, $3)", Params::of(venue, from, until), shiftFromRow);
}

Future<QList<CashRow>> PgBooksGateway::cashBook(VenueId venue, const QDate &from, const QDate &until)
{
    return doors::rows<CashRow>(
        m_reports, "select * from api.cash_book($1, $2, $3)", Params::of(venue, from, until), cashFromRow);
}

Future<QList<BusinessLine>> PgBooksGateway::businessReport(VenueId venue, const QDate &day)
{
    return doors::rows<BusinessLine>(
        m_reports, "select * from api.business_report($1, $2)", Params::of(venue, day), businessFromRow);
}

Future<QList<BusinessRow>> PgBooksGateway::businessRows(VenueId venue, const QDate &day, SpaceId space)
{
    return doors::rows<BusinessRow>(
        m_reports, "select * from api.business_rows($1, $2, $3)", Params::of(venue, day, space), itemFromRow);
}

Future<Done> PgBooksGateway::refundPayment(
    const QUuid &request, PaymentId payment, const Money &amount, const QString &reason)
{
    return doors::write<Done>(m_reports, QLatin1String("refund_payment"),
        Params().request(request).add(payment).add(amount.minor()).add(amount.minor()).add(reason), doors::done);
}

Future<Done> PgBooksGateway::applyPayment(const QUuid &request, PaymentId payment, OrderId order)
{
    return doors::write<Done>(
        m_reports, QLatin1String("apply_payment"), Params().request(request).add(payment).add(order), doors::done);
}

} // namespace vd::db
