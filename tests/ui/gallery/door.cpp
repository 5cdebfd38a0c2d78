#include "gallery_items.h"

#include "db/local/CipherDoorStore.h"
#include "models/base/Changes.h"
#include "tests/support/DoorLists.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeDoorGateway.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"
#include "ui/door/CameraPane.h"
#include "ui/door/CodeChooser.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/GuestsDialog.h"
#include "ui/door/MattersDialog.h"
#include "ui/door/RulesDialog.h"
#include "ui/door/VerdictText.h"
#include "ui/scan/QrWriter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
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
        , m_door(Gateways{
              .checkin = &m_gateway, .changes = &m_changes, .clock = &m_clock, .sealer = &m_sealer, .door = &m_lists})
    {
        m_door.setRoles(operators::Role::Door);
        m_gateway.setTerminalKeys({m_tickets.publicKey()});
        fillCounts();
        fillScans();
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&m_door);
        m_door.setVenue(
            {riverside, QStringLiteral("Riverside Sports Centre"), QTimeZone::utc(), QStringLiteral("CNY")});
    }
    ~BusyDoor() override { QSettings().remove(QStringLiteral("door/camera")); }
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
    void typeDocument() { m_door.page()->input()->setDocumentMode(true); }
    // A guest's phone before the camera; or none plugged in.
    void useCamera(bool plugged)
    {
        using ui::CameraSource;
        m_door.camera()->setWanted(true);
        if (!plugged) {
            m_door.camera()->showDevices({}, {});
            return m_door.camera()->showState(
                CameraSource::State::Missing, {Fault::Missing, QStringLiteral("camera_missing"), {}, {}}, false);
        }
        m_door.camera()->showDevices(
            {{"a", QStringLiteral("Integrated Camera")}, {"b", QStringLiteral("USB 2.0")}}, "b");
        m_door.camera()->showState(CameraSource::State::Running, {}, true);
        QImage scene(640, 360, QImage::Format_RGB32);
        scene.fill(QColor(96, 92, 84));
        QPainter painter(&scene);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(24, 24, 28));
        painter.drawRoundedRect(QRect(190, 20, 260, 420), 30, 30);
        const QImage code = ui::QrWriter::toImage(*ui::QrWriter::encode(m_tickets.token(41)), 4);
        painter.drawImage(QRect(215, 60, 210, 210), code);
        painter.end();
        m_door.camera()->showPicture(scene);
    }
    void fillPool()
    {
        SlotCount pool = countOf(3, QStringLiteral("Pool, lane 3"), 17, 62, 61, 60);
        pool.most = 60;
        m_gateway.setCounts(QDate(2026, 12, 5),
            {countOf(2, QStringLiteral("Court 1"), 17, 2, 2, 2), pool,
                countOf(4, QStringLiteral("Court 1"), 18, 2, 1, 1)});
        m_door.reload();
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
    test::FakeDoorGateway m_lists;
    Changes m_changes;
    SignedTickets m_tickets;
    test::FakeDocumentSealer m_sealer;
    ui::DoorWorkspace m_door;
};

/// A door that has a list of its own and has lost its server.
class AloneDoor final : public QWidget
{
public:
    explicit AloneDoor(qint64 ticket)
        : m_gateway(m_clock)
        , m_store(m_folder.path(), QByteArray(32, 'g'))
        , m_door(Gateways{
              .checkin = &m_gateway, .changes = &m_changes, .clock = &m_clock, .door = &m_lists, .doorStore = &m_store})
        , m_ticket(ticket)
    {
        m_lists.list = test::DoorLists::page(60);
        m_lists.list.head.serverNow = at(17, 54);
        m_lists.list.head.zone = QByteArrayLiteral("UTC");
        ManifestSlot &slot = m_lists.list.slots_.first();
        slot.startsAt = at(18, 0);
        slot.endsAt = at(19, 0);
        slot.opensAt = at(17, 30);
        slot.closesAt = at(19, 0);
        m_lists.list.tickets[1].standing = QStringLiteral("refunded");
        m_lists.skewMs = 0;
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&m_door);
        m_door.setRoles(operators::Role::DeskLead);
        m_door.controller()->setPace(0);
        QObject::connect(m_door.link(), &DoorLink::statusChanged, this, [this] { loseServer(); });
        m_door.setVenue(
            {riverside, QStringLiteral("Riverside Sports Centre"), QTimeZone::utc(), QStringLiteral("CNY")});
    }

