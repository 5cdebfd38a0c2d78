#pragma once

#include "models/customers/DocumentSealer.h"
#include "models/customers/TerminalDocumentKeys.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace vd::checkin {
class CheckInGateway;
}

namespace vd::customers {

/// The document keys of this terminal while somebody is signed in: fetched and unwrapped when first needed, the
/// organization's first key made when there is none, and keys handed on to registered terminals that lack them.
class DocumentVault final : public QObject, public DocumentSealer
{
    Q_OBJECT

public:
    using TerminalKeyOf = std::function<std::optional<checkin::TerminalKey>(VenueId)>;

    DocumentVault(DocumentsGateway &gateway, checkin::CheckInGateway &terminals, TerminalKeyOf terminalKey,
        QObject *parent = nullptr);

    Future<QList<SealedDocument>> seal(VenueId venue, const QList<Document> &documents) override;
    Future<QList<Document>> open(VenueId venue, const QList<SealedPlace> &places) override;
    Future<QList<FoundPlace>> find(VenueId venue, const Document &document) override;
    Future<QList<QByteArray>> hashes(VenueId venue, const QString &number) override;
    Future<QList<QByteArray>> hashKeys(VenueId venue) override;
    void forget() override { m_rings.clear(); }

Q_SIGNALS:
    /// Keys were wrapped for terminals that lacked them.
    void handedOn(int wraps);

private:
    using Then = std::function<void(const Result<DocumentKeyRing> &)>;

    void ring(VenueId venue, const Then &then);
    void take(VenueId venue, const checkin::TerminalKey &terminal, const DocumentKeys &keys, const Then &then);
    void makeFirst(VenueId venue, const checkin::TerminalKey &terminal, const DocumentKeys &keys, const Then &then);
    void firstMade(VenueId venue, const checkin::TerminalKey &terminal, const Result<Done> &added, const Then &then);
    void handOn(VenueId venue, const DocumentKeys &keys, const DocumentKeyRing &ring);

    DocumentsGateway &m_gateway;
    checkin::CheckInGateway &m_terminals;
    TerminalKeyOf m_terminalKey;
    QHash<VenueId, DocumentKeyRing> m_rings;
};

} // namespace vd::customers
