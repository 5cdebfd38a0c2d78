#pragma once

#include "models/base/Gateways.h"
#include "models/customers/Document.h"
#include "models/customers/DocumentsGateway.h"

#include <QObject>

namespace vd::customers {

/// The documents of an order, opened with this computer's keys. The server keeps in the audit who read them.
class DocumentsReader : public QObject
{
    Q_OBJECT

public:
    struct Place
    {
        QString name;
        Document::Type type = Document::Type::Other;
        QString number; ///< Empty where this computer has no key that opens it …
        QString tail; ///< … then these last characters are all there is.
    };

    explicit DocumentsReader(const Gateways &gateways, QObject *parent = nullptr);

    void read(VenueId venue, OrderId order);
    /// By its number, for who has no order in front of them.
    void read(VenueId venue, const QString &orderNo);

Q_SIGNALS:
    void opened(const QList<vd::customers::DocumentsReader::Place> &places);
    /// unknown_order, not_allowed; unknown_terminal, document_keys_missing come with closed places, not as this.
    void failed(const vd::Error &error);

private:
    void open(VenueId venue, const QList<SealedPlace> &places);

    Gateways m_gateways;
};

} // namespace vd::customers