private:
    void loseServer()
    {
        if (m_lost || !m_door.link()->sync()->state().hasManifest)
            return;
        m_lost = true;
        m_clock.set(at(17, 58).addSecs(4));
        const Error offline{Fault::Offline, QStringLiteral("offline"), {}, {}};
        m_lists.answers.error = offline;
        m_gateway.setOffline(true);
        Q_EMIT m_changes.connectionLost();
        for (const qint64 n : {qint64(11), qint64(12), m_ticket}) {
            if (n > 0)
                (void)m_door.controller()->enter(SignedTickets::shortCode(n));
        }
    }

    test::TestClock m_clock{at(17, 54)};
    test::FakeCheckInGateway m_gateway;
    test::FakeDoorGateway m_lists;
    Changes m_changes;
    QTemporaryDir m_folder;
    db::CipherDoorStore m_store;
    ui::DoorWorkspace m_door;
    qint64 m_ticket;
    bool m_lost = false;
};

Guest guestOf(qint64 n, const QString &holder, const QString &tail, int party, int entered, int inside)
{
    return {TicketId(n), SlotId(1 + n % 2), QStringLiteral("Court %1").arg(1 + n % 3), at(17 + int(n % 2), 0),
        at(18 + int(n % 2), 0), holder, tail, party > 1 ? QStringLiteral("Family") : QStringLiteral("Court hour"),
        QStringLiteral("R-1205-%1").arg(40 + n), party, entered, inside,
        n == 4 ? QStringLiteral("refunded") : QStringLiteral("ok")};
}

Conflict conflictOf(qint64 id, const QString &code, const QString &suggested, const QString &holder, int people)
{
    Conflict c;
    c.id = id;
    c.code = code;
    c.suggested = suggested;
    c.orderNo = QStringLiteral("R-1205-%1").arg(40 + id);
    c.spaceName = QStringLiteral("Court %1").arg(1 + id % 3);
    c.startsAt = at(18, 0);
    c.holder = holder;
    c.party = 2;
    c.people = people;
    if (code == QLatin1String("already_used"))
        c.first = {at(17, 45), at(17, 45), QStringLiteral("South door"), QStringLiteral("mei"), true};
    c.second = {at(17, 50).addSecs(30 * id), at(18, 10), QStringLiteral("North door"), QStringLiteral("jun"), true};
    return c;
}

/// A dialog as a page of its own, with what it talks to.
template <typename Dialog>
class Shown final : public QWidget
{
public:
    Shown(const std::function<Dialog *(test::FakeDoorGateway &, DoorLink &, QWidget *)> &make)
        : m_gateway(m_clock)
        , m_link({m_gateway, &m_lists, nullptr, &m_changes, m_clock})
    {
        m_lists.guestList = {guestOf(1, QStringLiteral("C*** Wei"), QStringLiteral("1234"), 1, 1, 1),
            guestOf(2, QStringLiteral("L*** Na"), QStringLiteral("5678"), 4, 2, 2),
            guestOf(3, QStringLiteral("Z*** Min"), QStringLiteral("0071"), 2, 2, 1),
            guestOf(4, QStringLiteral("W*** Fang"), QStringLiteral("9931"), 1, 0, 0),
            guestOf(5, QStringLiteral("陈***"), QStringLiteral("4402"), 3, 3, 3)};
        m_lists.open
            = {conflictOf(3, QStringLiteral("already_used"), QStringLiteral("reject"), QStringLiteral("C*** Wei"), 1),
                conflictOf(2, QStringLiteral("refunded"), QStringLiteral("accept"), QStringLiteral("L*** Na"), 2)};
        m_lists.alerts = {{1, at(17, 40), QStringLiteral("Pool, lane 3"), 61, 60},
            {2, at(17, 20), QStringLiteral("Pool, lane 3"), 60, 60}};
        m_lists.offers = {
            {1, QStringLiteral("too_early"), at(17, 20), QStringLiteral("jun"), OrderId(7), QStringLiteral("R-1205-47"),
                QStringLiteral("Pool, lane 3"), at(19, 0), at(20, 0), QStringLiteral("Z*** Min")}};
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        Dialog *dialog = make(m_lists, m_link, this);
        dialog->setWindowFlags(Qt::Widget);
        column->addWidget(dialog);
    }

private:
    test::TestClock m_clock{at(17, 58)};
    test::FakeCheckInGateway m_gateway;
    test::FakeDoorGateway m_lists;
    Changes m_changes;
    DoorLink m_link;
};

