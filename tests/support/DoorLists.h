#pragma once

#include "models/checkin/Manifest.h"

namespace vd::test {

/// Made-up lists of a door: tickets numbered from 1 in slots of one hour on 5 Dec 2026, Asia/Shanghai.
namespace DoorLists {

/// SHA-256 of the n-th made-up token.
[[nodiscard]] QByteArray tokenHash(qint64 n);
/// 5 Dec 2026, on the venue's clock.
[[nodiscard]] QDateTime at(int hour, int minute = 0);
/// A whole list of that many tickets, one token each, all of the slot from 09:00 to 10:00 of "Court 1".
[[nodiscard]] checkin::ManifestPage page(int tickets, const QString &cursor = QStringLiteral("1"));
[[nodiscard]] checkin::ManifestTicket ticket(qint64 n);
/// The n-th made-up document and its hash under the one made-up key.
[[nodiscard]] QString documentNumber(qint64 n);
[[nodiscard]] QByteArray documentHash(qint64 n);
/// What a door asks about the n-th document.
[[nodiscard]] checkin::DoorQuestion byDocument(qint64 n);
/// What a door asks about the n-th token.
[[nodiscard]] checkin::DoorQuestion question(qint64 n, int people = 0);

} // namespace DoorLists

} // namespace vd::test
