#include "tests/bench/Schedule.h"

#include "app/StallWatch.h"
#include "db/client/Lane.h"
#include "db/gateways/PgScheduleGateway.h"
#include "models/schedule/PlansController.h"
#include "tests/bench/Load.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/SchedulePage.h"
#include "ui/common/Prompt.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest/QTest>

namespace vd::bench {

namespace {

constexpr int firstSpace = 20'000;
constexpr int longWaitMs = 600'000;

double peakMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').constFirst().toDouble() / 1024;
    return 0;
}

double bareInsert(test::FixtureDatabase &database, int spaces, const QDate &from, const QDate &to)
{
    const Connection super = connect(database.superuser().conninfo());
    must(super.get(), "set statement_timeout = 0; begin");
    QElapsedTimer clock;
    clock.start();
    must(super.get(),
        "insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, "
        "price_version_id) select 1, s, 1, d::date, (d + make_interval(hours => h)) at time zone 'Asia/Shanghai', (d + "
        "make_interval(hours => h + 1)) at time zone 'Asia/Shanghai', 1, 1 from generate_series("
            + QByteArray::number(firstSpace + 1) + ", " + QByteArray::number(firstSpace + spaces)
            + ") s, generate_series(timestamp '" + from.toString(Qt::ISODate).toLatin1() + "', '"
            + to.toString(Qt::ISODate).toLatin1()
            + "', interval '1 day') d, generate_series(8, 21) h order by s, d, h");
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    must(super.get(), "rollback");
    must(super.get(), "vacuum analyze inventory.slot");
    return seconds;
}

schedule::GeneratorRequest year(int spaces, const QDate &from, const QDate &to)
{
    schedule::GeneratorRequest request;
    request.venue = VenueId(1);
    for (int i = 1; i <= spaces; ++i)
        request.spaces << SpaceId(firstSpace + i);
    request.from = from;
    request.to = to;
    request.start = QTime(8, 0);
    request.end = QTime(22, 0);
    return request;
}

QList<catalog::Space> spacesOf(const schedule::GeneratorRequest &request)
{
    QList<catalog::Space> spaces;
    for (const SpaceId id : request.spaces) {
        catalog::Space space;
        space.id = id;
        space.venue = request.venue;
        space.name = QStringLiteral("Court %1").arg(id.value());
        space.categoryName = QStringLiteral("Badminton");
        spaces << space;
    }
    return spaces;
}

} // namespace

ScheduleFigures measureSchedule(test::FixtureDatabase &database, bool full)
{
    const int spaces = full ? 100 : 10;
    const QDate from(2027, 1, 1);
    const QDate to = from.addDays(full ? 364 : 59);
    database.run(
        "insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity) overriding system value "
        "select "
        + QByteArray::number(firstSpace) + " + g, 1, 1, 'Bench court ' || g, 'exclusive', 1 from generate_series(1, "
        + QByteArray::number(spaces) + ") g");
    ScheduleFigures figures;
    figures.bareSeconds = bareInsert(database, spaces, from, to);
    db::Lane lane(
        QStringLiteral("reports"), database.as(QStringLiteral("admin1")).withTimeouts(longWaitMs, longWaitMs));
    db::PgScheduleGateway gateway(lane);
    schedule::PlansController plans(gateway);
    ui::SchedulePage page(gateway, plans);
    page.resize(1280, 760);
    page.show();
    const schedule::GeneratorRequest request = year(spaces, from, to);
    page.setVenue(VenueId(1), QTimeZone("Asia/Shanghai"), from);
    page.setSpaces(spacesOf(request));
    page.form()->setRequest(request);
    QTest::qWait(200);
    app::StallWatch stalls;
    QElapsedTimer clock;
    clock.start();
    page.preview();
    if (!QTest::qWaitFor([&page] { return !page.view()->counts().isEmpty(); }, longWaitMs))
        qFatal("no preview came");
    figures.previewSeconds = static_cast<double>(clock.elapsed()) / 1000;
    page.generate();
    auto *prompt = page.findChild<ui::Prompt *>();
    if (!prompt)
        qFatal("nothing was asked: %s", qPrintable(page.view()->counts()));
    QSignalSpy generated(&page, &ui::SchedulePage::generated);
    clock.restart();
    prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
    if (!QTest::qWaitFor([&generated] { return !generated.isEmpty(); }, longWaitMs))
        qFatal("the slots were not made");
    figures.generateSeconds = static_cast<double>(clock.elapsed()) / 1000;
    figures.longestMs = static_cast<double>(stalls.longestMs());
    figures.memoryMiB = peakMiB();
    figures.slotCount
        = database.number("select count(*) from inventory.slot where space_id > " + QByteArray::number(firstSpace));
    return figures;
}

} // namespace vd::bench
