#include "ui/desk/DeskWorkspace.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/customers/PhoneNumber.h"
#include "models/customers/SearchKeys.h"
#include "models/inventory/InventoryGateway.h"
#include "models/inventory/TakeRule.h"
#include "models/orders/DraftStore.h"
#include "models/schedule/ScheduleGateway.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"
#include "ui/common/WrapRow.h"
#include "ui/desk/ApprovalDesk.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/CallsPage.h"
#include "ui/desk/CustomerMenu.h"
#include "ui/desk/ExplainDesk.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/ShiftBar.h"
#include "ui/desk/StopsPage.h"
#include "ui/desk/TicketsPane.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QThreadPool>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int sideWidth = 380;

std::unique_ptr<orders::DraftStore> storeFor(const QString &folder, const QString &login)
{
    const QString place = folder.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts")
        : folder;
    return std::make_unique<orders::DraftStore>(place, login);
}

// A stack lays out all of its pages whenever one is shown: those nobody looked at stay outside.
void bringUp(QStackedWidget &stack, QWidget *page)
{
    if (stack.indexOf(page) < 0)
        stack.addWidget(page);
    stack.setCurrentWidget(page);
}

} // namespace

DeskWorkspace::DeskWorkspace(const Gateways &gateways, checkin::TicketSigner *signer,
    const operators::SessionInfo &session, const QString &draftFolder, QWidget *parent)
    : Workspace(parent)
    , m_gateways(gateways)
    , m_board(gateways)
    , m_booking(gateways, storeFor(draftFolder, session.login))
    , m_search(gateways.customers, gateways.changes)
    , m_shift(gateways)
    , m_waitlist(gateways)
    , m_stops(gateways)
    , m_benefits(gateways)
    , m_roles(session.roles)
{
    setObjectName(QStringLiteral("desk"));
    build(gateways, signer);
    wireBoard(gateways);
    wireBooking();
    showLead();
    wireCalls();
    for (OrderPage *page : {m_order, m_finder->page()})
        page->setAsker(session.login);
    m_move->setAsker(session.login);
    m_approval->setAsker(session.login);
    retranslate();
    // The first number and the first Chinese name would otherwise hold up a key press.
    QThreadPool::globalInstance()->start([] {
        static_cast<void>(customers::PhoneNumber::parse(QStringLiteral("10000000"), QStringLiteral("CN")));
        customers::SearchKeys::prepare();
    });
}

DeskWorkspace::~DeskWorkspace()
{
    // The pages refer to the controllers, which are members and would go first.
    qDeleteAll(QWidgetList{m_panel, m_order, m_finder->page(), m_move});
    qDeleteAll(QWidgetList{m_boardPage, m_finder, m_calls, m_stopsPage});
    delete m_shiftBar;
    // The window may or may not have taken it into its header.
    if (m_navigator && !m_navigator->parent())
        delete m_navigator;
}

void DeskWorkspace::build(const Gateways &gateways, checkin::TicketSigner *signer)
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("deskTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false); // Every tab is seen; what stands beside them gives way.
    for (int tab = BoardTab; tab <= StopsTab; ++tab)
        m_tabs->addTab(QString());
    m_boardPage = new BoardPage(m_board, gateways, this);
    m_panel = new BookingPanel(m_booking, m_search, *m_board.model(), this);
    m_order = new OrderPage(gateways, signer, this);
    m_side = new QStackedWidget(this);
    m_side->setFixedWidth(sideWidth);
    m_panel->setSeats(m_gateways.schedule, m_gateways.changes);
    m_finder = new OrderFinderPage(gateways, signer, this);
    m_shiftBar = new ShiftBar(m_shift, gateways.papers, this);
    m_navigator = new DateNavigator;

    m_move = new MovePane(gateways, *m_board.model(), this);
    m_explain = new ExplainDesk(gateways, *m_board.model(), this);
    m_pages = new QStackedWidget(this);
    m_calls = new CallsPage(m_waitlist, *gateways.clock, this);
    m_stopsPage = new StopsPage(m_stops, this);
    for (QWidget *page : QWidgetList{m_order, m_finder->page(), m_move, m_finder, m_calls, m_stopsPage})
        page->hide();
    bringUp(*m_side, m_panel);
    bringUp(*m_pages, m_boardPage);
    auto *top = new WrapRow(m_tabs, m_boardPage->tools(), this);
    top->row()->setContentsMargins(Theme::gap, Theme::tight, Theme::group, Theme::tight);
    top->row()->setSpacing(Theme::group);
    auto *left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(top);
    left->addWidget(m_pages, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addLayout(left, 1);
    row->addWidget(m_side);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(m_shiftBar);
}

void DeskWorkspace::wireBoard(const Gateways &gateways)
{
    BoardView *view = m_boardPage->view();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { showTab(static_cast<Tab>(index)); });
    for (const BoardView *each : {view, m_boardPage->weekView()}) {
        connect(each, &BoardView::takeRequested, this, &DeskWorkspace::take);
        connect(each, &BoardView::orderRequested, this, &DeskWorkspace::showOrder);
        connect(each, &BoardView::explainRequested, m_explain, &ExplainDesk::slot);
    }
    connect(m_boardPage->weekView(), &BoardView::escaped, m_panel, &BookingPanel::focusNext);
    connect(
        view, &BoardView::dayStepRequested, this, [this](int days) { m_board.setDate(m_board.date().addDays(days)); });
    connect(view, &BoardView::todayRequested, this, [this] { m_board.setDate(m_board.today()); });
    connect(view, &BoardView::escaped, this, [this] {
        if (m_side->currentWidget() == m_move)
            endMove();
        else
            m_panel->focusNext();
    });
    connect(m_explain, &ExplainDesk::failed, m_boardPage, &BoardPage::tellError);
    connect(m_explain, &ExplainDesk::orderRequested, this, &DeskWorkspace::showOrder);
    connect(&m_board, &inventory::BoardController::catalogChanged, this, &DeskWorkspace::catalogRead);
    connect(&m_board, &inventory::BoardController::dateChanged, this, [this](const QDate &date) {
        m_navigator->setToday(m_board.today());
        m_navigator->setDate(date);
    });
    connect(m_board.model(), &inventory::BoardModel::cellsChanged, this, [this](const QList<SlotId> &changed) {
        for (const SlotId &slot : changed) {
            if (const inventory::Cell *cell = m_board.model()->cell(slot))
                m_booking.cellChanged(*cell);
        }
    });
    connect(m_navigator, &DateNavigator::dateChanged, &m_board, &inventory::BoardController::setDate);
    connect(m_navigator, &DateNavigator::picked, m_boardPage, &BoardPage::focusStart);
    connect(m_navigator, &DateNavigator::sharesWanted, this,
        [this, inventory = gateways.inventory](const QDate &first, const QDate &last) {
            whenDone(inventory->occupancy(m_venue.id, first, last), this,
                [this](const Result<QList<QPair<QDate, int>>> &shares) {
                    QHash<QDate, double> byDay;
                    for (const auto &[day, percent] : shares.value_or(QList<QPair<QDate, int>>()))
                        byDay.insert(day, percent / 100.0);
                    m_navigator->setShares(byDay);
                });
        });
}

