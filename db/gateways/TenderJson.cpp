#include "db/gateways/TenderJson.h"

#include <QJsonObject>

namespace vd::db {

namespace {

template <typename Tag>
QJsonValue idOrNull(Id<Tag> id)
{
    return id.isValid() ? QJsonValue(qint64(id.value())) : QJsonValue();
}

} // namespace

QJsonArray tendersJson(const QList<payments::Tender> &tenders)
{
    QJsonArray json;
    for (const payments::Tender &tender : tenders) {
        const bool handedOver = !tender.given.currency().isEmpty();
        json << QJsonObject{
            {QStringLiteral("channel"), tender.channel},
            {QStringLiteral("amount_minor"), qint64(tender.amount.minor())},
            {QStringLiteral("given_minor"), handedOver ? QJsonValue(qint64(tender.given.minor())) : QJsonValue()},
            {QStringLiteral("channel_no"), tender.channelNo.isEmpty() ? QJsonValue() : QJsonValue(tender.channelNo)},
            {QStringLiteral("account"), idOrNull(tender.account)},
            {QStringLiteral("item"), idOrNull(tender.item)},
        };
    }
    return json;
}

} // namespace vd::db
