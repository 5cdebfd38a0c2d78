#include "tests/bench/History.h"

#include "tests/bench/Load.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>

namespace vd::bench {

namespace {

double median(pg_conn *connection, const std::vector<QByteArray> &questions)
{
    std::vector<double> times;
    for (const QByteArray &question : questions) {
        QElapsedTimer timer;
        timer.start();
        must(connection, question);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

HistoryFigures measureHistory(test::FixtureDatabase &database, bool full)
{
    const int days = full ? 200 : 30;
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/bench/history.sql"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("tests/bench/history.sql is not there");
    database.run(file.readAll().replace("@days@", QByteArray::number(days)));
    // As a server that has lived through these days has them.
    database.run("vacuum analyze");
    const auto finance = connect(database.as(QStringLiteral("finance1")).conninfo());
    const std::vector<QByteArray> month(5, "select api.period_report(1, '2026-11-01', '2026-11-30')");
    std::vector<QByteArray> dayByDay;
    for (int day = 10; day < 25; ++day)
        dayByDay.push_back("select api.day_report(1, '2026-11-" + QByteArray::number(day) + "')");
    HistoryFigures figures{days * 5000, median(finance.get(), dayByDay), median(finance.get(), month),
        median(finance.get(), std::vector<QByteArray>(5, "select api.run_checks(1)")),
        median(finance.get(), std::vector<QByteArray>(3, "select api.recount(1)"))};
    const auto ofMonth = [&finance](const QByteArray &door) {
        return median(finance.get(),
            std::vector<QByteArray>(5, "select count(*) from api." + door + "(1, '2026-11-01', '2026-11-30')"));
    };
    for (const QByteArray door :
        {"chart_takings", "chart_occupancy", "chart_sell_through", "chart_outcomes", "chart_lead_time"}) {
        const double milliseconds = ofMonth(door);
        if (milliseconds > figures.chartMs) {
            figures.chartMs = milliseconds;
            figures.chart = door;
        }
    }
    figures.journalMs = ofMonth("journal");
    return figures;
}

} // namespace vd::bench
