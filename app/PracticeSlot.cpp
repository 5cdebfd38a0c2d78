#include "app/PracticeSlot.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/catalog/CatalogGateway.h"
#include "models/catalog/RecordsGateway.h"
#include "models/inventory/InventoryGateway.h"
#include "models/schedule/ScheduleGateway.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace vd::app {

namespace {

constexpr int leastSeconds = 2 * 60; // time to book it before it begins
constexpr int mostSeconds = 29 * 60; // doors open 30 minutes before the start
constexpr int slotMinutes = 10;
constexpr int capacity = 50;

QString practiceName()
{
    return QStringLiteral("Practice court 练习场");
}

// Practice is possible at any hour, also when the venue is closed.
QJsonObject everyHour()
{
    QJsonObject hours;
    for (int day = 1; day <= 7; ++day)
        hours.insert(QString::number(day), QJsonArray{QJsonArray{QStringLiteral("00:00"), QStringLiteral("24:00")}});
    return hours;
}

// Up to the next full five minutes.
QDateTime rounded(const QDateTime &instant)
{
    constexpr qint64 step = 5 * 60;
    return QDateTime::fromSecsSinceEpoch((instant.toSecsSinceEpoch() + step - 1) / step * step, Qt::UTC);
}

} // namespace

PracticeSlot::PracticeSlot(const Gateways &gateways, const operators::VenueInfo &venue, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_venue(venue)
{
}

template <typename T, typename Then>
void PracticeSlot::then(const Future<T> &future, Then next)
{
    whenDone(future, this, [this, next](const Result<T> &answer) {
        if (answer)
            next(*answer);
        else
            Q_EMIT failed(answer.error().code + QLatin1Char(' ') + answer.error().detail);
    });
}

void PracticeSlot::find()
{
    const QDate today = m_gateways.clock->now().toTimeZone(m_venue.zone).date();
    whenDone(m_gateways.inventory->board(m_venue.id, today), this,
        [this](const Result<inventory::Board> &board) { boardRead(board); });
}

void PracticeSlot::boardRead(const Result<inventory::Board> &board)
{
    if (!board) {
        Q_EMIT failed(QStringLiteral("the day board: ") + board.error().code);
        return;
    }
    m_board = *board;
    if (const auto cell = choose(m_board)) {
        Q_EMIT found(*cell);
    } else if (m_made) {
        Q_EMIT failed(QStringLiteral("the slot just made is not on the board"));
    } else {
        m_made = true;
        then(m_gateways.catalog->spaces(m_venue.id),
            [this](const QList<catalog::Space> &spaces) { spacesRead(spaces); });
    }
}

std::optional<inventory::Cell> PracticeSlot::choose(const inventory::Board &board) const
{
    const QDateTime now = m_gateways.clock->now();
    for (const inventory::Cell &cell : board.cells) {
        const qint64 seconds = now.secsTo(cell.startsAt);
        const bool people = cell.kind == catalog::SpaceKind::Exclusive || cell.kind == catalog::SpaceKind::Quota;
        const bool sellable
            = cell.status == QLatin1String("open") && cell.onSale && !cell.claimed && cell.free > 0 && cell.price;
        if (people && sellable && seconds >= leastSeconds && seconds <= mostSeconds && cell.businessDate == board.date)
            return cell;
    }
    return std::nullopt;
}

void PracticeSlot::spacesRead(const QList<catalog::Space> &spaces)
{
    const auto practice = std::find_if(
        spaces.cbegin(), spaces.cend(), [](const catalog::Space &s) { return s.name == practiceName(); });
    if (practice != spaces.cend())
        return makeSlot(practice->id);
    // Sold at the price of the venue's own lanes.
    const auto like = std::find_if(
        spaces.cbegin(), spaces.cend(), [](const catalog::Space &s) { return s.kind == catalog::SpaceKind::Quota; });
    if (like == spaces.cend()) {
        Q_EMIT failed(QStringLiteral("the venue sells no places; load the demo data first"));
        return;
    }
    catalog::Record space;
    space.kind = catalog::RecordKind::Space;
    space.values = {
        {QStringLiteral("category_id"), qint64(like->category.value())},
        {QStringLiteral("name"), practiceName()},
        {QStringLiteral("kind"), QStringLiteral("quota")},
        {QStringLiteral("max_capacity"), capacity},
        {QStringLiteral("position"), 99},
        {QStringLiteral("hours"), everyHour()},
    };
    then(m_gateways.records->save(QUuid::createUuid(), m_venue.id, space),
        [this](const catalog::Record &made) { makeSlot(SpaceId(made.id)); });
}

QDateTime PracticeSlot::nextStart(SpaceId space) const
{
    QDateTime start = rounded(m_gateways.clock->now().addSecs(leastSeconds + 60));
    QList<inventory::Cell> cells;
    std::copy_if(m_board.cells.cbegin(), m_board.cells.cend(), std::back_inserter(cells),
        [space](const inventory::Cell &c) { return c.space == space; });
    std::sort(cells.begin(), cells.end(),
        [](const inventory::Cell &a, const inventory::Cell &b) { return a.startsAt < b.startsAt; });
    for (const inventory::Cell &cell : std::as_const(cells)) {
        if (cell.startsAt < start.addSecs(slotMinutes * 60) && cell.endsAt > start)
            start = rounded(cell.endsAt);
    }
    return start;
}

void PracticeSlot::makeSlot(SpaceId space)
{
    const QDateTime start = nextStart(space).toTimeZone(m_venue.zone);
    schedule::GeneratorRequest request;
    request.venue = m_venue.id;
    request.spaces = {space};
    request.from = start.date();
    request.to = start.date();
    request.start = start.time();
    request.end = start.time().addSecs(slotMinutes * 60);
    request.slotMinutes = slotMinutes;
    then(m_gateways.schedule->generate(QUuid::createUuid(), request, schedule::Part::All),
        [this, day = start.date()](const schedule::GeneratorPreview &) {
            whenDone(m_gateways.inventory->board(m_venue.id, day), this,
                [this](const Result<inventory::Board> &board) { boardRead(board); });
        });
}

} // namespace vd::app
