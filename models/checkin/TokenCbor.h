#pragma once

#include "models/base/Result.h"
#include "models/checkin/TokenClaims.h"

#include <QByteArray>

namespace vd::checkin {

/// The bytes of a ticket's token: COSE_Sign1_Tagged with the protected header {1: -8, 4: key id}, an empty unprotected
/// header, the claims as payload and the signature. Used by TicketToken only.
///
/// Reading expects exactly this shape, step by step, so nothing nested is ever followed; what was read is written again
/// and compared, which refuses trailing bytes, second keys, indefinite lengths and long forms of numbers at once.
struct TokenCbor
{
    QByteArray keyId; ///< 8 bytes.
    QByteArray payload; ///< The claims, encoded.
    QByteArray signature; ///< 64 bytes.

    /// The end of the year 9999, in seconds since 1970: later instants are refused.
    static constexpr qint64 latestInstant = 253'402'300'799;

    /// The bytes every token begins with.
    [[nodiscard]] static QByteArray opening();
    /// What is signed: Sig_structure of RFC 9052, 4.4, with no external data.
    [[nodiscard]] QByteArray signedBytes() const;
    [[nodiscard]] QByteArray encoded() const;
    /// Errors: code_unreadable (ends too early), bad_signature (any other shape).
    [[nodiscard]] static Result<TokenCbor> decode(const QByteArray &bytes);

    /// {2: sub, 4: exp, 5: nbf, 6: iat, 7: cti}; cti is the ticket's number in the fewest big-endian bytes.
    [[nodiscard]] static QByteArray encodeClaims(const TokenClaims &claims);
    /// Error: bad_signature for anything encodeClaims() would not write.
    [[nodiscard]] static Result<TokenClaims> decodeClaims(const QByteArray &payload);
};

} // namespace vd::checkin
