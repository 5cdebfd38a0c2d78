#include "ui/shell/MainWindow.h"

#include "models/operators/PasswordKeeper.h"
#include "models/operators/ProfileStore.h"
#include "models/operators/SignInGateway.h"
#include "ui/admin/OperatorWords.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/HeaderBar.h"
#include "ui/shell/IdleWatch.h"
#include "ui/shell/LockScreen.h"
#include "ui/shell/PasswordDialog.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/ShortcutSheet.h"
#include "ui/shell/SignInPage.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/Workspace.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int idleMilliseconds = 10 * 60 * 1000;
const QString placeKey = QStringLiteral("window/geometry");
const QString venueKey = QStringLiteral("window/venue");

} // namespace

MainWindow::MainWindow(const Services &services, Workspaces workspaces, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_makeWorkspaces(std::move(workspaces))
    , m_stack(new QStackedWidget(this))
    , m_signIn(new SignInPage(services.signIn, services.profiles, services.passwords, this))
    , m_lock(new LockScreen([this](const QString &password) { return m_services.signIn.unlock(password); }, this))
    , m_palette(new CommandPalette(this))
    , m_sheet(new ShortcutSheet(this))
    , m_idle(new IdleWatch(this))
    , m_personMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    build();
    m_idle->setLimit(idleMilliseconds);
    connect(m_signIn, &SignInPage::signedIn, this, &MainWindow::openSession);
    connect(m_signIn, &SignInPage::failed, this, &MainWindow::signInFailed);
    connect(m_signIn, &SignInPage::languageChosen, &m_services.language, &LanguageSwitch::set);
    connect(m_lock, &LockScreen::unlocked, this, &MainWindow::unlock);
    connect(m_lock, &LockScreen::otherPersonRequested, this, &MainWindow::signOut);
    connect(m_idle, &IdleWatch::idle, this, &MainWindow::lock);
    connect(m_personMenu, &QMenu::aboutToShow, this, &MainWindow::fillPersonMenu);
    connect(m_palette, &CommandPalette::searchRequested, this, [this](const QString &text) {
        if (m_frame)
            m_frame->goTo(QStringLiteral("desk"), QStringLiteral("search:") + text);
    });
    retranslate();
    restorePlace();
    m_signIn->begin();
}

MainWindow::~MainWindow()
{
    closeSession();
}

void MainWindow::build()
{
    setMinimumSize(640, 400);
    setWindowIcon(Icon::get(QStringLiteral("venuedesk"), Token::Accent));
    m_stack->addWidget(m_signIn);
    m_stack->addWidget(m_lock);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    const auto key = [this](const QKeySequence &keys, void (MainWindow::*slot)()) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(QKeySequence(Qt::CTRL | Qt::Key_K), &MainWindow::openPalette);
    key(QKeySequence(Qt::CTRL | Qt::Key_L), &MainWindow::lock);
    key(QKeySequence(Qt::Key_F1), &MainWindow::openShortcuts);
    key(QKeySequence(Qt::Key_Question), &MainWindow::openShortcuts);
}

ShellFrame *MainWindow::frame() const
{
    return m_frame;
}

bool MainWindow::isLocked() const
{
    return m_stack->currentWidget() == m_lock;
}

void MainWindow::setIdleLimit(int milliseconds)
{
    m_idle->setLimit(milliseconds);
}

void MainWindow::signInHere()
{
    m_signIn->signInHere();
}

void MainWindow::tellStage(std::function<QString()> words)
{
    m_signIn->tellStage(std::move(words));
}

