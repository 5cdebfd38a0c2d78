#include "tests/support/fakes/FakeTicketSigner.h"

#include "models/base/Pass.h"
#include "models/checkin/TicketToken.h"

namespace vd::test {

using namespace checkin;

FakeTicketSigner::FakeTicketSigner(const Clock &clock)
    : m_clock(clock)
    , m_key(TerminalKey::generate().value())
{
}

Future<QList<SignedTicket>> FakeTicketSigner::sign(VenueId, const QList<TicketToSign> &tickets, bool reprint)
{
    ++signedOrders;
    lastWasReprint = reprint;
    QList<SignedTicket> done;
    for (const TicketToSign &ticket : tickets) {
        TokenClaims claims;
        claims.ticket = ticket.ticket;
        claims.orderNumber = ticket.orderNo;
        claims.issuedAt = m_clock.now();
        claims.notBefore = ticket.startsAt;
        claims.expires = ticket.endsAt.addDays(1);
        const Result<QString> token = TicketToken::sign(m_key, claims);
        if (!token)
            return answers.give<QList<SignedTicket>>(pass(token));
        done.append({ticket.ticket, *token});
    }
    return answers.give<QList<SignedTicket>>(done);
}

} // namespace vd::test
