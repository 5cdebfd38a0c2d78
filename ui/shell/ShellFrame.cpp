#include "ui/shell/ShellFrame.h"

#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"
#include "ui/shell/HeaderBar.h"
#include "ui/shell/Rail.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/Workspace.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

using operators::Role;
using operators::Roles;

namespace {

/// Needs as much room as the page that is seen, not as the largest of all.
class PageStack final : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize())
                               : QStackedWidget::minimumSizeHint();
    }
};

/// Holds the page in the scroll area without the height that its texts would like best: only what it needs counts.
class PageRoom final : public QWidget
{
public:
    explicit PageRoom(QWidget *parent)
        : QWidget(parent)
        , content(new QWidget(this))
    {
    }
    QWidget *content;
    [[nodiscard]] QSize minimumSizeHint() const override { return content->minimumSizeHint(); }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        content->setGeometry(rect());
    }
};

} // namespace

ShellFrame::ShellFrame(operators::SessionInfo session, QWidget *parent)
    : QWidget(parent)
    , m_session(std::move(session))
    , m_rail(new Rail(this))
    , m_header(new HeaderBar(this))
    , m_banner(new MessageStrip(this))
    , m_pages(new PageStack(this))
    , m_status(new StatusLine(this))
{
    setObjectName(QStringLiteral("shellFrame"));
    build();
    m_header->setVenues(m_session.venues);
    if (!m_session.venues.isEmpty()) {
        m_venue = m_session.venues.constFirst();
        m_header->setCurrentVenue(m_venue.id);
    }
    connect(m_rail, &Rail::chosen, this, [this](const QString &id) { goTo(id); });
    connect(m_header, &HeaderBar::venueChosen, this, [this](VenueId venue) {
        setVenue(venue);
        // Work goes on in the page, not on the button.
        if (Workspace *page = current())
            page->activated();
    });
    retranslate();
}

ShellFrame::~ShellFrame()
{
    // The header must not outlive its loan.
    m_header->setTools(nullptr);
}

// On a small screen, or at 200 %, a page keeps the room it needs and is scrolled; nothing overlaps or is out of reach.
QWidget *ShellFrame::makeScroll()
{
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("pageScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new PageRoom(scroll);
    auto *column = new QVBoxLayout(inside->content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_banner);
    column->addWidget(m_pages, 1);
    scroll->setWidget(inside);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    // Keys move the cursor from board to panel and back; whoever follows them sees it.
    connect(qApp, &QApplication::focusChanged, scroll, [scroll](QWidget *, QWidget *now) {
        if (now && scroll->isAncestorOf(now))
            scroll->ensureWidgetVisible(now, Theme::page, Theme::page);
    });
    return scroll;
}

void ShellFrame::build()
{
    m_banner->setObjectName(QStringLiteral("banner"));
    m_banner->setFlush(true);
    auto *upper = new QHBoxLayout;
    upper->setContentsMargins(0, 0, 0, 0);
    upper->setSpacing(0);
    upper->addWidget(m_rail);
    upper->addWidget(makeScroll(), 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(upper, 1);
    all->addWidget(m_status);
    const auto key = [this](const QKeySequence &keys, auto &&act) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence(Qt::Key_F5), [this] {
        if (Workspace *page = current())
            page->reload();
    });
    key(QKeySequence(QKeySequence::Find), [this] {
        if (Workspace *page = current())
            page->find();
    });
    for (int i = 0; i < 6; ++i)
        key(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)), [this, i] {
            if (i < m_workspaces.size())
                goTo(m_workspaces.at(i)->id());
        });
}

bool ShellFrame::allows(const QString &workspaceId, Roles roles)
{
    if (workspaceId == QLatin1String("desk"))
        return roles & (Role::FrontDesk | Role::DeskLead);
    if (workspaceId == QLatin1String("door"))
        return roles & (Role::Door | Role::DeskLead | Role::FrontDesk);
    if (workspaceId == QLatin1String("finance"))
        return roles & (Role::Finance | Role::Auditor | Role::DeskLead);
    if (workspaceId == QLatin1String("admin"))
        return roles & (Role::Administrator | Role::Auditor);
    return true;
}

bool ShellFrame::addWorkspace(Workspace *workspace, int at)
{
    if (!allows(workspace->id(), m_session.roles)) {
        delete workspace;
        return false;
    }
    workspace->setObjectName(workspace->id());
    m_workspaces.insert(at < 0 ? m_workspaces.size() : at, workspace);
    // A stack lays out all of its pages whenever one is shown: a workspace joins it when it is first gone to.
    workspace->setParent(this);
    workspace->hide();
    m_rail->add(workspace->id(), workspace->icon(), workspace->title(), at);
    workspace->installShortcuts();
    if (m_venue.id.isValid())
        workspace->setVenue(m_venue);
    connect(workspace, &Workspace::waitingChanged, this, [this, workspace] { showWaiting(workspace); });
    connect(workspace, &Workspace::openRequested, this, &ShellFrame::goTo);
    showWaiting(workspace);
    if (m_workspaces.size() == 1)
        goTo(workspace->id());
    return true;
}

void ShellFrame::setRights(const operators::SessionInfo &now)
{
    m_session.roles = now.roles;
    const Workspace *front = current();
    bool frontGone = false;
    const QList<Workspace *> open = m_workspaces;
    for (Workspace *workspace : open) {
        if (allows(workspace->id(), now.roles) && workspace->takeRoles(now.roles))
            continue;
        frontGone = frontGone || workspace == front;
        closePage(workspace);
    }
    if (frontGone && !m_workspaces.isEmpty())
        goTo(m_workspaces.constFirst()->id());
    setVenues(now.venues);
    Q_EMIT rolesChanged();
}

