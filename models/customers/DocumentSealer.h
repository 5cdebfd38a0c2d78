#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"
#include "models/customers/Document.h"
#include "models/customers/DocumentsGateway.h"
#include "models/customers/SealedDocument.h"

#include <QList>

namespace vd::customers {

/// Seals and opens documents with the keys this computer holds. Windows see documents and sealed ones: the keys stay
/// with whoever implements this.
class DocumentSealer
{
public:
    virtual ~DocumentSealer() = default;

    /// Errors: those of Document::normalised; unknown_terminal (this computer is not registered),
    /// document_keys_missing (no computer has handed it the keys yet); the gateway's.
    [[nodiscard]] virtual Future<QList<SealedDocument>> seal(VenueId venue, const QList<Document> &documents) = 0;
    /// Documents of an order in the order of its places; one that nobody can open has an empty number.
    [[nodiscard]] virtual Future<QList<Document>> open(VenueId venue, const QList<SealedPlace> &places) = 0;
    /// The places a document has or had at the venue.
    [[nodiscard]] virtual Future<QList<FoundPlace>> find(VenueId venue, const Document &document) = 0;
    /// What a number may be found by whose kind nobody knows: hashes as the server keeps them in
    /// inventory.document_hash, one per kind and key in use.
    [[nodiscard]] virtual Future<QList<QByteArray>> hashes(VenueId venue, const QString &number) = 0;
    /// Keys that DocumentKey::hashes makes the same of without the server, for a door's own encrypted list.
    [[nodiscard]] virtual Future<QList<QByteArray>> hashKeys(VenueId venue) = 0;
    /// Asks the server for the keys anew before the next use: they were changed.
    virtual void forget() = 0;
};

} // namespace vd::customers
