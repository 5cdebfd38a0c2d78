#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/customers/Document.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/Order.h"

#include <QObject>

#include <functional>

namespace vd::orders {

/// Sends one booking until the server has answered: documents are sealed first, a busy server is asked again under the
/// same key, and where the document keys were changed meanwhile the documents are sealed anew.
class BookingSender : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRetries = 2;

    /// Whether the booking of a request key is still the one on the form; another is not sent again.
    using IsWanted = std::function<bool(const QUuid &request)>;
    using Answered = std::function<void(const inventory::HoldRequest &request, const Result<Order> &order)>;

    BookingSender(const Gateways &gateways, IsWanted isWanted, Answered answered, QObject *parent = nullptr);

    /// documents holds those of each line, by place.
    void send(const inventory::HoldRequest &request, const QList<QList<customers::Document>> &documents);

Q_SIGNALS:
    /// The server is busy and is asked again, the attempt counted from 1.
    void retrying(int attempt);

private:
    struct Sending
    {
        inventory::HoldRequest request;
        QList<QList<customers::Document>> documents;
        int attempt = 0;
        bool sealedAnew = false;
    };

    void seal(const Sending &sending);
    void hold(const Sending &sending);
    void judge(Sending sending, const Result<Order> &order);

    Gateways m_gateways;
    IsWanted m_isWanted;
    Answered m_answered;
};

} // namespace vd::orders
