#include "models/customers/DocumentsReader.h"

#include "models/base/WhenDone.h"
#include "models/customers/DocumentSealer.h"
#include "models/orders/OrdersGateway.h"

#include <algorithm>

namespace vd::customers {

DocumentsReader::DocumentsReader(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
}

void DocumentsReader::read(VenueId venue, OrderId order)
{
    whenDone(m_gateways.documents->documents(order), this, [this, venue](const Result<QList<SealedPlace>> &places) {
        if (places)
            open(venue, *places);
        else
            Q_EMIT failed(places.error());
    });
}

void DocumentsReader::read(VenueId venue, const QString &orderNo)
{
    const QString wanted = orderNo.trimmed().toUpper();
    whenDone(m_gateways.orders->find(venue, {wanted, {}, {}}), this,
        [this, venue, wanted](const Result<QList<orders::OrderRow>> &found) {
            if (!found) {
                Q_EMIT failed(found.error());
                return;
            }
            const auto row = std::find_if(found->cbegin(), found->cend(),
                [&wanted](const orders::OrderRow &one) { return one.orderNo.toUpper() == wanted; });
            if (row == found->cend())
                Q_EMIT failed({Fault::Missing, QStringLiteral("unknown_order"), {}, {}});
            else
                read(venue, row->id);
        });
}

void DocumentsReader::open(VenueId venue, const QList<SealedPlace> &sealed)
{
    whenDone(m_gateways.sealer->open(venue, sealed), this, [this, sealed](const Result<QList<Document>> &documents) {
        QList<Place> places;
        for (qsizetype i = 0; i < sealed.size(); ++i) {
            const SealedPlace &one = sealed.at(i);
            Place place{one.name, Document::typeFromDatabase(one.type).value_or(Document::Type::Other), {}, one.tail};
            if (documents && i < documents->size() && !documents->at(i).number.isEmpty())
                place.number = documents->at(i).number;
            places << place;
        }
        Q_EMIT opened(places);
    });
}

} // namespace vd::customers
