#include "db/client/FirstSetup.h"
#include "db/client/RawConnection.h"
#include "db/client/SchemaFiles.h"
#include "models/base/Pass.h"
#include "models/customers/PersonName.h"
#include "models/customers/PhoneNumber.h"
#include "models/customers/SearchKeys.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <set>

using namespace vd;
using db::ConnectionSettings;
using db::Params;
using db::RawConnection;
using test::TemporaryCluster;

namespace {

QDateTime shanghai(int day, int hour, int minute = 0)
{
    return {QDate(2026, 11, day), QTime(hour, minute), QTimeZone("Asia/Shanghai")};
}

QString problem(const Error &error)
{
    return error.code + QLatin1Char(' ') + error.detail;
}

/// What must never be found in the data, as queries that have to answer nothing.
struct Rule
{
    const char *name;
    const char *offenders;
};

const Rule rules[] = {
    {"counters are what the items add up to",
        "select v.id, d.slot_id from catalog.venue v cross join lateral inventory.differences(v.id) d"},
    {"paid sums are what the payments add up to",
        "select v.id, d.order_id from catalog.venue v cross join lateral finance.money_differences(v.id) d"},
    {"the stock ledger never leaves its bounds",
        "select l.id from inventory.stock_ledger l join inventory.slot s on s.id = l.slot_id"
        " where l.held_after < 0 or l.sold_after < 0 or l.held_after + l.sold_after > s.capacity"},
    {"the stock ledger runs",
        "select l.id from (select l.*, lag(held_after, 1, 0) over w as held_before, lag(sold_after, 1, 0) over w as "
        "sold_before"
        " from inventory.stock_ledger l window w as (partition by slot_id order by id)) l where held_before + d_held "
        "<> held_after or sold_before + d_sold <> sold_after"},
    {"the stock ledger ends at the counters",
        "select s.id from inventory.slot s left join lateral (select l.held_after, l.sold_after from "
        "inventory.stock_ledger l where l.slot_id = s.id"
        " order by l.id desc limit 1) l on true where s.held <> coalesce(l.held_after, 0) or s.sold <> "
        "coalesce(l.sold_after, 0)"},
    {"quotas are counted",
        "select q.slot_id from inventory.slot_quota q where q.held + q.sold <> (select coalesce(sum(i.places), 0) from "
        "orders.item i"
        " where i.slot_id = q.slot_id and i.ticket_type_id = q.ticket_type_id and i.stock_state <> 'released')"},
    {"every live court or coach claims its units",
        "select i.id from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space_unit u on "
        "u.space_id = s.space_id"
        " where (i.stock_state <> 'released') <> exists (select from inventory.claim c where c.item_id = i.id and "
        "c.unit_id = u.unit_id)"},
    {"an order costs what its items cost",
        "select o.id from orders.order o where o.total_minor <> (select sum(i.amount_minor + i.adjust_minor) from "
        "orders.item i where i.order_id = o.id)"},
    {"prices are the catalogue's",
        "select i.id from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = "
        "s.space_id join catalog.venue v on v.id = i.venue_id"
        " where i.amount_minor <> i.quantity * catalog.price(i.price_version_id, i.ticket_type_id, sp.id, "
        "sp.category_id, s.business_date, (s.starts_at at time zone v.zone)::time)"},
    {"items are sold as their order stands",
        "select o.id from orders.order o join orders.item i on i.order_id = o.id where i.stock_state <> case when "
        "o.state in ('HOLDING', 'PENDING_PAY') then 'held'"
        " when o.state in ('CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED') then 'released' else 'sold' end"},
    {"nothing happens in the future",
        "select 'order' from orders.order where created_at > base.now() union all select 'ledger' from "
        "inventory.stock_ledger where at > base.now()"
        " union all select 'audit' from audit.entry where at > base.now() union all select 'payment' from "
        "payments.payment where created_at > base.now()"
        " union all select 'check-in' from checkin.check_in where scanned_at > base.now() union all select 'shift' "
        "from finance.shift where coalesce(closed_at, opened_at) > base.now()"},
    {"the sweep finds nothing overdue",
        "select o.id from orders.order o where o.expires_at <= base.now() - interval '2 min' or (o.state in ('PAID', "
        "'CHECKED_IN') and o.last_end <= base.now() - interval '5 min')"},
    {"each audit tells its order's life in order",
        "select a.id from (select a.id, a.at, lag(a.at) over (partition by a.order_id order by a.id) as before from "
        "audit.entry a where a.order_id is not null) a where a.before > a.at"},
    {"every order has its hold in the audit and in the ledger",
        "select o.id from orders.order o where not exists (select from audit.entry a where a.order_id = o.id and "
        "a.action = 'hold')"
        " or exists (select from orders.item i where i.order_id = o.id and not exists (select from "
        "inventory.stock_ledger l where l.item_id = i.id))"},
    {"money's day is the venue's",
        "select p.id from payments.payment p where p.money_day <> base.venue_day(p.venue_id, p.paid_at)"},
    {"refunds have lines and parts that add up",
        "select r.id from payments.refund r where r.amount_minor <> (select sum(l.amount_minor - l.fee_minor) from "
        "payments.refund_line l where l.refund_id = r.id)"
        " or r.amount_minor <> (select sum(p.amount_minor) from payments.refund_part p where p.refund_id = r.id)"},
    {"tenders know what went back",
        "select p.id from payments.payment p where p.refunded_minor <> (select coalesce(sum(x.amount_minor), 0) from "
        "payments.refund_part x where x.payment_id = p.id and x.state <> 'failed')"},
    {"shifts expect what was taken",
        "select s.id from finance.shift s where s.closed_at is not null and s.expected_minor <> s.float_minor"
        " + (select coalesce(sum(p.amount_minor), 0) from payments.payment p where p.shift_id = s.id and p.channel = "
        "'cash')"
        " - (select coalesce(sum(x.amount_minor), 0) from payments.refund_part x join payments.payment p on p.id = "
        "x.payment_id where x.shift_id = s.id and p.channel = 'cash' and x.state = 'succeeded')"},
    {"each venue has one open shift",
        "select v.id from catalog.venue v where (select count(*) from finance.shift s where s.venue_id = v.id and "
        "s.closed_at is null) <> 1"},
    {"paid items have their tickets",
        "select i.id from orders.item i join orders.order o on o.id = i.order_id join catalog.ticket_type t on t.id = "
        "i.ticket_type_id"
        " where (select count(*) from checkin.ticket k where k.item_id = i.id and k.state = case when i.stock_state = "
        "'released' then 'void' else 'valid' end)"
        " <> case when o.state in ('HOLDING', 'PENDING_PAY', 'CANCELLED', 'CLOSED_TIMEOUT') then 0 else i.quantity * "
        "t.codes end"},
    {"codes are the ones that the door makes",
        "select k.id from checkin.ticket k where k.id % 50 = 0 and k.short_code_hash <> "
        "checkin.short_code_hash(checkin.short_code(k.id, k.code_salt))"},
    {"entries are the scans",
        "select k.id from checkin.ticket k where k.entered <> (select coalesce(sum(c.people), 0) from checkin.check_in "
        "c where c.ticket_id = k.id and c.kind = 'entry')"},
    {"orders stand as their tickets say",
        "select o.id from orders.order o left join lateral (select sum(k.entered) as entered from checkin.ticket k "
        "where k.order_id = o.id) k on true"
        " where o.state in ('PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') and (coalesce(k.entered, 0) > 0) <> (o.state "
        "in ('CHECKED_IN', 'COMPLETED'))"},
    {"no-shows are counted",
        "select c.id from customers.customer c where c.no_shows <> (select count(*) from orders.order o where "
        "o.customer_id = c.id and o.state = 'NO_SHOW')"},
    {"where names are asked, every place has one",
        "select i.id from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = "
        "s.space_id"
        " where sp.real_name and i.places <> (select count(*) from inventory.item_person p where p.item_id = i.id)"},
    {"suspended orders are on a stop's list",
        "select o.id from orders.order o where o.state = 'SUSPENDED' and not exists (select from inventory.stop_order "
        "x join inventory.stop_slot y on y.stop_id = x.stop_id"
        " join inventory.slot s on s.id = y.slot_id and s.status = 'stopped' where x.order_id = o.id and x.outcome = "
        "'suspended')"},
    {"nobody waits for a slot with room",
        "select e.id from waitlist.entry e join inventory.slot s on s.id = e.slot_id where s.capacity - s.held - "
        "s.sold - s.blocked >= e.places"},
    {"benefits are what their ledgers say",
        "select a.id from benefits.account a where a.balance <> (select sum(l.delta) from benefits.ledger l where "
        "l.account_id = a.id)"},
};

} // namespace

