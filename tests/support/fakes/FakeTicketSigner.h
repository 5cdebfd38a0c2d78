#pragma once

#include "models/base/Clock.h"
#include "models/checkin/TerminalKey.h"
#include "models/checkin/TicketSigner.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Signs with a key of its own, as a terminal does; there is no server to register with.
class FakeTicketSigner final : public checkin::TicketSigner
{
public:
    explicit FakeTicketSigner(const Clock &clock);

    Future<QList<checkin::SignedTicket>> sign(
        VenueId venue, const QList<checkin::TicketToSign> &tickets, bool reprint) override;

    Answers answers;
    int signedOrders = 0;
    bool lastWasReprint = false;

private:
    const Clock &m_clock;
    checkin::TerminalKey m_key;
};

} // namespace vd::test
