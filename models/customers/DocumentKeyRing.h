#pragma once

#include "models/customers/DocumentKey.h"
#include "models/customers/DocumentsGateway.h"
#include "models/customers/SealedDocument.h"

#include <QList>
#include <QMap>

namespace vd::customers {

/// The document keys a terminal holds: one, and two while a rotation is under way.
class DocumentKeyRing
{
public:
    void add(const DocumentKey &key) { m_keys.insert(key.version(), key); }
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    [[nodiscard]] bool contains(int version) const { return m_keys.contains(version); }
    [[nodiscard]] QList<DocumentKey> keys() const { return m_keys.values(); }
    /// Must not be empty.
    [[nodiscard]] const DocumentKey &newest() const { return m_keys.last(); }

    /// Seals under the newest key, hashes under each. Errors: those of Document::normalised, document_keys_missing.
    [[nodiscard]] Result<SealedDocument> seal(const Document &document) const;
    /// Whatever of the keys it was sealed under. Errors: seal_broken, document_keys_missing.
    [[nodiscard]] Result<Document> open(const QByteArray &sealed) const;
    /// Those of several places; one that no key opens has an empty number.
    [[nodiscard]] QList<Document> open(const QList<SealedPlace> &places) const;
    /// Hashes to find a document by, one per key. Errors: those of Document::normalised, document_keys_missing.
    [[nodiscard]] Result<QList<QByteArray>> hashes(const Document &document) const;
    /// The same for a number whose kind nobody knows (a door's reader): one per kind and key.
    [[nodiscard]] Result<QList<QByteArray>> hashes(const QString &number) const;
    [[nodiscard]] QList<QByteArray> hashKeys() const;

private:
    QMap<int, DocumentKey> m_keys;
};

} // namespace vd::customers
