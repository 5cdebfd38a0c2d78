#include "app/EmbeddedServer.h"
#include "app/Secrets.h"
#include "db/client/RawConnection.h"
#include "db/client/Session.h"
#include "tests/support/Patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <csignal>
#include <sys/stat.h>

using namespace vd;
using app::EmbeddedCluster;
using app::EmbeddedServer;
using app::Secrets;
using db::ConnectionSettings;
using db::RawConnection;

class tst_EmbeddedServer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void firstStartMakesEverything();
    void nothingIsOpenToOthers();
    void secondStartFindsItRunning();
    void twoDesktopsStartAtOnce();
    void startsAgainAfterKill();
    void unfinishedCreationIsMadeAgain();
    void longFolderStillHasASocket();
    void secretFileOfOthersIsRefused();

private:
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    QTemporaryDir m_folder{QStringLiteral("/tmp/vdembedded-XXXXXX")};
    std::unique_ptr<Secrets> m_secrets;
    ConnectionSettings m_owner;
};

#define VERIFY_RESULT(result)                                                                                          \
    QVERIFY2(result, (result) ? "" : qPrintable((result).error().code + QLatin1Char(' ') + (result).error().detail))

void tst_EmbeddedServer::initTestCase()
{
    // The keychain of whoever runs the tests is none of our business.
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("XDG_RUNTIME_DIR");
    // The server runs as another user when the tests run as root.
    QVERIFY(::chmod(QFile::encodeName(folder()).constData(), 0755) == 0);
    m_secrets = std::make_unique<Secrets>(folder());
}

void tst_EmbeddedServer::cleanupTestCase()
{
    VERIFY_RESULT(EmbeddedServer(folder(), *m_secrets).stop().result());
}

void tst_EmbeddedServer::firstStartMakesEverything()
{
    EmbeddedServer server(folder(), *m_secrets);
    QList<EmbeddedServer::Stage> stages;
    connect(&server, &EmbeddedServer::stageReached, this, [&stages](EmbeddedServer::Stage stage) { stages << stage; });
    const auto owner = server.prepare().result();
    VERIFY_RESULT(owner);
    m_owner = *owner;
    QCoreApplication::sendPostedEvents();
    QCOMPARE(stages.size(), 3);
    QCOMPARE(m_owner.user, QStringLiteral("owner"));
    db::Session session(m_owner);
    const auto rows = session.query("select session_user as who, rolsuper from pg_roles where rolname = session_user");
    VERIFY_RESULT(rows);
    QCOMPARE(rows->first().text("who"), QStringLiteral("owner"));
    QVERIFY(!rows->first().boolean("rolsuper"));
    const auto status = server.status().result();
    VERIFY_RESULT(status);
    QVERIFY(status->created && status->running);
}

void tst_EmbeddedServer::nothingIsOpenToOthers()
{
    ConnectionSettings settings = m_owner;
    settings.password.clear();
    QVERIFY(!RawConnection::open(settings));
    settings.password = QStringLiteral("guess");
    QCOMPARE(RawConnection::open(settings).error().code, QStringLiteral("wrong_credentials"));
    settings.user = QStringLiteral("postgres");
    QVERIFY(!RawConnection::open(settings));

    auto superuser = RawConnection::open(*EmbeddedServer(folder(), *m_secrets).superuser().result());
    VERIFY_RESULT(superuser);
    QCOMPARE(superuser->script("show listen_addresses")->first().text("listen_addresses"), QString());
    QCOMPARE(superuser->script("select count(*) as n from pg_authid where rolpassword not like 'SCRAM-SHA-256%'")
                 ->first()
                 .int64("n"),
        0);

    const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    for (const char *path :
        {"/server/data", "/server/run", "/secrets", "/secrets/server%2Fpostgres", "/secrets/login%2Fowner"}) {
        const QFileInfo info(folder() + QLatin1String(path));
        QVERIFY2(info.exists(), path);
        QVERIFY2(!(info.permissions() & others), path);
    }
    QVERIFY(!QFile::exists(folder() + QStringLiteral("/server/first-password")));
}

