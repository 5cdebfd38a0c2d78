#pragma once

#include "db/client/RawConnection.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace vd::db {

/// Many desks at once, for proofs: each has a thread and a connection of its own, and all start a round in the same
/// instant. Blocks.
class Crew
{
public:
    /// One answer of a door: {ok, code, facts, data}; an error of the server has its message as "error" instead.
    using Answer = QJsonObject;

    Crew() = default;
    explicit Crew(std::vector<RawConnection> connections)
        : m_connections(std::move(connections))
    {
    }

    [[nodiscard]] int size() const { return static_cast<int>(m_connections.size()); }
    /// Everyone sends the statement the function gives for its number (an expression that yields one jsonb or row).
    [[nodiscard]] std::vector<Answer> round(const std::function<QByteArray(int)> &statement);

    /// How many of the answers are ok.
    [[nodiscard]] static int winners(const std::vector<Answer> &answers);
    /// What one connection answers to the statement.
    [[nodiscard]] static Answer ask(RawConnection &connection, const QByteArray &statement);

private:
    std::vector<RawConnection> m_connections;
};

} // namespace vd::db
