#include "db/gateways/PgPaymentsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/TenderJson.h"

namespace vd::db {

namespace {

QString kindWord(payments::Benefit::Kind kind)
{
    switch (kind) {
    case payments::Benefit::Kind::Pass:
        return QStringLiteral("pass");
    case payments::Benefit::Kind::FreeHours:
        return QStringLiteral("free_hours");
    case payments::Benefit::Kind::StoredValue:
        break;
    }
    return QStringLiteral("stored_value");
}

Result<payments::Benefit> benefitFromRow(const Row &row)
{
    payments::Benefit benefit;
    benefit.id = row.id<BenefitId>("id");
    const QString kind = row.text("kind");
    if (kind == QLatin1String("stored_value"))
        benefit.kind = payments::Benefit::Kind::StoredValue;
    else if (kind == QLatin1String("pass"))
        benefit.kind = payments::Benefit::Kind::Pass;
    else if (kind == QLatin1String("free_hours"))
        benefit.kind = payments::Benefit::Kind::FreeHours;
    else
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("benefit.kind"));
    benefit.name = row.text("name");
    benefit.currency = row.text("currency");
    benefit.balance = row.int64("balance");
    benefit.validFrom = row.date("valid_from");
    benefit.validUntil = row.date("valid_until");
    return benefit;
}

} // namespace

Future<orders::Order> PgPaymentsGateway::pay(
    const QUuid &request, OrderId order, const QList<payments::Tender> &tenders)
{
    return doors::write<orders::Order>(
        m_lane, QLatin1String("pay"), Params().request(request).add(order).add(tendersJson(tenders)), orderFromJson);
}

Future<QList<payments::Benefit>> PgPaymentsGateway::benefits(VenueId venue, CustomerId customer)
{
    return doors::rows<payments::Benefit>(
        m_lane, "select * from api.benefits($1, $2)", Params::of(venue, customer), benefitFromRow);
}

Future<Done> PgPaymentsGateway::topUp(const QUuid &request, VenueId venue, const payments::TopUp &what)
{
    QJsonObject account;
    if (what.account.isValid()) {
        account.insert(QStringLiteral("id"), qint64(what.account.value()));
    } else {
        account = {{QStringLiteral("customer"), qint64(what.customer.value())},
            {QStringLiteral("kind"), kindWord(what.kind)}, {QStringLiteral("name"), what.name}};
        if (what.validUntil.isValid())
            account.insert(QStringLiteral("valid_until"), what.validUntil.toString(Qt::ISODate));
    }
    return doors::write<Done>(m_lane, QLatin1String("top_up"),
        Params().request(request).add(venue).add(account).add(what.units).add(what.reason), doors::done, venue);
}

} // namespace vd::db