/// The demo data: whole, lively, and the same again on the same day.
class tst_Demo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isWholeAtAnyHour_data();
    void isWholeAtAnyHour();
    void theSameMomentGivesTheSameData();
    void todayIsBusy();
    void theNightSessionCrossesMidnight();
    void customersHaveTheKeysOfTheClient();
    void everyLoginSignsIn();
    void lifeGoesOnAfterwards();
    void refusesInWords();

private:
    [[nodiscard]] Result<ConnectionSettings> load(const QDateTime &moment);
    [[nodiscard]] Result<QMap<QString, QString>> digest(const ConnectionSettings &settings);
    [[nodiscard]] QString single(const QByteArray &sql);

    std::unique_ptr<TemporaryCluster> m_cluster;
    ConnectionSettings m_evening;
};

void tst_Demo::initTestCase()
{
    // Its logins are roles of the cluster, so it takes one of its own.
    auto cluster = TemporaryCluster::startOwn();
    QVERIFY2(cluster.has_value(), cluster ? "" : qPrintable(problem(cluster.error())));
    m_cluster = std::move(*cluster);
    const auto evening = load(shanghai(27, 18, 40));
    QVERIFY2(evening.has_value(), evening ? "" : qPrintable(problem(evening.error())));
    m_evening = *evening;
}

