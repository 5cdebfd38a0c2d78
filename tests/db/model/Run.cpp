#include "tests/db/model/Run.h"

#include <QDateTime>

#include <algorithm>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

// 08:00 of 2026-12-05 in Shanghai: the first slots begin in two hours.
constexpr Instant firstMoment = 1'796'428'800;

QString localTime(Instant at)
{
    return QDateTime::fromSecsSinceEpoch(at + zoneOffset, Qt::UTC).toString(u"yyyy-MM-dd hh:mm:ss"_s);
}

bool hasKey(const Operation &operation)
{
    return !operation.request.isEmpty() && operation.spoilt.isEmpty();
}

bool isScan(const Operation &operation)
{
    return operation.door == "check_in" || operation.door == "undo_check_in";
}

} // namespace

Run::Run(World &world, int compareEvery)
    : m_world(world)
    , m_compareEvery(compareEvery)
    , m_comparison(m_model.state)
{
    m_model.state.now = firstMoment;
    m_model.state.shifts.insert(u"desk1"_s);
    m_world.setClock(firstMoment);
    m_lastDay = static_cast<int>((firstMoment + zoneOffset) / 86400) - 1;
    addDaysAhead();
    m_outcome.differences << m_comparison.differences(m_world.allRows(), true);
}

void Run::addDaysAhead()
{
    const int today = static_cast<int>((m_model.state.now + zoneOffset) / 86400);
    while (m_lastDay < today + 1) {
        for (const Slot &slot : m_world.addDay(++m_lastDay))
            m_model.state.slots.insert(slot.id, slot);
    }
}

Operation Run::chosen(quint64 seed)
{
    Operation operation = Generator(m_model.state, m_world.elsewhere(), seed).next();
    if (m_done.isEmpty() || seed % 25 > 1)
        return operation;
    const Operation &before = m_done.at(static_cast<qsizetype>((seed >> 8) % static_cast<quint64>(m_done.size())));
    if (seed % 25 == 1) {
        // The same request once more: the same answer, and nothing happens.
        operation = before;
        operation.seed = seed;
        operation.again = true;
    } else if (hasKey(operation) && !isScan(operation) && !isScan(before) && before.login != u"v2desk"_s) {
        // Its key with other content.
        operation.arguments[0] = '\'' + before.request + '\'';
        operation.spoilt << u"request_key_reused"_s;
        if (operation.call() == before.call() && operation.login == before.login) {
            // By chance the very same.
            operation = before;
            operation.seed = seed;
            operation.again = true;
        }
    }
    return operation;
}

Outcome Run::play(const QList<quint64> &seeds)
{
    for (const quint64 seed : seeds) {
        if (!m_outcome.differences.isEmpty())
            break;
        play(chosen(seed));
        if (++m_outcome.operations % m_compareEvery == 0 && m_outcome.differences.isEmpty())
            compareAll();
    }
    if (m_outcome.differences.isEmpty())
        compareAll();
    return m_outcome;
}

void Run::play(const Operation &operation)
{
    if (std::holds_alternative<Tick>(operation.detail) && !operation.again)
        return tick(operation);
    m_outcome.script << u"%1  %2: select * from %3;"_s.arg(
        localTime(m_model.state.now), operation.login, QString::fromUtf8(operation.call()));
    judge(operation, m_world.ask(operation.login, operation.call()));
    for (const QString &difference : m_comparison.differences(m_world.changedRows(), false))
        differ(difference);
}

void Run::tick(const Operation &operation)
{
    m_model.apply(operation);
    m_world.setClock(m_model.state.now);
    m_outcome.script << u"%1  -- the clock"_s.arg(localTime(m_model.state.now));
    addDaysAhead();
}

void Run::judge(const Operation &operation, const Reply &reply)
{
    const Reasons reasons = m_model.check(operation);
    ++m_outcome.codes[QString::fromLatin1(operation.door) + u' ' + reply.text()];
    const QString what = QString::fromUtf8(operation.door) + u" answered "_s + reply.text();
    const QStringList must(reasons.must.begin(), reasons.must.end());
    if (!reply.error.isEmpty())
        return differ(what);
    if (!reply.ok) {
        if (!reasons.must.contains(reply.code) && !reasons.may.contains(reply.code))
            differ(what
                + (must.isEmpty() ? u", the model allows it"_s
                                  : u", the model refuses it as "_s + must.join(u" or "_s)));
        return;
    }
    if (!must.isEmpty())
        return differ(what + u", the model refuses it as "_s + must.join(u" or "_s));
    ++m_outcome.accepted;
    const std::size_t scans = m_model.state.checkIns.size();
    const QString foretold = m_model.apply(operation);
    const QString answered = Model::answerOf(operation, reply.answer);
    if (!foretold.isEmpty() && foretold != answered)
        differ(u"%1 answered [%2], the model says [%3]"_s.arg(QString::fromUtf8(operation.door), answered, foretold));
    // A code scanned twice within seconds is answered, not recorded: later it would be a scan like any other.
    const bool recorded = operation.door != "check_in" || m_model.state.checkIns.size() > scans;
    if (hasKey(operation) && !operation.again && recorded)
        m_done << operation;
    if (m_done.size() > 40)
        m_done.removeFirst();
}

void Run::compareAll()
{
    m_outcome.differences << m_comparison.differences(m_world.allRows(), true);
    for (const QString &name : m_world.brokenInvariants())
        differ(u"invariant: "_s + name);
}

Outcome shrink(QList<quint64> seeds, int tries, const std::function<Outcome(const QList<quint64> &)> &play)
{
    Outcome shortest = play(seeds);
    seeds = seeds.mid(0, shortest.operations);
    qsizetype chunk = std::max<qsizetype>(1, seeds.size() / 2);
    while (tries > 0 && !shortest.differences.isEmpty()) {
        bool less = false;
        for (qsizetype at = 0; at < seeds.size() && tries > 0;) {
            QList<quint64> rest = seeds;
            rest.remove(at, std::min(chunk, seeds.size() - at));
            --tries;
            const Outcome outcome = play(rest);
            if (outcome.differences.isEmpty()) {
                at += chunk;
                continue;
            }
            seeds = rest.mid(0, outcome.operations);
            shortest = outcome;
            less = true;
        }
        if (chunk == 1 && !less)
            break;
        chunk = std::max<qsizetype>(1, chunk / 2);
    }
    return shortest;
}

QList<quint64> seedsOf(quint64 seed, int operations)
{
    QList<quint64> seeds;
    for (int i = 0; i < operations; ++i) {
        quint64 x = seed * 0x9E3779B97F4A7C15ULL + static_cast<quint64>(i + 1) * 0xD1B54A32D192ED03ULL;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        seeds << (x ^ (x >> 31));
    }
    return seeds;
}

} // namespace vd::test::model
