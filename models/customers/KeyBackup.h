#pragma once

#include "models/customers/DocumentKeyRing.h"

namespace vd::customers {

/// An organization's document keys in a file that a passphrase protects (scrypt, AES-256-GCM), for the day when every
/// terminal that holds them is lost; in a backup also the ticket keys of the computer that made it. Without it sealed
/// documents of a restored database stay sealed.
class KeyBackup
{
public:
    static constexpr qsizetype shortestPassphrase = 12;
    static constexpr qsizetype largestFile = 64 * 1024;

    struct Contents
    {
        qint64 organization = 0;
        DocumentKeyRing keys;
        QMap<qint64, QByteArray> terminals; ///< Ticket keys of this computer as PEM, by venue.
    };

    /// JSON text. Errors: passphrase_weak{shortest}, document_keys_missing (no key of either kind), crypto_failed.
    [[nodiscard]] static Result<QByteArray> write(const Contents &contents, const QString &passphrase);
    /// Errors: key_file_invalid, passphrase_wrong.
    [[nodiscard]] static Result<Contents> read(const QByteArray &file, const QString &passphrase);
};

} // namespace vd::customers
