#pragma once

#include "models/base/Gateways.h"
#include "models/orders/Order.h"

#include <QHash>
#include <QObject>

namespace vd::orders {

/// Counts the bookings that failed for technical reasons (no answer, no connection, a fault) and tells the server once
/// it can be reached again: over a fifth of a venue's bookings is an alert there.
class BookingFailures : public QObject
{
    Q_OBJECT

public:
    explicit BookingFailures(const Gateways &gateways, QObject *parent = nullptr);

    /// What came of a booking in the end, its repetitions included.
    void note(VenueId venue, const Result<Order> &outcome);

private:
    void tell();

    Gateways m_gateways;
    QHash<VenueId, int> m_untold;
    bool m_telling = false;
};

} // namespace vd::orders
