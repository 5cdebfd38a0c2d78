#include "tests/support/DoorLists.h"

#include "models/checkin/OfflineCheck.h"
#include "models/customers/DocumentKey.h"
#include "tests/support/SignedTickets.h"

#include <QCryptographicHash>
#include <QTimeZone>

namespace vd::test::DoorLists {

using namespace checkin;

QByteArray tokenHash(qint64 n)
{
    return QCryptographicHash::hash("token " + QByteArray::number(n), QCryptographicHash::Sha256);
}

QDateTime at(int hour, int minute)
{
    return QDateTime(QDate(2026, 12, 5), QTime(hour, minute), QTimeZone("Asia/Shanghai")).toUTC();
}

ManifestTicket ticket(qint64 n)
{
    ManifestTicket t;
    t.id = TicketId(n);
    t.slot = SlotId(1);
    t.standing = QStringLiteral("ok");
    t.type = QStringLiteral("Court hour");
    t.orderNo = QStringLiteral("ORDER-%1").arg(n);
    t.holder = QStringLiteral("C*** Wei");
    t.tail = QStringLiteral("1234");
    t.codeHash = OfflineCheck::codeHash(QByteArray(32, 'k'), SignedTickets::shortCode(n));
    t.tokens = {{tokenHash(n), QByteArray(40, 's'), false}};
    return t;
}

ManifestPage page(int tickets, const QString &cursor)
{
    ManifestPage page;
    page.head.cursor = cursor;
    page.head.serverNow = at(8);
    page.head.day = QDate(2026, 12, 5);
    page.head.zone = QByteArrayLiteral("Asia/Shanghai");
    page.head.codeKey = QByteArray(32, 'k');
    ManifestSlot slot;
    slot.id = SlotId(1);
    slot.space = SpaceId(11);
    slot.spaceName = QStringLiteral("Court 1");
    slot.businessDate = QDate(2026, 12, 5);
    slot.startsAt = at(9);
    slot.endsAt = at(10);
    slot.opensAt = at(8, 30);
    slot.closesAt = at(10);
    page.slots_ = {slot};
    for (int n = 1; n <= tickets; ++n)
        page.tickets << ticket(n);
    return page;
}

QString documentNumber(qint64 n)
{
    return QStringLiteral("1101011949%1").arg(n, 8, 10, QLatin1Char('0'));
}

QByteArray documentHash(qint64 n)
{
    return customers::DocumentKey::fromSecret(1, QByteArray(32, 'k'))
        ->hash(customers::Document::Type::IdCard, documentNumber(n));
}

DoorQuestion byDocument(qint64 n)
{
    return {QUuid::createUuid(), VenueId(1), DoorQuestion::Source::Document,
        QString::fromLatin1(documentHash(n).toHex()), 0, false, {}, {}, {}};
}

DoorQuestion question(qint64 n, int people)
{
    return {QUuid::createUuid(), VenueId(1), DoorQuestion::Source::Token, QString::fromLatin1(tokenHash(n).toHex()),
        people, false, {}, {}, {}};
}

} // namespace vd::test::DoorLists
