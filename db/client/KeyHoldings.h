#pragma once

#include "db/client/RawConnection.h"
#include "models/base/Id.h"
#include "models/customers/DocumentsGateway.h"

namespace vd::db {

/// What a superuser reads of the wrapped keys in a database, for its backup; signed-in people use api.document_keys.
class KeyHoldings
{
public:
    struct Venue
    {
        VenueId id;
        qint64 organization = 0;
    };
    [[nodiscard]] static Result<QList<Venue>> venues(RawConnection &connection);
    /// The keys in use as they are wrapped for one terminal.
    [[nodiscard]] static Result<customers::DocumentKeys> wrapped(
        RawConnection &connection, qint64 organization, const QByteArray &terminalKeyId);
};

} // namespace vd::db
