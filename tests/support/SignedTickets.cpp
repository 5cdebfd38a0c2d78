#include "tests/support/SignedTickets.h"

#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"

namespace vd::test {

using namespace checkin;

namespace {

QDateTime utc(int hour)
{
    return {QDate(2026, 12, 5), QTime(hour, 0), Qt::UTC};
}

} // namespace

SignedTickets::SignedTickets()
    : m_key(checkin::TerminalKey::generate().value())
{
}

QString SignedTickets::token(qint64 n) const
{
    TokenClaims claims;
    claims.ticket = TicketId(n);
    claims.orderNumber = QStringLiteral("RS-261205-%1").arg(n, 4, 10, QLatin1Char('0'));
    claims.issuedAt = utc(9);
    claims.notBefore = utc(18);
    claims.expires = utc(19).addDays(1);
    return sign(claims);
}

QString SignedTickets::sign(const TokenClaims &claims) const
{
    return TicketToken::sign(m_key, claims).value();
}

QString SignedTickets::shortCode(qint64 n)
{
    return ShortCode::fromNumber(static_cast<std::uint64_t>(n) * 7919U + 123'456'789U).text();
}

CheckInGateway::TerminalKey SignedTickets::publicKey(bool revoked) const
{
    return {m_key.keyId(), m_key.publicKey(), revoked};
}

Verdict SignedTickets::admitted(qint64 n, int party)
{
    Verdict verdict;
    verdict.kind = VerdictKind::Admitted;
    verdict.code = QStringLiteral("admitted");
    verdict.ticket = TicketId(n);
    verdict.spaceName = QStringLiteral("Court 1");
    verdict.businessDate = QDate(2026, 12, 5);
    verdict.startsAt = utc(18);
    verdict.endsAt = utc(19);
    verdict.ticketType = QStringLiteral("Adult");
    verdict.holder = QStringLiteral("C*** Wei");
    verdict.orderNo = QStringLiteral("RS-261205-%1").arg(n, 4, 10, QLatin1Char('0'));
    verdict.party = party;
    return verdict;
}

} // namespace vd::test
