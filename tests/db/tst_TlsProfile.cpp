#include "app/ProfilePins.h"
#include "app/Secrets.h"
#include "app/ServerCertificates.h"
#include "app/SessionSignIn.h"
#include "app/TerminalKeys.h"
#include "db/client/FirstSetup.h"
#include "db/client/Migrator.h"
#include "models/base/WhenDone.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/ServerProcess.h"
#include "ui/common/ErrorText.h"

#include <QTemporaryDir>

using namespace vd;
using namespace vd::test;
using operators::Profile;
using operators::TlsMode;

/// A network profile verifies the server before anything secret is sent, says in words why it refuses one, and
/// remembers whom it trusted.
class tst_TlsProfile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto server = ServerProcess::prepared({QStringLiteral("localhost")});
        QVERIFY2(server, qPrintable(problem(server)));
        m_server = std::move(*server);
        const db::FirstSetup setup(m_server->superuser());
        QVERIFY(setup.createDatabase());
        const auto schema = db::SchemaFiles::read();
        QVERIFY(schema);
        QVERIFY(db::Migrator(m_server->superuser(), *schema).migrate());
        QVERIFY(setup.createVenue(
            QStringLiteral("Hall"), QStringLiteral("UTC"), QStringLiteral("EUR"), QStringLiteral("DE"), false));
        QVERIFY(setup.ensureLogin(QStringLiteral("ana"), QStringLiteral("correct horse battery"), QStringLiteral("Ana"),
            {QStringLiteral("front_desk")}));
        m_secrets = std::make_unique<app::Secrets>(m_folder.path());
        m_keys = std::make_unique<app::TerminalKeys>(*m_secrets);
        m_signIn = std::make_unique<app::SessionSignIn>(
            [] { return ready<db::ConnectionSettings>(db::ConnectionSettings()); }, *m_keys, QStringLiteral("Desk 1"));
    }

    void cleanupTestCase()
    {
        m_signIn.reset();
        m_keys.reset();
        m_secrets.reset();
        m_server.reset();
    }

    void aGoodSignInPinsTheCertificateAndTheVersion()
    {
        QSignalSpy pinned(m_signIn.get(), &app::SessionSignIn::pinned);
        const auto info = signIn(profile());
        QVERIFY2(info, qPrintable(problem(info)));
        QCOMPARE(pinned.size(), 1);
        const auto kept = pinned.first().first().value<Profile>();
        QCOMPARE(kept.clientVersion, QStringLiteral(VD_VERSION));
        QCOMPARE(kept.rootFingerprint.size(), 95);
        QVERIFY(signIn(kept));
        QCOMPARE(pinned.size(), 1); // nothing new to keep
    }

    void aWrongPasswordIsToldAlthoughTheServerTakesItsTime()
    {
        // auth_delay holds the refusal back; it must not look like a server that is away.
        const auto info = awaited(m_signIn->signIn(profile(), QStringLiteral("ana"), QStringLiteral("guessed")));
        QVERIFY(!info);
        QCOMPARE(info.error().code, QStringLiteral("wrong_credentials"));
    }

    void anotherNameIsRefusedInWords()
    {
        Profile other = profile();
        other.hosts = QStringList{QStringLiteral("127.0.0.1")};
        refusedBecause(other, QStringLiteral("name"), QStringLiteral("another name"));
    }

    void anotherAuthorityIsRefusedInWords()
    {
        Profile other = profile();
        other.rootCertificate = otherAuthority();
        refusedBecause(other, QStringLiteral("authority"), QStringLiteral("no authority this profile trusts"));
        // The machine's own authorities do not know it either.
        other.tls = TlsMode::System;
        other.rootCertificate.clear();
        refusedBecause(other, QStringLiteral("authority"), QStringLiteral("no authority this profile trusts"));
    }

    void aPlainServerIsRefusedInWords()
    {
        const auto plain = ServerProcess::weak();
        QVERIFY2(plain, qPrintable(problem(plain)));
        Profile other = profile();
        other.port = static_cast<quint16>((*plain)->port());
        refusedBecause(other, QStringLiteral("plain"), QStringLiteral("offers no protected connection"));
    }

    void aChangedFileIsRefused()
    {
        Profile pinned = *app::ProfilePins::pinned(profile(), QStringLiteral(VD_VERSION));
        pinned.rootCertificate = otherAuthority();
        const auto info = signIn(pinned);
        QVERIFY(!info);
        QCOMPARE(info.error().code, QStringLiteral("root_certificate_changed"));
        pinned.rootCertificate = m_folder.filePath(QStringLiteral("not there"));
        QCOMPARE(signIn(pinned).error().code, QStringLiteral("root_certificate_missing"));
    }

    void anOlderProgramIsRefused()
    {
        Profile pinned = profile();
        pinned.clientVersion = QStringLiteral("99.1");
        const auto info = signIn(pinned);
        QVERIFY(!info);
        QCOMPARE(info.error().code, QStringLiteral("client_older_than_pinned"));
        QVERIFY(ui::ErrorText::sentence(info.error()).contains(QStringLiteral("99.1")));
        pinned.clientVersion = QStringLiteral("0.0.1");
        QVERIFY(signIn(pinned));
    }

private:
    [[nodiscard]] Profile profile() const
    {
        Profile made;
        made.name = QStringLiteral("Hall");
        made.hosts = QStringList{QStringLiteral("localhost")};
        made.port = static_cast<quint16>(m_server->port());
        made.database = QStringLiteral("venuedesk");
        made.tls = TlsMode::Certificate;
        made.rootCertificate = m_server->authorityFile();
        return made;
    }

    [[nodiscard]] Result<operators::SessionInfo> signIn(const Profile &profile)
    {
        return awaited(m_signIn->signIn(profile, QStringLiteral("ana"), QStringLiteral("correct horse battery")));
    }

    void refusedBecause(const Profile &profile, const QString &cause, const QString &words)
    {
        const auto info = signIn(profile);
        QVERIFY(!info);
        QCOMPARE(info.error().code, QStringLiteral("tls_refused"));
        QCOMPARE(info.error().facts.value(QLatin1String("cause")).toString(), cause);
        QVERIFY2(
            ui::ErrorText::sentence(info.error()).contains(words), qPrintable(ui::ErrorText::sentence(info.error())));
    }

    [[nodiscard]] QString otherAuthority()
    {
        const QString path = m_folder.filePath(QStringLiteral("other.crt"));
        const auto made = app::ServerCertificates::make({QStringLiteral("localhost")}, 10);
        QFile file(path);
        if (!made || !file.open(QIODevice::WriteOnly) || file.write(made->authority) <= 0)
            qFatal("no other authority");
        return path;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<ServerProcess> m_server;
    std::unique_ptr<app::Secrets> m_secrets;
    std::unique_ptr<app::TerminalKeys> m_keys;
    std::unique_ptr<app::SessionSignIn> m_signIn;
};

QTEST_GUILESS_MAIN(tst_TlsProfile)
#include "tst_TlsProfile.moc"
