#include "db/gateways/PgPaymentsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/TenderJson.h"

namespace vd::db {

Future<orders::Order> PgPaymentsGateway::pay(
    const QUuid &request, OrderId order, const QList<payments::Tender> &tenders)
{
    return doors::write<orders::Order>(
        m_lane, QLatin1String("pay"), Params().request(request).add(order).add(tendersJson(tenders)), orderFromJson);
}

} // namespace vd::db
