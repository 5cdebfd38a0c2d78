#pragma once

#include <QByteArray>
#include <QString>

namespace vd::checkin {

/// A ticket holder's full name, readable only with the ticket's own code in hand. The key is HKDF-SHA-256 (RFC 5869) of
/// the token's text, the seal AES-256-GCM: 12 bytes nonce, the name padded to a multiple of 16 bytes, 16 bytes tag.
class HolderSeal
{
public:
    /// Empty for an empty name and where the cryptography fails; a ticket is good without.
    [[nodiscard]] static QByteArray seal(const QString &token, const QString &name);
    /// The name; empty when the seal is not this token's or was changed.
    [[nodiscard]] static QString open(const QString &token, const QByteArray &sealed);
};

} // namespace vd::checkin
