#include "app/TerminalKeys.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

namespace vd::app {

using checkin::TerminalKey;

TerminalKeys::TerminalKeys(Secrets &secrets, QObject *parent)
    : QObject(parent)
    , m_secrets(secrets)
{
}

QString TerminalKeys::secretName(const QString &server, VenueId venue)
{
    return QStringLiteral("terminal-%1-%2").arg(server, venue.toString());
}

void TerminalKeys::prepare(const QString &server, VenueId venue, const Then &then)
{
    const QString name = secretName(server, venue);
    whenDone(m_secrets.read(name), this,
        [this, name, venue, then](const Result<QString> &pem) { loaded(name, venue, pem, then); });
}

void TerminalKeys::renew(const QString &server, VenueId venue, const Then &then)
{
    make(secretName(server, venue), venue, then);
}

std::optional<TerminalKey> TerminalKeys::find(VenueId venue) const
{
    const auto found = m_keys.constFind(venue);
    return found == m_keys.cend() ? std::nullopt : std::optional(*found);
}

void TerminalKeys::loaded(const QString &name, VenueId venue, const Result<QString> &pem, const Then &then)
{
    if (!pem && pem.error().fault == Fault::Missing)
        return make(name, venue, then);
    const Result<TerminalKey> key
        = pem.and_then([](const QString &text) { return TerminalKey::fromPem(text.toLatin1()); });
    if (key)
        m_keys.insert(venue, *key);
    then(key);
}

void TerminalKeys::make(const QString &name, VenueId venue, const Then &then)
{
    const Result<TerminalKey> key = TerminalKey::generate();
    const Result<QByteArray> pem = key.and_then([](const TerminalKey &made) { return made.toPem(); });
    if (!pem)
        return then(pass(pem));
    // Used only once it is kept: a key that is gone after a restart would leave tickets nobody vouches for.
    whenDone(m_secrets.store(name, QString::fromLatin1(*pem)), this,
        [this, venue, key, then](const Result<Secrets::Place> &kept) {
            if (!kept)
                return then(pass(kept));
            m_keys.insert(venue, *key);
            then(key);
        });
}

} // namespace vd::app
