#include "tests/support/Patience.h"
#include "tests/ui/ShellWindow.h"
#include "ui/common/MessageStrip.h"
#include "ui/shell/ProfileForm.h"
#include "ui/shell/SignInPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

using namespace vd;
using namespace vd::ui;
using operators::SessionInfo;
using test::find;

/// The sign-in page and the form of its profiles.
class tst_SignInPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shell.prepare(this); }

    void everyFailureIsToldAndTheFormKeepsItsText_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("said");
        QTest::newRow("no route") << QStringLiteral("no_route") << QStringLiteral("No server answers at db1");
        QTest::newRow("tls refused") << QStringLiteral("tls_refused") << QStringLiteral("could not prove who it is");
        QTest::newRow("wrong credentials")
            << QStringLiteral("wrong_credentials") << QStringLiteral("user name or the password is wrong");
        QTest::newRow("no role") << QStringLiteral("no_role") << QStringLiteral("no role or no venue");
        QTest::newRow("client older") << QStringLiteral("database_newer") << QStringLiteral("Update this program");
        QTest::newRow("client newer") << QStringLiteral("client_newer") << QStringLiteral("migrate the database");
    }
    void everyFailureIsToldAndTheFormKeepsItsText()
    {
        QFETCH(QString, code);
        QFETCH(QString, said);
        test::FakeSignIn gateway;
        test::FakeProfiles profiles;
        SignInPage page(gateway, profiles, nullptr);
        page.show();
        page.begin();
        gateway.refusal = Error{Fault::Offline, code, {{QStringLiteral("host"), QStringLiteral("db1")}}, {}};
        auto *user = find<QLineEdit>(page, "signInUser");
        auto *password = find<QLineEdit>(page, "signInPassword");
        QTest::keyClicks(user, QStringLiteral("mei"));
        QTest::keyClicks(password, QStringLiteral("secret"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(!page.findChild<MessageStrip *>()->isHidden());
        QVERIFY2(page.findChild<MessageStrip *>()->text().contains(said),
            qPrintable(page.findChild<MessageStrip *>()->text()));
        QCOMPARE(user->text(), QStringLiteral("mei"));
        QCOMPARE(password->text(), QStringLiteral("secret"));
        QVERIFY(password->isEnabled());
        QCOMPARE(gateway.lastProfile.hosts.size(), 2);
        // The same form, sent again, gets through.
        QSignalSpy signedIn(&page, &SignInPage::signedIn);
        gateway.refusal.reset();
        gateway.password = QStringLiteral("secret");
        QTest::mouseClick(find<QPushButton>(page, "signInGo"), Qt::LeftButton);
        QTRY_COMPARE(signedIn.count(), 1);
        QVERIFY(password->text().isEmpty());
        QCOMPARE(profiles.user, QStringLiteral("mei"));
    }

    void signingInShowsProgressAndIsSentOnce()
    {
        test::FakeSignIn gateway;
        gateway.slow = true;
        test::FakeProfiles profiles;
        profiles.user = QStringLiteral("mei");
        SignInPage page(gateway, profiles, nullptr);
        page.show();
        page.begin();
        QSignalSpy signedIn(&page, &SignInPage::signedIn);
        auto *password = find<QLineEdit>(page, "signInPassword");
        QTest::keyClicks(password, QStringLiteral("correct"));
        QTest::keyClick(password, Qt::Key_Return);
        auto *go = find<QPushButton>(page, "signInGo");
        QVERIFY(!go->isEnabled());
        QCOMPARE(go->text(), QStringLiteral("Signing in"));
        gateway.finish();
        QTRY_COMPARE(signedIn.count(), 1);
    }

    void aMissingUserOrPasswordIsToldAtItsField()
    {
        test::FakeSignIn gateway;
        test::FakeProfiles profiles;
        SignInPage page(gateway, profiles, nullptr);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        page.begin();
        QTest::mouseClick(find<QPushButton>(page, "signInGo"), Qt::LeftButton);
        QVERIFY(find<QLineEdit>(page, "signInUser")->hasFocus());
        QVERIFY(find<QLineEdit>(page, "signInUser")->property("fault").toBool());
        QTest::keyClicks(find<QLineEdit>(page, "signInUser"), QStringLiteral("mei"));
        QTest::mouseClick(find<QPushButton>(page, "signInGo"), Qt::LeftButton);
        QVERIFY(find<QLineEdit>(page, "signInPassword")->property("fault").toBool());
        QVERIFY(gateway.lastUser.isEmpty());
    }

    void passwordsAreRememberedOnlyWithAKeychainAndOnlyWhenAsked()
    {
        test::FakeSignIn gateway;
        test::FakeProfiles profiles;
        test::FakeKeychain keychain;
        keychain.present = false;
        SignInPage without(gateway, profiles, &keychain);
        QVERIFY(find<QCheckBox>(without, "signInRemember")->isHidden());
        keychain.present = true;
        SignInPage page(gateway, profiles, &keychain);
        page.show();
        page.begin();
        QTest::keyClicks(find<QLineEdit>(page, "signInUser"), QStringLiteral("mei"));
        auto *password = find<QLineEdit>(page, "signInPassword");
        QTest::keyClicks(password, QStringLiteral("correct"));
        QSignalSpy signedIn(&page, &SignInPage::signedIn);
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_COMPARE(signedIn.count(), 1);
        QVERIFY(keychain.kept.isEmpty());
        find<QCheckBox>(page, "signInRemember")->setChecked(true);
        QTest::keyClicks(password, QStringLiteral("correct"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_COMPARE(signedIn.count(), 2);
        QCOMPARE(keychain.kept.size(), 1);
        SignInPage next(gateway, profiles, &keychain);
        next.begin();
        QTRY_COMPARE(find<QLineEdit>(next, "signInPassword")->text(), QStringLiteral("correct"));
    }

    void thisComputerOnlyNeedsNoProfile()
    {
        test::FakeSignIn gateway;
        test::FakeProfiles profiles;
        profiles.kept.clear();
        profiles.profile.clear();
        SignInPage page(gateway, profiles, nullptr);
        page.show();
        page.begin();
        QCOMPARE(find<QComboBox>(page, "signInServer")->currentText(), QStringLiteral("This computer only"));
        gateway.password.clear(); // its owner types neither user nor password
        QSignalSpy signedIn(&page, &SignInPage::signedIn);
        QTest::mouseClick(find<QPushButton>(page, "signInGo"), Qt::LeftButton);
        QTRY_COMPARE(signedIn.count(), 1);
        QVERIFY(gateway.lastProfile.embedded);
        QVERIFY(gateway.lastUser.isEmpty());
    }

    void aProfileIsMadeAndAnUnverifiedNetworkServerIsRefused()
    {
        ProfileForm form;
        form.show();
        QSignalSpy saved(&form, &ProfileForm::saved);
        find<QLineEdit>(form, "profileName")->setText(QStringLiteral("Harbour"));
        find<QLineEdit>(form, "profileHosts")->setText(QStringLiteral("a.example, b.example"));
        find<QLineEdit>(form, "profileDatabase")->setText(QStringLiteral("venuedesk"));
        find<QComboBox>(form, "profileTls")->setCurrentIndex(2);
        QTest::mouseClick(find<QPushButton>(form, "profileSave"), Qt::LeftButton);
        QCOMPARE(saved.count(), 0);
        QVERIFY(find<QLineEdit>(form, "profileHosts")->property("fault").toBool());
        find<QComboBox>(form, "profileTls")->setCurrentIndex(0);
        QTest::keyClick(find<QLineEdit>(form, "profileHosts"), Qt::Key_End);
        QTest::keyClicks(find<QLineEdit>(form, "profileHosts"), QStringLiteral(";c.example"));
        QTest::mouseClick(find<QPushButton>(form, "profileSave"), Qt::LeftButton);
        QCOMPARE(saved.count(), 1);
        const auto profile = form.profile();
        QCOMPARE(profile.hosts,
            QStringList({QStringLiteral("a.example"), QStringLiteral("b.example"), QStringLiteral("c.example")}));
        QCOMPARE(profile.tls, operators::TlsMode::System);
    }

private:
    test::ShellWindow m_shell;
};

QTEST_MAIN(tst_SignInPage)
#include "tst_SignInPage.moc"
