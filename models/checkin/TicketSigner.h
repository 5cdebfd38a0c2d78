#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"
#include "models/checkin/CheckInGateway.h"

#include <QList>
#include <QString>

namespace vd::checkin {

/// A ticket's token, ready for a QR: signed by this terminal and its hash known to the server.
struct SignedTicket
{
    TicketId ticket;
    QString token;
};

/// Signs tickets with this terminal's key. Windows see texts only: the key stays with whoever implements this.
class TicketSigner
{
public:
    virtual ~TicketSigner() = default;

    /// Signs the tickets and registers the hashes; answers only when the server has them, so that nothing is shown
    /// that a door would not know. reprint marks tokens of tickets that were already handed out.
    /// Errors: key_unusable, token_claims_invalid, and those of CheckInGateway::registerTokens.
    [[nodiscard]] virtual Future<QList<SignedTicket>> sign(
        VenueId venue, const QList<TicketToSign> &tickets, bool reprint)
        = 0;
};

} // namespace vd::checkin
