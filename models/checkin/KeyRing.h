#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QHash>

#include <optional>

namespace vd::checkin {

/// The public keys of the terminals an administrator registered, by key id. A door holds one, refreshed with its
/// manifest; a value, so a reader can keep its own while a new one is fetched.
class KeyRing
{
public:
    struct Entry
    {
        QByteArray publicKey; ///< 32 raw bytes.
        bool revoked = false; ///< Tickets it signed are refused from the moment this is known.
    };

    /// Adds or replaces a key; a revoked key stays in the ring so that its tickets are refused with that reason.
    /// Error: key_unusable (not 32 bytes).
    [[nodiscard]] Result<Done> add(const QByteArray &publicKey, bool revoked = false);
    [[nodiscard]] std::optional<Entry> find(const QByteArray &keyId) const;
    [[nodiscard]] qsizetype size() const { return m_entries.size(); }

private:
    QHash<QByteArray, Entry> m_entries;
};

} // namespace vd::checkin
