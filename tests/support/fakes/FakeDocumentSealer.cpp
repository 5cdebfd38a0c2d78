#include "tests/support/fakes/FakeDocumentSealer.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

namespace vd::test {

using namespace customers;

FakeDocumentSealer::FakeDocumentSealer()
{
    ring.add(*DocumentKey::fromSecret(1, QByteArray(32, 'k')));
}

Future<QList<SealedDocument>> FakeDocumentSealer::seal(VenueId, const QList<Document> &documents)
{
    if (refusal)
        return ready<QList<SealedDocument>>(tl::unexpected<Error>(*refusal));
    QList<SealedDocument> all;
    for (const Document &document : documents) {
        const auto sealed = ring.seal(document);
        if (!sealed)
            return ready<QList<SealedDocument>>(pass(sealed));
        all << *sealed;
    }
    return ready<QList<SealedDocument>>(all);
}

Future<QList<Document>> FakeDocumentSealer::open(VenueId, const QList<SealedPlace> &places)
{
    QList<Document> all;
    for (const SealedPlace &place : places)
        all << ring.open(place.sealed).value_or(Document());
    return ready<QList<Document>>(all);
}

Future<QList<FoundPlace>> FakeDocumentSealer::find(VenueId, const Document &)
{
    return ready<QList<FoundPlace>>(QList<FoundPlace>());
}

Future<QList<QByteArray>> FakeDocumentSealer::hashes(VenueId, const QString &number)
{
    return ready<QList<QByteArray>>(ring.hashes(number));
}

Future<QList<QByteArray>> FakeDocumentSealer::hashKeys(VenueId)
{
    return ready<QList<QByteArray>>(ring.hashKeys());
}

} // namespace vd::test
