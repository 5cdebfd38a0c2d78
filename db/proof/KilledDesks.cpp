#include "db/proof/KilledDesks.h"

#include "db/proof/Crew.h"
#include "db/proof/Requests.h"
#include "models/base/Pass.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace vd::db {

namespace {

// Only a server that takes nothing any more reaches this.
constexpr int mostTries = 1000;

/// One desk's side of the fight.
class Desk
{
public:
    Desk(const ScratchDatabase &database, std::atomic<int> &answers, qint64 slot, int number)
        : m_database(database)
        , m_answers(answers)
        , m_slot(slot)
        , m_number(number)
    {
    }

    void fightUntilSoldOut()
    {
        while (m_wrong.isEmpty()) {
            const Crew::Answer held = ask(requests::hold(requests::key(), m_number, m_slot));
            if (requests::codeOf(held) == QLatin1String("sold_out")) {
                ++m_refused;
                return;
            }
            const qint64 order = requests::orderOf(held);
            const Crew::Answer paid = ask(requests::pay(requests::key(), order));
            if (order == 0 || !paid.value(QLatin1String("ok")).toBool())
                m_wrong << requests::codeOf(order == 0 ? held : paid);
            else
                m_confirmed << order;
        }
    }

    QList<qint64> m_confirmed;
    QStringList m_wrong;
    int m_refused = 0;
    int m_askedAgain = 0;

private:
    Crew::Answer ask(const QByteArray &statement)
    {
        Crew::Answer answer;
        for (int attempt = 0; attempt < mostTries; ++attempt) {
            if (!m_connection) {
                Result<RawConnection> opened = m_database.asDesk();
                if (!opened)
                    continue;
                m_connection.emplace(std::move(*opened));
            }
            answer = Crew::ask(*m_connection, statement);
            if (m_connection->isAlive()) {
                ++m_answers;
                return answer;
            }
            m_connection.reset();
            ++m_askedAgain;
        }
        return answer;
    }

    const ScratchDatabase &m_database;
    std::atomic<int> &m_answers;
    qint64 m_slot;
    int m_number;
    std::optional<RawConnection> m_connection;
};

// One connection for every answer that came through: on a slow machine too, more is done than undone.
int killUntil(const std::atomic<bool> &over, const std::atomic<int> &answers, RawConnection &killer)
{
    int killed = 0;
    while (!over) {
        if (killed >= answers) {
            (void)killer.script("select pg_sleep(0.002)");
            continue;
        }
        const Result<Rows> rows
            = killer.script("select count(pg_terminate_backend(pid)) as n, pg_sleep(0.005) from (select pid from"
                            " pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
                            " and query like '%api.%' and query not like '%pg_stat%' order by random() limit 1) x");
        if (!rows)
            return killed;
        killed += rows->first().integer("n");
    }
    return killed;
}

} // namespace

Result<KilledDesks::Outcome> KilledDesks::fight(const ScratchDatabase &database, qint64 slot, int desks)
{
    Result<RawConnection> killer = database.asSuperuser();
    if (!killer)
        return pass(killer);
    std::atomic<bool> over = false;
    std::atomic<int> answers = 0;
    Outcome outcome;
    std::thread killing([&] { outcome.killed = killUntil(over, answers, *killer); });
    std::vector<Desk> crew;
    for (int i = 0; i < desks; ++i)
        crew.emplace_back(database, answers, slot, i + 1);
    std::vector<std::thread> threads;
    for (Desk &desk : crew)
        threads.emplace_back([&desk] { desk.fightUntilSoldOut(); });
    for (std::thread &thread : threads)
        thread.join();
    over = true;
    killing.join();
    for (const Desk &desk : crew) {
        outcome.confirmed += desk.m_confirmed;
        outcome.wrong += desk.m_wrong;
        outcome.refused += desk.m_refused;
        outcome.askedAgain += desk.m_askedAgain;
    }
    return outcome;
}

} // namespace vd::db
