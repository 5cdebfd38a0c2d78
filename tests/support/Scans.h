#pragma once

#include "models/checkin/CheckInGateway.h"

namespace vd::test {

/// A scan of a token whose signature is right, of all of its party.
[[nodiscard]] inline checkin::DoorQuestion tokenScan(const QUuid &scan, VenueId venue, const QByteArray &tokenHash)
{
    return {scan, venue, checkin::DoorQuestion::Source::Token, QString::fromLatin1(tokenHash.toHex()), 0, false, {}, {},
        {}};
}

/// A short code typed by hand, of all of its party.
[[nodiscard]] inline checkin::DoorQuestion shortCodeScan(const QUuid &scan, VenueId venue, const QString &shortCode)
{
    return {scan, venue, checkin::DoorQuestion::Source::ShortCode, shortCode, 0, false, {}, {}, {}};
}

} // namespace vd::test
