#pragma once

#include "models/customers/DocumentKeyRing.h"

#include <QByteArray>
#include <QJsonObject>

namespace vd::customers {

/// The file a customer gets who asks what is known: the server's answer, with sealed documents opened.
class CustomerExport
{
public:
    /// Indented JSON. A document no key of the ring opens is left with its last characters and "document": null.
    [[nodiscard]] static QByteArray file(const QJsonObject &everything, const DocumentKeyRing &ring);
};

} // namespace vd::customers
