#include "db/gateways/PgPapersGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

QString word(orders::Paper paper)
{
    switch (paper) {
    case orders::Paper::Tickets:
        return QStringLiteral("tickets");
    case orders::Paper::Receipt:
        return QStringLiteral("receipt");
    case orders::Paper::RefundReceipt:
        return QStringLiteral("refund");
    case orders::Paper::Shift:
        break;
    }
    return QStringLiteral("shift");
}

QString word(orders::PaperWay way)
{
    switch (way) {
    case orders::PaperWay::Printer:
        return QStringLiteral("printer");
    case orders::PaperWay::Pdf:
        return QStringLiteral("pdf");
    case orders::PaperWay::Png:
        return QStringLiteral("png");
    case orders::PaperWay::Clipboard:
        break;
    }
    return QStringLiteral("clipboard");
}

Result<int> copyFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("print"));
    return f.finish(f.integer("copy"));
}

} // namespace

Future<int> PgPapersGateway::record(const QUuid &request, orders::Paper paper, qint64 subject, orders::PaperWay way)
{
    return doors::write<int>(m_lane, QLatin1String("record_print"),
        Params().request(request).add(word(paper)).add(subject).add(word(way)), copyFromJson);
}

} // namespace vd::db
