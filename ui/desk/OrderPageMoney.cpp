// The money side of OrderPage: the till, what a channel is waited for, tickets and receipts.
#include "ui/common/MessageStrip.h"
#include "ui/desk/ChannelWait.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/OrderReceipt.h"
#include "ui/desk/PaymentPane.h"
#include "ui/desk/ReceiptPane.h"
#include "ui/desk/TicketsPane.h"

namespace vd::ui {

using Action = orders::OrderController::Action;

void OrderPage::refreshPayment()
{
    const orders::Order &order = m_orders.order();
    const bool held = m_orders.isHeld();
    // What a channel is being asked for is waited for; the rest, if any, is paid when it has answered.
    const bool waiting = order.state == orders::OrderState::PendingPay && !m_orders.channelAmount().isZero();
    m_payment->setVisible(held && !waiting);
    m_wait->setVisible(held && waiting);
    if (waiting)
        m_wait->expect(m_orders.channelCode(), m_orders.channelAmount());
    m_benefits.setCustomer(order.venue, held ? order.customer : CustomerId(), order.version);
    if (!held)
        return;
    m_payment->setDue(order.id, order.outstanding);
    m_payment->setBenefits(m_benefits.usable(), order.items, m_venue.zone);
    m_payment->setChannels(m_orders.channels());
}

void OrderPage::refreshTickets()
{
    const bool shown = !m_orders.refusal(Action::Tickets) && !m_orders.order().tickets.isEmpty();
    m_tickets->setVisible(shown);
    m_tickets->furtherPictures()->setVisible(shown);
    const orders::Order &order = m_orders.order();
    m_receipt->setVisible(OrderReceipt::hasPayment(order));
    m_receipt->setOrder(order, order.id == m_changeOf ? m_change : Money());
    if (!shown)
        m_signed.clear();
    else
        m_signed.setOrder(m_orders.order(), m_orders.order().id != m_madeHere);
}

void OrderPage::pay(const QList<payments::Tender> &tenders, const Money &change)
{
    m_messages->clear();
    m_change = change;
    m_changeOf = m_orders.order().id;
    m_orders.pay(tenders);
}

void OrderPage::touchSlots()
{
    QList<SlotId> slotIds;
    for (const orders::Item &item : m_orders.order().items)
        slotIds.append(item.slot);
    Q_EMIT slotsTouched(slotIds);
}

} // namespace vd::ui