Result<ConnectionSettings> tst_Demo::load(const QDateTime &moment)
{
    auto database = m_cluster->createDatabase(TemporaryCluster::Content::Schema);
    if (!database)
        return database;
    if (const auto set = TemporaryCluster::setNow(*database, moment); !set)
        return pass(set);
    // The clock runs on: two loads agree on the moment only when they are told it.
    auto connection = RawConnection::open(database->withTimeouts(0, 0));
    const auto files = db::SchemaFiles::readDemo();
    if (!connection || !files)
        return tl::unexpected<Error>(connection ? files.error() : connection.error());
    for (const db::SqlFile &file : *files) {
        if (const auto ran = connection->script(file.sql); !ran)
            return pass(ran);
    }
    const auto loaded = connection->query("select demo.load('small', $1)", Params::of(moment));
    if (!loaded)
        return pass(loaded);
    // However long that took, it is looked at as it was made.
    if (const auto set = TemporaryCluster::setNow(*database, moment); !set)
        return pass(set);
    return *database;
}

QString tst_Demo::single(const QByteArray &sql)
{
    auto connection = RawConnection::open(m_evening.withTimeouts(0, 0));
    const auto rows = connection ? connection->script("select (" + sql + ")::text as answer") : pass(connection);
    return rows ? rows->first().text("answer") : problem(rows.error());
}

