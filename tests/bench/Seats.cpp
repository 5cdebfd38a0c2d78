#include "tests/bench/Seats.h"

#include "app/StallWatch.h"
#include "db/client/Lane.h"
#include "db/client/Listener.h"
#include "db/gateways/PgScheduleGateway.h"
#include "tests/bench/Load.h"
#include "tests/support/Crew.h"
#include "ui/desk/SeatPicker.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

#include <algorithm>
#include <chrono>
#include <future>

namespace vd::bench {

using namespace test;

namespace {

constexpr int patienceMs = 60'000;
constexpr int changes = 40;

// Forty rows of fifty; a third is sold, some are kept back.
const char *const hall = R"(
insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity, one_live_order) overriding system value
  values (9000, 1, 2, 'Hall', 'quota', 2000, false);
insert into inventory.slot(id, venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
  overriding system value values (900000, 1, 9000, 2, '2026-12-08', '2026-12-08 19:00+08', '2026-12-08 21:00+08', 2000, 1);
insert into inventory.seat(venue_id, space_id, block, "row", number, x, y, unavailable)
  select 1, 9000, '', chr(65 + y % 26) || case when y > 25 then '2' else '' end, (x + 1)::text, x, y, (x * 7 + y) % 40 = 0
    from generate_series(0, 39) y, generate_series(0, 49) x order by y, x;
insert into inventory.seat_map(space_id, venue_id, seated) values (9000, 1, true);
)";

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

int freeSeats(const ui::SeatPicker &picker)
{
    const QList<ui::SeatMark> &seats = picker.canvas()->seats();
    return static_cast<int>(std::count_if(
        seats.cbegin(), seats.cend(), [](const ui::SeatMark &mark) { return mark.look == ui::SeatMark::Look::Free; }));
}

} // namespace

SeatFigures measureSeats(TemporaryCluster &cluster)
{
    auto made = FixtureDatabase::make(cluster);
    if (!made)
        qFatal("no database: %s", qPrintable(made.error().detail));
    made->run(hall);
    const Connection other = connect(made->as(QStringLiteral("desk2")).conninfo());
    const auto hold = [&other](int places) {
        must(other.get(),
            "select 1 / x.ok::int from api.hold(gen_random_uuid(), 1, '{\"id\": 2}', '[{\"slot\": 900000, "
            "\"seats\": \"any\", \"quantity\": "
                + QByteArray::number(places) + "}]', '{}') x");
    };
    for (int i = 0; i < 14; ++i)
        hold(50);
    db::Lane lane(QStringLiteral("interactive"), made->as(QStringLiteral("desk1")));
    db::PgScheduleGateway gateway(lane);
    Changes changed;
    db::Listener listener(made->as(QStringLiteral("desk1")));
    QObject::connect(&listener, &db::Listener::changed, &changed, &Changes::changed);
    app::StallWatch stalls;
    SeatFigures figures;
    QElapsedTimer timer;
    timer.start();
    ui::SeatPicker picker(gateway, SlotId(900000), {}, &changed);
    picker.setAttribute(Qt::WA_DeleteOnClose, false);
    picker.show();
    await([&picker] { return picker.canvas()->seats().size() == 2000; }, "the seats");
    picker.canvas()->viewport()->repaint();
    figures.openMs = since(timer);
    QList<double> times;
    for (int i = 0; i < changes; ++i) {
        const int before = freeSeats(picker);
        // The other desk is another program: what it waits for its disk is no stretch of this window's.
        auto held = std::async(std::launch::async, [&hold, i] { hold(1 + i % 4); });
        await([&held] { return held.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }, "a hold");
        held.get();
        timer.restart();
        must(other.get(), "select api.wake(1)");
        await([&] { return freeSeats(picker) < before; }, "a foreign seat");
        picker.canvas()->viewport()->repaint();
        times << since(timer);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Space, i % 2 == 0 ? Qt::Key_Plus : Qt::Key_0}) {
            QTest::keyClick(picker.canvas(), key);
            QCoreApplication::processEvents();
        }
    }
    std::sort(times.begin(), times.end());
    figures.changeMs = times.at(times.size() * 95 / 100);
    figures.longestMs = static_cast<double>(stalls.longestMs());
    return figures;
}

} // namespace vd::bench
