#include "app/DocumentKeyDuties.h"

#include "models/base/Pass.h"
#include "models/customers/KeyBackup.h"
#include "models/customers/TerminalDocumentKeys.h"

#include <algorithm>

namespace vd::app {

using namespace customers;

namespace {

constexpr int batchSize = 200;

Result<RenewedDocument> renewed(const SealedPlace &place, const DocumentKeyRing &ring)
{
    const DocumentKey &key = ring.newest();
    return ring.open(place.sealed).and_then([&](const Document &document) {
        return key.seal(document.type, document.number).map([&](const QByteArray &sealed) {
            return RenewedDocument{place.item, place.place, DocumentKey::versionOf(place.sealed), sealed,
                key.hash(document.type, document.number)};
        });
    });
}

} // namespace

DocumentKeyDuties::DocumentKeyDuties(
    DocumentsGateway &gateway, checkin::CheckInGateway &terminals, VenueId venue, const checkin::TerminalKey &terminal)
    : m_gateway(gateway)
    , m_terminals(terminals)
    , m_venue(venue)
    , m_terminal(terminal)
{
}

Result<DocumentKeys> DocumentKeyDuties::state()
{
    return m_gateway.keys(m_venue, m_terminal.keyId()).result();
}

Result<DocumentKeyRing> DocumentKeyDuties::ring()
{
    return state().and_then(
        [this](const DocumentKeys &keys) { return TerminalDocumentKeys::unwrap(keys, m_terminal); });
}

Result<Done> DocumentKeyDuties::begin(const DocumentKeys &keys)
{
    const Result<DocumentKey> next = DocumentKey::generate(keys.last + 1);
    const auto known = m_terminals.terminalKeys(m_venue).result();
    if (!next || !known)
        return next ? pass(known) : pass(next);
    QList<TerminalDocumentKeys::Terminal> live;
    for (const checkin::CheckInGateway::TerminalKey &terminal : *known) {
        if (!terminal.revoked)
            live << TerminalDocumentKeys::Terminal{terminal.keyId, terminal.publicKey};
    }
    return m_gateway
        .addKey(QUuid::createUuid(), m_venue, next->version(), next->check(),
            TerminalDocumentKeys::wrap(*next, keys.organization, live))
        .result();
}

Result<int> DocumentKeyDuties::renewBatch(const DocumentKeyRing &ring)
{
    const Result<QList<SealedPlace>> places = m_gateway.toRenew(m_venue, batchSize).result();
    if (!places)
        return pass(places);
    QList<RenewedDocument> documents;
    for (const SealedPlace &place : *places) {
        const Result<RenewedDocument> one = renewed(place, ring);
        if (!one)
            return pass(one);
        documents << *one;
    }
    if (documents.isEmpty())
        return 0;
    const Result<int> stored = m_gateway.renew(QUuid::createUuid(), m_venue, documents).result();
    // What another terminal renewed first counts as done.
    return stored.map([&](int) { return static_cast<int>(documents.size()); });
}

Result<Done> DocumentKeyDuties::rotate(const Progress &progress)
{
    Result<DocumentKeys> keys = state();
    if (!keys)
        return pass(keys);
    if (const auto mine = ring(); !mine)
        return pass(mine);
    if (keys->keys.size() < 2) {
        if (const auto begun = begin(*keys); !begun)
            return begun;
        keys = state();
    }
    const Result<DocumentKeyRing> both = ring();
    if (!keys || !both)
        return keys ? pass(both) : pass(keys);
    int total = 0;
    for (Result<int> batch = renewBatch(*both);; batch = renewBatch(*both)) {
        if (!batch)
            return pass(batch);
        if (*batch == 0)
            break;
        total += *batch;
        progress(total);
    }
    for (const DocumentKeys::Key &old : keys->keys) {
        if (old.version == both->newest().version())
            continue;
        if (const auto ended = m_gateway.retireKey(QUuid::createUuid(), m_venue, old.version).result(); !ended)
            return ended;
    }
    return Done{};
}

Result<QByteArray> DocumentKeyDuties::backup(const QString &passphrase)
{
    const Result<DocumentKeys> keys = state();
    const Result<DocumentKeyRing> mine = ring();
    if (!keys || !mine)
        return keys ? pass(mine) : pass(keys);
    return KeyBackup::write({keys->organization, *mine}, passphrase);
}

Result<Done> DocumentKeyDuties::recover(const QByteArray &file, const QString &passphrase)
{
    const Result<KeyBackup::Contents> contents = KeyBackup::read(file, passphrase);
    const Result<DocumentKeys> keys = state();
    if (!contents || !keys)
        return contents ? pass(keys) : pass(contents);
    if (!keys->registered)
        return fail(Fault::Rule, QStringLiteral("unknown_terminal"));
    QList<KeyForTerminal> wraps;
    for (const DocumentKey &key : contents->keys.keys()) {
        const bool inUse = std::any_of(keys->keys.cbegin(), keys->keys.cend(), [&key](const DocumentKeys::Key &known) {
            return known.version == key.version() && known.check == key.check();
        });
        if (inUse)
            wraps << TerminalDocumentKeys::wrap(
                key, keys->organization, {{m_terminal.keyId(), m_terminal.publicKey()}});
    }
    if (wraps.isEmpty() || contents->organization != keys->organization)
        return fail(Fault::Rule, QStringLiteral("key_file_other"));
    return m_gateway.wrapKeys(QUuid::createUuid(), m_venue, wraps).result();
}

} // namespace vd::app
