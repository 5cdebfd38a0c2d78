#pragma once

#include "models/base/Gateways.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QObject>
#include <QUuid>

namespace vd::customers {

/// What a lead does for a customer who asks about their data: everything into a file, or forgotten.
class CustomerDataController : public QObject
{
    Q_OBJECT

public:
    explicit CustomerDataController(const Gateways &gateways, QObject *parent = nullptr);

    void setVenue(VenueId venue) { m_venue = venue; }
    /// Writes the customer's file, readable by its owner only. Where this computer cannot open documents it has their
    /// last characters.
    void exportTo(const QString &path, CustomerId customer);
    /// The same customer asked again after a lost answer is the same request.
    void erase(CustomerId customer);
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();
    void exported(const QString &path);
    void erased(vd::CustomerId customer);
    void failed(const vd::Error &error);

private:
    void write(const QString &path, const QJsonObject &everything);
    void setBusy(bool busy);

    Gateways m_gateways;
    VenueId m_venue;
    CustomerId m_erasing;
    QUuid m_request;
    bool m_busy = false;
};

} // namespace vd::customers
