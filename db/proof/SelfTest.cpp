#include "db/proof/SelfTest.h"

#include "db/client/SchemaFiles.h"
#include "db/proof/KilledDesks.h"
#include "db/proof/Requests.h"
#include "models/base/Pass.h"

#include <QElapsedTimer>
#include <QSet>

#include <algorithm>

namespace vd::db {

namespace {

constexpr int customers = 64; // those of the stage
constexpr int mostPlaces = 3;

bool isOk(const Crew::Answer &answer)
{
    return answer.value(QLatin1String("ok")).toBool();
}

// What an answer is besides a yes or the expected refusal.
void expectRefusals(SelfTest::Part &part, const std::vector<Crew::Answer> &answers, QLatin1String code)
{
    for (const Crew::Answer &answer : answers) {
        if (isOk(answer))
            continue;
        ++part.refusals;
        if (requests::codeOf(answer) != code)
            part.wrong << QStringLiteral("refused with %1 instead of %2").arg(requests::codeOf(answer), code);
    }
}

} // namespace

/// What became of a slot.
struct SelfTest::Fate
{
    qint64 places = 0;
    qint64 orders = 0;
    qint64 paid = 0;
    qint64 payments = 0;
    qint64 held = 0;
    qint64 sold = 0;
};

bool SelfTest::Report::holds() const
{
    return broken.isEmpty()
        && std::all_of(parts.begin(), parts.end(), [](const Part &part) { return part.wrong.isEmpty(); });
}

SelfTest::SelfTest(ConnectionSettings superuser, const Options &options)
    : m_superuser(std::move(superuser))
    , m_options(options)
{
}

Result<SelfTest::Report> SelfTest::run(const std::function<void(const Part &)> &partDone)
{
    static const QList<QPair<QString, Race>> races{
        {QStringLiteral("last places"), &SelfTest::lastPlaces},
        {QStringLiteral("payment against sweep"), &SelfTest::paymentAgainstSweep},
        {QStringLiteral("confirmed once"), &SelfTest::confirmedOnce},
        {QStringLiteral("connections killed"), &SelfTest::killedConnections},
    };
    if (const auto ready = connect(); !ready)
        return pass(ready);
    Report report;
    for (const auto &[name, race] : races) {
        Part part{name};
        QElapsedTimer timer;
        timer.start();
        if (const auto ran = (this->*race)(part); !ran)
            return pass(ran);
        part.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        partDone(part);
        report.parts << part;
    }
    const Result<QStringList> found = broken();
    if (!found)
        return pass(found);
    report.broken = *found;
    return report;
}

Result<Done> SelfTest::connect()
{
    Result<ScratchDatabase> made = ScratchDatabase::make(m_superuser);
    if (!made)
        return pass(made);
    m_database = std::make_unique<ScratchDatabase>(std::move(*made));
    Result<RawConnection> watch = m_database->asSuperuser();
    if (!watch)
        return pass(watch);
    m_watch = std::move(*watch);
    std::vector<RawConnection> connections;
    for (int i = 0; i < m_options.connections; ++i) {
        Result<RawConnection> desk = m_database->asDesk();
        if (!desk)
            return pass(desk);
        connections.push_back(std::move(*desk));
    }
    m_crew = Crew(std::move(connections));
    return m_options.guarded ? Result<Done>(Done{}) : takeGuardOut();
}

Result<Done> SelfTest::takeGuardOut()
{
    const Result<QList<SqlFile>> files = SchemaFiles::readSelfTest();
    if (!files)
        return pass(files);
    const auto done = m_watch.script(files->last().sql);
    return done ? Result<Done>(Done{}) : pass(done);
}

Result<qint64> SelfTest::newSlot(int capacity)
{
    const Result<Rows> rows = m_watch.query("select selftest.slot($1) as id", Params::of(capacity));
    return rows ? Result<qint64>(rows->first().int64("id")) : pass(rows);
}

Result<SelfTest::Fate> SelfTest::fateOf(qint64 slot)
{
    const Result<Rows> rows = m_watch.query("select * from selftest.fate($1)", Params::of(slot));
    if (!rows)
        return pass(rows);
    const Row row = rows->first();
    return Fate{row.int64("places"), row.int64("orders"), row.int64("paid"), row.int64("payments"), row.int64("held"),
        row.int64("sold")};
}

Result<qint64> SelfTest::heldOrder(qint64 slot)
{
    Result<RawConnection> desk = m_database->asDesk();
    if (!desk)
        return pass(desk);
    const Crew::Answer held = Crew::ask(*desk, requests::hold(requests::key(), 1, slot));
    if (!isOk(held))
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, requests::codeOf(held));
    return requests::orderOf(held);
}

