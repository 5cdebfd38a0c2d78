#pragma once

#include "db/client/RawConnection.h"
#include "models/base/Result.h"
#include "tests/support/TemporaryCluster.h"

#include <QHash>
#include <QSet>
#include <QTextStream>

namespace vd::test {

/// Which of the database's functions, and which of their statements, all tests together have run: counted by PostgreSQL
/// itself (track_functions) and by plpgsql_check's profiler, summed over every database the cluster still has.
class SqlCoverage
{
public:
    /// What the cluster must be started with.
    [[nodiscard]] static QByteArray serverConfiguration();

    [[nodiscard]] static Result<SqlCoverage> collect(const TemporaryCluster &cluster);

    /// "SQL functions: N of M run (x %), statements: A of B (y %)", and below it what has not run.
    void print(QTextStream &out) const;

private:
    struct Function
    {
        bool inlined = false; ///< A plain SQL function becomes part of its caller; nobody counts it.
        bool run = false;
        QHash<int, bool> statements; ///< By number: whether it has run. Empty for SQL functions.
    };
    [[nodiscard]] Result<Done> add(const db::ConnectionSettings &database, bool reference);
    [[nodiscard]] Result<Done> addStatements(db::RawConnection &connection, bool reference);

    QHash<QString, Function> m_functions; // by signature and source: a test's own version is not the shipped one
};

} // namespace vd::test
