#pragma once

#include "models/checkin/CheckInGateway.h"
#include "models/checkin/KeyRing.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace vd::checkin {

/// The key rings of the venues this door works for, fetched when first needed and again when asked.
class TerminalKeys : public QObject
{
    Q_OBJECT

public:
    explicit TerminalKeys(CheckInGateway &gateway, QObject *parent = nullptr);

    using Answer = std::function<void(const Result<KeyRing> &)>;
    /// The ring as it is known, at once; asked of the server when there is none yet. Errors: the gateway's.
    void get(VenueId venue, const Answer &answer);
    /// Asks the server for the ring anew.
    void refresh(VenueId venue, const Answer &answer);

private:
    CheckInGateway &m_gateway;
    QHash<VenueId, KeyRing> m_rings;
};

} // namespace vd::checkin
