#include "db/proof/Requests.h"

#include <QUuid>

namespace vd::db::requests {

QByteArray key()
{
    return '\'' + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + '\'';
}

QByteArray hold(const QByteArray &key, qint64 customer, qint64 slot)
{
    return "api.hold(" + key + ", 1, '{\"id\": " + QByteArray::number(customer)
        + "}', '[{\"slot\": " + QByteArray::number(slot) + ", \"quantity\": 1}]', '{}')";
}

QByteArray pay(const QByteArray &key, qint64 order)
{
    return "api.pay(" + key + ", " + QByteArray::number(order)
        + ", '[{\"channel\": \"card\", \"amount_minor\": 1000}]')";
}

qint64 orderOf(const Crew::Answer &answer)
{
    return answer.value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
}

QString codeOf(const Crew::Answer &answer)
{
    return answer.value(QLatin1String("code")).toString(answer.value(QLatin1String("error")).toString());
}

} // namespace vd::db::requests
