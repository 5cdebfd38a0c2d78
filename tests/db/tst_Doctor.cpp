#include "app/ctl/DoctorCommand.h"
#include "app/ctl/DoctorWords.h"
#include "app/ServerFolder.h"
#include "db/client/FirstSetup.h"
#include "db/client/Migrator.h"
#include "db/client/RawConnection.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/ServerProcess.h"

#include <QSet>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::test;
using app::DoctorCommand;
using app::PostgresTools;
using app::ServerFolder;
using db::ConnectionSettings;

/// init-server and doctor: a server made by the one has no weak spot for the other, and a deliberately weak one is
/// named weak in every way it is.
class tst_Doctor final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasWords()
    {
        for (const QString &code : app::DoctorWords::codes()) {
            const QString words = app::DoctorWords::sentence({code, QStringLiteral("DETAIL")});
            QVERIFY2(words.size() > 40 && words.endsWith(QLatin1Char('.')), qPrintable(code));
        }
    }

    void aServerMadeByInitServerHasNoWeakSpot()
    {
        auto server = ServerProcess::prepared({QStringLiteral("localhost"), QStringLiteral("127.0.0.1")});
        QVERIFY2(server, qPrintable(problem(server)));
        setUp(**server);
        const auto found
            = DoctorCommand::examine((*server)->superuser(), (*server)->outside(QStringLiteral("localhost")), 10);
        QVERIFY2(found, qPrintable(problem(found)));
        QVERIFY2(found->isEmpty(), qPrintable(words(*found)));
        // And the way desks take works: TLS, verified, by password.
        QVERIFY2(signsIn(**server, QStringLiteral("localhost")), "a desk could not sign in over verified TLS");
    }

    void itsCertificateIsForItsNamesOnly()
    {
        auto server = ServerProcess::prepared({QStringLiteral("127.0.0.1")});
        QVERIFY2(server, qPrintable(problem(server)));
        setUp(**server);
        QCOMPARE(codes(examined(**server, QStringLiteral("localhost"))), QSet<QString>{QStringLiteral("name_wrong")});
        QCOMPARE(codes(examined(**server, QStringLiteral("127.0.0.1"))), QSet<QString>());
    }

    void anotherAuthorityIsNamed()
    {
        auto server = ServerProcess::prepared({QStringLiteral("localhost")});
        QVERIFY2(server, qPrintable(problem(server)));
        setUp(**server);
        const auto other = app::ServerCertificates::make({QStringLiteral("localhost")}, 10);
        QVERIFY(other);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("other.crt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(other->authority) > 0);
        file.close();
        ConnectionSettings outside = (*server)->outside(QStringLiteral("localhost"));
        outside.rootCertificate = file.fileName();
        const auto found = DoctorCommand::examine((*server)->superuser(), outside, 10);
        QVERIFY(found);
        QCOMPARE(codes(*found), QSet<QString>{QStringLiteral("authority_unknown")});
    }

    void theFolderIsMadeSafeTwice()
    {
        auto server = ServerProcess::prepared({QStringLiteral("localhost")}, ServerProcess::Start::No);
        QVERIFY2(server, qPrintable(problem(server)));
        const auto again = (*server)->prepareAgain();
        QVERIFY2(again, qPrintable(problem(again)));
        QVERIFY(!again->created);
        QVERIFY2((*server)->start(), "it did not start again");
        const auto running = (*server)->prepareAgain();
        QVERIFY(!running);
        QCOMPARE(running.error().code, QStringLiteral("server_running"));
    }

    void everyWeaknessOfAWeakServerIsNamed()
    {
        auto server = ServerProcess::weak();
        QVERIFY2(server, qPrintable(problem(server)));
        setUp(**server);
        auto superuser = db::RawConnection::open((*server)->superuser());
        QVERIFY(superuser);
        for (const char *sql :
            {"create role md5login login", "set password_encryption = 'md5'; alter role md5login password 'x'",
                "create role boss login superuser in role vd_administrator", "create role maker login createrole",
                "grant create on schema public to public", "grant execute on function audit.head() to public",
                "grant execute on function pg_advisory_lock(bigint) to public",
                "grant select on catalog.venue to public", "create table base.test_clock(shift interval)",
                "insert into base.migration(version, name, sha256) values (9999, 'x', 'x')"})
            QVERIFY2(superuser->script(sql), sql);
        const auto found
            = DoctorCommand::examine((*server)->superuser(), (*server)->outside(QStringLiteral("localhost")), 40);
        QVERIFY2(found, qPrintable(problem(found)));
        const QSet<QString> named = codes(*found);
        for (const char *code :
            {"plain_connections", "let_in_without_password", "no_tls", "password_weak", "login_md5", "tls_off",
                "tls_old", "auth_delay_missing", "log_statements", "log_values", "log_connections", "log_readers",
                "power_cut", "checksums_off", "keepalive_off", "connections_few", "rule_trust", "rule_weak_method",
                "rule_replication", "rule_plain", "superuser_logins", "powerful_logins", "staff_superuser",
                "public_create", "public_functions", "public_locks", "public_tables", "test_clock", "schema_other"})
            QVERIFY2(named.contains(QLatin1String(code)), code);
    }

    void aServerThatIsNotThereIsNamed()
    {
        ConnectionSettings nowhere;
        nowhere.hosts = QStringList{QStringLiteral("127.0.0.1")};
        nowhere.port = 1;
        nowhere.user = QStringLiteral("postgres");
        const auto found = DoctorCommand::examine(nowhere, nowhere, 10);
        QVERIFY(found);
        QCOMPARE(codes(*found), QSet<QString>{QStringLiteral("server_silent")});
    }

    void whatALoginMayNotSeeIsSaid()
    {
        auto server = ServerProcess::prepared({QStringLiteral("localhost")});
        QVERIFY2(server, qPrintable(problem(server)));
        setUp(**server);
        ConnectionSettings desk = (*server)->outside(QStringLiteral("localhost"));
        desk.user = QStringLiteral("ana");
        desk.password = QStringLiteral("a long password");
        const auto found = DoctorCommand::examine(desk, desk, 10);
        QVERIFY2(found, qPrintable(problem(found)));
        QCOMPARE(codes(*found),
            (QSet<QString>{
                QStringLiteral("rules_unseen"), QStringLiteral("logins_unseen"), QStringLiteral("database_unseen")}));
    }

private:
    static QString words(const db::Weaknesses &found)
    {
        QStringList all;
        for (const db::Weakness &weakness : found)
            all << app::DoctorWords::sentence(weakness);
        return all.join(QLatin1Char('\n'));
    }

    static QSet<QString> codes(const db::Weaknesses &found)
    {
        QSet<QString> all;
        for (const db::Weakness &weakness : found)
            all << weakness.code;
        return all;
    }

    static db::Weaknesses examined(const ServerProcess &server, const QString &host)
    {
        return DoctorCommand::examine(server.superuser(), server.outside(host), 10).value_or(db::Weaknesses());
    }

    static void setUp(const ServerProcess &server)
    {
        const ConnectionSettings superuser = server.superuser();
        const db::FirstSetup setup(superuser);
        QVERIFY(setup.createDatabase());
        const auto schema = db::SchemaFiles::read();
        QVERIFY(schema);
        QVERIFY(db::Migrator(superuser, *schema).migrate());
        QVERIFY(setup.createVenue(QStringLiteral("Riverside"), QStringLiteral("Europe/Berlin"), QStringLiteral("EUR"),
            QStringLiteral("DE"), false));
        QVERIFY(setup.ensureLogin(QStringLiteral("ana"), QStringLiteral("a long password"), QStringLiteral("Ana"),
            {QStringLiteral("front_desk"), QStringLiteral("administrator")}));
    }

    static bool signsIn(const ServerProcess &server, const QString &host)
    {
        ConnectionSettings desk = server.outside(host);
        desk.user = QStringLiteral("ana");
        desk.password = QStringLiteral("a long password");
        return db::RawConnection::open(desk).has_value();
    }
};

QTEST_GUILESS_MAIN(tst_Doctor)
#include "tst_Doctor.moc"