void tst_Demo::isWholeAtAnyHour_data()
{
    QTest::addColumn<QDateTime>("moment");
    QTest::newRow("at night") << shanghai(28, 3);
    QTest::newRow("just opened") << shanghai(30, 8, 10);
    QTest::newRow("at noon") << shanghai(28, 12);
    QTest::newRow("in the night session") << shanghai(29, 0, 20);
}

void tst_Demo::isWholeAtAnyHour()
{
    QFETCH(QDateTime, moment);
    const auto database = load(moment);
    QVERIFY2(database.has_value(), database ? "" : qPrintable(problem(database.error())));
    auto connection = RawConnection::open(database->withTimeouts(0, 0));
    QVERIFY(connection.has_value());
    for (const Rule &rule : rules) {
        const auto offenders
            = connection->script(QByteArray("select count(*) as n, left(string_agg(x::text, ' '), 200) as some from (")
                + rule.offenders + ") x");
        QVERIFY2(offenders.has_value(),
            offenders ? "" : qPrintable(QLatin1String(rule.name) + QLatin1String(": ") + problem(offenders.error())));
        QVERIFY2(offenders->first().int64("n") == 0,
            qPrintable(QLatin1String(rule.name) + QLatin1String(": ") + offenders->first().text("some")));
    }
    const auto states = connection->script("select count(distinct state) as n from orders.order");
    QVERIFY(states.has_value());
    QCOMPARE(states->first().integer("n"), 11);
}

