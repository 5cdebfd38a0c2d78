#include "app/LocalTicketSigner.h"

#include "app/TerminalKeys.h"
#include "models/base/Clock.h"
#include "models/base/Pass.h"
#include "models/base/WhenDone.h"
#include "models/checkin/HolderSeal.h"
#include "models/checkin/TicketToken.h"

namespace vd::app {

namespace {

using checkin::SignedTicket;
using checkin::TicketToken;
using Signed = QList<SignedTicket>;

constexpr qint64 validAfterEndSeconds = 24 * 60 * 60;

Result<Signed> signAll(
    const checkin::TerminalKey &key, const QList<checkin::TicketToSign> &tickets, const QDateTime &now)
{
    Signed all;
    all.reserve(tickets.size());
    for (const checkin::TicketToSign &ticket : tickets) {
        checkin::TokenClaims claims;
        claims.ticket = ticket.ticket;
        claims.orderNumber = ticket.orderNo;
        claims.issuedAt = QDateTime::fromSecsSinceEpoch(now.toSecsSinceEpoch(), Qt::UTC);
        claims.notBefore = ticket.startsAt;
        claims.expires = ticket.endsAt.addSecs(validAfterEndSeconds);
        const Result<QString> token = TicketToken::sign(key, claims);
        if (!token)
            return pass(token);
        all << SignedTicket{ticket.ticket, *token};
    }
    return all;
}

// Tickets and their signed texts stand in the same order.
QList<checkin::TokenRecord> recordsOf(const QList<checkin::TicketToSign> &tickets, const Signed &made)
{
    QList<checkin::TokenRecord> records;
    for (qsizetype i = 0; i < made.size(); ++i) {
        const QString &token = made.at(i).token;
        records << checkin::TokenRecord{
            made.at(i).ticket, TicketToken::hash(token), checkin::HolderSeal::seal(token, tickets.at(i).holder)};
    }
    return records;
}

} // namespace

LocalTicketSigner::LocalTicketSigner(checkin::CheckInGateway &gateway, const Clock &clock, TerminalKeys &keys)
    : m_gateway(gateway)
    , m_clock(clock)
    , m_keys(keys)
{
}

Future<Signed> LocalTicketSigner::sign(VenueId venue, const QList<checkin::TicketToSign> &tickets, bool reprint)
{
    const std::optional<checkin::TerminalKey> key = m_keys.find(venue);
    if (!key)
        return ready<Signed>(fail(Fault::Rule, QStringLiteral("unknown_terminal")));
    const Result<Signed> made = signAll(*key, tickets, m_clock.now());
    if (!made || made->isEmpty())
        return ready(made);
    // Answers only when the server has the hashes; runs where that answer arrives, with values only.
    return m_gateway.registerTokens(venue, key->keyId(), recordsOf(tickets, *made), reprint)
        .then(QtFuture::Launch::Sync,
            [made = *made](const Result<Done> &known) { return known.map([&made](Done) { return made; }); });
}

} // namespace vd::app
