#pragma once

#include "db/client/RawConnection.h"
#include "tests/support/TemporaryCluster.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace vd::test {

/// The fixture of the cases (tests/db/fixture.sql) in a database of its own.
class FixtureDatabase
{
public:
    [[nodiscard]] static Result<FixtureDatabase> make(TemporaryCluster &cluster);

    [[nodiscard]] db::ConnectionSettings as(const QString &login) const;
    [[nodiscard]] const db::ConnectionSettings &superuser() const { return m_superuser; }
    /// As the superuser: sets the stage and looks at the result.
    [[nodiscard]] qint64 number(const QByteArray &sql);
    void run(const QByteArray &sql);

private:
    FixtureDatabase(db::ConnectionSettings superuser, db::RawConnection connection)
        : m_superuser(std::move(superuser)), m_connection(std::move(connection)) { }

    db::ConnectionSettings m_superuser;
    db::RawConnection m_connection;
};

/// One answer of a door: {ok, code, facts, data}; an error of the server has its SQLSTATE as "error".
using Answer = QJsonObject;

/// Many desks at once: each has a thread and a connection of its own, and all start a round in the same instant.
class Crew
{
public:
    /// Logins are dealt out in turn.
    Crew(const FixtureDatabase &database, const QStringList &logins, int size);

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] int size() const { return static_cast<int>(m_connections.size()); }
    /// Everyone sends the statement the function gives for its number (an expression that yields one jsonb).
    [[nodiscard]] std::vector<Answer> round(const std::function<QByteArray(int)> &statement);

private:
    std::vector<db::RawConnection> m_connections;
    bool m_ready = false;
};

/// How many of the answers are ok.
[[nodiscard]] int winners(const std::vector<Answer> &answers);

} // namespace vd::test
