#include "gallery_items.h"

#include "models/base/Changes.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"
#include "ui/door/CodeChooser.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/VerdictText.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::checkin;
using test::SignedTickets;

const VenueId riverside(1);

QDateTime at(int hour, int minute)
{
    return {QDate(2026, 12, 5), QTime(hour, minute), Qt::UTC};
}

SlotCount countOf(qint64 id, const QString &space, int hour, int expected, int entered, int inside)
{
    SlotCount count;
    count.slot = SlotId(id);
    count.spaceName = space;
    count.startsAt = at(hour, 0);
    count.endsAt = at(hour + 1, 0);
    count.expected = expected;
    count.entered = entered;
    count.inside = inside;
    return count;
}

Scan scanOf(qint64 id, const QDateTime &when, const QString &verdict, const QString &kind, const QString &holder)
{
    Scan scan;
    scan.id = CheckInId(id);
    scan.at = when;
    scan.verdict = verdict;
    scan.kind = kind;
    scan.spaceName = holder.isEmpty() ? QString() : QStringLiteral("Court %1").arg(id % 4 + 1);
    scan.holder = holder;
    scan.people = kind == QLatin1String("entry") ? 1 + int(id % 3) : 0;
    scan.mine = true;
    return scan;
}

/// The door of a busy evening, with all it needs.
class BusyDoor final : public QWidget
{
public:
    BusyDoor()
        : m_gateway(m_clock)
        , m_door(Gateways{.checkin = &m_gateway, .changes = &m_changes, .clock = &m_clock})
    {
        m_gateway.setTerminalKeys({m_tickets.publicKey()});
        fillCounts();
        fillScans();
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&m_door);
        m_door.setVenue(
            {riverside, QStringLiteral("Riverside Sports Centre"), QTimeZone::utc(), QStringLiteral("CNY")});
    }
    void answer(const Verdict &verdict)
    {
        m_gateway.setVerdict(SignedTickets::shortCode(1), verdict);
        (void)m_door.controller()->enter(SignedTickets::shortCode(1));
    }
    void goOffline(bool scanning)
    {
        m_gateway.setOffline(true);
        Q_EMIT m_changes.connectionLost();
        if (scanning)
            (void)m_door.controller()->enter(SignedTickets::shortCode(2));
    }
    void mistype()
    {
        m_door.controller()->clear();
        const auto fields = m_door.findChildren<QWidget *>(QStringLiteral("doorInput"));
        QMetaObject::invokeMethod(fields.constFirst(), "entered", Q_ARG(QString, QStringLiteral("7K2M 9QX")));
    }
    void showSeveral()
    {
        m_door.page()->takeCodes(
            {m_tickets.token(41), m_tickets.token(42), QStringLiteral("https://example.org/menu")});
    }

private:
    void fillCounts()
    {
        m_gateway.setCounts(QDate(2026, 12, 5),
            {countOf(1, QStringLiteral("Court 1"), 16, 4, 4, 0), countOf(2, QStringLiteral("Court 1"), 17, 2, 2, 2),
                countOf(3, QStringLiteral("Pool, lane 3"), 17, 24, 17, 15),
                countOf(4, QStringLiteral("Court 1"), 18, 2, 1, 1), countOf(5, QStringLiteral("Court 2"), 18, 4, 2, 2),
                countOf(6, QStringLiteral("Pool, lane 3"), 18, 30, 0, 0)});
    }
    void fillScans()
    {
        const QString entry = QStringLiteral("entry");
        const QString refused = QStringLiteral("refused");
        m_gateway.addScan(scanOf(11, at(17, 31), QStringLiteral("admitted"), entry, QStringLiteral("L*** Na")));
        m_gateway.addScan(scanOf(12, at(17, 40), QStringLiteral("not_one_of_ours"), refused, {}));
        Scan back = scanOf(13, at(17, 44), QStringLiteral("admitted"), entry, QStringLiteral("Z*** Min"));
        back.undone = true;
        m_gateway.addScan(back);
        m_gateway.addScan(scanOf(14, at(17, 52), QStringLiteral("refunded"), refused, QStringLiteral("W*** Fang")));
        m_gateway.addScan(scanOf(15, at(17, 57), QStringLiteral("already_used"), refused, QStringLiteral("L*** Na")));
        m_gateway.addScan(scanOf(16, at(17, 58), QStringLiteral("admitted"), entry, QStringLiteral("C*** Wei")));
    }

    test::TestClock m_clock{at(17, 58).addSecs(4)};
    test::FakeCheckInGateway m_gateway;
    Changes m_changes;
    SignedTickets m_tickets;
    ui::DoorWorkspace m_door;
};

