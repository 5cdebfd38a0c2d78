#pragma once

#include "models/checkin/TokenClaims.h"

#include <QJsonObject>

namespace vd::checkin {

/// What a scanned or typed text turned out to be, before the server is asked anything.
struct ScanReading
{
    enum class Kind {
        Token, ///< A ticket's token whose signature holds.
        ShortCode, ///< A short code whose check character holds.
        Refused ///< Nothing to ask the server about; refusal says why.
    };

    Kind kind = Kind::Refused;
    QByteArray tokenHash; ///< Token: SHA-256, 32 bytes.
    TokenClaims claims; ///< Token: what it says.
    QString shortCode; ///< ShortCode: eight characters.
    QString refusal; ///< Refused: a verdict code, e.g. not_one_of_ours, bad_signature, issuer_unknown.
    QJsonObject facts; ///< Refused: what its sentence needs.

    [[nodiscard]] bool isOurs() const { return kind != Kind::Refused; }
};

} // namespace vd::checkin
