#include "tests/bench/Desk.h"

#include "db/client/Lane.h"
#include "db/client/Listener.h"
#include "db/gateways/PgCatalogGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOrdersGateway.h"
#include "models/base/Changes.h"
#include "models/base/Clock.h"
#include "models/base/Gateways.h"
#include "models/customers/SearchKeys.h"
#include "models/inventory/BoardController.h"
#include "tests/bench/Load.h"
#include "tests/support/Answer.h"
#include "tests/support/Crew.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TableView.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/OrderFinderPage.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>

namespace vd::bench {

using namespace test;

namespace {

constexpr int spaces = 200;
constexpr int slotsOfDay = 32;
constexpr int patienceMs = 60'000;

double p95(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values.at(std::min(values.size() - 1, values.size() * 95 / 100));
}

double since(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

template <typename Ready>
void await(Ready ready, const char *what)
{
    if (!QTest::qWaitFor(ready, patienceMs))
        qFatal("never came: %s", what);
}

FixtureDatabase madeIn(TemporaryCluster &cluster)
{
    auto made = FixtureDatabase::make(cluster);
    if (!made)
        qFatal("no database: %s", qPrintable(made.error().detail));
    return std::move(*made);
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

// Two days of 200 lanes in half hours; a third of the places of each slot sold to somebody.
const char *const largeBoard = R"(
insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity, position) overriding system value
  select 7000 + g, 1, 2, 'Lane ' || g, 'quota', 40, 100 + g from generate_series(1, 200) g;
insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
  select 1, 7000 + g, 2, d::date, (d + interval '6 hours' + n * interval '30 minutes') at time zone 'Asia/Shanghai',
         (d + interval '6 hours' + (n + 1) * interval '30 minutes') at time zone 'Asia/Shanghai', 40, 1
    from generate_series(1, 200) g, generate_series(timestamp '2026-12-08', timestamp '2026-12-09', '1 day') d, generate_series(0, 31) n;
analyze inventory.slot;
)";

/// The desk's board over its three connections, without the rest of the window.
struct BoardDesk
{
    explicit BoardDesk(const db::ConnectionSettings &settings)
        : lane(QStringLiteral("interactive"), settings)
        , catalogGateway(lane)
        , stock(lane)
        , listener(settings)
    {
        gateways.catalog = &catalogGateway;
        gateways.inventory = &stock;
        gateways.changes = &changes;
        gateways.clock = &clock;
        QObject::connect(&listener, &db::Listener::changed, &changes, &Changes::changed);
        board = std::make_unique<inventory::BoardController>(gateways);
        view = std::make_unique<ui::BoardView>(*board->model(), clock);
        view->setZone(QTimeZone("Asia/Shanghai"));
        view->resize(1366, 700);
        view->show();
        board->setVenue(VenueId(1), QTimeZone("Asia/Shanghai"));
        await([this] { return !board->isLoading(); }, "the first board");
    }
    /// From asking for a day to its picture.
    double open(const QDate &day)
    {
        QElapsedTimer timer;
        timer.start();
        board->setDate(day);
        await([this, &day] { return !board->isLoading() && board->model()->date() == day; }, "a day");
        view->viewport()->repaint();
        return since(timer);
    }

