#pragma once

#include "db/client/RawConnection.h"
#include "db/proof/Crew.h"
#include "tests/support/TemporaryCluster.h"

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
        : m_superuser(std::move(superuser))
        , m_connection(std::move(connection))
    {
    }

    db::ConnectionSettings m_superuser;
    db::RawConnection m_connection;
};

/// One answer of a door: {ok, code, facts, data}; an error of the server has its message as "error".
using Answer = db::Crew::Answer;

/// Desks of the fixture that all start a round in the same instant.
class Crew
{
public:
    /// Logins are dealt out in turn.
    Crew(const FixtureDatabase &database, const QStringList &logins, int size);

    [[nodiscard]] bool isReady() const { return m_crew.size() > 0; }
    [[nodiscard]] int size() const { return m_crew.size(); }
    /// Everyone sends the statement the function gives for its number (an expression that yields one jsonb).
    [[nodiscard]] std::vector<Answer> round(const std::function<QByteArray(int)> &statement)
    {
        return m_crew.round(statement);
    }

private:
    db::Crew m_crew;
};

/// How many of the answers are ok.
[[nodiscard]] inline int winners(const std::vector<Answer> &answers)
{
    return db::Crew::winners(answers);
}

} // namespace vd::test
