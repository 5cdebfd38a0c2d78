#include "tests/support/fakes/FakeSignIn.h"
#include "tests/support/fakes/FakeWatchGateway.h"
#include "tests/support/fakes/FakeWorkspace.h"
#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/MessageStrip.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/FuzzyMatch.h"
#include "ui/shell/IdleWatch.h"
#include "ui/shell/LockScreen.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/PaletteModel.h"
#include "ui/shell/ProfileForm.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/ShortcutSheet.h"
#include "ui/shell/SignInPage.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/WatchSheet.h"
#include "ui/shell/WindowSettings.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace vd;
using namespace vd::ui;
using operators::SessionInfo;

namespace {

template <typename Widget>
Widget *find(QWidget &parent, const char *name)
{
    Widget *found = parent.findChild<Widget *>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

Command command(const QString &title, const QString &keywords = {}, const QString &whyNot = {})
{
    Command made;
    made.id = title;
    made.title = title;
    made.keywords = keywords;
    made.run = [] {};
    if (!whyNot.isEmpty())
        made.refusal = [whyNot] { return whyNot; };
    return made;
}

QStringList titles(const PaletteModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found.append(model.index(row, 0).data().toString());
    return found;
}

} // namespace

class tst_Shell : public QObject
{
    Q_OBJECT

private:
    /// A window with its fakes; signed in when asked.
    struct Desk
    {
        test::FakeSignIn signIn;
        test::FakeProfiles profiles;
        test::FakeKeychain keychain;
        test::FakeWorkspace *desk = nullptr;
        test::FakeWorkspace *finance = nullptr;
        std::unique_ptr<MainWindow> window;
    };

    std::unique_ptr<Desk> start(bool signedIn = true)
    {
        auto made = std::make_unique<Desk>();
        made->window = std::make_unique<MainWindow>(
            MainWindow::Services{made->signIn, made->profiles, &made->keychain, *m_language, *m_appearance},
            [raw = made.get()](const SessionInfo &) -> QList<MainWindow::Maker> {
                const auto page = [](const char *id, const char *title) {
                    const QString name = QString::fromLatin1(id);
                    return new test::FakeWorkspace(name, QString::fromLatin1(title), name);
                };
                return {{QStringLiteral("desk"), [raw, page] { return raw->desk = page("desk", "Desk"); }},
                    {QStringLiteral("door"), [page] { return page("door", "Door"); }},
                    {QStringLiteral("finance"), [raw, page] { return raw->finance = page("finance", "Finance"); }},
                    {QStringLiteral("admin"), [page] { return page("admin", "Administration"); }}};
            });
        made->window->show();
        if (signedIn)
            made->window->openSession(made->signIn.session);
        if (!QTest::qWaitForWindowActive(made->window.get()))
            qFatal("the window does not become active");
        const auto whole = [&made] { return made->window->findChild<QWidget *>(QStringLiteral("rail-finance")); };
        if (signedIn && !QTest::qWaitFor(whole))
            qFatal("the last page does not come");
        return made;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
        m_appearance = new Appearance(*qApp, this);
        m_language = new LanguageSwitch(this);
    }
    void cleanup() { m_language->set(Language::English); }

    // ---- Palette --------------------------------------------------------------------------------------------------