void MainWindow::openSession(const operators::SessionInfo &session)
{
    closeSession();
    m_frame = new ShellFrame(session, this);
    m_frame->setVenue(VenueId(QSettings().value(venueKey).toLongLong()));
    planPages();
    m_frame->header()->setPerson(session.displayName, m_personMenu);
    m_frame->status()->setLanguage(m_services.language.language());
    connect(m_frame->header(), &HeaderBar::paletteRequested, this, &MainWindow::openPalette);
    connect(m_frame->status(), &StatusLine::languageChosen, &m_services.language, &LanguageSwitch::set);
    connect(m_frame, &ShellFrame::venueChanged, this, [this](VenueId venue) {
        // A desk stands in one venue: the next start, and a booking a crash left half-way, are found there.
        QSettings().setValue(venueKey, QVariant::fromValue(qint64{venue.value()}));
        retranslate();
    });
    m_stack->addWidget(m_frame);
    m_idle->start();
    // The frame, its first page, and both in the window: each with the event loop in between.
    later([this] {
        makeNext();
        later([this] { showSession(); });
    });
}

void MainWindow::later(std::function<void()> step)
{
    QTimer::singleShot(0, m_frame.data(), std::move(step));
}

void MainWindow::planPages()
{
    m_toMake = m_makeWorkspaces(m_frame->session());
    m_order.clear();
    for (const Maker &maker : std::as_const(m_toMake))
        m_order << maker.id;
    QStringList there;
    const QList<Workspace *> pages = m_frame->workspaces();
    for (const Workspace *page : pages)
        there << page->id();
    m_toMake.removeIf([this, &there](const Maker &maker) {
        return there.contains(maker.id) || !ShellFrame::allows(maker.id, m_frame->session().roles);
    });
}

void MainWindow::makeNext()
{
    if (m_toMake.isEmpty())
        return;
    const Maker maker = m_toMake.takeFirst();
    int at = 0;
    const QList<Workspace *> pages = m_frame->workspaces();
    for (const Workspace *page : pages)
        at += m_order.indexOf(page->id()) < m_order.indexOf(maker.id) ? 1 : 0;
    m_frame->addWorkspace(maker.make(), at);
}

void MainWindow::showSession()
{
    // Whoever locked it meanwhile unlocks it first.
    if (!isLocked())
        m_stack->setCurrentWidget(m_frame);
    if (Workspace *page = m_frame->current())
        page->activated();
    retranslate();
    Q_EMIT sessionOpened(m_frame);
    later([this] { makeRest(); });
}

// One at a time: the first page is at work while the others come.
void MainWindow::makeRest()
{
    makeNext();
    if (!m_toMake.isEmpty())
        later([this] { makeRest(); });
}

void MainWindow::closeSession()
{
    m_toMake.clear();
    m_idle->stop();
    m_hidden.clear();
    if (!m_frame)
        return;
    m_palette->closeOverlay();
    m_sheet->closeOverlay();
    Q_EMIT sessionClosing();
    m_stack->removeWidget(m_frame);
    delete m_frame;
}

void MainWindow::lock()
{
    if (!m_frame || isLocked())
        return;
    m_focusBefore = QApplication::focusWidget();
    m_palette->closeOverlay();
    m_sheet->closeOverlay();
    // Dialogs, pop-ups and menus are windows of their own; nothing of them may stay readable.
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (window == this || !window->isVisible())
            continue;
        if (window->windowType() != Qt::Popup && window->windowType() != Qt::ToolTip)
            m_hidden.append(window);
        window->hide();
    }
    m_stack->setCurrentWidget(m_lock);
    m_lock->lock(m_frame->session().displayName, m_frame->session().passwordKept);
    m_idle->stop();
    retranslate();
    Q_EMIT locked();
}

void MainWindow::unlock()
{
    if (!m_frame)
        return;
    m_stack->setCurrentWidget(m_frame);
    for (const QPointer<QWidget> &window : std::as_const(m_hidden))
        if (window)
            window->show();
    m_hidden.clear();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_idle->start();
    retranslate();
    Q_EMIT unlocked();
}

void MainWindow::signOut()
{
    // The answer does not matter: locally the session is over either way.
    (void)m_services.signIn.signOut();
    closeSession();
    m_stack->setCurrentWidget(m_signIn);
    m_signIn->clearPassword();
    m_signIn->begin();
    retranslate();
}

void MainWindow::sessionEnded(const Error &error)
{
    signOut();
    m_signIn->tell(error);
}

