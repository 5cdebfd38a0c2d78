#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include "db/client/RawConnection.h"

#include <QDir>
#include <QProcess>

using vd::db::RawConnection;
using vd::test::TemporaryCluster;

/// Runs every pgTAP file. Each begins and rolls back its own transaction, so a folder shares one database:
/// tests/db/*.pg the migrated schema with the small demo data, tests/db/cases/*.pg the empty schema (they bring their
/// own fixture).
class tst_PgTap final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
    }

    void files() { prove(QStringLiteral("/tests/db"), TemporaryCluster::Content::Demo); }
    void cases() { prove(QStringLiteral("/tests/db/cases"), TemporaryCluster::Content::Schema); }

private:
    void prove(const QString &folder, TemporaryCluster::Content content)
    {
        const QDir dir(QStringLiteral(VD_SOURCE_DIR) + folder);
        QStringList files = dir.entryList({QStringLiteral("*.pg")}, QDir::Files, QDir::Name);
        QVERIFY2(!files.isEmpty(), "no pgTAP file was found");
        const auto database = m_cluster->createDatabase(content);
        QVERIFY2(
            database, database ? "" : qPrintable(database.error().code + QLatin1Char(' ') + database.error().detail));
        auto connection = RawConnection::open(*database);
        QVERIFY(connection);
        QVERIFY(connection->script("create schema tap; create extension pgtap schema tap"));

        QProcess prove;
        prove.setProcessChannelMode(QProcess::MergedChannels);
        prove.setWorkingDirectory(dir.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PGOPTIONS"),
            QStringLiteral("-c search_path=public,tap,pg_catalog -c TimeZone=UTC -c client_min_messages=warning"));
        prove.setProcessEnvironment(environment);
        const QStringList arguments{QStringLiteral("--ext"), QStringLiteral(".pg"), QStringLiteral("--failures"),
            QStringLiteral("--set"), QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-h"), m_cluster->socketFolder(),
            QStringLiteral("-p"), QString::number(m_cluster->port()), QStringLiteral("-U"), QStringLiteral("postgres"),
            QStringLiteral("-d"), database->database};
        prove.start(QStringLiteral("pg_prove"), arguments + files);
        QVERIFY2(prove.waitForFinished(-1), "pg_prove did not run or did not end");
        const QByteArray said = prove.readAll();
        fputs(said.constData(), stdout);
        QVERIFY2(prove.exitStatus() == QProcess::NormalExit && prove.exitCode() == 0, "a pgTAP file failed, see above");
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
};

QTEST_GUILESS_MAIN(tst_PgTap)
#include "tst_PgTap.moc"