void DeskWorkspace::wireBooking()
{
    using Booking = orders::BookingController;
    connect(&m_booking, &Booking::linesChanged, this, [this] {
        markCart();
        Q_EMIT commandsChanged();
    });
    connect(&m_booking, &Booking::held, this, &DeskWorkspace::held);
    connect(&m_booking, &Booking::slotsRefused, &m_board, &inventory::BoardController::refresh);
    connect(m_panel, &BookingPanel::boardWanted, m_boardPage, &BoardPage::focusStart);
    connect(m_panel, &BookingPanel::seriesRequested, this, &DeskWorkspace::repeatWeekly);
    connect(&m_booking, &Booking::draftChanged, this,
        [this] { m_benefits.setCustomer(m_venue.id, m_booking.draft().customer.id); });
    connect(&m_benefits, &payments::MemberBenefits::changed, this, &DeskWorkspace::showBalance);
    connect(m_panel, &BookingPanel::orderRequested, this, &DeskWorkspace::showOrder);
    connect(m_panel, &BookingPanel::ordersRequested, this,
        [this](const QString &phone) { open(QStringLiteral("search:") + phone); });
    connect(m_panel, &BookingPanel::takeRequested, this, &DeskWorkspace::takeAllTheSame);
    m_approval = new ApprovalDesk(m_gateways, this);
    m_approval->serve(m_booking);
    m_approval->serve(m_waitlist);
    connect(m_panel, &BookingPanel::existingFound, this, [this](OrderId order, const Error &error) {
        showOrder(order);
        m_order->note(error);
        m_order->focusStart();
    });
    connect(m_order, &OrderPage::doneRequested, this, &DeskWorkspace::nextCall);
    for (const OrderPage *page :
        {static_cast<const OrderPage *>(m_order), static_cast<const OrderPage *>(m_finder->page())}) {
        connect(page, &OrderPage::slotsTouched, &m_board, &inventory::BoardController::refresh);
        connect(page, &OrderPage::moveRequested, this, &DeskWorkspace::beginMove);
        connect(page, &OrderPage::addRequested, this, &DeskWorkspace::add);
        connect(page, &OrderPage::shiftRequested, this, [this] { m_shiftBar->begin(); });
        connect(page, &OrderPage::explainRequested, m_explain, &ExplainDesk::order);
    }
    wireMove();
    connect(m_order, &OrderPage::shownChanged, this, &DeskWorkspace::commandsChanged);
    connect(m_shiftBar, &ShiftBar::left, this, &DeskWorkspace::activated);
}

QString DeskWorkspace::title() const
{
    return tr("Desk");
}

QString DeskWorkspace::help() const
{
    return tr("Type the caller's number or name, choose cells on the board with the arrow keys, and Enter holds them. "
              "Shift and arrows choose several cells, digits jump to a space, PgUp and PgDn change the day, T goes to "
              "today. Ctrl+F finds an order.");
}