    db::Lane lane;
    db::PgCatalogGateway catalogGateway;
    db::PgInventoryGateway stock;
    Changes changes;
    SystemClock clock;
    db::Listener listener;
    Gateways gateways;
    std::unique_ptr<inventory::BoardController> board;
    std::unique_ptr<ui::BoardView> view;
};

// Somebody else holds a place; the clock runs from the answer to the COMMIT.
double foreignChange(BoardDesk &desk, pg_conn *other, const inventory::Cell &cell)
{
    must(other,
        "select 1 / x.ok::int, to_jsonb(x) from api.hold(gen_random_uuid(), 1, '{\"id\": 2}', '[{\"slot\": "
            + QByteArray::number(static_cast<qint64>(cell.slot.value())) + ", \"quantity\": 1}]', '{}') x");
    QElapsedTimer timer;
    timer.start();
    must(other, "select api.wake(1)");
    await([&desk, &cell] { return desk.board->model()->cell(cell.slot)->held > cell.held; }, "a foreign change");
    desk.view->ensureVisible(cell.slot);
    desk.view->viewport()->repaint();
    return since(timer);
}

// 50,000 people with names that are found by character, pinyin and initials.
void nameCustomers(FixtureDatabase &database)
{
    const QString families = QStringLiteral("陈李王张刘杨黄赵周吴徐孙马朱胡郭何高林罗");
    const QString given = QStringLiteral("伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平");
    for (int from = 0; from < 50'000; from += 1000) {
        QByteArray names;
        QByteArray keys;
        for (int i = from; i < from + 1000; ++i) {
            const QString name = QString(families.at(i % 20)) + given.at(i / 20 % 20) + given.at(i / 400 % 20);
            const QString phone = QStringLiteral("138%1").arg(i * 1777 % 100'000'000, 8, 10, QLatin1Char('0'));
            const QByteArray id = QByteArray::number(20'000 + i);
            names += (names.isEmpty() ? "(" : ",(") + id + ",'" + name.toUtf8() + "','" + phone.toUtf8() + "')";
            for (const customers::SearchKeys::Key &key : customers::SearchKeys::forCustomer(name, phone, {}))
                keys += (keys.isEmpty() ? "(1,'" : ",(1,'")
                    + QByteArray(key.kind == customers::SearchKeys::Kind::Digits ? "digits" : "name") + "','"
                    + key.text.toUtf8() + "'," + id + ")";
        }
        database.run("update customers.customer c set name = v.name, phone_typed = v.phone from (values " + names
            + ") v(id, name, phone) where c.id = v.id");
        database.run("insert into customers.search_key(venue_id, kind, key, customer_id) values " + keys
            + " on conflict do nothing");
    }
}

QStringList questions(int count)
{
    QStringList all;
    for (int i = 0; i < count; ++i) {
        const int person = i * 131 % 50'000;
        const QString phone = QStringLiteral("138%1").arg(person * 1777 % 100'000'000, 8, 10, QLatin1Char('0'));
        all << QStringLiteral("H-%1").arg(i * 997 % 100'000) << phone << phone.right(4)
            << QString(QStringLiteral("陈李王张刘杨").at(i % 6)) + QStringLiteral("伟芳娜敏静").at(i / 6 % 5)
            << QStringLiteral("chenwei");
    }
    return all;
}

double answers(db::PgOrdersGateway &orders, const QStringList &asked)
{
    QList<double> times;
    for (const QString &text : asked) {
        QElapsedTimer timer;
        timer.start();
        const auto rows = answerOf(orders.find(VenueId(1), {text, {}, {}}, 100));
        if (!rows)
            qFatal("finder: %s", qPrintable(problem(rows)));
        times << since(timer);
    }
    return p95(times);
}

// Typed, the pause waited for, asked, answered and painted; the pause is taken off.
double painted(const Gateways &gateways, const QStringList &asked)
{
    ui::OrderFinderPage page(gateways, nullptr);
    page.setVenue({VenueId(1), QStringLiteral("V1"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
    page.resize(980, 700);
    page.show();
    auto *search = page.findChild<ui::LineEdit *>(QStringLiteral("orderSearch"));
    auto *table = page.findChild<ui::TableView *>(QStringLiteral("desk/orders"));
    bool came = false;
    const auto note = [&came] { came = true; };
    QObject::connect(table->model(), &QAbstractItemModel::rowsInserted, &page, note);
    QObject::connect(table->model(), &QAbstractItemModel::rowsRemoved, &page, note);
    QObject::connect(table->model(), &QAbstractItemModel::modelReset, &page, note);
    QList<double> times;
    for (const QString &text : asked) {
        came = false;
        QElapsedTimer timer;
        timer.start();
        search->setText(text);
        // The same people may be found again: then nothing is painted anew and nothing is measured.
        if (!QTest::qWaitFor([&came] { return came; }, 1000))
            continue;
        table->viewport()->repaint();
        times << std::max(0.0, since(timer) - orders::OrderFinder::pause);
    }
    return p95(times);
}

} // namespace

BoardFigures measureBoard(TemporaryCluster &cluster, bool full)
{
    FixtureDatabase database = madeIn(cluster);
    database.run(largeBoard);
    BoardDesk desk(database.as(QStringLiteral("desk1")));
    const QDate days[]{QDate(2026, 12, 8), QDate(2026, 12, 9)};
    BoardFigures figures;
    QList<double> opened;
    for (int i = 0; i < (full ? 60 : 10); ++i)
        opened << desk.open(days[i % 2]);
    figures.openMs = p95(opened);
    figures.cells = spaces * slotsOfDay;
    const auto other = connect(database.as(QStringLiteral("desk2")).conninfo());
    QList<double> changed;
    const auto &columns = desk.board->model()->columns();
    for (int i = 0; i < (full ? 100 : 10); ++i) {
        const SlotId slot = columns.at(columns.size() - 1 - i % 150).slotIds.value(10 + i / 150);
        if (const inventory::Cell *cell = desk.board->model()->cell(slot))
            changed << foreignChange(desk, other.get(), inventory::Cell(*cell));
    }
    figures.changeMs = p95(changed);
    return figures;
}

FinderFigures measureFinder(TemporaryCluster &cluster, bool full)
{
    FixtureDatabase database = madeIn(cluster);
    const int days = full ? 200 : 30;
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/bench/history.sql"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("tests/bench/history.sql is not there");
    database.run(file.readAll().replace("@days@", QByteArray::number(days)));
    nameCustomers(database);
    // As a server that has lived through these days has them.
    database.run("vacuum analyze");
    const db::ConnectionSettings login = database.as(QStringLiteral("desk1"));
    db::Lane lane(QStringLiteral("interactive"), login);
    db::PgOrdersGateway orders(lane, lane);
    const QStringList asked = questions(full ? 100 : 10);
    static_cast<void>(answers(orders, asked.mid(0, 5))); // The connection and the first plans.
    FinderFigures figures;
    figures.orders = days * 5000;
    figures.answerMs = answers(orders, asked);
    SystemClock clock;
    Gateways gateways;
    gateways.orders = &orders;
    gateways.clock = &clock;
    figures.paintedMs = painted(gateways, asked.mid(0, full ? 200 : 20));
    figures.megabytes = residentMegabytes();
    return figures;
}

} // namespace vd::bench
