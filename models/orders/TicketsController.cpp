#include "models/orders/TicketsController.h"

#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"
#include "models/checkin/TicketSigner.h"

namespace vd::orders {

TicketsController::TicketsController(const Gateways &gateways, checkin::TicketSigner *signer, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_signer(signer)
{
}

void TicketsController::setOrder(const Order &order, bool reprint)
{
    const bool same = order.id == m_order.id && m_order.id.isValid();
    m_order = order;
    if (!same) {
        m_tokens.clear();
        m_ready = false;
        m_reprint = reprint;
        sign();
    }
    Q_EMIT changed();
}

void TicketsController::clear()
{
    ++m_serial;
    m_order = {};
    m_tokens.clear();
    m_ready = false;
    Q_EMIT changed();
}

void TicketsController::retry()
{
    if (m_order.id.isValid() && !m_ready)
        sign();
}

const Item *TicketsController::item(const Ticket &ticket) const
{
    for (const Item &item : m_order.items) {
        if (item.id == ticket.item)
            return &item;
    }
    return nullptr;
}

void TicketsController::sign()
{
    const int serial = ++m_serial;
    whenDone(m_gateways.checkin->ticketsToSign(m_order.id), this, [this, serial](const Result<QList<checkin::TicketToSign>> &tickets) {
        if (serial != m_serial)
            return;
        if (!tickets) {
            Q_EMIT failed(tickets.error());
            return;
        }
        whenDone(m_signer->sign(m_order.venue, *tickets, m_reprint), this, [this, serial](const Result<QList<checkin::SignedTicket>> &done) {
            if (serial != m_serial)
                return;
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            for (const checkin::SignedTicket &ticket : *done)
                m_tokens.insert(ticket.ticket, ticket.token);
            m_ready = true;
            Q_EMIT changed();
        });
    });
}

} // namespace vd::orders
