#include "tests/support/Crew.h"

#include "models/base/Pass.h"

#include <QFile>

namespace vd::test {

Result<FixtureDatabase> FixtureDatabase::make(TemporaryCluster &cluster)
{
    auto settings = cluster.createDatabase(TemporaryCluster::Content::Schema);
    if (!settings)
        return pass(settings);
    // Another database of the cluster may be making the same logins in a long transaction: that is waited for.
    auto connection = db::RawConnection::open(settings->withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/db/fixture.sql"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Missing, QStringLiteral("fixture"));
    if (const auto done = connection->script(file.readAll()); !done)
        return pass(done);
    return FixtureDatabase(*settings, std::move(*connection));
}

db::ConnectionSettings FixtureDatabase::as(const QString &login) const
{
    db::ConnectionSettings settings = m_superuser;
    settings.user = login;
    settings.password = QStringLiteral("test-") + login;
    settings.terminal = login;
    settings.statementTimeoutMs = 60'000;
    settings.lockTimeoutMs = 60'000;
    return settings;
}

qint64 FixtureDatabase::number(const QByteArray &sql)
{
    const auto rows = m_connection.script("select (" + sql + ")::bigint as n");
    if (!rows || rows->isEmpty())
        qFatal("%s: %s", sql.constData(), rows ? "no row" : qPrintable(rows.error().detail));
    return rows->at(0).int64("n");
}

void FixtureDatabase::run(const QByteArray &sql)
{
    const auto done = m_connection.script(sql);
    if (!done)
        qFatal("%s: %s", sql.constData(), qPrintable(done.error().detail));
}

Crew::Crew(const FixtureDatabase &database, const QStringList &logins, int size)
{
    std::vector<db::RawConnection> connections;
    for (int i = 0; i < size; ++i) {
        auto connection = db::RawConnection::open(database.as(logins.at(i % logins.size())));
        if (!connection) {
            qWarning("%s", qPrintable(connection.error().detail));
            return;
        }
        connections.push_back(std::move(*connection));
    }
    m_crew = db::Crew(std::move(connections));
}

} // namespace vd::test
