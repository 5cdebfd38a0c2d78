#pragma once

#include "models/checkin/CheckInGateway.h"
#include "models/checkin/TerminalKey.h"

namespace vd::test {

/// A desk's key and the tickets it signed, for tests that need genuine codes.
class SignedTickets
{
public:
    SignedTickets();

    /// The text of a genuine token of ticket number n, for 5 Dec 2026, 18:00 to 19:00 UTC.
    [[nodiscard]] QString token(qint64 n) const;
    [[nodiscard]] QString sign(const checkin::TokenClaims &claims) const;
    /// A genuine short code, always the same for the same n.
    [[nodiscard]] static QString shortCode(qint64 n);
    /// What the server tells about the desk's key.
    [[nodiscard]] checkin::CheckInGateway::TerminalKey publicKey(bool revoked = false) const;
    /// The verdict of its first use: Court 1, 18:00 to 19:00, party people.
    [[nodiscard]] static checkin::Verdict admitted(qint64 n, int party = 1);

private:
    checkin::TerminalKey m_key;
};

} // namespace vd::test
