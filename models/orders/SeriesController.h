#pragma once

#include "models/base/Gateways.h"
#include "models/orders/BookingDraft.h"
#include "models/orders/SeriesGateway.h"

#include <QObject>

namespace vd::orders {

/// A cart repeated over the weeks after: asks what of it can be had, before anything is held.
class SeriesController : public QObject
{
    Q_OBJECT

public:
    SeriesController(const Gateways &gateways, VenueId venue, const QList<DraftLine> &lines, QObject *parent = nullptr);

    /// How many weeks one order takes with these lines.
    [[nodiscard]] int mostWeeks() const;
    void ask(int weeks);
    [[nodiscard]] bool isAsking() const { return m_asking; }
    [[nodiscard]] const QList<SeriesCell> &cells() const { return m_cells; }
    /// Those that can be had.
    [[nodiscard]] QList<SeriesCell> free() const;
    /// What those cost together; none while there are none.
    [[nodiscard]] Money total() const;

Q_SIGNALS:
    void changed();
    void failed(const vd::Error &error);

private:
    Gateways m_gateways;
    VenueId m_venue;
    QList<inventory::HoldLine> m_lines;
    QList<SeriesCell> m_cells;
    int m_serial = 0;
    bool m_asking = false;
};

} // namespace vd::orders
