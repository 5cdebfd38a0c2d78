#pragma once

#include "models/base/Clock.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/OrderActions.h"
#include "models/orders/OrderController.h"
#include "models/orders/TicketsController.h"
#include "models/payments/MemberBenefits.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vd::checkin {
class TicketSigner;
}

namespace vd::ui {

class ApprovalDesk;
class ChannelWait;
class CountdownLabel;
class EmptyState;
class MessageStrip;
class OrderActionsPane;
class OrderLines;
class OrderTimeline;
class PageScroll;
class PaymentPane;
class ReceiptPane;
class StateChip;
class TextLabel;
class TicketsPane;

/// One order: its state and time left, what it holds, the till while it is unpaid, its tickets once it is paid, what
/// happened, and what may be done, with the reason where something may not.
class OrderPage : public QWidget
{
    Q_OBJECT

public:
    OrderPage(const Gateways &gateways, checkin::TicketSigner *signer, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// The login whose actions a lead may be asked to sign.
    void setAsker(const QString &login);
    /// Just held at this desk: its first tickets are no reprint.
    void showHeld(const orders::Order &order);
    void open(OrderId id);
    void close();
    void reload();
    /// Says why this order is shown.
    void note(const Error &error);
    [[nodiscard]] const orders::OrderController &controller() const { return m_orders; }
    [[nodiscard]] TicketsPane *tickets() const { return m_tickets; }
    [[nodiscard]] OrderActionsPane *actions() const { return m_actionsPane; }
    void focusStart();
    /// Whether "next call" is offered; not beside a list.
    void setNextCallShown(bool shown);
    void extend();
    void add();
    /// Asks first, then lets the hold go.
    void askToLetGo();
    [[nodiscard]] QString whyNot(orders::OrderController::Action action) const;

Q_SIGNALS:
    void shownChanged();
    /// These slots have other figures now by what was done here.
    void slotsTouched(const QList<vd::SlotId> &slotIds);
    /// "Next call": the person is done with this order.
    void doneRequested();
    /// Another time is to be picked on the board.
    void moveRequested(const vd::orders::Order &order);
    /// More lines are to be picked for this order, which is held.
    void addRequested(const vd::orders::Order &order);
    /// Cash needs the person's own open shift.
    void shiftRequested();
    void explainRequested(vd::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const Gateways &gateways);
    void layOut(QWidget *page);
    void wire();
    void retranslate();
    void refresh();
    void refreshActions();
    void refreshPayment();
    void refreshTickets();
    void pay(const QList<payments::Tender> &tenders, const Money &change);
    void failed(const Error &error);
    void touchSlots();
    void showEmpty();

    orders::OrderController m_orders;
    orders::OrderActions m_actions;
    orders::TicketsController m_signed;
    payments::MemberBenefits m_benefits;
    operators::VenueInfo m_venue;
    Money m_change;
    OrderId m_changeOf; ///< The order that the change was of.
    OrderId m_madeHere;
    bool m_offersNext = true;
    std::optional<Error> m_unread; ///< Why the order asked for is not shown.
    PageScroll *m_scroll = nullptr;
    OrderId m_shown;
    EmptyState *m_empty = nullptr;
    TextLabel *m_number = nullptr;
    StateChip *m_state = nullptr;
    TextLabel *m_customer = nullptr;
    TextLabel *m_note = nullptr;
    TextLabel *m_left = nullptr;
    CountdownLabel *m_countdown = nullptr;
    MessageStrip *m_messages = nullptr;
    OrderLines *m_lines = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_extend = nullptr;
    QPushButton *m_letGo = nullptr;
    TextLabel *m_refusal = nullptr;
    OrderActionsPane *m_actionsPane = nullptr;
    ApprovalDesk *m_approval = nullptr;
    PaymentPane *m_payment = nullptr;
    ChannelWait *m_wait = nullptr;
    ReceiptPane *m_receipt = nullptr;
    TicketsPane *m_tickets = nullptr;
    TextLabel *m_timelineTitle = nullptr;
    OrderTimeline *m_timeline = nullptr;
    QPushButton *m_done = nullptr;
};

} // namespace vd::ui