void MainWindow::rightsChanged(const operators::SessionInfo &session)
{
    if (!m_frame)
        return;
    m_palette->closeOverlay();
    m_sheet->closeOverlay();
    const operators::Roles before = m_frame->session().roles;
    Workspace *page = m_frame->current();
    const QString front = page ? page->id() : QString();
    m_frame->setRights(session);
    planPages();
    // The front page was made for other roles: its successor takes its place at once.
    const auto again = std::find_if(m_toMake.cbegin(), m_toMake.cend(), [&](const Maker &m) { return m.id == front; });
    if (again != m_toMake.cend()) {
        m_toMake.move(std::distance(m_toMake.cbegin(), again), 0);
        makeNext();
        m_frame->goTo(front);
    } else if (!m_frame->current()) {
        makeNext();
    }
    later([this] { makeRest(); });
    if (before != session.roles)
        m_frame->banner()->tell(MessageStrip::Kind::Warning, [roles = session.roles] {
            return tr("An administrator changed what you may do. You work as: %1. The pages are those of these roles.")
                .arg(OperatorWords::list(roles));
        });
    retranslate();
}

void MainWindow::openPalette()
{
    if (m_frame && !isLocked())
        m_palette->openWith(m_frame->commands() + globalCommands() + m_frame->elsewhere());
}

void MainWindow::openShortcuts()
{
    if (!m_frame || isLocked())
        return;
    Workspace *page = m_frame->current();
    m_sheet->openWith(page ? page->title() : tr("Shortcuts"), page ? page->help() : QString(),
        m_frame->commands() + globalCommands(), (page ? page->keys() : QList<KeyHint>()) + keysOfLists());
}

QList<KeyHint> MainWindow::keysOfLists()
{
    const QString lists = tr("Lists");
    const auto native
        = [](QKeySequence::StandardKey key) { return QKeySequence(key).toString(QKeySequence::NativeText); };
    return {
        {native(QKeySequence::Find), tr("Find in the list"), lists},
        {native(QKeySequence::Copy), tr("Copy the chosen rows"), lists},
        {tr("Enter"), tr("Open the row"), lists},
    };
}

void MainWindow::changePassword()
{
    if (!m_frame || isLocked())
        return;
    const auto change = [this](const QString &present, const QString &password) {
        return m_services.signIn.changePassword(present, password);
    };
    PasswordDialog *dialog = PasswordDialog::open(this, m_frame->session().login, change);
    connect(dialog, &QDialog::accepted, m_frame.data(), [this] {
        const QString profile = m_services.profiles.lastProfile();
        // The one that is remembered would be wrong from now on.
        if (m_services.passwords && m_services.passwords->available())
            (void)m_services.passwords->forget(profile, m_services.profiles.lastUser(profile));
        m_frame->banner()->tell(MessageStrip::Kind::Success, [] { return tr("Your password is changed."); });
    });
}

