#include "db/gateways/PersonJson.h"

#include <QJsonObject>

namespace vd::db {

QJsonArray peopleJson(const QList<customers::SealedDocument> &people)
{
    QJsonArray json;
    for (const customers::SealedDocument &document : people) {
        QJsonObject hashes;
        for (auto hash = document.hashes.cbegin(); hash != document.hashes.cend(); ++hash)
            hashes.insert(QString::number(hash.key()), QString::fromLatin1(hash->toHex()));
        json << QJsonObject{
            {QStringLiteral("document_type"), document.type},
            {QStringLiteral("document_tail"), document.tail},
            {QStringLiteral("sealed"), QString::fromLatin1(document.sealed.toHex())},
            {QStringLiteral("hashes"), hashes},
        };
    }
    return json;
}

} // namespace vd::db
