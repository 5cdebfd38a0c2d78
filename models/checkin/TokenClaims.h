#pragma once

#include "models/base/Id.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace vd::checkin {

/// What a ticket's token says (RFC 8392 claims). Instants are UTC with whole seconds.
struct TokenClaims
{
    TicketId ticket; ///< cti: the ticket this admits.
    QString orderNumber; ///< sub: printable ASCII, 1 to 32 characters.
    QDateTime issuedAt; ///< iat
    QDateTime notBefore; ///< nbf: the slot's start as of issue. The entry window follows the slot the ticket has now.
    QDateTime expires; ///< exp: the slot's end plus 24 hours; from this moment the code is void.
    QByteArray issuer; ///< kid: the signing terminal's key id. Filled by verifying; ignored when signing.

    friend bool operator==(const TokenClaims &, const TokenClaims &) = default;
};

} // namespace vd::checkin