Result<QMap<QString, QString>> tst_Demo::digest(const ConnectionSettings &settings)
{
    auto connection = RawConnection::open(settings.withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    const auto tables = connection->script(
        "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = "
        "c.relnamespace"
        " where c.relkind = 'r' and n.nspname in ('operators', 'catalog', 'customers', 'inventory', 'orders', "
        "'payments', 'finance', 'checkin', 'waitlist', 'benefits', 'audit') order by 1");
    if (!tables)
        return pass(tables);
    QMap<QString, QString> digests;
    for (const db::Row row : *tables) {
        const QString name = row.text("name");
        // Keyed hashes differ by the database's secret, transactions by number; a made row has the time of its making.
        QByteArray apart = "array['short_code_hash', 'xid']";
        if (name.startsWith(QLatin1String("catalog.")) || name.startsWith(QLatin1String("operators.")))
            apart = "array['created_at']";
        if (name == QLatin1String("checkin.change"))
            apart = "array['xid', 'at']";
        const auto rows = connection->script(
            "select coalesce(md5(string_agg(r, '' order by r)), '') as digest from (select (to_jsonb(t) - " + apart
            + ")::text as r from " + name.toUtf8() + " t) x");
        if (!rows)
            return pass(rows);
        digests.insert(name, rows->first().text("digest"));
    }
    return digests;
}

void tst_Demo::theSameMomentGivesTheSameData()
{
    const auto other = load(shanghai(27, 18, 40));
    QVERIFY2(other.has_value(), other ? "" : qPrintable(problem(other.error())));
    const auto one = digest(m_evening);
    const auto two = digest(*other);
    QVERIFY2(one.has_value() && two.has_value(), one ? "" : qPrintable(problem(one.error())));
    for (auto it = one->cbegin(); it != one->cend(); ++it)
        QVERIFY2(two->value(it.key()) == it.value(), qPrintable(it.key()));
}

void tst_Demo::todayIsBusy()
{
    QVERIFY(TemporaryCluster::setNow(m_evening, shanghai(27, 18, 40)).has_value());
    const QString share = single(
        "select round(100.0 * sum(s.held + s.sold) / sum(s.capacity)) from inventory.slot s join catalog.space sp on "
        "sp.id = s.space_id"
        " where sp.name like 'Badminton%' and s.business_date = '2026-11-27' and s.starts_at >= '2026-11-27 18:00+08'");
    QVERIFY2(share.toInt() >= 60 && share.toInt() <= 90, qPrintable(share));
    QVERIFY(single("select count(*) from orders.order o where o.state = 'CHECKED_IN' and exists (select from "
                   "orders.item i join inventory.slot s on s.id = i.slot_id"
                   " where i.order_id = o.id and s.business_date = '2026-11-27')")
                .toInt()
        > 5);
    QVERIFY(single("select count(*) from orders.order where state = 'HOLDING' and expires_at > base.now() and "
                   "created_at > base.now() - interval '20 min'")
                .toInt()
        > 5);
    QVERIFY(single("select count(distinct channel) from payments.payment where state = 'succeeded'").toInt() >= 5);
}

void tst_Demo::theNightSessionCrossesMidnight()
{
    QCOMPARE(single("select count(*) from inventory.slot s join catalog.venue v on v.id = s.venue_id where s.label "
                    "like 'Night%' and (s.business_date <> (s.starts_at at time zone v.zone)::date"
                    " or (s.ends_at at time zone v.zone)::date <> s.business_date + 1 or s.sold = 0 and "
                    "s.business_date between '2026-11-20' and '2026-11-27')"),
        QStringLiteral("0"));
    QVERIFY(single("select count(*) from inventory.slot where label like 'Night%'").toInt() > 50);
}

void tst_Demo::customersHaveTheKeysOfTheClient()
{
    auto connection = RawConnection::open(m_evening.withTimeouts(0, 0));
    QVERIFY(connection.has_value());
    const auto rows = connection->script(
        "select c.name, c.phone_typed, c.phone_e164, (select jsonb_agg(k.kind || ' ' || k.key) from "
        "customers.search_key k where k.customer_id = c.id) as keys from customers.customer c order by c.id");
    QVERIFY(rows.has_value());
    QVERIFY(rows->size() >= 500);
    for (const db::Row row : *rows) {
        const QString name = row.text("name");
        QCOMPARE(customers::PersonName::parse(name).value_or(QString()), name);
        const auto phone = customers::PhoneNumber::parse(row.text("phone_typed"), QStringLiteral("CN"));
        QVERIFY2(phone.has_value() && phone->e164() == row.text("phone_e164"), qPrintable(row.text("phone_typed")));
        std::set<QString> stored;
        for (const QJsonValue key : row.array("keys"))
            stored.insert(key.toString());
        std::set<QString> wanted;
        for (const auto &key :
            customers::SearchKeys::forCustomer(name, row.text("phone_typed"), row.text("phone_e164")))
            wanted.insert(customers::SearchKeys::toDatabase(key.kind) + QLatin1Char(' ') + key.text);
        for (const QString &key : wanted)
            QVERIFY2(stored.count(key) == 1, qPrintable(name + QLatin1String(" lacks ") + key));
        for (const QString &key : stored)
            QVERIFY2(wanted.count(key) == 1, qPrintable(name + QLatin1String(" has ") + key));
    }
}

void tst_Demo::everyLoginSignsIn()
{
    auto superuser = RawConnection::open(m_evening.withTimeouts(0, 0));
    QVERIFY(superuser.has_value());
    QJsonObject passwords;
    for (const QString &login : db::FirstSetup::demoLogins()) {
        const auto verifier = superuser->passwordVerifier(login, QLatin1String("pass of ") + login);
        QVERIFY(verifier.has_value());
        passwords.insert(login, QString::fromLatin1(*verifier));
    }
    // Twice: the roles are the cluster's and may be there already.
    for (int i = 0; i < 2; ++i) {
        const auto made = superuser->query("select demo.logins($1)", Params::of(passwords));
        QVERIFY2(made.has_value(), made ? "" : qPrintable(problem(made.error())));
    }
    for (const QString &login : db::FirstSetup::demoLogins()) {
        ConnectionSettings settings = m_evening;
        settings.user = login;
        settings.password = QLatin1String("pass of ") + login;
        auto connection = RawConnection::open(settings);
        QVERIFY2(connection.has_value(), qPrintable(login));
        const auto signedIn = connection->script("select api.sign_in('Test', '1') as who");
        QVERIFY2(
            signedIn.has_value(), signedIn ? "" : qPrintable(login + QLatin1Char(' ') + problem(signedIn.error())));
        const QJsonObject who = signedIn->first().object("who");
        QCOMPARE(who.value(QLatin1String("login")).toString(), login);
        QCOMPARE(who.value(QLatin1String("venues")).toArray().size(), 3);
        QCOMPARE(who.value(QLatin1String("roles")).toArray().size(), login == QLatin1String("owner") ? 5 : 1);
        QVERIFY(!connection->script("select demo.load()").has_value());
    }
    QCOMPARE(single("select string_agg(v.name, ',') from catalog.venue v where v.one_person"),
        QStringLiteral("Riverside Sports Centre 河滨体育中心"));
}

void tst_Demo::lifeGoesOnAfterwards()
{
    ConnectionSettings settings = m_evening;
    settings.user = QStringLiteral("owner");
    settings.password = QStringLiteral("pass of owner");
    auto owner = RawConnection::open(settings);
    QVERIFY2(owner.has_value(), "needs the logins of the test before it");
    const QString venue = single("select id from catalog.venue where one_person");
    const QString slot
        = single("select min(s.id) from inventory.slot s join catalog.space sp on sp.id = s.space_id"
                 " where sp.name = 'Badminton 2' and s.business_date = '2026-11-30' and s.sold + s.held = 0");
    const auto held = owner->query("select h.ok, h.code, h.data from api.hold(gen_random_uuid(), $1, "
                                   "jsonb_build_object('name', 'Ye Ming', 'phone_typed', '138 0000 1234'),"
                                   " jsonb_build_array(jsonb_build_object('slot', $2::bigint, 'quantity', 1))) h",
        Params::of(venue, slot));
    QVERIFY2(held.has_value(), held ? "" : qPrintable(problem(held.error())));
    QVERIFY2(held->first().boolean("ok"), qPrintable(held->first().text("code")));
    const QJsonObject order = held->first().object("data");
    const auto paid
        = owner->query("select p.ok, p.code, p.data ->> 'state' as state from api.pay(gen_random_uuid(), $1, "
                       "jsonb_build_array(jsonb_build_object('channel', 'card', 'amount_minor', $2::bigint))) p",
            Params::of(
                order.value(QLatin1String("id")).toInteger(), order.value(QLatin1String("total_minor")).toInteger()));
    QVERIFY2(paid.has_value(), paid ? "" : qPrintable(problem(paid.error())));
    QVERIFY2(paid->first().boolean("ok"), qPrintable(paid->first().text("code")));
    QCOMPARE(paid->first().text("state"), QStringLiteral("PAID"));
    const auto differences = owner->query("select api.differences($1) as n", Params::of(venue));
    QVERIFY(differences.has_value());
    QCOMPARE(differences->first().integer("n"), 0);
}

void tst_Demo::refusesInWords()
{
    auto connection = RawConnection::open(m_evening.withTimeouts(0, 0));
    QVERIFY(connection.has_value());
    const auto again = connection->script("select demo.load('small')");
    QVERIFY(!again);
    QVERIFY2(again.error().detail.contains(QLatin1String("already has venues")), qPrintable(again.error().detail));
    const auto size = connection->script("select demo.settings('huge', now())");
    QVERIFY(!size);
    QVERIFY2(size.error().detail.contains(QLatin1String("small and large")), qPrintable(size.error().detail));
    const auto logins = connection->script("select demo.logins('{\"owner\": \"x\"}')");
    QVERIFY(!logins);
    QVERIFY2(logins.error().detail.contains(QLatin1String("No password")), qPrintable(logins.error().detail));
}

QTEST_GUILESS_MAIN(tst_Demo)
#include "tst_Demo.moc"
