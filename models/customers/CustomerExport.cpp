#include "models/customers/CustomerExport.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace vd::customers {

namespace {

QJsonObject opened(QJsonObject person, const DocumentKeyRing &ring)
{
    const QByteArray sealed = QByteArray::fromHex(person.take(QStringLiteral("sealed")).toString().toLatin1());
    person.remove(QStringLiteral("key_version"));
    const Result<Document> document = ring.open(sealed);
    person.insert(QStringLiteral("document"), document ? QJsonValue(document->number) : QJsonValue());
    return person;
}

template <typename Change>
void each(QJsonObject &object, const QString &name, Change change)
{
    QJsonArray changed;
    for (const QJsonValue &entry : object.value(name).toArray())
        changed << change(entry.toObject());
    object.insert(name, changed);
}

} // namespace

QByteArray CustomerExport::file(const QJsonObject &everything, const DocumentKeyRing &ring)
{
    QJsonObject all = everything;
    each(all, QStringLiteral("orders"), [&ring](QJsonObject order) {
        each(order, QStringLiteral("items"), [&ring](QJsonObject item) {
            each(item, QStringLiteral("people"), [&ring](const QJsonObject &person) { return opened(person, ring); });
            return item;
        });
        return order;
    });
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

} // namespace vd::customers
