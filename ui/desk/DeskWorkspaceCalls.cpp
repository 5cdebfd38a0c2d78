// Waitlist, call list, stops and blocks of DeskWorkspace.
#include "models/base/Clock.h"
#include "models/orders/BookingCheck.h"
#include "ui/common/MessageStrip.h"
#include "ui/desk/BlockDialog.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/CallsPage.h"
#include "ui/desk/CustomerMenu.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/StopDialog.h"
#include "ui/desk/StopsPage.h"
#include "ui/desk/WaitlistDialog.h"

#include <QTabBar>

#include <algorithm>

namespace vd::ui {

void DeskWorkspace::wireCalls()
{
    using Waitlist = waitlist::WaitlistController;
    connect(&m_waitlist, &Waitlist::changed, this, [this] {
        retitleTabs();
        Q_EMIT waitingChanged();
    });
    connect(&m_waitlist, &Waitlist::accepted, this, [this](const orders::Order &order) {
        showTab(BoardTab);
        held(order);
    });
    // Beside the two lists the chosen order is open, with all that may be done to it.
    connect(m_calls, &CallsPage::orderRequested, m_order, &OrderPage::open);
    connect(m_stopsPage, &StopsPage::orderRequested, m_order, &OrderPage::open);
    connect(m_stopsPage, &StopsPage::newRequested, this, &DeskWorkspace::newStop);
    connect(m_panel, &BookingPanel::waitlistRequested, this, &DeskWorkspace::putOnWaitlist);
    connect(&m_stops, &inventory::StopsController::blocked, this, [this](SlotId slot) { m_board.refresh({slot}); });
    connect(&m_stops, &inventory::StopsController::published, &m_board, &inventory::BoardController::reload);
    connect(&m_stops, &inventory::StopsController::withdrawn, &m_board, &inventory::BoardController::reload);
}

bool DeskWorkspace::isLead() const
{
    return m_roles.testFlag(operators::Role::DeskLead);
}

void DeskWorkspace::showLead()
{
    m_stopsPage->setLead(isLead());
    for (const OrderPage *page :
        {static_cast<const OrderPage *>(m_order), static_cast<const OrderPage *>(m_finder->page())})
        page->actions()->setReadsDocuments(isLead() && m_gateways.documents && m_gateways.sealer);
    if (isLead() && m_gateways.privacy && !m_customerMenu) {
        m_customerMenu = new CustomerMenu(m_gateways, m_booking, m_panel->messages());
        if (m_venue.id.isValid())
            m_customerMenu->setVenue(m_venue);
        m_panel->addCustomerMenu(m_customerMenu);
        connect(m_customerMenu, &CustomerMenu::toppedUp, &m_benefits, &payments::MemberBenefits::reload);
    }
    if (m_customerMenu)
        m_customerMenu->setVisible(isLead());
}

bool DeskWorkspace::takeRoles(operators::Roles roles)
{
    m_roles = roles;
    showLead();
    Q_EMIT commandsChanged();
    return true;
}

int DeskWorkspace::waiting() const
{
    return static_cast<int>(m_waitlist.calls().size());
}

void DeskWorkspace::retitleTabs()
{
    m_tabs->setTabText(BoardTab, tr("Board"));
    m_tabs->setTabText(OrdersTab, tr("Orders"));
    m_tabs->setTabText(CallsTab, waiting() == 0 ? tr("Calls") : tr("Calls (%1)").arg(waiting()));
    m_tabs->setTabText(StopsTab, tr("Stops"));
}

void DeskWorkspace::putOnWaitlist(SlotId slot)
{
    const inventory::Cell *cell = m_board.model()->cell(slot);
    if (!cell)
        return;
    const orders::BookingDraft &draft = m_booking.draft();
    const QList<orders::BookingFault> faults = m_booking.check();
    const bool unknown = std::any_of(faults.cbegin(), faults.cend(), [](const orders::BookingFault &fault) {
        return fault.field == orders::BookingField::Phone || fault.field == orders::BookingField::Name;
    });
    if (!draft.customer.id.isValid() && unknown) {
        showSide(BookingSide); // an order may stand before it
        m_panel->messages()->tell(
            MessageStrip::Kind::Warning, tr("Say first who is calling; then the waitlist can be joined."));
        m_panel->focusCaller();
        return;
    }
    const inventory::HoldRequest who = orders::BookingCheck::request(draft, m_venue.id, m_booking.region());
    const bool known = who.customer.isValid();
    auto *dialog = new WaitlistDialog(m_waitlist, m_booking.tickets(), *cell, m_board.model()->spaceName(cell->space),
        {who.customer, who.newCustomer, known ? draft.customer.name : who.newCustomer.name,
            known ? draft.customer.phoneTyped : who.newCustomer.phoneTyped},
        m_venue.zone, this);
    connect(dialog, &WaitlistDialog::joined, this, [this, slot](int ahead) {
        m_board.refresh({slot});
        m_panel->messages()->tell(MessageStrip::Kind::Success,
            ahead == 0 ? tr("On the waitlist, as the first.")
                       : tr("On the waitlist; %n part(ies) ahead.", nullptr, ahead));
    });
    dialog->open();
}

void DeskWorkspace::takeAllTheSame(SlotId slot)
{
    const inventory::Cell *cell = m_board.model()->cell(slot);
    if (!cell)
        return;
    m_panel->messages()->clear();
    m_booking.addCell(*cell, m_board.model()->spaceName(cell->space));
    m_panel->focusNext();
}

void DeskWorkspace::newStop()
{
    // What is chosen on the board is where it begins; else the day that is shown.
    inventory::StopRange start;
    for (const SlotId &slot : m_boardPage->view()->chosen()) {
        const inventory::Cell *cell = m_board.model()->cell(slot);
        if (!cell)
            continue;
        if (!start.spaces.contains(cell->space))
            start.spaces.append(cell->space);
        start.from = start.from.isValid() ? std::min(start.from, cell->startsAt) : cell->startsAt;
        start.until = start.until.isValid() ? std::max(start.until, cell->endsAt) : cell->endsAt;
    }
    if (!start.from.isValid()) {
        start.from = QDateTime(m_board.date(), QTime(0, 0), m_venue.zone).toUTC();
        start.until = QDateTime(m_board.date().addDays(1), QTime(0, 0), m_venue.zone).toUTC();
    }
    showTab(StopsTab);
    auto *dialog = new StopDialog(m_stops, m_board.model()->spaces(), m_venue, start, this);
    dialog->open();
}

void DeskWorkspace::keepBack()
{
    const inventory::Cell *cell = m_board.model()->cell(m_boardPage->view()->current());
    if (!cell)
        return;
    auto *dialog = new BlockDialog(m_stops, *cell, m_board.model()->spaceName(cell->space), m_venue.zone, this);
    dialog->open();
}

QList<Command> DeskWorkspace::leadCommands()
{
    const auto lead = [this] { return isLead() ? QString() : tr("Only a desk lead may do this."); };
    const auto cell = [this, lead] {
        return lead().isEmpty() && !m_boardPage->view()->current().isValid() ? tr("Choose a cell on the board first.")
                                                                             : lead();
    };
    return {
        {QStringLiteral("desk.calls"), tr("Whom to phone"), QStringLiteral("phone"), QKeySequence(QStringLiteral("F6")),
            [this] { showTab(CallsTab); }, {}, {}, {}},
        {QStringLiteral("desk.waitlist"), tr("Put the caller on the waitlist of the cell"), QStringLiteral("waitlist"),
            QKeySequence(QStringLiteral("Alt+W")), [this] { putOnWaitlist(m_boardPage->view()->current()); },
            [this] {
                return m_boardPage->view()->current().isValid() ? QString() : tr("Choose a cell on the board first.");
            },
            {}, {}},
        {QStringLiteral("desk.stops"), tr("Look at the stops"), QStringLiteral("stop"), {},
            [this] { showTab(StopsTab); }, {}, tr("Lead"), {}},
        {QStringLiteral("desk.newStop"), tr("Stop the chosen cells…"), QStringLiteral("stop"),
            QKeySequence(QStringLiteral("Ctrl+Shift+S")), [this] { newStop(); }, lead, tr("Lead"), {}},
        {QStringLiteral("desk.block"), tr("Keep places of the cell back…"), QStringLiteral("lock"),
            QKeySequence(QStringLiteral("Ctrl+Shift+B")), [this] { keepBack(); }, cell, tr("Lead"), {}},
    };
}

} // namespace vd::ui
