#pragma once

#include "models/base/WhenDone.h"
#include "models/customers/DocumentsGateway.h"

namespace vd::test {

/// The sealed documents of some orders; it does nothing else.
class FakeDocumentsGateway final : public customers::DocumentsGateway
{
public:
    Future<customers::DocumentKeys> keys(VenueId, const QByteArray &) override
    {
        return ready<customers::DocumentKeys>(customers::DocumentKeys());
    }
    Future<Done> addKey(
        const QUuid &, VenueId, int, const QByteArray &, const QList<customers::KeyForTerminal> &) override
    {
        return ready<Done>(Done{});
    }
    Future<Done> wrapKeys(const QUuid &, VenueId, const QList<customers::KeyForTerminal> &) override
    {
        return ready<Done>(Done{});
    }
    Future<QList<customers::SealedPlace>> toRenew(VenueId, int) override
    {
        return ready<QList<customers::SealedPlace>>(QList<customers::SealedPlace>());
    }
    Future<int> renew(const QUuid &, VenueId, const QList<customers::RenewedDocument> &) override
    {
        return ready<int>(0);
    }
    Future<Done> retireKey(const QUuid &, VenueId, int) override { return ready<Done>(Done{}); }
    Future<QList<customers::SealedPlace>> documents(OrderId order) override
    {
        read << order;
        if (refusal)
            return ready<QList<customers::SealedPlace>>(tl::unexpected<Error>(*refusal));
        return ready<QList<customers::SealedPlace>>(places);
    }
    Future<QList<customers::FoundPlace>> find(VenueId, const QList<QByteArray> &) override
    {
        return ready<QList<customers::FoundPlace>>(QList<customers::FoundPlace>());
    }

    QList<customers::SealedPlace> places; ///< Of every order.
    QList<OrderId> read; ///< What the audit would hold.
    std::optional<Error> refusal;
};

} // namespace vd::test
