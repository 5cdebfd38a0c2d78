#pragma once

#include "tests/db/model/Snapshot.h"

namespace vd::test::model {

/// Many connections that do random operations at once. Nobody foretells an answer, but every answer is an answer (a
/// refusal in words, never an error of the server), and at every quiet point the invariants hold.
class Storm
{
public:
    struct Report
    {
        QStringList broken; ///< Invariants, and answers that were none.
        int operations = 0;
        int accepted = 0;
        int retried = 0; ///< Deadlocks and serialization failures that a second try healed.
        QHash<QString, int> codes;
        QHash<QString, int> collisions; ///< Where they happened.
    };

    explicit Storm(World &world);

    /// Rounds of all connections, with the invariants checked after each; ends early when something is broken.
    [[nodiscard]] Report blow(quint64 seed, int operations);

private:
    struct Desk
    {
        QString login;
        db::RawConnection connection;
        Report report;
    };

    [[nodiscard]] bool connectAll();
    void round(quint64 seed, int each);
    void work(Desk &desk, quint64 seed, int operations);
    void perform(Desk &desk, const Operation &operation);
    void quietPoint(quint64 seed);
    void tick(Instant seconds);

    World &m_world;
    Snapshot m_snapshot;
    std::deque<Desk> m_desks;
    int m_lastDay = 0;
    Report m_report;
};

} // namespace vd::test::model
