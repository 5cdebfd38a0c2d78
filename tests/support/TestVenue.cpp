#include "tests/support/TestVenue.h"

#include "models/base/Pass.h"
#include "tests/support/Answer.h"

#include <QTimeZone>

namespace vd::test {

TestVenue::TestVenue(TemporaryCluster &cluster, db::ConnectionSettings database, VenueBuilder builder, const QDate &day)
    : m_cluster(cluster)
    , m_database(std::move(database))
    , m_builder(std::move(builder))
    , m_day(day)
{
}

Result<std::unique_ptr<TestVenue>> TestVenue::make(TemporaryCluster &cluster, const QDate &day)
{
    auto database = cluster.createDatabase();
    if (!database)
        return pass(database);
    auto builder = VenueBuilder::build(*database);
    if (!builder)
        return pass(builder);
    if (const auto added = builder->addDay(day); !added)
        return pass(added);
    std::unique_ptr<TestVenue> made(new TestVenue(cluster, std::move(*database), std::move(*builder), day));
    made->setNow(made->at(9));
    return made;
}

QDateTime TestVenue::at(int hour, int minute, int second) const
{
    return {m_day, QTime(hour, minute, second), QTimeZone("Asia/Shanghai")};
}

void TestVenue::setNow(const QDateTime &now) const
{
    const auto set = TemporaryCluster::setNow(m_database, now);
    if (!set)
        qFatal("the clock cannot be set: %s", qPrintable(problem(set)));
}

db::ConnectionSettings TestVenue::login(const QStringList &roles) const
{
    const auto login = m_cluster.createLogin(m_database, roles, {id().value()});
    if (!login)
        qFatal("no login: %s", qPrintable(problem(login)));
    return *login;
}

} // namespace vd::test
