#pragma once

#include "tests/db/model/Generator.h"
#include "tests/support/Crew.h"

#include <QJsonValue>

#include <memory>

namespace vd::test::model {

/// How a door answered. A server's own error has its text in `error`; then nothing else counts.
struct Reply
{
    bool ok = false;
    QString code;
    QString error;
    QJsonValue answer;

    [[nodiscard]] QString text() const { return !error.isEmpty() ? error : ok ? QStringLiteral("ok") : code; }
};

/// One row as the database has it, in the form Comparison writes too.
struct Row
{
    QString kind;
    qint64 id = 0;
    QString line;
    QString extra;
};

/// The database of one run: the fixture with the model's stage, a connection per login.
class World
{
public:
    [[nodiscard]] static Result<std::unique_ptr<World>> make(TemporaryCluster &cluster);

    /// Changes to the database's rules, for a negative control: [definition to be changed, text, other text].
    [[nodiscard]] bool breakRule(const QByteArray &function, const QByteArray &text, const QByteArray &other);

    [[nodiscard]] Reply ask(const QString &login, const QByteArray &call);
    /// The same over a connection of one's own.
    [[nodiscard]] static Reply ask(db::RawConnection &connection, const QByteArray &call);
    [[nodiscard]] Result<db::RawConnection> connect(const QString &login) const;

    void setClock(Instant now);
    /// Adds a day of slots (days since 1970 on the venue's calendar).
    [[nodiscard]] QList<Slot> addDay(int day);
    /// Rows written since the last time; or all of them.
    [[nodiscard]] QList<Row> changedRows();
    [[nodiscard]] QList<Row> allRows();
    [[nodiscard]] QStringList brokenInvariants();
    [[nodiscard]] const Elsewhere &elsewhere() const { return m_elsewhere; }
    void setLimits(const QByteArray &columns, const QByteArray &values);

private:
    explicit World(FixtureDatabase database)
        : m_database(std::move(database))
    {
    }
    [[nodiscard]] Result<Done> stage();
    [[nodiscard]] QList<Row> rowsSince(qint64 transaction);
    [[nodiscard]] db::Rows asSuperuser(const QByteArray &sql);

    FixtureDatabase m_database;
    std::unique_ptr<db::RawConnection> m_superuser;
    QHash<QString, std::shared_ptr<db::RawConnection>> m_connections;
    Elsewhere m_elsewhere;
    qint64 m_since = 0;
};

} // namespace vd::test::model
