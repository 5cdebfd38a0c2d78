#include "gallery_items.h"

#include "tests/support/fakes/FakeSignIn.h"
#include "tests/support/fakes/FakeWatchGateway.h"
#include "tests/support/fakes/FakeWorkspace.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/FormField.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/HeaderBar.h"
#include "ui/shell/LockScreen.h"
#include "ui/shell/PasswordDialog.h"
#include "ui/shell/ProfileForm.h"
#include "ui/shell/Rail.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/ShortcutSheet.h"
#include "ui/shell/SignInPage.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/WatchSheet.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTimer>

namespace vd::gallery {

namespace {

using namespace vd::ui;
using test::FakeWorkspace;

bool chinese()
{
    return QLocale().language() == QLocale::Chinese;
}

QString say(const char16_t *english, const char16_t *han)
{
    return QString::fromUtf16(chinese() ? han : english);
}

/// Holds the fakes a page refers to.
template <typename Page>
class WithFakes final : public QWidget
{
public:
    test::FakeSignIn signIn;
    test::FakeProfiles profiles;
    test::FakeKeychain keychain;
    Page *page = nullptr;

    void put(Page *made)
    {
        page = made;
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(made);
    }
};

std::unique_ptr<QWidget> signIn(const QString &code)
{
    auto holder = std::make_unique<WithFakes<SignInPage>>();
    holder->profiles.user = QStringLiteral("mei");
    holder->put(new SignInPage(holder->signIn, holder->profiles, &holder->keychain));
    holder->page->begin();
    if (!code.isEmpty())
        holder->page->tell(
            {Fault::Offline, code, {{QStringLiteral("host"), QStringLiteral("db1.riverside.example")}}, {}});
    return holder;
}

std::unique_ptr<QWidget> profile()
{
    auto holder = std::make_unique<WithFakes<SignInPage>>();
    holder->put(new SignInPage(holder->signIn, holder->profiles, nullptr));
    holder->page->findChild<QPushButton *>(QStringLiteral("signInEditServer"))->click();
    return holder;
}

// The page after a one-time password, with a new one that is refused.
std::unique_ptr<QWidget> newPassword()
{
    auto holder = std::make_unique<WithFakes<SignInPage>>();
    holder->profiles.user = QStringLiteral("mei");
    holder->signIn.refusal = Error{Fault::Denied, QStringLiteral("password_change_required"), {}, {}};
    holder->put(new SignInPage(holder->signIn, holder->profiles, nullptr));
    holder->page->findChild<QLineEdit *>(QStringLiteral("signInPassword"))->setText(QStringLiteral("k7mq-3zxw"));
    holder->page->findChild<QPushButton *>(QStringLiteral("signInGo"))->click();
    QTimer::singleShot(30, holder.get(), [page = holder->page] {
        page->findChild<QLineEdit *>(QStringLiteral("newPassword"))->setText(QStringLiteral("Badminton2026"));
        page->findChild<QPushButton *>(QStringLiteral("newPasswordSave"))->click();
    });
    return holder;
}

std::unique_ptr<QWidget> ownPassword()
{
    return std::unique_ptr<QWidget>(PasswordDialog::open(
        nullptr, QStringLiteral("mei"), [](const QString &, const QString &) { return ready<Done>(Done{}); }));
}

std::unique_ptr<QWidget> lockScreen()
{
    auto screen = std::make_unique<LockScreen>([](const QString &) { return ready<Done>(Done{}); });
    screen->lock(QStringLiteral("Mei"));
    return screen;
}

std::unique_ptr<ShellFrame> frame()
{
    test::FakeSignIn fake;
    fake.session.roles = operators::Roles::fromInt(0x3f);
    auto shell = std::make_unique<ShellFrame>(fake.session);
    shell->header()->setPerson(fake.session.displayName, nullptr);
    auto *desk = new FakeWorkspace(QStringLiteral("desk"), say(u"Desk", u"前台"), QStringLiteral("desk"));
    auto *navigator = new DateNavigator(desk);
    navigator->setDate(QDate(2026, 12, 5));
    navigator->setToday(QDate(2026, 12, 1));
    desk->tools = navigator;
    desk->waitingCount = 5;
    shell->addWorkspace(desk);
    shell->addWorkspace(new FakeWorkspace(QStringLiteral("door"), say(u"Door", u"入口"), QStringLiteral("door")));
    shell->addWorkspace(
        new FakeWorkspace(QStringLiteral("finance"), say(u"Finance", u"财务"), QStringLiteral("finance")));
    shell->addWorkspace(new FakeWorkspace(QStringLiteral("admin"), say(u"Admin", u"管理"), QStringLiteral("admin")));
    const QDateTime since(QDate(2026, 12, 5), QTime(0, 2), Qt::UTC);
    shell->status()->setDifferences(0);
    shell->status()->setShift(since, QTimeZone("Asia/Shanghai"), QStringLiteral("Mei"));
    shell->status()->setLanguage(chinese() ? Language::Chinese : Language::English);
    shell->rail()->setShift(say(u"Shift", u"班次"), QStringLiteral("08:02"));
    return shell;
}

std::unique_ptr<QWidget> lost()
{
    auto shell = frame();
    shell->connectionLost();
    shell->status()->setDifferences(2);
    return shell;
}

void fillWatch(test::FakeWatchGateway &server)
{
    const QDateTime evening(QDate(2026, 12, 5), QTime(10, 0), Qt::UTC);
    const auto yuan = [](qint64 minor) { return Money(minor, QStringLiteral("CNY")); };
    server.found.stockCount = 2;
    server.found.moneyCount = 1;
    server.found.stock
        = {{SlotId(1), say(u"Lane A", u"A 泳道"), QDate(2026, 12, 5), evening, evening.addSecs(3600), 0, 3, 0, 2},
            {SlotId(2), say(u"Court 12 (half, north)", u"12 号场地（北半场）"), QDate(2026, 12, 6),
                evening.addSecs(86'400), evening.addSecs(90'000), 1, 22, 0, 23}};
    server.found.money = {{OrderId(3), QStringLiteral("2612-000417"), yuan(9000), yuan(8000), yuan(8000)}};
    server.found.last
        = finance::NightlyRun{QDate(2026, 12, 5), QDateTime(QDate(2026, 12, 4), QTime(19, 0), Qt::UTC), 1, true};
    server.raise(QStringLiteral("technical_failures"),
        {{QStringLiteral("bookings"), 22}, {QStringLiteral("failures"), 5}}, evening);
    server.raise(QStringLiteral("money_for_closed_order"),
        {{QStringLiteral("order_no"), QStringLiteral("2612-000388")}, {QStringLiteral("amount_minor"), 12'000},
            {QStringLiteral("currency"), QStringLiteral("CNY")}},
        evening.addSecs(600));
    server.raise(QStringLiteral("day_does_not_balance"), {{QStringLiteral("differences"), 3}}, evening.addSecs(900));
    server.raise(QStringLiteral("safety_limit"),
        {{QStringLiteral("space"), QStringLiteral("Pool")}, {QStringLiteral("inside"), 61},
            {QStringLiteral("most"), 60}},
        evening.addSecs(1200));
    server.raise(QStringLiteral("stock_does_not_fit"),
        {{QStringLiteral("space"), QStringLiteral("Court 1")},
            {QStringLiteral("starts_at"), QStringLiteral("2026-12-05T10:00:00+00:00")}},
        evening.addSecs(1500));
}

/// The frame with the sheet over it, and what the sheet reads.
class Watched final : public QWidget
{
public:
    explicit Watched(bool wrong)
        : m_frame(frame())
    {
        if (wrong)
            fillWatch(m_server);
        m_gateways.watch = &m_server;
        m_watch = std::make_unique<finance::WatchController>(m_gateways, true);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_frame.get());
        resize(1280, 760);
        m_frame->resize(size());
        m_frame->status()->setDifferences(m_server.found.count());
        m_frame->status()->setAlerts(static_cast<int>(m_server.raised.size()));
        auto *sheet = new WatchSheet(*m_watch, true, this);
        m_watch->setVenue(VenueId(1));
        sheet->openFor(QTimeZone("Asia/Shanghai"));
    }

private:
    test::FakeWatchGateway m_server;
    Gateways m_gateways;
    std::unique_ptr<finance::WatchController> m_watch;
    std::unique_ptr<ShellFrame> m_frame;
};

std::unique_ptr<QWidget> palette()
{
    auto shell = frame();
    auto *opened = new CommandPalette(shell.get());
    shell->resize(1280, 760);
    opened->openWith(shell->commands());
    return shell;
}

std::unique_ptr<QWidget> shortcuts()
{
    auto shell = frame();
    auto *opened = new ShortcutSheet(shell.get());
    shell->resize(1280, 760);
    opened->openWith(shell->current()->title(), shell->current()->help(), shell->commands(), shell->current()->keys());
    return shell;
}

} // namespace

GalleryItems shellItems()
{
    const QSize window(1280, 760);
    return {{QStringLiteral("shell-sign-in"), window, [] { return signIn({}); }},
        {QStringLiteral("shell-sign-in-refused"), window, [] { return signIn(QStringLiteral("no_route")); }},
        {QStringLiteral("shell-profile"), window, profile}, {QStringLiteral("shell-lock"), window, lockScreen},
        {QStringLiteral("shell-new-password"), window, newPassword, 100},
        {QStringLiteral("shell-own-password"), {430, 420}, ownPassword, 50},
        {QStringLiteral("shell-window"), window, [] { return std::unique_ptr<QWidget>(frame()); }},
        {QStringLiteral("shell-lost"), {1024, 640}, lost}, {QStringLiteral("shell-palette"), window, palette},
        {QStringLiteral("shell-shortcuts"), window, shortcuts},
        {QStringLiteral("shell-watch"), window, [] { return std::make_unique<Watched>(true); }, 100},
        {QStringLiteral("shell-watch-well"), window, [] { return std::make_unique<Watched>(false); }, 100}};
}

} // namespace vd::gallery
