#pragma once

#include "tests/support/Crew.h"
#include "tests/support/Prompt.h"

#include <QMap>

#include <map>
#include <memory>
#include <optional>

namespace vd::test {

/// What a stolen client or a hand-typed prompt can do: each login of each role, with its password, over a connection of
/// its own, and what the superuser sees of it.
class OutsideTest : public QObject
{
    Q_OBJECT

protected:
    struct Door
    {
        QByteArray name;
        QList<QByteArray> names; ///< Of its arguments.
        QList<QByteArray> types;
        QString who; ///< The logins that may call it, separated by blanks.
    };

    /// A login of the fixture for each role; finance's is of one venue only.
    [[nodiscard]] static const QMap<QString, QString> &logins();
    [[nodiscard]] Prompt &at(const QString &login);
    /// Ends the connections; at() makes new ones.
    void endAll() { m_prompts.clear(); }
    [[nodiscard]] QList<Door> doors();
    [[nodiscard]] QList<QByteArray> rows(const QByteArray &sql);
    /// Every row of every table of a venue, as one hash; what is only ever added to (the audit, the outbox) apart.
    [[nodiscard]] QByteArray fingerprint(const QByteArray &condition);
    /// Every object, its owner and its rights, as one hash.
    [[nodiscard]] QByteArray schema();

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::optional<FixtureDatabase> m_database;
    std::optional<db::RawConnection> m_superuser;

protected Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

private:
    std::map<QString, std::unique_ptr<Prompt>> m_prompts;
};

} // namespace vd::test