Verdict verdictOf(const QString &code)
{
    Verdict verdict;
    verdict.code = code;
    verdict.kind = ui::VerdictText::kindOf(code);
    const bool ticketKnown
        = !QStringList{QStringLiteral("unknown"), QStringLiteral("document_unknown"), QStringLiteral("not_one_of_ours"),
              QStringLiteral("bad_signature"), QStringLiteral("issuer_unknown"), QStringLiteral("issuer_revoked"),
              QStringLiteral("other_venue"), QStringLiteral("too_many_tries"), QStringLiteral("people_invalid")}
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
        {QStringLiteral("left"), 2}, {QStringLiteral("wait"), 45},
        {QStringLiteral("space"), QStringLiteral("Pool, lane 3")}};
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
    verdict.documents = {QStringLiteral("***21"), QStringLiteral("***88")};
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
    items += item(QStringLiteral("document"), small, [](BusyDoor &door) { door.typeDocument(); });
    items += item(QStringLiteral("camera"), small, [](BusyDoor &door) { door.useCamera(true); });
    items += item(QStringLiteral("camera-missing"), small, [](BusyDoor &door) { door.useCamera(false); });
    items += item(QStringLiteral("limit"), small, [](BusyDoor &door) { door.fillPool(); });
    items += item(QStringLiteral("choose"), small, [](BusyDoor &door) { door.showSeveral(); });
    for (const auto &[name, ticket] :
        {std::pair{"alone", qint64(0)}, {"alone-admitted", qint64(1)}, {"alone-refunded", qint64(2)}}) {
        items += GalleryItem{QStringLiteral("door-") + QLatin1String(name), small,
            [ticket = ticket] { return std::make_unique<AloneDoor>(ticket); }, 900};
    }
    const QSize dialog(980, 640);
    items += GalleryItem{QStringLiteral("door-guests"), dialog,
        [] {
            return std::make_unique<Shown<ui::GuestsDialog>>(
                [](test::FakeDoorGateway &, DoorLink &link, QWidget *parent) {
                    return new ui::GuestsDialog(link, QDate(2026, 12, 5), QTimeZone::utc(), parent);
                });
        },
        300};
    items += GalleryItem{QStringLiteral("door-matters"), dialog,
        [] {
            return std::make_unique<Shown<ui::MattersDialog>>(
                [](test::FakeDoorGateway &lists, DoorLink &, QWidget *parent) {
                    auto *matters = new ui::MattersDialog({lists, nullptr, riverside, QTimeZone::utc(), true}, parent);
                    matters->choose(3);
                    return matters;
                });
        },
        300};
    items += GalleryItem{QStringLiteral("door-rules"), QSize(600, 420),
        [] {
            return std::make_unique<Shown<ui::RulesDialog>>(
                [](test::FakeDoorGateway &, DoorLink &, QWidget *parent) { return new ui::RulesDialog(parent); });
        },
        300};
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
