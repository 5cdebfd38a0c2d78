#include "app/Backup.h"
#include "app/BackupArchive.h"
#include "db/client/RawConnection.h"
#include "db/proof/AuditCheck.h"
#include "tests/support/Answer.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::test;
using app::Backup;
using app::PostgresTools;

/// One file holds a venue: restored into a fresh cluster it passes the invariant watch, its people sign in, and the
/// audit goes on. No half-written file, no database that is half there.
class tst_Backup final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto from = TemporaryCluster::startOwn();
        QVERIFY2(from, qPrintable(problem(from)));
        m_from = std::move(*from);
        auto made = FixtureDatabase::make(*m_from);
        QVERIFY2(made, qPrintable(problem(made)));
        m_database = std::make_unique<FixtureDatabase>(std::move(*made));
        Crew desk(*m_database, {QStringLiteral("desk1")}, 1);
        QVERIFY(desk.isReady());
        for (int hour = 0; hour < 5; ++hour) {
            const qint64 slot
                = m_database->number("select id from inventory.slot where space_id = 11 order by id offset "
                    + QByteArray::number(hour) + " limit 1");
            const auto held = desk.round([&](int) {
                return "api.hold(gen_random_uuid(), 1, '{\"id\": 1}', '[{\"slot\": " + QByteArray::number(slot)
                    + ", \"quantity\": 1}]', '{}')";
            });
            QVERIFY(held[0].value(QLatin1String("ok")).toBool());
            const qint64 order = held[0].value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
            const auto paid = desk.round([&](int) {
                return "api.pay(gen_random_uuid(), " + QByteArray::number(order)
                    + ", '[{\"channel\": \"card\", \"amount_minor\": 12000}]')";
            });
            QVERIFY(paid[0].value(QLatin1String("ok")).toBool());
        }
        QVERIFY(m_database->number("select audit.seal('0')") > 0);
        Backup backup = saving();
        backup.addPayload(QStringLiteral("keys"), QByteArray("sealed\0bytes", 12));
        const auto report = backup.save(file());
        QVERIFY2(report, qPrintable(problem(report)));
        QVERIFY(report->bytes > 10'000);
    }

    void theFileIsItsOwnersOnly()
    {
        const auto others
            = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteGroup | QFileDevice::WriteOther;
        QVERIFY(!(QFile::permissions(file()) & others));
        QVERIFY(!QFile::exists(file() + QStringLiteral(".part")));
    }

    void anyTarOpensIt()
    {
        QProcess tar;
        tar.start(QStringLiteral("tar"), {QStringLiteral("tf"), file()});
        QVERIFY(tar.waitForFinished());
        QCOMPARE(tar.exitCode(), 0);
        QCOMPARE(tar.readAllStandardOutput().split('\n').mid(0, 4),
            (QList<QByteArray>{"manifest.json", "roles.json", "payload/keys", "database.dump"}));
    }

    void nothingIsOverwritten()
    {
        const qint64 before = QFileInfo(file()).size();
        const auto again = saving().save(file());
        QVERIFY(!again);
        QCOMPARE(again.error().code, QStringLiteral("backup_exists"));
        QCOMPARE(QFileInfo(file()).size(), before);
    }

    void aFailedBackupLeavesNothing()
    {
        // Programs like PostgreSQL's, but the dump breaks off in the middle.
        QTemporaryDir programs;
        QFile::setPermissions(programs.path(), QFileDevice::Permissions(0x7755));
        QFile dump(programs.filePath(QStringLiteral("pg_dump")));
        QVERIFY(dump.open(QIODevice::WriteOnly)
            && dump.write("#!/bin/sh\nhead -c 100000 /dev/zero\necho no space >&2\nexit 1\n") > 0);
        dump.close();
        QVERIFY(dump.setPermissions(QFileDevice::Permissions(0x7755)));
        QVERIFY(QFile::link(QStringLiteral("/bin/true"), programs.filePath(QStringLiteral("initdb"))));
        qputenv("VENUEDESK_PG_BIN", programs.path().toLocal8Bit());
        const QString path = m_folder.filePath(QStringLiteral("broken.backup"));
        const auto report = saving().save(path);
        qunsetenv("VENUEDESK_PG_BIN");
        QVERIFY(!report);
        QCOMPARE(report.error().code, QStringLiteral("server_program_failed"));
        QCOMPARE(report.error().facts.value(QLatin1String("reason")).toString(), QStringLiteral("no space"));
        QVERIFY(!QFile::exists(path));
        QVERIFY(!QFile::exists(path + QStringLiteral(".part")));
    }

    void restoresIntoAFreshCluster()
    {
        auto to = TemporaryCluster::startOwn();
        QVERIFY2(to, qPrintable(problem(to)));
        auto settings = (*to)->superuser(QStringLiteral("venuedesk"));
        const auto report = Backup(*PostgresTools::find(), settings).restore(file());
        QVERIFY2(report,
            qPrintable(problem(report)
                + QString::fromUtf8(QJsonDocument(report ? QJsonObject() : report.error().facts).toJson())));
        QCOMPARE(report->differences, 0);
        QCOMPARE(report->payloads.value(QStringLiteral("keys")), QByteArray("sealed\0bytes", 12));
        // The people sign in and work, with the rights they had.
        auto desk = settings;
        desk.user = QStringLiteral("desk1");
        desk.password = QStringLiteral("test-desk1");
        auto signedIn = db::RawConnection::open(desk);
        QVERIFY2(signedIn, qPrintable(problem(signedIn)));
        QVERIFY(signedIn->script("select api.sign_in('t', 'v')"));
        QVERIFY(!signedIn->script("select * from orders.order"));
        auto superuser = db::RawConnection::open(settings);
        QVERIFY(superuser);
        const auto count = superuser->script("select count(*) as n from orders.order where state = 'PAID'");
        QVERIFY(count);
        QCOMPARE(count->first().integer("n"), 5);
        // The audit's chain holds in the new cluster, and goes on: its rows are younger than those transactions.
        QVERIFY(superuser->script("insert into audit.entry(venue_id, action) values (1, 'after')"));
        QVERIFY(superuser->script("select audit.seal('0')"));
        const auto audit = db::AuditCheck(settings).run();
        QVERIFY2(audit, qPrintable(problem(audit)));
        QVERIFY(!audit->firstBreak);
        QCOMPARE(audit->waiting, 0);
        // And a second restore over it is refused.
        const auto again = Backup(*PostgresTools::find(), settings).restore(file());
        QVERIFY(!again);
        QCOMPARE(again.error().code, QStringLiteral("restore_exists"));
    }

    void aCutFileRestoresNothing()
    {
        QFile whole(file());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        auto to = TemporaryCluster::startOwn();
        QVERIFY2(to, qPrintable(problem(to)));
        for (const qint64 size : {qint64(0), qint64(100), qint64(3000), bytes.size() / 2, bytes.size() - 2000}) {
            const QString path = m_folder.filePath(QStringLiteral("cut-%1").arg(size));
            QFile cut(path);
            QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(bytes.left(size)) == size);
            cut.close();
            const auto report
                = Backup(*PostgresTools::find(), (*to)->superuser(QStringLiteral("venuedesk"))).restore(path);
            QVERIFY2(!report, qPrintable(path));
        }
        auto postgres = db::RawConnection::open((*to)->superuser());
        QVERIFY(postgres);
        const auto left = postgres->script("select count(*) as n from pg_database where datname like 'venuedesk%'");
        QVERIFY(left);
        QCOMPARE(left->first().integer("n"), 0);
    }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("venue.backup")); }
    [[nodiscard]] Backup saving() const { return Backup(*PostgresTools::find(), m_database->superuser()); }

    QTemporaryDir m_folder;
    std::unique_ptr<TemporaryCluster> m_from;
    std::unique_ptr<FixtureDatabase> m_database;
};

QTEST_GUILESS_MAIN(tst_Backup)
#include "tst_Backup.moc"
