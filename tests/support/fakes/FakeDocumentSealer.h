#pragma once

#include "models/customers/DocumentKeyRing.h"
#include "models/customers/DocumentSealer.h"

namespace vd::test {

/// Seals with a key everybody knows.
class FakeDocumentSealer final : public customers::DocumentSealer
{
public:
    FakeDocumentSealer();

    Future<QList<customers::SealedDocument>> seal(VenueId venue, const QList<customers::Document> &documents) override;
    Future<QList<customers::Document>> open(VenueId venue, const QList<customers::SealedPlace> &places) override;
    Future<QList<customers::FoundPlace>> find(VenueId venue, const customers::Document &document) override;
    Future<QList<QByteArray>> hashes(VenueId venue, const QString &number) override;
    Future<QList<QByteArray>> hashKeys(VenueId venue) override;
    void forget() override { ++forgotten; }

    customers::DocumentKeyRing ring;
    std::optional<Error> refusal; ///< Given instead of an answer.
    int forgotten = 0;
};

} // namespace vd::test
