#include "tests/db/model/Storm.h"

#include "tests/db/model/Run.h"

#include <algorithm>
#include <barrier>
#include <thread>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Instant firstMoment = 1'796'428'800; // 08:00 of 2026-12-05 in Shanghai
constexpr int tries = 3; // as a Session's
constexpr int roundLength = 12;

const QStringList &logins()
{
    static const QStringList list = [] {
        QStringList all;
        for (int i = 0; i < 11; ++i)
            all << u"desk1"_s << u"desk2"_s;
        for (int i = 0; i < 4; ++i)
            all << u"lead1"_s;
        for (int i = 0; i < 2; ++i)
            all << u"door1"_s << u"service1"_s << u"finance1"_s;
        return all;
    }();
    return list;
}

bool isCollision(const QString &error)
{
    return error.contains(u"deadlock detected"_s) || error.contains(u"could not serialize"_s);
}

} // namespace

Storm::Storm(World &world)
    : m_world(world)
{
    m_snapshot.state.now = firstMoment;
    m_lastDay = static_cast<int>((firstMoment + zoneOffset) / 86400) - 1;
    tick(0);
}

bool Storm::connectAll()
{
    for (const QString &login : logins()) {
        auto connection = m_world.connect(login);
        if (!connection) {
            m_report.broken << connection.error().detail;
            return false;
        }
        m_desks.push_back(Desk{login, std::move(*connection), {}});
    }
    return true;
}

void Storm::tick(Instant seconds)
{
    m_snapshot.state.now += seconds;
    m_world.setClock(m_snapshot.state.now);
    while (m_lastDay < static_cast<int>((m_snapshot.state.now + zoneOffset) / 86400) + 1) {
        for (const Slot &slot : m_world.addDay(++m_lastDay))
            m_snapshot.state.slots.insert(slot.id, slot);
    }
}

Storm::Report Storm::blow(quint64 seed, int operations)
{
    if (!connectAll())
        return m_report;
    const int rounds = std::max(1, operations / (roundLength * static_cast<int>(m_desks.size())));
    const QList<quint64> seeds = seedsOf(seed, rounds);
    for (const quint64 each : seeds) {
        round(each, roundLength);
        quietPoint(each);
        if (!m_report.broken.isEmpty())
            break;
    }
    return m_report;
}

void Storm::round(quint64 seed, int each)
{
    std::barrier start(static_cast<std::ptrdiff_t>(m_desks.size()));
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < m_desks.size(); ++i) {
        threads.emplace_back([this, &start, seed, each, i] {
            start.arrive_and_wait();
            // Neighbours of one login do the same, with the same keys: as a desk does that lost an answer.
            work(m_desks[i], seed + i / 4, each);
        });
    }
    for (std::thread &thread : threads)
        thread.join();
}

void Storm::work(Desk &desk, quint64 seed, int operations)
{
    int done = 0;
    for (const quint64 each : seedsOf(seed, operations * 60)) {
        if (done == operations)
            return;
        const Operation operation = Generator(m_snapshot.state, m_world.elsewhere(), each).next();
        if (operation.login != desk.login)
            continue;
        ++done;
        perform(desk, operation);
    }
}

void Storm::perform(Desk &desk, const Operation &operation)
{
    const QString door = QString::fromLatin1(operation.door);
    Reply reply = World::ask(desk.connection, operation.call());
    for (int again = 0; again < tries && isCollision(reply.error); ++again) {
        ++desk.report.retried;
        ++desk.report.collisions[door];
        if (qEnvironmentVariableIsSet("VD_MODEL_CODES"))
            qInfo("%s\n%s", operation.call().constData(), qPrintable(reply.error));
        reply = World::ask(desk.connection, operation.call());
    }
    ++desk.report.operations;
    desk.report.accepted += reply.ok ? 1 : 0;
    ++desk.report.codes[door + u' ' + reply.text().left(60)];
    if (!reply.error.isEmpty())
        desk.report.broken << u"%1: select * from %2: %3"_s.arg(
            desk.login, QString::fromUtf8(operation.call()), reply.error);
}

void Storm::quietPoint(quint64 seed)
{
    for (Desk &desk : m_desks) {
        m_report.broken << desk.report.broken;
        m_report.operations += desk.report.operations;
        m_report.accepted += desk.report.accepted;
        m_report.retried += desk.report.retried;
        for (auto it = desk.report.codes.cbegin(); it != desk.report.codes.cend(); ++it)
            m_report.codes[it.key()] += it.value();
        for (auto it = desk.report.collisions.cbegin(); it != desk.report.collisions.cend(); ++it)
            m_report.collisions[it.key()] += it.value();
        desk.report = Report();
    }
    for (const QString &name : m_world.brokenInvariants())
        m_report.broken << u"invariant: "_s + name;
    static const Instant steps[] = {1, 60, 120, 300, 600, 900, 1800, 3600};
    tick(steps[seed % 8]);
    m_snapshot.read(m_world.changedRows());
}

} // namespace vd::test::model
