#pragma once

#include "models/customers/CustomerSearch.h"
#include "models/inventory/BoardController.h"
#include "models/inventory/StopsController.h"
#include "models/operators/SessionInfo.h"
#include "models/orders/BookingController.h"
#include "models/payments/MemberBenefits.h"
#include "models/payments/ShiftController.h"
#include "models/waitlist/WaitlistController.h"
#include "ui/shell/Workspace.h"

#include <QPointer>

class QStackedWidget;
class QTabBar;

namespace vd::checkin {
class TicketSigner;
}

namespace vd::ui {

class ApprovalDesk;
class BoardPage;
class BookingPanel;
class CustomerMenu;
class CallsPage;
class DateNavigator;
class ExplainDesk;
class MovePane;
class OrderFinderPage;
class OrderPage;
class ShiftBar;
class StopsPage;

/// The front desk: the live day board, the booking while the caller is on the line, the order until it is paid and its
/// tickets are out, the order finder, and the shift.
class DeskWorkspace : public Workspace
{
    Q_OBJECT

public:
    /// draftFolder: where half-filled bookings are kept; empty for the program's data folder.
    DeskWorkspace(const Gateways &gateways, checkin::TicketSigner *signer, const operators::SessionInfo &session,
        const QString &draftFolder = {}, QWidget *parent = nullptr);
    ~DeskWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("desk"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString icon() const override { return QStringLiteral("desk"); }
    [[nodiscard]] QList<Command> commands() override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<KeyHint> keys() const override;
    void setVenue(const operators::VenueInfo &venue) override;
    void activated() override;
    void reload() override;
    void find() override;
    /// "order:12345", "customer:77", "search:Chen".
    void open(const QString &what) override;
    [[nodiscard]] QWidget *headerTools() override;
    /// People to phone.
    [[nodiscard]] int waiting() const override;
    [[nodiscard]] bool takeRoles(operators::Roles roles) override;

    /// Shows an order in the finder; for other workspaces and the palette.
    void openOrder(OrderId order);
    [[nodiscard]] const inventory::BoardController &board() const { return m_board; }
    [[nodiscard]] const orders::BookingController &booking() const { return m_booking; }
    [[nodiscard]] OrderPage *orderPage() const { return m_order; }

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum Tab { BoardTab, OrdersTab, CallsTab, StopsTab };
    enum Side { BookingSide, OrderSide, FinderSide, MoveSide };

    void build(const Gateways &gateways, checkin::TicketSigner *signer);
    void wireBoard(const Gateways &gateways);
    void wireBooking();
    void catalogRead();
    void take(const QList<SlotId> &slotIds);
    void takeAllTheSame(SlotId slot);
    void showOrder(OrderId order);
    void held(const orders::Order &order);
    void nextCall();
    void undo();
    void wireMove();
    void markCart();
    void refreshSlots(const orders::Order &order);
    /// Of the day or of the week that is shown.
    [[nodiscard]] const inventory::Cell *cellOf(SlotId slot) const;
    void repeatWeekly();
    void showBalance();
    void beginMove(const orders::Order &order);
    void markMove();
    void endMove();
    void add(const orders::Order &order);
    void beginAdding(const orders::Order &order);
    void explainShown();
    void wireCalls();
    void retitleTabs();
    void putOnWaitlist(SlotId slot);
    void newStop();
    void keepBack();
    [[nodiscard]] bool isLead() const;
    void showLead();
    void showTab(Tab tab);
    void showSide(Side side);
    [[nodiscard]] QWidget *sidePage(Side side) const;
    void showSpan(int span);
    [[nodiscard]] QList<Command> orderCommands();
    [[nodiscard]] QList<Command> leadCommands();

    Gateways m_gateways;
    inventory::BoardController m_board;
    orders::BookingController m_booking;
    customers::CustomerSearch m_search;
    payments::ShiftController m_shift;
    waitlist::WaitlistController m_waitlist;
    inventory::StopsController m_stops;
    payments::MemberBenefits m_benefits; ///< Of the booking's customer.
    operators::Roles m_roles;
    ExplainDesk *m_explain = nullptr;
    operators::VenueInfo m_venue;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    QStackedWidget *m_side = nullptr;
    Side m_deskSide = BookingSide; ///< Beside the board.
    BoardPage *m_boardPage = nullptr;
    BookingPanel *m_panel = nullptr;
    CustomerMenu *m_customerMenu = nullptr; ///< Shown to leads only.
    OrderPage *m_order = nullptr;
    OrderFinderPage *m_finder = nullptr;
    ShiftBar *m_shiftBar = nullptr;
    MovePane *m_move = nullptr;
    ApprovalDesk *m_approval = nullptr; ///< Of bookings and the waitlist.
    CallsPage *m_calls = nullptr;
    StopsPage *m_stopsPage = nullptr;
    QPointer<DateNavigator> m_navigator; ///< In the header while shown; goes with it when the window closes.
};

} // namespace vd::ui
