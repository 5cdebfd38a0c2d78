#include "tests/support/fakes/FakeWatchGateway.h"
#include "tests/support/Patience.h"
#include "tests/ui/ShellWindow.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/IdleWatch.h"
#include "ui/shell/PaletteModel.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/ShortcutSheet.h"
#include "ui/shell/SignInPage.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/WatchSheet.h"
#include "ui/shell/WindowSettings.h"

#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>

using namespace vd;
using namespace vd::ui;
using operators::SessionInfo;
using test::FakeWorkspace;
using test::find;

/// The window around the workspaces: rail, keys, banners, the light, language and lock.
class tst_Shell final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shell.prepare(this); }
    void cleanup() { m_shell.language()->set(Language::English); }

    void theRailShowsOnlyWhatTheRolesAllow()
    {
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
        QCOMPARE(desk->desk->venueName, QStringLiteral("Riverside Sports Centre"));
        desk->window->frame()->setVenue(VenueId(2));
        QCOMPARE(desk->desk->venueName, QStringLiteral("City Aquarium"));
        QVERIFY(desk->window->windowTitle().contains(QStringLiteral("City Aquarium")));
    }

    void aVenueMadeMeanwhileCanBeChosen()
    {
        const auto desk = m_shell.start();
        ShellFrame *frame = desk->window->frame();
        frame->setVenue(VenueId(1)); // the last choice is remembered
        QList<operators::VenueInfo> venues = frame->session().venues;
        venues[0].name = QStringLiteral("Riverside Hall");
        venues << operators::VenueInfo{
            VenueId(9), QStringLiteral("Club Havel"), QTimeZone("Europe/Berlin"), QStringLiteral("EUR")};
        frame->setVenues(venues);
        QCOMPARE(desk->desk->venueName, QStringLiteral("Riverside Hall"));
        QVERIFY(desk->window->windowTitle().contains(QStringLiteral("Riverside Hall")));
        frame->setVenue(VenueId(9));
        QCOMPARE(desk->desk->venueName, QStringLiteral("Club Havel"));
    }

    void keysSwitchWorkspacesReloadAndFind()
    {
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
        desk->desk->announces = true;
        desk->desk->draft->setFocus();
        QTest::keyClick(desk->desk->draft, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(desk->desk->draft, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk->desk->runs, 2);
    }

    void aPageThatWorksOfflineHasNoBannerOverIt()
    {
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
        const int before = desk->desk->activations;
        auto *button = find<QPushButton>(*desk->window, "headerVenue");
        button->setFocus();
        button->menu()->actions().at(1)->trigger();
        QCOMPARE(desk->desk->venueName, QStringLiteral("City Aquarium"));
        QCOMPARE(desk->desk->activations, before + 1);
    }

    void aLongStartSaysWhatItIsDoing()
    {
        const auto desk = m_shell.start(false);
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
        const auto desk = m_shell.start();
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

    // At 200 % on a small screen a page is wider than its window: scrolled to, never squeezed or out of reach.
    void aSmallWindowScrollsItsPage()
    {
        const auto desk = m_shell.start();
        desk->desk->setMinimumSize(1100, 500);
        auto *far = new QPushButton(QStringLiteral("Hold"), desk->desk);
        far->setGeometry(950, 440, 120, 32);
        far->show();
        desk->window->resize(720, 450);
        auto *scroll = desk->window->findChild<QScrollArea *>(QStringLiteral("pageScroll"));
        QTRY_VERIFY(scroll->horizontalScrollBar()->maximum() > 0 && scroll->verticalScrollBar()->maximum() > 0);
        QCOMPARE(desk->window->width(), 720);
        QVERIFY(desk->desk->width() >= 1100 && desk->desk->height() >= 500);
        QVERIFY(far->visibleRegion().isEmpty());
        far->setFocus();
        QTRY_COMPARE(far->visibleRegion().boundingRect(), far->rect());
        desk->window->resize(1366, 768);
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    }

    void theInvariantLightCounts()
    {
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
        test::FakeWatchGateway server;
        Gateways gateways;
        gateways.watch = &server;
        finance::WatchController watch(gateways, true);
        WatchSheet sheet(watch, true, desk->window.get());
        watch.setVenue(VenueId(1));
        sheet.openFor(QTimeZone("Asia/Shanghai"));
        auto *verdict = find<QLabel>(sheet, "watchVerdict");
        QTRY_VERIFY(verdict->text().startsWith(QStringLiteral("0 differences")));
        QVERIFY(find<QLabel>(sheet, "sheetText")->text().contains(QStringLiteral("not been made yet")));

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
        for (const QLabel *line : sheet.findChildren<QLabel *>(QStringLiteral("sheetLine")))
            lines << line->text();
        QVERIFY(lines.join(QLatin1Char('|')).contains(QStringLiteral("Lane A")));
        QVERIFY(lines.contains(QStringLiteral("Order 26-17")));
        QVERIFY(lines.contains(QStringLiteral("The day does not balance: 2 differences.")));
        QVERIFY(find<QLabel>(sheet, "sheetText")->text().contains(QStringLiteral("over everything ever sold")));
        server.raised.clear();
        server.raise(QStringLiteral("safety_limit"),
            {{QStringLiteral("space"), QStringLiteral("Pool")}, {QStringLiteral("inside"), 61},
                {QStringLiteral("most"), 60}},
            at);
        watch.reload();
        const auto told = [&sheet](const QString &text) {
            const QList<QLabel *> all = sheet.findChildren<QLabel *>(QStringLiteral("sheetLine"));
            return std::any_of(all.cbegin(), all.cend(), [&text](const QLabel *line) { return line->text() == text; });
        };
        QTRY_VERIFY(told(QStringLiteral("Pool held 61 people; at most 60 are safe.")));
        server.raised.clear();
        server.raise(QStringLiteral("stock_does_not_fit"),
            {{QStringLiteral("space"), QStringLiteral("Court 1")},
                {QStringLiteral("starts_at"), QStringLiteral("2026-12-05T10:00:00+00:00")}},
            at);
        watch.reload();
        QTRY_VERIFY(
            told(QStringLiteral("Court 1, %1: places given back did not fit what it shows. It is kept from sale until "
                                "finance has settled it.")
                     .arg(FormatText::moment(at, QTimeZone("Asia/Shanghai")))));
        QSignalSpy wanted(&sheet, &WatchSheet::orderRequested);
        find<QPushButton>(sheet, "alertSeen")->click();
        QTRY_COMPARE(server.seen.size(), 1);
        QTRY_VERIFY(!sheet.findChild<QPushButton *>(QStringLiteral("alertSeen")));
        find<QPushButton>(sheet, "watchOpen")->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!sheet.isVisible());
    }

    void theLanguageSwitchesAtRunTime()
    {
        const auto desk = m_shell.start();
        desk->window->frame()->status()->setDifferences(0);
        QTest::mouseClick(find<QToolButton>(*desk->window, "languageChinese"), Qt::LeftButton);
        QCOMPARE(m_shell.language()->language(), Language::Chinese);
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
            WindowSettings settings(*m_shell.language(), *m_shell.appearance());
            m_shell.language()->set(Language::Chinese);
            m_shell.appearance()->setMode(ThemeMode::Dark);
        }
        m_shell.language()->set(Language::English);
        m_shell.appearance()->setMode(ThemeMode::Light);
        WindowSettings again(*m_shell.language(), *m_shell.appearance());
        QCOMPARE(m_shell.language()->language(), Language::Chinese);
        QCOMPARE(m_shell.appearance()->mode(), ThemeMode::Dark);
        QSettings().remove(QStringLiteral("window"));
    }

    void theOwnerOfThisComputerUnlocksWithoutAPassword()
    {
        const auto desk = m_shell.start(false);
        desk->signIn.session.passwordKept = true;
        desk->signIn.password.clear();
        desk->window->openSession(desk->signIn.session);
        desk->window->lock();
        QVERIFY(!find<QLineEdit>(*desk->window, "lockPassword")->isVisible());
        QTest::mouseClick(find<QPushButton>(*desk->window, "lockUnlock"), Qt::LeftButton);
        QTRY_VERIFY(!desk->window->isLocked());
    }

    void c89_theLockHidesEverythingAsksNothingAndKeepsDrafts()
    {
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
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
        const auto desk = m_shell.start();
        desk->window->sessionEnded({Fault::Denied, QStringLiteral("operator_disabled"), {}, {}});
        auto *page = find<SignInPage>(*desk->window, "signInPage");
        QVERIFY(page->isVisible());
        QVERIFY(page->findChild<MessageStrip *>()->text().contains(QStringLiteral("disabled")));
    }

    // Taken away and given while somebody works: the pages follow, and what is typed on those that stay is not lost.
    void changedRolesShowTheirPagesAtOnce()
    {
        using operators::Role;
        const auto desk = m_shell.start();
        ShellFrame *frame = desk->window->frame();
        QTRY_COMPARE(frame->workspaces().size(), 3);
        desk->desk->draft->setText(QStringLiteral("half a booking"));
        frame->goTo(QStringLiteral("finance"));
        const FakeWorkspace *kept = desk->desk;
        operators::SessionInfo session = desk->signIn.session;
        session.roles = Role::FrontDesk | Role::Administrator;
        desk->window->rightsChanged(session);
        QCOMPARE(frame->current()->id(), QStringLiteral("desk"));
        QVERIFY(!desk->window->findChild<QWidget *>(QStringLiteral("rail-finance")));
        const auto pages = [frame] {
            QStringList ids;
            for (const Workspace *workspace : frame->workspaces())
                ids << workspace->id();
            return ids.join(QLatin1Char(' '));
        };
        QTRY_COMPARE(pages(), QStringLiteral("desk door admin"));
        QVERIFY(frame->current() == kept);
        QCOMPARE(desk->desk->draft->text(), QStringLiteral("half a booking"));
        QCOMPARE(kept->roles, session.roles);
        QVERIFY(frame->banner()->text().contains(QStringLiteral("Front desk, Administrator")));
        // Back again, in its place between the others.
        session.roles |= Role::DeskLead;
        desk->window->rightsChanged(session);
        QTRY_COMPARE(pages(), QStringLiteral("desk door finance admin"));
        QTRY_VERIFY(
            find<QWidget>(*desk->window, "rail-finance")->y() < find<QWidget>(*desk->window, "rail-admin")->y());
        // A page that was made for other roles is made anew, and stays in front.
        desk->desk->goesOn = false;
        session.roles = Role::FrontDesk;
        desk->window->rightsChanged(session);
        QVERIFY(frame->current() == desk->desk);
        QVERIFY(desk->desk != kept);
        QTRY_COMPARE(pages(), QStringLiteral("desk door"));
    }

private:
    test::ShellWindow m_shell;
};

QTEST_MAIN(tst_Shell)
#include "tst_Shell.moc"