void DeskWorkspace::retranslate()
{
    retitleTabs();
    m_tabs->setAccessibleName(tr("Pages of the desk"));
}

void DeskWorkspace::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_panel->setZone(venue.zone);
    m_boardPage->setVenue(venue.id, venue.zone);
    m_approval->setVenue(venue.id);
    m_order->setVenue(venue);
    m_move->setVenue(venue);
    m_boardPage->view()->setMoving(false);
    m_explain->setZone(venue.zone);
    showSide(BookingSide);
    m_search.setVenue(venue.id);
    if (m_customerMenu)
        m_customerMenu->setVenue(venue);
    m_booking.setVenue(venue.id);
    m_board.setVenue(venue.id, venue.zone);
    m_finder->setVenue(venue);
    m_shiftBar->setVenue(venue);
    m_shift.setVenue(venue.id);
    m_calls->setVenue(venue);
    m_stopsPage->setVenue(venue);
    m_waitlist.setVenue(venue.id);
    m_stops.setVenue(venue.id);
}

void DeskWorkspace::catalogRead()
{
    m_booking.setRegion(m_board.venue().region);
    m_booking.setTicketTypes(m_board.ticketTypes(), m_board.model()->spaces());
}

void DeskWorkspace::activated()
{
    if (m_tabs->currentIndex() == OrdersTab)
        m_finder->focusSearch();
    else if (m_tabs->currentIndex() == CallsTab)
        m_calls->focusStart();
    else if (m_tabs->currentIndex() == StopsTab)
        m_stopsPage->focusStart();
    else if (m_deskSide == OrderSide)
        m_order->focusStart();
    else
        m_panel->focusCaller();
}

void DeskWorkspace::reload()
{
    m_board.reload();
    m_shift.reload();
    m_waitlist.reload();
    m_stops.reload();
    m_finder->reload();
    m_order->reload();
}

void DeskWorkspace::find()
{
    showTab(OrdersTab);
    m_finder->focusSearch();
}

QWidget *DeskWorkspace::headerTools()
{
    return m_navigator;
}

void DeskWorkspace::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
    bringUp(*m_pages, QWidgetList{m_boardPage, m_finder, m_calls, m_stopsPage}.at(tab));
    bringUp(*m_side, sidePage(tab == OrdersTab ? FinderSide : tab == BoardTab ? m_deskSide : OrderSide));
    // What was made meanwhile is in the list.
    if (tab == OrdersTab)
        m_finder->refresh();
    else if (tab == CallsTab)
        m_calls->focusStart();
    else if (tab == StopsTab)
        m_stopsPage->focusStart();
    m_boardPage->tools()->setVisible(tab == BoardTab);
}

void DeskWorkspace::showSide(Side side)
{
    m_deskSide = side;
    if (m_tabs->currentIndex() == BoardTab)
        bringUp(*m_side, sidePage(side));
}

QWidget *DeskWorkspace::sidePage(Side side) const
{
    return QWidgetList{m_panel, m_order, m_finder->page(), m_move}.at(side);
}

void DeskWorkspace::openOrder(OrderId order)
{
    showTab(OrdersTab);
    m_finder->open(order);
}

void DeskWorkspace::take(const QList<SlotId> &slotIds)
{
    const QDateTime now = m_gateways.clock->now();
    showSide(BookingSide);
    m_panel->messages()->clear();
    bool taken = false;
    for (const SlotId &slot : slotIds) {
        const inventory::Cell *cell = cellOf(slot);
        if (!cell)
            continue;
        const QString space = m_board.model()->spaceName(cell->space);
        if (const std::optional<Error> refusal = inventory::whyNotTake(*cell, space, now)) {
            m_panel->refuse(*refusal, slot);
            continue;
        }
        m_booking.addCell(*cell, space);
        taken = true;
    }
    m_boardPage->shownView()->clearChoice();
    if (taken)
        m_panel->focusNext();
}

void DeskWorkspace::showOrder(OrderId order)
{
    showSide(OrderSide);
    m_order->open(order);
}

void DeskWorkspace::held(const orders::Order &order)
{
    refreshSlots(order);
    m_order->showHeld(order);
    showSide(OrderSide);
    m_order->focusStart();
}

void DeskWorkspace::nextCall()
{
    m_boardPage->view()->setMoving(false);
    markCart();
    // With the booking in view an empty one is meant; behind an order an unfinished one is gone back to first.
    const bool inView = m_side->currentWidget() == m_panel;
    m_order->close();
    showSide(BookingSide);
    showTab(BoardTab);
    if (inView)
        m_panel->startOver();
    m_panel->focusCaller();
}

void DeskWorkspace::paintEvent(QPaintEvent *)
{
    // The side panel stands on its own ground.
    QPainter painter(this);
    const int left = width() - sideWidth;
    const QRect side(left, 0, sideWidth, m_shiftBar->y());
    painter.fillRect(rect(), Theme::color(Token::Window));
    painter.fillRect(side, Theme::color(Token::Surface));
    painter.fillRect(QRect(side.left(), side.top(), 1, side.height()), Theme::color(Token::Line));
}

} // namespace vd::ui
