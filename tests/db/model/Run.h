#pragma once

#include "tests/db/model/Comparison.h"
#include "tests/db/model/Model.h"
#include "tests/db/model/World.h"

#include <functional>

namespace vd::test::model {

/// What a run of operations came to.
struct Outcome
{
    QStringList differences; ///< Empty: model and database agree.
    QStringList script; ///< Every call, as one could type it.
    int operations = 0;
    int accepted = 0;
    QHash<QString, int> codes;
};

/// Lets model and database live through the same operations, one after the other, each by some login, and compares
/// after each of them: the answer, every row that changed; from time to time everything.
class Run
{
public:
    Run(World &world, int compareEvery);

    /// One operation for each seed; stops at the first difference.
    [[nodiscard]] Outcome play(const QList<quint64> &seeds);

private:
    [[nodiscard]] Operation chosen(quint64 seed);
    void play(const Operation &operation);
    void tick(const Operation &operation);
    void judge(const Operation &operation, const Reply &reply);
    void addDaysAhead();
    void compareAll();
    void differ(const QString &what) { m_outcome.differences << what; }

    World &m_world;
    int m_compareEvery;
    Model m_model;
    Comparison m_comparison;
    QList<Operation> m_done; ///< The last accepted ones that carried a request key.
    int m_lastDay = 0;
    Outcome m_outcome;
};

/// Leaves operations out as long as a run of the rest still differs (delta debugging); every try has a fresh database.
[[nodiscard]] Outcome shrink(
    QList<quint64> seeds, int tries, const std::function<Outcome(const QList<quint64> &)> &play);

/// The seeds of a run.
[[nodiscard]] QList<quint64> seedsOf(quint64 seed, int operations);

} // namespace vd::test::model
