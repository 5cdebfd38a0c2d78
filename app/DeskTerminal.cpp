#include "app/DeskTerminal.h"

#include "app/TerminalKeys.h"

#include <QPromise>

namespace vd::app {

DeskTerminal::Key DeskTerminal::key(VenueId venue) const
{
    const std::optional<checkin::TerminalKey> key = m_keys.find(venue);
    return key ? Key{key->keyId(), key->publicKey()} : Key{};
}

Future<Done> DeskTerminal::renewKey(VenueId venue)
{
    const auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    m_keys.renew(m_server, venue, [promise](const Result<checkin::TerminalKey> &key) {
        promise->addResult(key.map([](const checkin::TerminalKey &) { return Done{}; }));
        promise->finish();
    });
    return promise->future();
}

} // namespace vd::app