    void lettersInOrderFindAndBeginningsWin()
    {
        QVERIFY(FuzzyMatch::score(QStringLiteral("hss"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("slots hold"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(!FuzzyMatch::score(QStringLiteral("xyz"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("退款"), QStringLiteral("给订单退款")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("REFUND"), QStringLiteral("Refund the order")).has_value());
        QVERIFY(*FuzzyMatch::score(QStringLiteral("re"), QStringLiteral("Refund"))
            > *FuzzyMatch::score(QStringLiteral("re"), QStringLiteral("Share")));
        QVERIFY(FuzzyMatch::score(QString(), QStringLiteral("anything")).has_value());
    }

    void thePaletteFiltersBestFirstAndShowsWhatCannotRunLast()
    {
        PaletteModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCommands({command(QStringLiteral("Refund the order"), {}, QStringLiteral("no order is open")),
            command(QStringLiteral("Go to Finance")), command(QStringLiteral("Refresh the board")),
            command(QStringLiteral("Lock the screen"), QStringLiteral("reflock"))});
        model.setTyped(QStringLiteral("ref"));
        QCOMPARE(titles(model),
            QStringList({QStringLiteral("Refresh the board"), QStringLiteral("Lock the screen"),
                QStringLiteral("Refund the order")}));
        QCOMPARE(model.index(2, 0).data(PaletteModel::RefusalRole).toString(), QStringLiteral("no order is open"));
        model.setTyped(QString());
        QCOMPARE(model.rowCount(), 4);
    }

    void thePaletteRunsByKeyboardAlone()
    {
        const auto desk = start();
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        QVERIFY(palette->isVisible());
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        QVERIFY(input->hasFocus());
        QTest::keyClicks(input, QStringLiteral("hold"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->runs, 1);
        QVERIFY(!palette->isVisible());
        // What cannot run now does not.
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(input, QStringLiteral("refund the"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->refusedRuns, 0);
        QTest::keyClick(input, Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    void thePaletteNeverAsksACommandOfBefore()
    {
        const auto desk = start();
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        int asked = 0;
        Command old = command(QStringLiteral("Undo"));
        old.refusal = [&asked] {
            ++asked;
            return QString();
        };
        palette->openWith({old});
        QTest::keyClicks(input, QStringLiteral("undo"));
        palette->closeOverlay();
        asked = 0;
        palette->openWith({command(QStringLiteral("Sign out"))});
        QCOMPARE(asked, 0);
    }

    void aCommandMeantByOtherWordsComesBeforeTheSearch()
    {
        const auto desk = start();
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        int runs = 0;
        Command meant = command(QStringLiteral("退出登录"), QStringLiteral("sign out leave"));
        meant.run = [&runs] { ++runs; };
        palette->openWith({meant});
        QTest::keyClicks(input, QStringLiteral("sign out"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(runs, 1);
    }

    void whatIsNoCommandIsSearchedAtTheDesk()
    {
        const auto desk = start();
        desk->window->openPalette();
        auto *input = find<QLineEdit>(*desk->window, "paletteInput");
        QTest::keyClicks(input, QStringLiteral("13800001234"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->opened, QStringLiteral("search:13800001234"));
    }

    // ---- Sign-in --------------------------------------------------------------------------------------------------

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
        QVERIFY(QTest::qWaitForWindowActive(&page));
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

    // ---- Window ---------------------------------------------------------------------------------------------------

    void theRailShowsOnlyWhatTheRolesAllow()
    {
        const auto desk = start();
        // They are made one after the other.
        QTRY_COMPARE(desk->window->frame()->workspaces().size(), 3);
        QStringList shown;
        for (const Workspace *workspace : desk->window->frame()->workspaces())
            shown.append(workspace->id());
        // A lead is the second person of a correction, so finance is there with its differences.
        QCOMPARE(shown, QStringList({QStringLiteral("desk"), QStringLiteral("door"), QStringLiteral("finance")}));
        QVERIFY(!desk->window->findChild<QWidget *>(QStringLiteral("rail-admin")));
        using operators::Role;
        QVERIFY(ShellFrame::allows(QStringLiteral("finance"), Role::Auditor));
        QVERIFY(!ShellFrame::allows(QStringLiteral("finance"), Role::FrontDesk | Role::Door | Role::Administrator));
        QVERIFY(!ShellFrame::allows(QStringLiteral("desk"), Role::Finance));
        QVERIFY(!ShellFrame::allows(
            QStringLiteral("admin"), Role::FrontDesk | Role::DeskLead | Role::Door | Role::Finance));
    }

    void theVenueSwitchReachesEveryWorkspace()
    {
        const auto desk = start();
        QCOMPARE(desk->desk->venueName, QStringLiteral("Riverside Sports Centre"));
        desk->window->frame()->setVenue(VenueId(2));
        QCOMPARE(desk->desk->venueName, QStringLiteral("City Aquarium"));
        QVERIFY(desk->window->windowTitle().contains(QStringLiteral("City Aquarium")));
    }

    void keysSwitchWorkspacesReloadAndFind()
    {
        const auto desk = start();
        QTest::keyClick(desk->window.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(desk->window->frame()->current()->id(), QStringLiteral("door"));
        QTest::keyClick(desk->window.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(desk->window->frame()->current()->id(), QStringLiteral("desk"));
        QTest::keyClick(desk->desk->draft, Qt::Key_F5);
        QCOMPARE(desk->desk->reloads, 1);
        desk->desk->draft->setFocus();
        QTest::keyClick(desk->desk->draft, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk->desk->runs, 1);
        QTest::keyClick(desk->window.get(), Qt::Key_F1);
        QVERIFY(desk->window->findChild<ShortcutSheet *>()->isVisible());
        QTest::keyClick(desk->window->findChild<ShortcutSheet *>(), Qt::Key_Escape);
        QVERIFY(!desk->window->findChild<ShortcutSheet *>()->isVisible());
    }

    void thePaletteListsWhatEveryWorkspaceCanDo()
    {
        const auto desk = start();
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = desk->window->findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *model = palette->findChild<PaletteModel *>();
        QStringList holds;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex at = model->index(row, 0);
            if (at.data().toString() == QLatin1String("Hold the selected slots"))
                holds.append(at.data(PaletteModel::GroupRole).toString());
        }
        // Once for each workspace, the shown one first.
        QCOMPARE(holds, QStringList({QStringLiteral("Desk"), QStringLiteral("Door"), QStringLiteral("Finance")}));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hold finance"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(desk->window->frame()->current()->id(), QStringLiteral("finance"));
        QCOMPARE(desk->finance->runs, 1);
        QCOMPARE(desk->desk->runs, 0);
    }

    void theSheetHasTheKeysOfViewsToo()
    {
        const auto desk = start();
        desk->desk->hints = {{QStringLiteral("PgUp, PgDn"), QStringLiteral("The day before"), QStringLiteral("Board")}};
        QTest::keyClick(desk->window.get(), Qt::Key_F1);
        auto *sheet = desk->window->findChild<ShortcutSheet *>();
        QTRY_VERIFY(sheet->isVisible());
        QStringList texts;
        const QList<QLabel *> labels = sheet->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            texts.append(label->text());
        QVERIFY(texts.contains(QStringLiteral("PgUp, PgDn")) && texts.contains(QStringLiteral("The day before")));
        QVERIFY(texts.contains(QStringLiteral("Copy the chosen rows")));
        QVERIFY(texts.contains(QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText)));
    }

    void aCommandMayChangeTheCommandsWhileItsShortcutFires()
    {
        const auto desk = start();
        desk->desk->announces = true;
        desk->desk->draft->setFocus();
        QTest::keyClick(desk->desk->draft, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(desk->desk->draft, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk->desk->runs, 2);
    }

    void aPageThatWorksOfflineHasNoBannerOverIt()
    {
        const auto desk = start();
        ShellFrame *frame = desk->window->frame();
        desk->desk->offline = true;
        frame->connectionLost();
        QVERIFY(frame->banner()->isHidden());
        frame->goTo(QStringLiteral("door"));
        QVERIFY(!frame->banner()->isHidden());
        frame->goTo(QStringLiteral("desk"));
        QVERIFY(frame->banner()->isHidden());
        frame->connectionBack();
        QVERIFY(frame->banner()->isHidden());
        QCOMPARE(desk->desk->reloads, 1);
    }

    void afterChoosingTheVenueWorkGoesOnInThePage()
    {
        const auto desk = start();
        const int before = desk->desk->activations;
        auto *button = find<QPushButton>(*desk->window, "headerVenue");
        button->setFocus();
        button->menu()->actions().at(1)->trigger();
        QCOMPARE(desk->desk->venueName, QStringLiteral("City Aquarium"));
        QCOMPARE(desk->desk->activations, before + 1);
    }

    void aLongStartSaysWhatItIsDoing()
    {
        const auto desk = start(false);
        desk->signIn.slow = true;
        desk->signIn.password.clear();
        auto *strip = find<MessageStrip>(*desk->window, "messageStrip");
        desk->window->signInHere();
        desk->window->tellStage([] { return QStringLiteral("Making the server"); });
        QVERIFY(strip->isHidden());
        QTRY_COMPARE(strip->text(), QStringLiteral("Making the server"));
        desk->window->tellStage([] { return QStringLiteral("Starting it"); });
        QCOMPARE(strip->text(), QStringLiteral("Starting it"));
        desk->signIn.refusal = Error{Fault::Offline, QStringLiteral("no_route"), {}, {}};
        QSignalSpy failed(desk->window.get(), &MainWindow::signInFailed);
        desk->signIn.finish();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(strip->kind(), MessageStrip::Kind::Error);
        desk->signIn.refusal.reset();
        desk->window->signInHere();
        desk->signIn.finish();
        QTRY_VERIFY(desk->window->frame());
        QVERIFY(desk->signIn.lastProfile.embedded);
    }

    void aLostConnectionIsABannerThatGoesByItself()
    {
        const auto desk = start();
        ShellFrame *frame = desk->window->frame();
        frame->connectionLost();
        QVERIFY(!frame->banner()->isHidden());
        QCOMPARE(frame->banner()->kind(), MessageStrip::Kind::Warning);
        QCOMPARE(find<QLabel>(*frame, "statusConnection")->text(), QStringLiteral("Connecting again"));
        frame->connectionBack();
        QCOMPARE(frame->banner()->kind(), MessageStrip::Kind::Success);
        QCOMPARE(desk->desk->reloads, 1);
        QCOMPARE(find<QLabel>(*frame, "statusConnection")->text(), QStringLiteral("Connected"));
    }

    void theInvariantLightCounts()
    {
        const auto desk = start();
        StatusLine *status = desk->window->frame()->status();
        auto *light = find<QPushButton>(*status, "statusDifferences");
        QVERIFY(light->isHidden());
        status->setDifferences(0);
        QCOMPARE(light->text(), QStringLiteral("0 differences"));
        status->setDifferences(1);
        QCOMPARE(light->text(), QStringLiteral("1 difference"));
        auto *alerts = find<QPushButton>(*status, "statusAlerts");
        QVERIFY(alerts->isHidden());
        status->setAlerts(2);
        QVERIFY(!alerts->isHidden());
        QCOMPARE(alerts->text(), QStringLiteral("2 alerts"));
    }

    // The light says what differs, where; the alerts are ticked off there.
    void theWatchSaysWhatDiffers()
    {
        const auto desk = start();
        test::FakeWatchGateway server;
        Gateways gateways;
        gateways.watch = &server;
        finance::WatchController watch(gateways, true);
        WatchSheet sheet(watch, true, desk->window.get());
        watch.setVenue(VenueId(1));
        sheet.openFor(QTimeZone("Asia/Shanghai"));
        auto *verdict = find<QLabel>(sheet, "watchVerdict");
        QTRY_VERIFY(verdict->text().startsWith(QStringLiteral("0 differences")));
        QVERIFY(find<QLabel>(sheet, "watchNight")->text().contains(QStringLiteral("not been made yet")));

        const QDateTime at(QDate(2026, 12, 5), QTime(10, 0), Qt::UTC);
        server.found.stockCount = 1;
        server.found.stock
            = {{SlotId(1), QStringLiteral("Lane A"), QDate(2026, 12, 5), at, at.addSecs(3600), 0, 3, 0, 2}};
        server.found.moneyCount = 1;
        server.found.money = {{OrderId(3), QStringLiteral("26-17"), {9000, QStringLiteral("CNY")},
            {8000, QStringLiteral("CNY")}, {8000, QStringLiteral("CNY")}}};
        server.found.last = finance::NightlyRun{QDate(2026, 12, 5), at, 2, true};
        server.raise(QStringLiteral("day_does_not_balance"), {{QStringLiteral("differences"), 2}}, at);
        watch.reload();
        QTRY_COMPARE(verdict->text(), QStringLiteral("2 differences"));
        QTRY_VERIFY(sheet.findChild<QPushButton *>(QStringLiteral("alertSeen")));
        QStringList lines;
        for (const QLabel *line : sheet.findChildren<QLabel *>(QStringLiteral("watchLine")))
            lines << line->text();
        QVERIFY(lines.join(QLatin1Char('|')).contains(QStringLiteral("Lane A")));
        QVERIFY(lines.contains(QStringLiteral("Order 26-17")));
        QVERIFY(lines.contains(QStringLiteral("The day does not balance: 2 differences.")));
        QVERIFY(find<QLabel>(sheet, "watchNight")->text().contains(QStringLiteral("over everything ever sold")));
        server.raised.clear();
        server.raise(QStringLiteral("safety_limit"),
            {{QStringLiteral("space"), QStringLiteral("Pool")}, {QStringLiteral("inside"), 61},
                {QStringLiteral("most"), 60}},
            at);
        watch.reload();
        const auto told = [&sheet](const QString &text) {
            const QList<QLabel *> all = sheet.findChildren<QLabel *>(QStringLiteral("watchLine"));
            return std::any_of(all.cbegin(), all.cend(), [&text](const QLabel *line) { return line->text() == text; });
        };
        QTRY_VERIFY(told(QStringLiteral("Pool held 61 people; at most 60 are safe.")));
        QSignalSpy wanted(&sheet, &WatchSheet::orderRequested);
        find<QPushButton>(sheet, "alertSeen")->click();
        QTRY_COMPARE(server.seen.size(), 1);
        QTRY_VERIFY(!sheet.findChild<QPushButton *>(QStringLiteral("alertSeen")));
        find<QPushButton>(sheet, "watchOpen")->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!sheet.isVisible());
    }

    // ---- Language -------------------------------------------------------------------------------------------------

    void theLanguageSwitchesAtRunTime()
    {
        const auto desk = start();
        desk->window->frame()->status()->setDifferences(0);
        QTest::mouseClick(find<QToolButton>(*desk->window, "languageChinese"), Qt::LeftButton);
        QCOMPARE(m_language->language(), Language::Chinese);
        QTRY_COMPARE(find<QLabel>(*desk->window, "statusConnection")->text(), QStringLiteral("已连接"));
        QCOMPARE(find<QPushButton>(*desk->window, "statusDifferences")->text(), QStringLiteral("0 处差异"));
        QCOMPARE(QLocale().language(), QLocale::Chinese);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("取消")); // Qt's own texts too
        QTest::mouseClick(find<QToolButton>(*desk->window, "languageEnglish"), Qt::LeftButton);
        QTRY_COMPARE(find<QLabel>(*desk->window, "statusConnection")->text(), QStringLiteral("Connected"));
        QCOMPARE(QLocale().language(), QLocale::English);
    }

    void theChosenLanguageAndAppearanceAreRemembered()
    {
        QSettings().remove(QStringLiteral("window"));
        {
            WindowSettings settings(*m_language, *m_appearance);
            m_language->set(Language::Chinese);
            m_appearance->setMode(ThemeMode::Dark);
        }
        m_language->set(Language::English);
        m_appearance->setMode(ThemeMode::Light);
        WindowSettings again(*m_language, *m_appearance);
        QCOMPARE(m_language->language(), Language::Chinese);
        QCOMPARE(m_appearance->mode(), ThemeMode::Dark);
        QSettings().remove(QStringLiteral("window"));
    }

    void theOwnerOfThisComputerUnlocksWithoutAPassword()
    {
        const auto desk = start(false);
        desk->signIn.session.passwordKept = true;
        desk->signIn.password.clear();
        desk->window->openSession(desk->signIn.session);
        desk->window->lock();
        QVERIFY(!find<QLineEdit>(*desk->window, "lockPassword")->isVisible());
        QTest::mouseClick(find<QPushButton>(*desk->window, "lockUnlock"), Qt::LeftButton);
        QTRY_VERIFY(!desk->window->isLocked());
    }

    // ---- Lock -----------------------------------------------------------------------------------------------------

    void c89_theLockHidesEverythingAsksNothingAndKeepsDrafts()
    {
        const auto desk = start();
        desk->desk->draft->setText(QStringLiteral("Chen Wei"));
        QDialog dialog(desk->window.get());
        dialog.open();
        QTest::keyClick(desk->window.get(), Qt::Key_L, Qt::ControlModifier);
        if (!desk->window->isLocked()) // a window-modal dialog takes the keys; the idle watch does not care
            desk->window->lock();
        QVERIFY(desk->window->isLocked());
        QVERIFY(!dialog.isVisible());
        QVERIFY(!desk->desk->isVisible());
        QVERIFY(!desk->window->windowTitle().contains(QStringLiteral("Riverside")));
        // Shortcuts of the page are off.
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!desk->window->findChild<CommandPalette *>()->isVisible());
        auto *password = find<QLineEdit>(*desk->window, "lockPassword");
        QTest::keyClicks(password, QStringLiteral("wrong"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(password->isEnabled() && password->text().isEmpty());
        QVERIFY(desk->window->isLocked());
        QVERIFY(password->property("fault").toBool());
        QTest::keyClicks(password, QStringLiteral("correct"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(!desk->window->isLocked());
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.result(), 0); // nothing was answered for the person
        QCOMPARE(desk->desk->draft->text(), QStringLiteral("Chen Wei"));
        QCOMPARE(desk->desk->runs, 0);
    }

    void c89_idleTimeLocksByItself()
    {
        const auto desk = start();
        QSignalSpy locked(desk->window.get(), &MainWindow::locked);
        desk->window->setIdleLimit(1);
        QTRY_VERIFY(desk->window->isLocked());
        QCOMPARE(locked.count(), 1);
    }

    void aTouchStartsTheIdleTimeAnew()
    {
        IdleWatch watch;
        QSignalSpy idle(&watch, &IdleWatch::idle);
        watch.setLimit(60 * 60 * 1000);
        watch.start();
        QWidget page;
        QTest::keyClick(&page, Qt::Key_A);
        QCOMPARE(idle.count(), 0);
        watch.setLimit(1);
        QTRY_COMPARE(idle.count(), 1);
        watch.stop();
    }

    void someoneElseSignsInAfterALock()
    {
        const auto desk = start();
        desk->window->lock();
        QSignalSpy closing(desk->window.get(), &MainWindow::sessionClosing);
        QTest::mouseClick(find<QPushButton>(*desk->window, "lockOther"), Qt::LeftButton);
        QCOMPARE(closing.count(), 1);
        QCOMPARE(desk->signIn.signOuts, 1);
        QVERIFY(!desk->window->frame());
        QVERIFY(find<QWidget>(*desk->window, "signInPage")->isVisible());
    }

    void anEndedSessionSaysWhy()
    {
        const auto desk = start();
        desk->window->sessionEnded({Fault::Denied, QStringLiteral("operator_disabled"), {}, {}});
        auto *page = find<SignInPage>(*desk->window, "signInPage");
        QVERIFY(page->isVisible());
        QVERIFY(page->findChild<MessageStrip *>()->text().contains(QStringLiteral("disabled")));
    }

private:
    Appearance *m_appearance = nullptr;
    LanguageSwitch *m_language = nullptr;
};

QTEST_MAIN(tst_Shell)
#include "tst_Shell.moc"