void tst_EmbeddedServer::secondStartFindsItRunning()
{
    QFile pidFile(folder() + QStringLiteral("/server/data/postmaster.pid"));
    QVERIFY(pidFile.open(QIODevice::ReadOnly));
    const QByteArray before = pidFile.readLine();
    const auto again = EmbeddedServer(folder(), *m_secrets).prepare().result();
    VERIFY_RESULT(again);
    QCOMPARE(again->password, m_owner.password);
    pidFile.seek(0);
    QCOMPARE(pidFile.readLine(), before);
}

void tst_EmbeddedServer::twoDesktopsStartAtOnce()
{
    VERIFY_RESULT(EmbeddedServer(folder(), *m_secrets).stop().result());
    EmbeddedServer one(folder(), *m_secrets);
    EmbeddedServer two(folder(), *m_secrets);
    auto first = one.prepare();
    auto second = two.prepare();
    VERIFY_RESULT(first.result());
    VERIFY_RESULT(second.result());
}

void tst_EmbeddedServer::startsAgainAfterKill()
{
    QFile pidFile(folder() + QStringLiteral("/server/data/postmaster.pid"));
    QVERIFY(pidFile.open(QIODevice::ReadOnly));
    const pid_t pid = pidFile.readLine().trimmed().toInt();
    QVERIFY(pid > 1);
    QCOMPARE(::kill(pid, SIGKILL), 0);
    // Gone, or waiting to be buried: where nobody reaps orphans it stays like that.
    QTRY_VERIFY(::kill(pid, 0) != 0
        || !QFileInfo(QStringLiteral("/proc/%1/exe").arg(pid)).symLinkTarget().endsWith(QLatin1String("postgres")));
    // What a power cut can leave: a pid file that names a living process of quite another program.
    QVERIFY(QFile::exists(pidFile.fileName()));
    QFile stale(pidFile.fileName());
    QVERIFY(stale.open(QIODevice::ReadWrite));
    QByteArray text = stale.readAll();
    text.replace(0, text.indexOf('\n'), QByteArray::number(QCoreApplication::applicationPid()));
    stale.resize(0);
    stale.seek(0);
    stale.write(text);
    stale.close();
    VERIFY_RESULT(EmbeddedServer(folder(), *m_secrets).prepare().result());
}

void tst_EmbeddedServer::unfinishedCreationIsMadeAgain()
{
    QTemporaryDir other(QStringLiteral("/tmp/vdembedded-XXXXXX"));
    QVERIFY(::chmod(QFile::encodeName(other.path()).constData(), 0755) == 0);
    QVERIFY(QDir().mkpath(other.path() + QStringLiteral("/server/data.new/half")));
    Secrets secrets(other.path());
    EmbeddedServer server(other.path(), secrets);
    VERIFY_RESULT(server.prepare().result());
    QVERIFY(!QFile::exists(other.path() + QStringLiteral("/server/data.new")));
    VERIFY_RESULT(server.stop().result());
}

void tst_EmbeddedServer::longFolderStillHasASocket()
{
    QTemporaryDir other(QStringLiteral("/tmp/vdembedded-XXXXXX"));
    QVERIFY(::chmod(QFile::encodeName(other.path()).constData(), 0755) == 0);
    const QString deep = other.path() + QLatin1Char('/') + QString(100, QLatin1Char('x'));
    QVERIFY(QDir().mkpath(deep));
    Secrets secrets(deep);
    EmbeddedServer server(deep, secrets);
    VERIFY_RESULT(server.prepare().result());
    const auto status = server.status().result();
    VERIFY_RESULT(status);
    QVERIFY(status->running);
    QVERIFY(!status->socketFolder.startsWith(deep));
    VERIFY_RESULT(server.stop().result());
    QDir(status->socketFolder).removeRecursively();
}

void tst_EmbeddedServer::secretFileOfOthersIsRefused()
{
    const QString path = folder() + QStringLiteral("/secrets/login%2Fowner");
    const auto permissions = QFile::permissions(path);
    QVERIFY(QFile::setPermissions(path, permissions | QFileDevice::ReadOther));
    const auto refused = EmbeddedServer(folder(), *m_secrets).prepare().result();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QStringLiteral("secret_exposed"));
    QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
}

QTEST_GUILESS_MAIN(tst_EmbeddedServer)
#include "tst_EmbeddedServer.moc"
