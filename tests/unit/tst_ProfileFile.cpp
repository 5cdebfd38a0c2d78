#include "app/ProfileFile.h"
#include "tests/support/Patience.h"

#include <QTemporaryDir>

using namespace vd;
using operators::Profile;
using operators::TlsMode;

class tst_ProfileFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersProfilesAndWhoSignedInLast();
    void aDamagedFileIsAsNone();
    void anUnknownModeIsTheStrictest();
};

void tst_ProfileFile::remembersProfilesAndWhoSignedInLast()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deeper/profiles.json"));
    Profile hall{QStringLiteral("Hall"), {QStringLiteral("db1"), QStringLiteral("db2:5433")}, 5432,
        QStringLiteral("venuedesk"), TlsMode::Certificate, QStringLiteral("/etc/ca.pem"), false};
    const Profile here{QStringLiteral("This computer"), {}, 5432, {}, TlsMode::LocalSocket, {}, true};
    {
        app::ProfileFile file(path);
        QVERIFY(file.profiles().isEmpty());
        file.save(hall);
        file.save(here);
        hall.port = 6543;
        file.save(hall);
        file.setLast(hall.name, QStringLiteral("mei"));
    }
    {
        app::ProfileFile file(path);
        QCOMPARE(file.profiles(), (QList<Profile>{hall, here}));
        QCOMPARE(file.lastProfile(), hall.name);
        QCOMPARE(file.lastUser(hall.name), QStringLiteral("mei"));
        file.remove(hall.name);
    }
    app::ProfileFile file(path);
    QCOMPARE(file.profiles(), QList<Profile>{here});
    QVERIFY(file.lastProfile().isEmpty());
    QVERIFY(file.lastUser(hall.name).isEmpty());
}

void tst_ProfileFile::aDamagedFileIsAsNone()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("profiles.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"profiles\": [{\"name\": 7}, 3, {");
    file.close();
    QVERIFY(app::ProfileFile(path).profiles().isEmpty());
}

void tst_ProfileFile::anUnknownModeIsTheStrictest()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("profiles.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"profiles": [{"name": "Hall", "hosts": ["db1"], "port": 99999999, "tls": "none"}]})");
    file.close();
    const Profile profile = app::ProfileFile(path).profiles().value(0);
    QCOMPARE(profile.tls, TlsMode::System);
    QCOMPARE(profile.port, quint16(65535));
}

QTEST_GUILESS_MAIN(tst_ProfileFile)
#include "tst_ProfileFile.moc"
