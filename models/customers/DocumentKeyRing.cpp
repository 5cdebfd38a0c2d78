#include "models/customers/DocumentKeyRing.h"

#include "models/base/Pass.h"

namespace vd::customers {

namespace {

tl::unexpected<Error> missing()
{
    return fail(Fault::Missing, QStringLiteral("document_keys_missing"));
}

} // namespace

Result<SealedDocument> DocumentKeyRing::seal(const Document &document) const
{
    if (isEmpty())
        return missing();
    const Result<QString> number = Document::normalised(document.number);
    const Result<QByteArray> sealed
        = number.and_then([&](const QString &n) { return newest().seal(document.type, n); });
    if (!sealed)
        return pass(sealed);
    SealedDocument made{Document::toDatabase(document.type), Document::tail(*number), *sealed, {}};
    for (const DocumentKey &key : m_keys)
        made.hashes.insert(key.version(), key.hash(document.type, *number));
    return made;
}

Result<Document> DocumentKeyRing::open(const QByteArray &sealed) const
{
    const auto key = m_keys.constFind(DocumentKey::versionOf(sealed));
    if (key == m_keys.cend())
        return missing();
    return key->open(sealed);
}

QList<Document> DocumentKeyRing::open(const QList<SealedPlace> &places) const
{
    QList<Document> all;
    for (const SealedPlace &place : places)
        all << open(place.sealed)
                   .value_or(Document{Document::typeFromDatabase(place.type).value_or(Document::Type::Other), {}});
    return all;
}

Result<QList<QByteArray>> DocumentKeyRing::hashes(const Document &document) const
{
    return seal(document).map([](const SealedDocument &sealed) { return sealed.hashes.values(); });
}

Result<QList<QByteArray>> DocumentKeyRing::hashes(const QString &number) const
{
    if (isEmpty())
        return missing();
    return DocumentKey::hashes(hashKeys(), number);
}

QList<QByteArray> DocumentKeyRing::hashKeys() const
{
    QList<QByteArray> keys;
    for (const DocumentKey &key : m_keys)
        keys << key.hashKey();
    return keys;
}

} // namespace vd::customers
