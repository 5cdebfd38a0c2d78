#include "models/customers/CustomerExport.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace vd::customers {

namespace {

template <typename Change>
void each(QJsonObject &object, const QString &name, Change change)
{
    QJsonArray changed;
    const QJsonArray entries = object.value(name).toArray();
    for (const QJsonValue &entry : entries) {
        QJsonObject one = entry.toObject();
        change(one);
        changed << one;
    }
    object.insert(name, changed);
}

template <typename Change>
void eachPerson(QJsonObject &everything, Change change)
{
    each(everything, QStringLiteral("orders"), [&change](QJsonObject &order) {
        each(order, QStringLiteral("items"),
            [&change](QJsonObject &item) { each(item, QStringLiteral("people"), change); });
    });
    each(everything, QStringLiteral("waitlist"),
        [&change](QJsonObject &entry) { each(entry, QStringLiteral("people"), change); });
}

} // namespace

QList<SealedPlace> CustomerExport::places(const QJsonObject &everything)
{
    QList<SealedPlace> all;
    QJsonObject copy = everything;
    eachPerson(copy, [&all](const QJsonObject &person) {
        SealedPlace place;
        place.type = person.value(QLatin1String("document_type")).toString();
        place.sealed = QByteArray::fromHex(person.value(QLatin1String("sealed")).toString().toLatin1());
        all << place;
    });
    return all;
}

QByteArray CustomerExport::file(const QJsonObject &everything, const QList<Document> &documents)
{
    QJsonObject all = everything;
    qsizetype next = 0;
    eachPerson(all, [&](QJsonObject &person) {
        const QString number = documents.value(next++).number;
        person.remove(QStringLiteral("sealed"));
        person.remove(QStringLiteral("key_version"));
        person.insert(QStringLiteral("document"), number.isEmpty() ? QJsonValue() : QJsonValue(number));
    });
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

} // namespace vd::customers
