#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

namespace vd::customers {

/// A document as the server gets it: sealed under the newest key, hashed under each key in use.
struct SealedDocument
{
    QString type; ///< Document::toDatabase.
    QString tail; ///< What staff compare.
    QByteArray sealed;
    QMap<int, QByteArray> hashes; ///< By key version.
};

} // namespace vd::customers
