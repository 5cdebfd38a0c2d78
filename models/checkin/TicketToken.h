#pragma once

#include "models/base/Result.h"
#include "models/checkin/KeyRing.h"
#include "models/checkin/TerminalKey.h"
#include "models/checkin/TokenClaims.h"

#include <QByteArray>
#include <QString>

namespace vd::checkin {

/// The text inside a ticket's QR: a CBOR Web Token (RFC 8392) in a tagged COSE_Sign1 (RFC 9052) signed with EdDSA over
/// Ed25519 (RFC 9053), deterministically encoded (RFC 8949, 4.2.1), written in CodeAlphabet behind one version
/// character, '1'.
///
/// There is exactly one text per signed token: anything encoded otherwise, longer or with more in it is refused, so the
/// SHA-256 of the text can stand for the token in the database.
class TicketToken
{
public:
    /// Longer input is refused unread.
    static constexpr qsizetype longestInput = 1024;
    /// The most characters sign() ever yields; a QR of version 10 with correction level M holds 311.
    static constexpr qsizetype longestText = 260;
    static constexpr int longestOrderNumber = 32;

    /// Errors: token_claims_invalid (facts: claim), key_unusable.
    [[nodiscard]] static Result<QString> sign(const TerminalKey &key, const TokenClaims &claims);

    /// What a genuine token says; times are not judged here, the verdict does that. Errors, in the order tested:
    /// code_too_long, code_empty, not_one_of_ours (some other code), code_unreadable (ours, but garbled or cut short),
    /// bad_signature (altered or forged), issuer_unknown and issuer_revoked (facts: issuer, the key id in hex).
    [[nodiscard]] static Result<TokenClaims> verify(const QString &text, const KeyRing &ring);

    /// Whether a text could be one of our tokens: its shape only, no signature. Tells readings of a scan apart.
    [[nodiscard]] static bool isWellFormed(const QString &text);
    /// The text as it was signed: blanks dropped, letters raised.
    [[nodiscard]] static QString canonicalText(const QString &text);
    /// SHA-256 (32 bytes) of the canonical text in ASCII: what the database and the door's manifest keep.
    [[nodiscard]] static QByteArray hash(const QString &text);
};

} // namespace vd::checkin
