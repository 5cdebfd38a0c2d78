#pragma once

#include "models/checkin/TicketSigner.h"

#include <QList>

namespace vd {
class Clock;
}

namespace vd::app {

class TerminalKeys;

/// Signs with the key this computer keeps for the venue.
class LocalTicketSigner final : public checkin::TicketSigner
{
public:
    LocalTicketSigner(checkin::CheckInGateway &gateway, const Clock &clock, TerminalKeys &keys);

    Future<QList<checkin::SignedTicket>> sign(
        VenueId venue, const QList<checkin::TicketToSign> &tickets, bool reprint) override;

private:
    checkin::CheckInGateway &m_gateway;
    const Clock &m_clock;
    TerminalKeys &m_keys;
};

} // namespace vd::app
