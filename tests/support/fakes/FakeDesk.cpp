#include "tests/support/fakes/FakeDesk.h"

namespace vd::test {

namespace {

const QTimeZone &shanghai()
{
    static const QTimeZone zone("Asia/Shanghai");
    return zone;
}

} // namespace

FakeDesk::FakeDesk()
    : inventory(clock, orders, customers)
    , payments(clock, orders, inventory)
    , orderActions(clock, orders, inventory)
    , explain(inventory, orders, orderActions)
    , stops(clock, orders, inventory)
    , waitlist(clock, orders, inventory, customers)
    , checkin(clock)
    , signer(clock)
{
    catalog.fillSportsCentre();
    catalog.spaceRows[3].retired = false;
    const CategoryId pool = catalog.categoryRows.at(1).id;
    catalog.ticketTypeRows.append({TicketTypeId(210), pool, SpaceId(), QStringLiteral("Child"), 1, 1, 1, false});
    inventory.pricePercent.insert(TicketTypeId(210), 50);
    for (const catalog::TicketType &type : std::as_const(catalog.ticketTypeRows))
        inventory.typeNames.insert(type.id, type.name);
    for (const catalog::Space &space : std::as_const(catalog.spaceRows)) {
        inventory.spaceNames.insert(space.id, space.name);
        const int price = space.kind == catalog::SpaceKind::Exclusive ? 120
            : space.kind == catalog::SpaceKind::Instructor            ? 200
                                                                      : 30;
        for (int hour = 9; hour < 22; ++hour)
            addSlot(space.id, at(hour), at(hour + 1), price + (hour >= 18 ? 20 : 0));
    }
    customers.add(QStringLiteral("Chen Wei"), QStringLiteral("13800001234"), 12);
    customers.add(QStringLiteral("李娜"), QStringLiteral("13912345678"), 31, 1);
    customers.add(QStringLiteral("欧阳娜娜"), QStringLiteral("13700009999"), 3);
    customers.add(QStringLiteral("Chen Weiming"), QStringLiteral("13800009876"), 0, 2);
    payments.confirmed = [this](const orders::Order &order) {
        QList<checkin::TicketToSign> tickets;
        for (const orders::Ticket &ticket : order.tickets)
            tickets.append(
                {ticket.id, order.orderNo, order.items.constFirst().startsAt, order.items.constFirst().endsAt});
        checkin.setTickets(tickets);
        QList<SlotId> slotIds;
        for (const orders::Item &item : order.items)
            slotIds.append(item.slot);
        announce(slotIds);
    };
}

Gateways FakeDesk::gateways()
{
    Gateways all;
    all.catalog = &catalog;
    all.customers = &customers;
    all.inventory = &inventory;
    all.orders = &orders;
    all.payments = &payments;
    all.checkin = &checkin;
    all.finance = &finance;
    all.changes = &changes;
    all.clock = &clock;
    all.approvals = &approvals;
    all.sealer = &sealer;
    all.privacy = &privacy;
    all.orderActions = &orderActions;
    all.explain = &explain;
    all.stops = &stops;
    all.waitlist = &waitlist;
    all.papers = &papers;
    all.series = &series;
    all.channels = channels;
    all.watch = &watch;
    return all;
}

operators::SessionInfo FakeDesk::session() const
{
    operators::SessionInfo session;
    session.operatorId = OperatorId(1);
    session.login = QStringLiteral("mei");
    session.displayName = QStringLiteral("Mei");
    session.roles = roles;
    session.venues = {{venue, QStringLiteral("Riverside Sports Centre"), shanghai(), QStringLiteral("CNY")}};
    return session;
}

QDateTime FakeDesk::at(int hour, int minute, int days) const
{
    return QDateTime(today.addDays(days + hour / 24), QTime(hour % 24, minute), shanghai()).toUTC();
}

SlotId FakeDesk::slot(const QString &space, int hour) const
{
    for (const inventory::Cell &cell : inventory.stock) {
        if (inventory.spaceNames.value(cell.space) == space && cell.startsAt == at(hour))
            return cell.slot;
    }
    return {};
}

void FakeDesk::addSlot(SpaceId space, const QDateTime &from, const QDateTime &to, int priceYuan, const QString &label)
{
    inventory::Cell cell;
    cell.slot = SlotId(++m_nextSlot);
    cell.space = space;
    for (const catalog::Space &row : std::as_const(catalog.spaceRows)) {
        if (row.id == space) {
            cell.kind = row.kind;
            cell.capacity = cell.free = row.maxCapacity;
        }
    }
    cell.businessDate = from.toTimeZone(shanghai()).date();
    cell.startsAt = from;
    cell.endsAt = to;
    cell.label = label;
    cell.status = QStringLiteral("open");
    cell.price = Money(priceYuan * 100, QStringLiteral("CNY"));
    cell.version = 1;
    inventory.put(cell);
}

void FakeDesk::announce(const QList<SlotId> &slotIds)
{
    QList<qint64> ids;
    for (const SlotId &slot : slotIds)
        ids.append(slot.value());
    Q_EMIT changes.changed(venue, QStringLiteral("slot"), ids);
}

void FakeDesk::fillBusyBoard()
{
    const auto sold = [this](const char *space, int hour, const char *name, int places = 1) {
        inventory.takeElsewhere(
            slot(QString::fromUtf8(space), hour), QString::fromUtf8(name), QStringLiteral("desk2"), {}, places);
    };
    const auto held
        = [this](const char *space, int hour, const char *name, const char *by, int seconds, int places = 1) {
              inventory.takeElsewhere(slot(QString::fromUtf8(space), hour), QString::fromUtf8(name),
                  QString::fromUtf8(by), clock.now().addSecs(seconds), places);
          };
    const auto status = [this](const char *space, int hour, const char *word, const char *reason) {
        inventory::Cell &cell = inventory.stock[slot(QString::fromUtf8(space), hour)];
        cell.status = QString::fromLatin1(word);
        cell.statusReason = QString::fromUtf8(reason);
        ++cell.version;
    };
    sold("Court 1", 15, "Sun Yi");
    sold("Court 2", 16, "Qian Duo");
    sold("Court 1", 17, "Li Na");
    sold("Court 2", 19, "Zhao Yang");
    sold("Court 2", 20, "Zhao Yang");
    sold("Court 4", 18, "欧阳娜娜");
    sold("Court 4", 19, "Badminton Club Riverside e.V.");
    held("Court 1", 18, "Chen Wei", "mei", 761);
    held("Court 2", 18, "Wu", "desk2", 490);
    held("Court 3", 21, "周杰", "li.hua", 65);
    status("Court 3", 19, "closed", "");
    status("Court 3", 20, "stopped", "Roof leak");
    status("Court 1", 21, "closed", "Floor being cleaned");
    sold("Pool, lane 1", 17, "School class", 4);
    sold("Pool, lane 1", 18, "School class", 6);
    inventory.stock[slot(QStringLiteral("Pool, lane 1"), 18)].waiting = 2;
    sold("Pool, lane 1", 19, "Ma", 2);
    held("Pool, lane 2", 18, "Ma", "desk2", 300, 3);
    sold("Pool, lane 2", 16, "Ma", 5);
    sold("Racket", 18, "Ma", 12);
    sold("Coach Lin", 18, "Wang");
    inventory::Cell &half = inventory.stock[slot(QStringLiteral("Court 4"), 20)];
    half.claimed = true;
    half.takenBy = inventory::Taker{
        SpaceId(110), QStringLiteral("Whole hall"), at(20), at(22), OrderId(4711), QStringLiteral("Handball Club")};
    inventory::Cell &later = inventory.stock[slot(QStringLiteral("Court 4"), 21)];
    later.onSale = false;
    later.saleOpensAt = at(10, 0, 1);
}

} // namespace vd::test
