#include "models/checkin/TerminalKeys.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

#include <QLoggingCategory>

namespace vd::checkin {

namespace {
Q_LOGGING_CATEGORY(lcDoor, "vd.door")
}

TerminalKeys::TerminalKeys(CheckInGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void TerminalKeys::get(VenueId venue, const Answer &answer)
{
    const auto known = m_rings.constFind(venue);
    if (known != m_rings.cend())
        answer(*known);
    else
        refresh(venue, answer);
}

void TerminalKeys::refresh(VenueId venue, const Answer &answer)
{
    whenDone(m_gateway.terminalKeys(venue), this,
        [this, venue, answer](const Result<QList<CheckInGateway::TerminalKey>> &keys) {
            if (!keys) {
                answer(pass(keys));
                return;
            }
            KeyRing ring;
            for (const CheckInGateway::TerminalKey &key : *keys) {
                if (const auto added = ring.add(key.publicKey, key.revoked); !added)
                    qCWarning(lcDoor) << "a terminal's key is unusable:" << key.keyId.toHex();
            }
            m_rings.insert(venue, ring);
            answer(ring);
        });
}

} // namespace vd::checkin