QList<Command> MainWindow::globalCommands()
{
    QList<Command> all;
    const auto add = [this, &all](const char *id, const QString &title, const QString &icon, const QKeySequence &keys,
                         const QString &keywords, std::function<void()> run) {
        all.append({QString::fromLatin1(id), title, icon, keys, std::move(run), {}, tr("Window"), keywords});
    };
    add("window.palette", tr("Search and commands"), QStringLiteral("search"), QKeySequence(Qt::CTRL | Qt::Key_K),
        QStringLiteral("palette"), [this] { openPalette(); });
    add("window.reload", tr("Load this page again"), QStringLiteral("reload"), QKeySequence(Qt::Key_F5),
        QStringLiteral("reload refresh"), [this] {
            if (m_frame && m_frame->current())
                m_frame->current()->reload();
        });
    add("window.find", tr("Find on this page"), QStringLiteral("filter"), QKeySequence(QKeySequence::Find),
        QStringLiteral("find filter"), [this] {
            if (m_frame && m_frame->current())
                m_frame->current()->find();
        });
    add("window.help", tr("Explain this page and its keys"), QStringLiteral("help"), QKeySequence(Qt::Key_F1),
        QStringLiteral("help shortcuts"), [this] { openShortcuts(); });
    add("window.lock", tr("Lock the screen"), QStringLiteral("lock"), QKeySequence(Qt::CTRL | Qt::Key_L),
        QStringLiteral("lock"), [this] { lock(); });
    add("window.light", tr("Light appearance"), QStringLiteral("sun"), {}, QStringLiteral("light theme"),
        [this] { m_services.appearance.setMode(ThemeMode::Light); });
    add("window.dark", tr("Dark appearance"), QStringLiteral("moon"), {}, QStringLiteral("dark theme"),
        [this] { m_services.appearance.setMode(ThemeMode::Dark); });
    add("window.system", tr("Appearance of the system"), QStringLiteral("system"), {}, QStringLiteral("system theme"),
        [this] { m_services.appearance.setMode(ThemeMode::System); });
    add("window.english", QStringLiteral("English"), QStringLiteral("language"), {}, QStringLiteral("language"),
        [this] { m_services.language.set(Language::English); });
    add("window.chinese", QStringLiteral("中文"), QStringLiteral("language"), {},
        QStringLiteral("language chinese zhongwen"), [this] { m_services.language.set(Language::Chinese); });
    // Who never types a password has none to change.
    if (m_frame && !m_frame->session().passwordKept)
        add("window.password", tr("Change your password"), QStringLiteral("edit"), {}, QStringLiteral("password"),
            [this] { changePassword(); });
    add("window.signout", tr("Sign out"), QStringLiteral("sign-out"), {}, QStringLiteral("sign out leave"),
        [this] { signOut(); });
    return all;
}

void MainWindow::fillPersonMenu()
{
    m_personMenu->clear();
    const ThemeMode mode = m_services.appearance.mode();
    const QList<Command> all = globalCommands();
    for (const Command &command : all) {
        if (command.id == QLatin1String("window.palette") || command.id == QLatin1String("window.reload")
            || command.id == QLatin1String("window.find"))
            continue;
        if (command.id == QLatin1String("window.light") || command.id == QLatin1String("window.english")
            || command.id == QLatin1String("window.password")
            || (command.id == QLatin1String("window.signout") && m_frame && m_frame->session().passwordKept))
            m_personMenu->addSeparator();
        QAction *action = m_personMenu->addAction(Icon::get(command.icon), command.title);
        action->setText(command.shortcut.isEmpty()
                ? command.title
                : command.title + QLatin1Char('\t') + command.shortcut.toString(QKeySequence::NativeText));
        const bool chosen = (command.id == QLatin1String("window.light") && mode == ThemeMode::Light)
            || (command.id == QLatin1String("window.dark") && mode == ThemeMode::Dark)
            || (command.id == QLatin1String("window.system") && mode == ThemeMode::System)
            || (command.id == QLatin1String("window.english") && m_services.language.language() == Language::English)
            || (command.id == QLatin1String("window.chinese") && m_services.language.language() == Language::Chinese);
        action->setCheckable(chosen);
        action->setChecked(chosen);
        connect(action, &QAction::triggered, this, command.run);
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    QSettings().setValue(placeKey, saveGeometry());
    QWidget::closeEvent(event);
}

void MainWindow::restorePlace()
{
    // Qt moves the window onto a screen that is there when its own is gone.
    if (restoreGeometry(QSettings().value(placeKey).toByteArray()))
        return;
    const QSize usual(1280, 760);
    const QSize room = screen()->availableSize();
    resize(usual.boundedTo(room));
    // With its frame it would not fit: the status line would lie below the screen.
    if (room.height() < usual.height() + 60 || room.width() < usual.width())
        setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::retranslate()
{
    // A locked or signed-out window shows nothing of the venue in its title either.
    const bool shown = m_frame && !isLocked();
    setWindowTitle(shown ? tr("%1 - Venuedesk").arg(m_frame->venue().name) : QStringLiteral("Venuedesk"));
    if (m_frame)
        m_frame->status()->setLanguage(m_services.language.language());
}

} // namespace vd::ui
