#pragma once

#include "app/Secrets.h"
#include "models/base/Id.h"
#include "models/checkin/TerminalKey.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace vd::app {

/// The ticket keys of this computer, one per server and venue: a key is registered in one venue only. Made at first use
/// and kept in Secrets, from which nothing but signatures comes out again.
class TerminalKeys : public QObject
{
    Q_OBJECT

public:
    /// Under which Secrets keeps the venue's key, as PEM; server is the profile's name or "embedded".
    [[nodiscard]] static QString secretName(const QString &server, VenueId venue);

    using Then = std::function<void(const Result<checkin::TerminalKey> &)>;

    explicit TerminalKeys(Secrets &secrets, QObject *parent = nullptr);

    /// Loads or makes the venue's key and then calls back; afterwards find() has it. A kept key that cannot be read is
    /// an error and never replaced: tickets signed with it are still in people's hands.
    void prepare(const QString &server, VenueId venue, const Then &then);
    /// A new key in place of one that was revoked; what the old one signed stays refused.
    void renew(const QString &server, VenueId venue, const Then &then);
    [[nodiscard]] std::optional<checkin::TerminalKey> find(VenueId venue) const;
    /// Forgets what is in memory, at signing out.
    void forget() { m_keys.clear(); }

private:
    void loaded(const QString &name, VenueId venue, const Result<QString> &pem, const Then &then);
    void make(const QString &name, VenueId venue, const Then &then);

    Secrets &m_secrets;
    QHash<VenueId, checkin::TerminalKey> m_keys;
};

} // namespace vd::app
