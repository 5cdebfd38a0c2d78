#pragma once

#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

namespace vd::test {

[[nodiscard]] inline QByteArray uuid()
{
    return '\'' + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + '\'';
}

[[nodiscard]] inline QByteArray lines(std::initializer_list<qint64> slotIds, int quantity = 1)
{
    QJsonArray array;
    for (const qint64 slot : slotIds)
        array.append(QJsonObject{{QStringLiteral("slot"), slot}, {QStringLiteral("quantity"), quantity}});
    return '\'' + QJsonDocument(array).toJson(QJsonDocument::Compact) + "'::jsonb";
}

[[nodiscard]] inline QByteArray hold(const QByteArray &key, qint64 customer, const QByteArray &lines)
{
    return "api.hold(" + key + ", 1, '{\"id\": " + QByteArray::number(customer) + "}', " + lines + ", '{}')";
}

[[nodiscard]] inline QByteArray payCard(const QByteArray &key, qint64 order, qint64 amount)
{
    return "api.pay(" + key + ", " + QByteArray::number(order)
        + ", '[{\"channel\": \"card\", \"amount_minor\": " + QByteArray::number(amount) + "}]')";
}

[[nodiscard]] inline qint64 orderOf(const Answer &answer)
{
    return answer.value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
}

[[nodiscard]] inline QString codeOf(const Answer &answer)
{
    return answer.value(QLatin1String("code")).toString(answer.value(QLatin1String("error")).toString());
}

/// The ground of a race: databases of the fixture, slots that no other race has, and what must hold after each.
class RaceTest : public QObject
{
    Q_OBJECT

protected:
    void makeCluster()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
        m_database = database();
        QVERIFY(m_database);
    }

    [[nodiscard]] std::unique_ptr<FixtureDatabase> database()
    {
        auto made = FixtureDatabase::make(*m_cluster);
        if (!made) {
            qWarning("%s", qPrintable(made.error().detail));
            return nullptr;
        }
        return std::make_unique<FixtureDatabase>(std::move(*made));
    }

    /// What the server itself has counted; its figures come a moment after the transactions.
    static qint64 deadlocks(FixtureDatabase &database)
    {
        database.run("select pg_stat_force_next_flush()");
        return database.number("select deadlocks from pg_stat_database where datname = current_database()");
    }

    /// A moment that no other slot of this program has: one hour after the last.
    QByteArray nextHour()
    {
        return QDateTime(QDate(2027, 1, 1), QTime(0, 0), Qt::UTC)
            .addSecs(3600 * m_hour++)
            .toString(Qt::ISODate)
            .toLatin1();
    }

    qint64 slotAt(FixtureDatabase &database, int space, const QByteArray &at, int capacity)
    {
        database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, "
                     "capacity, price_version_id)"
                     " select 1, s.id, s.kind_rank, (timestamptz '"
            + at + "' at time zone 'Asia/Shanghai')::date, '" + at + "', timestamptz '" + at + "' + interval '1 hour', "
            + QByteArray::number(capacity) + ", 1 from catalog.space s where s.id = " + QByteArray::number(space));
        return database.number("select max(id) from inventory.slot");
    }

    qint64 newSlot(FixtureDatabase &database, int space, int capacity = 1)
    {
        return slotAt(database, space, nextHour(), capacity);
    }

    static void sound(FixtureDatabase &database)
    {
        QCOMPARE(database.number("select count(*) from inventory.differences(1)"), 0);
        QCOMPARE(database.number("select count(*) from finance.money_differences(1)"), 0);
        QCOMPARE(
            database.number(
                "select count(*) from inventory.slot s where s.held < 0 or s.sold < 0 or s.held + s.sold > s.capacity"),
            0);
        QCOMPARE(database.number(
                     "select count(*) from inventory.slot s where (s.held, s.sold) <> (select coalesce(sum(l.d_held), "
                     "0), coalesce(sum(l.d_sold), 0) from inventory.stock_ledger l where l.slot_id = s.id)"),
            0);
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;

private:
    int m_hour = 0;
};

} // namespace vd::test
