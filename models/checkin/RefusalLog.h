#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QObject>

namespace vd::checkin {

/// Hands refusals found at the door to the server as evidence, each exactly once; what cannot be sent now is kept.
class RefusalLog : public QObject
{
    Q_OBJECT

public:
    /// Beyond this many unsent ones the oldest give way; the guests concerned were refused all the same.
    static constexpr qsizetype capacity = 256;

    struct Entry
    {
        QUuid scan;
        VenueId venue;
        QString code;
    };

    explicit RefusalLog(CheckInGateway &gateway, QObject *parent = nullptr);

    void add(const Entry &entry);
    /// Sends what is kept, one at a time, until one fails.
    void send();
    [[nodiscard]] qsizetype size() const { return m_entries.size(); }

private:
    void finished(const QUuid &scan, bool settled);

    CheckInGateway &m_gateway;
    QList<Entry> m_entries;
    bool m_sending = false;
};

} // namespace vd::checkin
