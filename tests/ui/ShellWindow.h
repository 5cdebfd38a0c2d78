#pragma once

#include "tests/support/fakes/FakeSignIn.h"
#include "tests/support/fakes/FakeWorkspace.h"
#include "tests/support/Patience.h"
#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/shell/MainWindow.h"

#include <QApplication>
#include <QStandardPaths>

#include <memory>

namespace vd::test {

template <typename Widget>
Widget *find(QWidget &parent, const char *name)
{
    Widget *found = parent.findChild<Widget *>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

/// The main window on fakes, with four workspaces.
class ShellWindow
{
public:
    /// A window with its fakes; signed in when asked.
    struct Desk
    {
        FakeSignIn signIn;
        FakeProfiles profiles;
        FakeKeychain keychain;
        FakeWorkspace *desk = nullptr;
        FakeWorkspace *finance = nullptr;
        std::unique_ptr<ui::MainWindow> window;
    };

    std::unique_ptr<Desk> start(bool signedIn = true)
    {
        auto made = std::make_unique<Desk>();
        made->window = std::make_unique<ui::MainWindow>(
            ui::MainWindow::Services{made->signIn, made->profiles, &made->keychain, *m_language, *m_appearance},
            [raw = made.get()](const operators::SessionInfo &) -> QList<ui::MainWindow::Maker> {
                const auto page = [](const char *id, const char *title) {
                    const QString name = QString::fromLatin1(id);
                    return new FakeWorkspace(name, QString::fromLatin1(title), name);
                };
                return {{QStringLiteral("desk"), [raw, page] { return raw->desk = page("desk", "Desk"); }},
                    {QStringLiteral("door"), [page] { return page("door", "Door"); }},
                    {QStringLiteral("finance"), [raw, page] { return raw->finance = page("finance", "Finance"); }},
                    {QStringLiteral("admin"), [page] { return page("admin", "Administration"); }}};
            });
        made->window->show();
        if (signedIn)
            made->window->openSession(made->signIn.session);
        if (!QTest::qWaitForWindowActive(made->window.get(), test::patienceMs))
            qFatal("the window does not become active");
        const auto whole = [&made] { return made->window->findChild<QWidget *>(QStringLiteral("rail-finance")); };
        if (signedIn && !QTest::qWaitFor(whole, test::patienceMs))
            qFatal("the last page does not come");
        return made;
    }

    void prepare(QObject *owner)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
        m_appearance = new ui::Appearance(*qApp, owner);
        m_language = new ui::LanguageSwitch(owner);
    }
    [[nodiscard]] ui::LanguageSwitch *language() const { return m_language; }
    [[nodiscard]] ui::Appearance *appearance() const { return m_appearance; }

private:
    ui::Appearance *m_appearance = nullptr;
    ui::LanguageSwitch *m_language = nullptr;
};

} // namespace vd::test