// All connections ask for the last places of a slot at once: as many get one as there are, the rest hear that it is
// sold out.
Result<Done> SelfTest::lastPlaces(Part &part)
{
    for (int round = 0; round < m_options.rounds; ++round) {
        const int places = 1 + round % std::min(mostPlaces, m_crew.size());
        const Result<qint64> slot = newSlot(places);
        if (!slot)
            return pass(slot);
        const auto answers
            = m_crew.round([&](int i) { return requests::hold(requests::key(), 1 + i % customers, *slot); });
        const int won = Crew::winners(answers);
        ++part.rounds;
        part.tries += m_crew.size();
        part.winners += won;
        expectRefusals(part, answers, QLatin1String("sold_out"));
        const Result<Fate> fate = fateOf(*slot);
        if (!fate)
            return pass(fate);
        if (won != places || fate->places != places || fate->held != places)
            part.wrong << QStringLiteral("%1 of %2 places were sold, %3 counted").arg(won).arg(places).arg(fate->held);
    }
    return Done{};
}

// A hold that has just run out is paid and swept in the same instant: one of the two wins, and either outcome is whole.
Result<Done> SelfTest::paymentAgainstSweep(Part &part)
{
    for (int round = 0; round < m_options.rounds; ++round) {
        const Result<qint64> slot = newSlot(1);
        const Result<qint64> order = slot ? heldOrder(*slot) : pass(slot);
        if (!order)
            return pass(order);
        const auto expired
            = m_watch.query("update orders.order set expires_at = base.now() where id = $1", Params::of(*order));
        if (!expired)
            return pass(expired);
        const auto answers = m_crew.round([&](int i) {
            return i == 0 ? requests::pay(requests::key(), *order)
                          : QByteArrayLiteral("(select true as ok, api.sweep() as closed)");
        });
        const bool won = isOk(answers.front());
        ++part.rounds;
        part.tries += m_crew.size();
        part.winners += won;
        part.refusals += !won;
        const Result<Fate> fate = fateOf(*slot);
        if (!fate)
            return pass(fate);
        const qint64 wanted = won ? 1 : 0;
        if (fate->paid != wanted || fate->payments != wanted || fate->sold != wanted || fate->held != 0
            || fate->places != wanted)
            part.wrong << QStringLiteral("order %1: the payment %2, yet %3 are sold and %4 payments count")
                              .arg(*order)
                              .arg(won ? QStringLiteral("won") : requests::codeOf(answers.front()))
                              .arg(fate->sold)
                              .arg(fate->payments);
    }
    return Done{};
}

// The same request from every connection at once: every one is answered with yes, and it has happened once.
Result<Done> SelfTest::confirmedOnce(Part &part)
{
    for (int round = 0; round < m_options.rounds; ++round) {
        const Result<qint64> slot = newSlot(m_crew.size());
        if (!slot)
            return pass(slot);
        const QByteArray holdKey = requests::key();
        const auto held = m_crew.round([&](int) { return requests::hold(holdKey, 1, *slot); });
        const qint64 order = requests::orderOf(held.front());
        const QByteArray payKey = requests::key();
        const auto paid = m_crew.round([&](int) { return requests::pay(payKey, order); });
        ++part.rounds;
        part.tries += 2 * m_crew.size();
        part.winners += Crew::winners(held) + Crew::winners(paid);
        const Result<Fate> fate = fateOf(*slot);
        if (!fate)
            return pass(fate);
        if (Crew::winners(held) != m_crew.size() || Crew::winners(paid) != m_crew.size() || fate->orders != 1
            || fate->payments != 1 || fate->sold != 1)
            part.wrong
                << QStringLiteral("one request made %1 orders and %2 payments").arg(fate->orders).arg(fate->payments);
    }
    return Done{};
}

Result<Done> SelfTest::killedConnections(Part &part)
{
    const int places = std::max(m_options.rounds, m_crew.size()) * 4;
    const Result<qint64> slot = newSlot(places);
    if (!slot)
        return pass(slot);
    const Result<KilledDesks::Outcome> outcome = KilledDesks::fight(*m_database, *slot, m_crew.size());
    if (!outcome)
        return pass(outcome);
    const Result<Fate> fate = fateOf(*slot);
    if (!fate)
        return pass(fate);
    part.rounds = outcome->killed;
    part.winners = static_cast<int>(outcome->confirmed.size());
    part.refusals = outcome->refused;
    part.tries = part.winners + part.refusals + outcome->askedAgain;
    part.wrong = outcome->wrong;
    const QSet<qint64> distinct(outcome->confirmed.begin(), outcome->confirmed.end());
    if (distinct.size() != outcome->confirmed.size() || distinct.size() != places || fate->sold != places
        || fate->paid != places || fate->payments != places)
        part.wrong << QStringLiteral("%1 bookings were confirmed, %2 of %3 places are sold by %4 payments")
                          .arg(distinct.size())
                          .arg(fate->sold)
                          .arg(places)
                          .arg(fate->payments);
    return Done{};
}

Result<QStringList> SelfTest::broken()
{
    const Result<Rows> rows = m_watch.script("select name, n from proof.broken()");
    if (!rows)
        return pass(rows);
    QStringList found;
    for (const Row row : *rows)
        found << QStringLiteral("%1: %2").arg(row.text("name")).arg(row.int64("n"));
    return found;
}

} // namespace vd::db
