#include "tests/support/DoorStage.h"

#include "models/base/Pass.h"
#include "models/checkin/HolderSeal.h"
#include "models/checkin/TicketToken.h"

#include <QJsonDocument>
#include <QTimeZone>

namespace vd::test {

using namespace checkin;

namespace {

db::ConnectionSettings named(db::ConnectionSettings settings, const QString &name)
{
    settings.terminal = name;
    return settings;
}

QByteArray quoted(const QByteArray &text)
{
    return '\'' + text + '\'';
}

QByteArray key()
{
    return quoted(QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
}

} // namespace

std::unique_ptr<DoorStage> DoorStage::make(TemporaryCluster &cluster)
{
    auto database = FixtureDatabase::make(cluster);
    if (!database)
        return nullptr;
    return std::unique_ptr<DoorStage>(new DoorStage(std::move(*database)));
}

DoorStage::DoorStage(FixtureDatabase database)
    : m_database(std::move(database))
    , m_key(*TerminalKey::generate())
    , m_desk(QStringLiteral("desk"), named(m_database.as(QStringLiteral("desk1")), QStringLiteral("Desk 1")))
{
    m_database.run(
        "update catalog.space set one_live_order = false where venue_id = 1;"
        // One person, so that a refund needs no second signature.
        "update catalog.venue set one_person = true where id = 1;"
        "update catalog.space set max_capacity = 100000 where id = 14;"
        "update inventory.slot set capacity = 100000 where space_id = 14;"
        "insert into operators.terminal(venue_id, name, key_id, public_key, registered_by) values (1, 'Desk 1', decode("
        + quoted(m_key.keyId().toHex()) + ", 'hex'), decode(" + quoted(m_key.publicKey().toHex())
        + ", 'hex'), 'admin1')");
    // A minute past the hour: on the hour itself two looks at the clock may fall on both sides of a slot's end.
    setNow(9, 1);
}

void DoorStage::setNow(int hour, int minute)
{
    m_database.run("update base.test_clock set shift = timestamptz '2026-12-05 " + QByteArray::number(hour) + ':'
        + QByteArray::number(minute) + "+08' - clock_timestamp()");
}

QDateTime DoorStage::now()
{
    return QDateTime::fromMSecsSinceEpoch(
        m_database.number("select (extract(epoch from base.now()) * 1000)::bigint"), Qt::UTC);
}

Answer DoorStage::ask(const QString &login, const QByteArray &call)
{
    std::unique_ptr<Crew> &crew = m_crews[login];
    if (!crew)
        crew = std::make_unique<Crew>(m_database, QStringList{login}, 1);
    return crew->round([&call](int) { return call; }).front();
}

DoorStage::Sold DoorStage::sell(int space, int hour, int ticketType, int customer, const QJsonArray &people)
{
    const qint64 slot = m_database.number("select id from inventory.slot where space_id = " + QByteArray::number(space)
        + " and starts_at = timestamptz '2026-12-05 " + QByteArray::number(hour) + ":00+08'");
    // Sold ahead, whatever the time is now.
    const qint64 shift = m_database.number("select extract(epoch from shift)::bigint from base.test_clock");
    m_database.run("update base.test_clock set shift = timestamptz '2026-12-04 10:00+08' - clock_timestamp()");
    QJsonObject line{{QStringLiteral("slot"), slot}, {QStringLiteral("quantity"), 1}};
    if (ticketType > 0)
        line.insert(QStringLiteral("ticket_type"), ticketType);
    if (!people.isEmpty())
        line.insert(QStringLiteral("people"), people);
    const Answer held = ask(QStringLiteral("desk1"),
        "api.hold(" + key() + ", 1, '{\"id\": " + QByteArray::number(customer) + "}', "
            + quoted(QJsonDocument(QJsonArray{line}).toJson(QJsonDocument::Compact)) + "::jsonb, '{}')");
    Sold sold;
    sold.order = held.value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
    const QByteArray order = QByteArray::number(sold.order);
    const qint64 total = m_database.number("select total_minor from orders.order where id = " + order);
    (void)ask(QStringLiteral("desk1"),
        "api.pay(" + key() + ", " + order + ", '[{\"channel\": \"card\", \"amount_minor\": " + QByteArray::number(total)
            + "}]')");
    const Answer shown
        = ask(QStringLiteral("desk1"), "jsonb_build_object('ok', true, 'data', api.\"order\"(" + order + "))");
    const QJsonObject ticket
        = shown.value(QLatin1String("data")).toObject().value(QLatin1String("tickets")).toArray().at(0).toObject();
    sold.shortCode = ticket.value(QLatin1String("short_code")).toString();
    sold.ticket = TicketId(m_database.number("select min(id) from checkin.ticket where order_id = " + order));
    m_database.run("update base.test_clock set shift = make_interval(secs => " + QByteArray::number(shift) + ")");
    const auto toSign = m_signing.ticketsToSign(OrderId(sold.order)).result();
    if (toSign && !toSign->isEmpty()) {
        sold.claims.ticket = sold.ticket;
        sold.claims.orderNumber = toSign->first().orderNo;
        sold.claims.notBefore = toSign->first().startsAt;
        sold.claims.expires = toSign->first().endsAt.addDays(1);
        sold.claims.issuedAt = QDateTime::fromSecsSinceEpoch(now().toSecsSinceEpoch() - 3600, Qt::UTC);
    }
    return sold;
}

void DoorStage::sign(Sold &sold, bool registers)
{
    sold.token = *TicketToken::sign(m_key, sold.claims);
    if (registers)
        (void)m_signing
            .registerTokens(VenueId(1), m_key.keyId(),
                {{sold.ticket, TicketToken::hash(sold.token),
                    HolderSeal::seal(sold.token, QStringLiteral("Chen Wei"))}},
                false)
            .result();
}

void DoorStage::refund(const Sold &sold)
{
    (void)ask(QStringLiteral("lead1"),
        "api.refund(" + key() + ", " + QByteArray::number(sold.order)
            + ", null, '{\"override\": true, \"reason\": \"ill\"}')");
}

DoorQuestion DoorStage::question(const Sold &sold, int people) const
{
    return {QUuid::createUuid(), VenueId(1), DoorQuestion::Source::Token,
        QString::fromLatin1(TicketToken::hash(sold.token).toHex()), people, false, {}, sold.claims, sold.token};
}

DoorQuestion DoorStage::byCode(const Sold &sold, int people)
{
    return {
        QUuid::createUuid(), VenueId(1), DoorQuestion::Source::ShortCode, sold.shortCode, people, false, {}, {}, {}};
}

Result<Done> DoorStage::refresh(DoorStore &store, DoorGateway &gateway, const QString &cursor)
{
    TicketId after;
    for (bool first = true, more = true; more; first = false) {
        const auto page = gateway.manifest(VenueId(1), cursor, after).result();
        if (!page)
            return pass(page);
        more = page->more;
        after = page->last;
        if (const auto taken = store.take(*page, first, !more).result(); !taken)
            return pass(taken);
    }
    return Done{};
}

StageDoor::StageDoor(DoorStage &stage, const QString &login, const QString &name)
    : interactive(QStringLiteral("door"), named(stage.database().as(login), name))
    , reports(QStringLiteral("door reports"), named(stage.database().as(login), name).withTimeouts(60'000, 2'000))
    , store(folder.filePath(QStringLiteral("door")), QByteArray(32, 'q'))
{
    (void)store.open(VenueId(1)).result();
}

} // namespace vd::test
