#include "models/customers/DocumentVault.h"

#include "models/base/Pass.h"
#include "models/base/Promise.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"

namespace vd::customers {

namespace {

Result<QList<SealedDocument>> sealAll(const DocumentKeyRing &ring, const QList<Document> &documents)
{
    QList<SealedDocument> all;
    for (const Document &document : documents) {
        const Result<SealedDocument> sealed = ring.seal(document);
        if (!sealed)
            return pass(sealed);
        all << *sealed;
    }
    return all;
}

} // namespace

DocumentVault::DocumentVault(
    DocumentsGateway &gateway, checkin::CheckInGateway &terminals, TerminalKeyOf terminalKey, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_terminals(terminals)
    , m_terminalKey(std::move(terminalKey))
{
}

Future<QList<SealedDocument>> DocumentVault::seal(VenueId venue, const QList<Document> &documents)
{
    const auto promise = begun<QList<SealedDocument>>();
    ring(venue, [promise, documents](const Result<DocumentKeyRing> &keys) {
        answer(promise, keys.and_then([&](const DocumentKeyRing &known) { return sealAll(known, documents); }));
    });
    return promise->future();
}

Future<QList<Document>> DocumentVault::open(VenueId venue, const QList<SealedPlace> &places)
{
    const auto promise = begun<QList<Document>>();
    ring(venue, [promise, places](const Result<DocumentKeyRing> &keys) {
        answer(promise, keys.map([&](const DocumentKeyRing &known) { return known.open(places); }));
    });
    return promise->future();
}

Future<QList<FoundPlace>> DocumentVault::find(VenueId venue, const Document &document)
{
    const auto promise = begun<QList<FoundPlace>>();
    ring(venue, [this, venue, promise, document](const Result<DocumentKeyRing> &keys) {
        const Result<QList<QByteArray>> hashes
            = keys.and_then([&](const DocumentKeyRing &known) { return known.hashes(document); });
        if (!hashes)
            return answer(promise, Result<QList<FoundPlace>>(pass(hashes)));
        whenDone(m_gateway.find(venue, *hashes), this,
            [promise](const Result<QList<FoundPlace>> &places) { answer(promise, places); });
    });
    return promise->future();
}

Future<QList<QByteArray>> DocumentVault::hashes(VenueId venue, const QString &number)
{
    const auto promise = begun<QList<QByteArray>>();
    ring(venue, [promise, number](const Result<DocumentKeyRing> &keys) {
        answer(promise, keys.and_then([&](const DocumentKeyRing &known) { return known.hashes(number); }));
    });
    return promise->future();
}

Future<QList<QByteArray>> DocumentVault::hashKeys(VenueId venue)
{
    const auto promise = begun<QList<QByteArray>>();
    ring(venue, [promise](const Result<DocumentKeyRing> &keys) {
        answer(promise, keys.map([](const DocumentKeyRing &known) { return known.hashKeys(); }));
    });
    return promise->future();
}

void DocumentVault::ring(VenueId venue, const Then &then)
{
    if (const auto known = m_rings.constFind(venue); known != m_rings.cend())
        return then(*known);
    const std::optional<checkin::TerminalKey> terminal = m_terminalKey(venue);
    if (!terminal)
        return then(fail(Fault::Rule, QStringLiteral("unknown_terminal")));
    whenDone(m_gateway.keys(venue, terminal->keyId()), this,
        [this, venue, terminal, then](const Result<DocumentKeys> &keys) {
            if (!keys)
                then(pass(keys));
            else if (keys->registered && keys->last == 0)
                makeFirst(venue, *terminal, *keys, then);
            else
                take(venue, *terminal, *keys, then);
        });
}

void DocumentVault::take(
    VenueId venue, const checkin::TerminalKey &terminal, const DocumentKeys &keys, const Then &then)
{
    const Result<DocumentKeyRing> mine = TerminalDocumentKeys::unwrap(keys, terminal);
    if (mine && !mine->isEmpty()) {
        m_rings.insert(venue, *mine);
        handOn(venue, keys, *mine);
    }
    then(mine);
}

void DocumentVault::makeFirst(
    VenueId venue, const checkin::TerminalKey &terminal, const DocumentKeys &keys, const Then &then)
{
    const Result<DocumentKey> made = DocumentKey::generate(1);
    if (!made)
        return then(pass(made));
    using Known = QList<checkin::CheckInGateway::TerminalKey>;
    whenDone(m_terminals.terminalKeys(venue), this,
        [this, venue, terminal, keys, made, then](const Result<Known> &terminals) {
            QList<TerminalDocumentKeys::Terminal> live;
            for (const auto &known : terminals.value_or(Known())) {
                if (!known.revoked)
                    live << TerminalDocumentKeys::Terminal{known.keyId, known.publicKey};
            }
            const QList<KeyForTerminal> wraps = TerminalDocumentKeys::wrap(*made, keys.organization, live);
            whenDone(m_gateway.addKey(QUuid::createUuid(), venue, 1, made->check(), wraps), this,
                [this, venue, terminal, then](const Result<Done> &added) { firstMade(venue, terminal, added, then); });
        });
}

void DocumentVault::firstMade(
    VenueId venue, const checkin::TerminalKey &terminal, const Result<Done> &added, const Then &then)
{
    // Whoever was first: the key the server knows is the one that counts.
    if (!added && added.error().fault != Fault::Conflict && added.error().fault != Fault::Denied)
        return then(pass(added));
    whenDone(
        m_gateway.keys(venue, terminal.keyId()), this, [this, venue, terminal, then](const Result<DocumentKeys> &keys) {
            if (keys)
                take(venue, terminal, *keys, then);
            else
                then(pass(keys));
        });
}

void DocumentVault::handOn(VenueId venue, const DocumentKeys &keys, const DocumentKeyRing &ring)
{
    const QList<KeyForTerminal> wraps = TerminalDocumentKeys::wrapMissing(keys, ring);
    if (wraps.isEmpty())
        return;
    whenDone(m_gateway.wrapKeys(QUuid::createUuid(), venue, wraps), this,
        [this, count = static_cast<int>(wraps.size())](const Result<Done> &done) {
            if (done)
                Q_EMIT handedOn(count);
        });
}

} // namespace vd::customers
