#include "db/gateways/PgPaymentsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/OrderJson.h"

namespace vd::db {

namespace {

QJsonArray toJson(const QList<payments::Tender> &tenders)
{
    QJsonArray json;
    for (const payments::Tender &tender : tenders) {
        const bool handedOver = !tender.given.currency().isEmpty();
        json << QJsonObject{
            {QStringLiteral("channel"), tender.channel},
            {QStringLiteral("amount_minor"), qint64(tender.amount.minor())},
            {QStringLiteral("given_minor"), handedOver ? QJsonValue(qint64(tender.given.minor())) : QJsonValue()},
            {QStringLiteral("channel_no"), tender.channelNo.isEmpty() ? QJsonValue() : QJsonValue(tender.channelNo)},
        };
    }
    return json;
}

} // namespace

Future<orders::Order> PgPaymentsGateway::pay(
    const QUuid &request, OrderId order, const QList<payments::Tender> &tenders)
{
    return doors::write<orders::Order>(
        m_lane, QLatin1String("pay"), Params().request(request).add(order).add(toJson(tenders)), orderFromJson);
}

} // namespace vd::db
