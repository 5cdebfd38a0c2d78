#include "tests/support/Crew.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <barrier>
#include <thread>

namespace vd::test {

Result<FixtureDatabase> FixtureDatabase::make(TemporaryCluster &cluster)
{
    auto settings = cluster.createDatabase(TemporaryCluster::Content::Schema);
    if (!settings)
        return tl::unexpected(settings.error());
    auto connection = db::RawConnection::open(*settings);
    if (!connection)
        return tl::unexpected(connection.error());
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/db/fixture.sql"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Missing, QStringLiteral("fixture"));
    if (const auto done = connection->script(file.readAll()); !done)
        return tl::unexpected(done.error());
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
    for (int i = 0; i < size; ++i) {
        auto connection = db::RawConnection::open(database.as(logins.at(i % logins.size())));
        if (!connection) {
            qWarning("%s", qPrintable(connection.error().detail));
            return;
        }
        m_connections.push_back(std::move(*connection));
    }
    m_ready = true;
}

std::vector<Answer> Crew::round(const std::function<QByteArray(int)> &statement)
{
    std::vector<Answer> answers(m_connections.size());
    std::barrier start(static_cast<std::ptrdiff_t>(m_connections.size()));
    std::vector<std::thread> threads;
    threads.reserve(m_connections.size());
    for (std::size_t i = 0; i < m_connections.size(); ++i) {
        threads.emplace_back([&, i] {
            const QByteArray sql = "select to_jsonb(x) as answer from " + statement(static_cast<int>(i)) + " x";
            start.arrive_and_wait();
            const auto rows = m_connections[i].script(sql);
            if (!rows)
                answers[i] = {{QStringLiteral("ok"), false}, {QStringLiteral("error"), rows.error().detail}};
            else
                answers[i] = QJsonDocument::fromJson(rows->at(0).text("answer").toUtf8()).object();
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    return answers;
}

int winners(const std::vector<Answer> &answers)
{
    return static_cast<int>(std::count_if(answers.begin(), answers.end(), [](const Answer &a) { return a.value(QLatin1String("ok")).toBool(); }));
}

} // namespace vd::test
