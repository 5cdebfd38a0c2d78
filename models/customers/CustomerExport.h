#pragma once

#include "models/customers/Document.h"
#include "models/customers/DocumentsGateway.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

namespace vd::customers {

/// The file a customer gets who asks what is known: the server's answer, with sealed documents opened.
class CustomerExport
{
public:
    /// The named places in the answer, in the order file() takes their documents.
    [[nodiscard]] static QList<SealedPlace> places(const QJsonObject &everything);
    /// Indented JSON. A document that could not be opened (an empty number, or none in the list) is left with its last
    /// characters and "document": null.
    [[nodiscard]] static QByteArray file(const QJsonObject &everything, const QList<Document> &documents);
};

} // namespace vd::customers