Verdict verdictOf(const QString &code)
{
    Verdict verdict;
    verdict.code = code;
    verdict.kind = ui::VerdictText::kindOf(code);
    const bool ticketKnown
        = !QStringList{QStringLiteral("unknown"), QStringLiteral("not_one_of_ours"), QStringLiteral("bad_signature"),
              QStringLiteral("issuer_unknown"), QStringLiteral("issuer_revoked"), QStringLiteral("other_venue"),
              QStringLiteral("too_many_tries"), QStringLiteral("people_invalid")}
               .contains(code)
        && !code.startsWith(QLatin1String("code_")) && !code.startsWith(QLatin1String("no_code"));
    if (ticketKnown) {
        const Verdict known = SignedTickets::admitted(42);
        verdict = known;
        verdict.code = code;
        verdict.kind = ui::VerdictText::kindOf(code);
        verdict.admittedNow = verdict.entered = 1;
        verdict.of = 2;
    }
    verdict.facts = {{QStringLiteral("used_at"), at(17, 31).toString(Qt::ISODate)},
        {QStringLiteral("door"), QStringLiteral("South door")},
        {QStringLiteral("opens_at"), at(18, 30).toString(Qt::ISODate)},
        {QStringLiteral("ended_at"), at(17, 0).toString(Qt::ISODate)},
        {QStringLiteral("starts_at"), at(18, 0).addDays(1).toString(Qt::ISODate)},
        {QStringLiteral("venue"), QStringLiteral("Harbour Aquarium")}, {QStringLiteral("wanted"), 4},
        {QStringLiteral("left"), 2}, {QStringLiteral("wait"), 45}};
    return verdict;
}

GalleryItem item(const QString &name, const QSize &size, const std::function<void(BusyDoor &)> &prepare)
{
    return {QStringLiteral("door-") + name, size,
        [prepare] {
            auto door = std::make_unique<BusyDoor>();
            prepare(*door);
            return door;
        },
        300};
}

Verdict family()
{
    Verdict verdict = SignedTickets::admitted(43, 4);
    verdict.ticketType = QStringLiteral("Family");
    verdict.spaceName = QStringLiteral("Dinosaur Hall");
    verdict.label = QStringLiteral("Evening session");
    verdict.admittedNow = 2;
    verdict.entered = 2;
    verdict.documentCheck = true;
    return verdict;
}

} // namespace

GalleryItems doorItems()
{
    const QSize small(1366 - 72, 768 - 48);
    const QSize large(1920, 1080);
    GalleryItems items;
    for (const QString &code : ui::VerdictText::codes()) {
        if (code != QLatin1String("undone"))
            items += item(code, small, [code](BusyDoor &door) { door.answer(verdictOf(code)); });
    }
    items += item(QStringLiteral("idle"), small, [](BusyDoor &) {});
    items += item(QStringLiteral("party"), small, [](BusyDoor &door) { door.answer(family()); });
    items += item(QStringLiteral("offline"), small, [](BusyDoor &door) { door.goOffline(false); });
    items += item(QStringLiteral("no-answer"), small, [](BusyDoor &door) { door.goOffline(true); });
    items += item(QStringLiteral("mistyped"), small, [](BusyDoor &door) { door.mistype(); });
    items += item(QStringLiteral("choose"), small, [](BusyDoor &door) { door.showSeveral(); });
    items += item(QStringLiteral("large-idle"), large, [](BusyDoor &) {});
    items += item(QStringLiteral("large-party"), large, [](BusyDoor &door) { door.answer(family()); });
    items += item(QStringLiteral("large-no-answer"), large, [](BusyDoor &door) { door.goOffline(true); });
    for (const char *code : {"admitted", "admitted_provisionally", "refunded", "already_used"}) {
        const QString text = QString::fromLatin1(code);
        items += item(QStringLiteral("large-") + text, large, [text](BusyDoor &door) { door.answer(verdictOf(text)); });
    }
    return items;
}

} // namespace vd::gallery