void ShellFrame::closePage(Workspace *workspace)
{
    if (workspace == current()) {
        workspace->deactivated();
        m_header->setTools(nullptr);
    }
    m_workspaces.removeOne(workspace);
    m_rail->remove(workspace->id());
    m_pages->removeWidget(workspace);
    delete workspace;
}

Workspace *ShellFrame::current() const
{
    return qobject_cast<Workspace *>(m_pages->currentWidget());
}

void ShellFrame::goTo(const QString &workspaceId, const QString &what)
{
    Workspace *before = current();
    for (Workspace *workspace : std::as_const(m_workspaces)) {
        if (workspace->id() != workspaceId)
            continue;
        if (before && before != workspace)
            before->deactivated();
        if (m_pages->indexOf(workspace) < 0)
            m_pages->addWidget(workspace);
        m_pages->setCurrentWidget(workspace);
        m_pages->updateGeometry();
        m_rail->setCurrent(workspaceId);
        m_header->setTools(workspace->headerTools());
        if (m_lost)
            showLost();
        workspace->activated();
        if (!what.isEmpty())
            workspace->open(what);
        Q_EMIT currentChanged(workspaceId);
        return;
    }
}

void ShellFrame::setVenue(VenueId venue)
{
    for (const operators::VenueInfo &known : std::as_const(m_session.venues)) {
        if (known.id != venue || known.id == m_venue.id)
            continue;
        m_venue = known;
        m_header->setCurrentVenue(venue);
        for (Workspace *workspace : std::as_const(m_workspaces))
            workspace->setVenue(m_venue);
        Q_EMIT venueChanged(venue);
        return;
    }
}

void ShellFrame::setVenues(const QList<operators::VenueInfo> &venues)
{
    if (venues.isEmpty() || venues == m_session.venues)
        return;
    m_session.venues = venues;
    m_header->setVenues(venues);
    m_header->setCurrentVenue(m_venue.id);
    const auto open = std::find_if(
        venues.cbegin(), venues.cend(), [this](const operators::VenueInfo &venue) { return venue.id == m_venue.id; });
    if (open != venues.cend() && *open == m_venue)
        return;
    // One that may not be seen any more gives way to the first that may.
    m_venue = open != venues.cend() ? *open : venues.constFirst();
    m_header->setCurrentVenue(m_venue.id);
    for (Workspace *workspace : std::as_const(m_workspaces))
        workspace->setVenue(m_venue);
    Q_EMIT venueChanged(m_venue.id);
}

void ShellFrame::connectionLost()
{
    m_lost = true;
    m_status->setConnection(ConnectionState::Reconnecting);
    m_banner->setClosable(false);
    showLost();
}

void ShellFrame::connectionBack()
{
    if (!m_lost)
        return;
    m_lost = false;
    m_status->setConnection(ConnectionState::Online);
    m_banner->setClosable(true);
    Workspace *page = current();
    if (page && page->worksOffline())
        m_banner->clear();
    else
        m_banner->tell(MessageStrip::Kind::Success,
            [] { return tr("Connected again. What you see is being brought up to date."); });
    if (page)
        page->reload();
}

void ShellFrame::showWaiting(Workspace *workspace)
{
    m_rail->setWaiting(workspace->id(), workspace->waiting());
}

QList<Command> ShellFrame::commands()
{
    QList<Command> all;
    if (Workspace *page = current()) {
        all = page->commands();
        for (Command &command : all)
            if (command.group.isEmpty())
                command.group = page->title();
    }
    return all + switches();
}

QList<Command> ShellFrame::elsewhere()
{
    QList<Command> all;
    for (Workspace *workspace : std::as_const(m_workspaces)) {
        if (workspace == current())
            continue;
        const QList<Command> commands = workspace->commands();
        for (Command command : commands) {
            command.group = workspace->title();
            // Its keys work only there.
            command.shortcut = {};
            command.run = [this, id = workspace->id(), run = command.run] {
                goTo(id);
                run();
            };
            all.append(command);
        }
    }
    return all;
}

QList<Command> ShellFrame::switches()
{
    QList<Command> all;
    for (qsizetype i = 0; i < m_workspaces.size(); ++i) {
        Workspace *workspace = m_workspaces.at(i);
        Command go;
        go.id = QStringLiteral("go.") + workspace->id();
        go.title = tr("Go to %1").arg(workspace->title());
        go.icon = workspace->icon();
        go.group = tr("Window");
        go.shortcut = QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        go.keywords = QStringLiteral("go open ") + workspace->id();
        go.run = [this, id = workspace->id()] { goTo(id); };
        all.append(go);
    }
    for (const operators::VenueInfo &venue : std::as_const(m_session.venues)) {
        if (venue.id == m_venue.id)
            continue;
        Command change;
        change.id = QStringLiteral("venue.") + venue.id.toString();
        change.title = tr("Switch to %1").arg(venue.name);
        change.icon = QStringLiteral("door");
        change.group = tr("Window");
        change.keywords = QStringLiteral("venue");
        change.run = [this, id = venue.id] { setVenue(id); };
        all.append(change);
    }
    return all;
}

void ShellFrame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShellFrame::retranslate()
{
    for (Workspace *workspace : std::as_const(m_workspaces)) {
        m_rail->setTitle(workspace->id(), workspace->title());
        workspace->installShortcuts();
    }
}

void ShellFrame::showLost()
{
    const Workspace *page = current();
    if (page && page->worksOffline()) {
        m_banner->clear();
        return;
    }
    m_banner->tell(MessageStrip::Kind::Warning, [] {
        return tr("The connection is lost. What you see may be old, and nothing can be saved. It goes on by itself "
                  "when the server is back.");
    });
}

} // namespace vd::ui
