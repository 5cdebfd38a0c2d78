#pragma once

#include "models/base/Clock.h"
#include "models/checkin/SlotCountModel.h"

#include <QTimeZone>

namespace vd {
class Changes;
}

namespace vd::checkin {

/// Expected, entered and inside per slot of the venue's day, kept fresh. The server adds slots of the evening before
/// that still run.
class DoorCounts : public QObject
{
    Q_OBJECT

public:
    DoorCounts(CheckInGateway &gateway, Changes *changes, const Clock &clock, QObject *parent = nullptr);

    void setVenue(VenueId venue, const QTimeZone &zone);
    void reload();

    [[nodiscard]] SlotCountModel *counts() { return &m_counts; }
    /// People inside, over all slots shown.
    [[nodiscard]] int inside() const;
    /// A space that holds as many people as is safe, or more.
    struct Full
    {
        QString space;
        int inside = 0;
        int most = 0;
        friend bool operator==(const Full &, const Full &) = default;
    };
    /// Over the slots of a space that are not over: whom nobody scanned out of an ended one is taken to have gone.
    [[nodiscard]] QList<Full> full() const;
    /// Slots whose doors matter now: those that run, and those that start within the next half hour.
    [[nodiscard]] QList<SlotCount> current() const;

Q_SIGNALS:
    void loaded();
    void loadFailed(const vd::Error &error);

private:
    void take(VenueId venue, const Result<QList<SlotCount>> &counts);

    CheckInGateway &m_gateway;
    const Clock &m_clock;
    VenueId m_venue;
    QTimeZone m_zone;
    SlotCountModel m_counts;
    bool m_loading = false;
    bool m_again = false;
};

} // namespace vd::checkin
