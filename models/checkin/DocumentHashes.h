#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QList>

namespace vd::checkin {

/// Makes a document's number into what its place is found by.
class DocumentHashes
{
public:
    virtual ~DocumentHashes() = default;

    /// One hash per kind of document and key in use. Errors: document_invalid, document_required; unknown_terminal,
    /// document_keys_missing (this computer has no keys).
    [[nodiscard]] virtual Future<QList<QByteArray>> hashes(VenueId venue, const QString &number) = 0;
};

} // namespace vd::checkin
