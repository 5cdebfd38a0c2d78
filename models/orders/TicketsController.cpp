#include "models/orders/TicketsController.h"

#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"
#include "models/checkin/TicketSigner.h"

#include <algorithm>
#include <iterator>
#include <utility>

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
    const QList<Ticket> before = std::exchange(m_order, order).tickets;
    if (!same) {
        m_tokens.clear();
        m_ready = false;
        m_reprint = reprint;
        sign();
    } else if (hasNew(before)) {
        m_ready = false;
        sign();
    }
    Q_EMIT changed();
}

bool TicketsController::hasNew(const QList<Ticket> &before) const
{
    return std::any_of(m_order.tickets.cbegin(), m_order.tickets.cend(), [&before](const Ticket &ticket) {
        return std::none_of(
            before.cbegin(), before.cend(), [&ticket](const Ticket &known) { return known.id == ticket.id; });
    });
}

QList<Ticket> TicketsController::tickets() const
{
    QList<Ticket> valid;
    std::copy_if(m_order.tickets.cbegin(), m_order.tickets.cend(), std::back_inserter(valid),
        [](const Ticket &ticket) { return ticket.state == QLatin1String("valid"); });
    return valid;
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

QList<checkin::TicketPrint> TicketsController::prints(const QString &venueName, const QTimeZone &zone) const
{
    QList<checkin::TicketPrint> prints;
    if (!m_ready)
        return prints;
    const QList<Ticket> valid = tickets();
    const int all = static_cast<int>(valid.size());
    for (int i = 0; i < all; ++i) {
        const Ticket &ticket = valid.at(i);
        const Item *admits = item(ticket);
        if (!admits || !m_tokens.contains(ticket.id))
            continue;
        checkin::TicketPrint print;
        print.venue = venueName;
        print.space = admits->spaceName;
        print.slotLabel = admits->label;
        print.startsAt = admits->startsAt;
        print.endsAt = admits->endsAt;
        print.zone = zone;
        print.ticketType = admits->ticketTypeName;
        print.seats = ticket.seats;
        print.number = i + 1;
        print.of = all;
        print.party = ticket.party;
        print.holder = m_order.customerName;
        print.orderNumber = m_order.orderNo;
        print.token = m_tokens.value(ticket.id);
        print.shortCode = ticket.shortCode;
        print.reprint = m_reprint;
        prints.append(print);
    }
    return prints;
}

void TicketsController::sign()
{
    const int serial = ++m_serial;
    whenDone(m_gateways.checkin->ticketsToSign(m_order.id), this,
        [this, serial](const Result<QList<checkin::TicketToSign>> &tickets) {
            if (serial != m_serial)
                return;
            if (!tickets) {
                Q_EMIT failed(tickets.error());
                return;
            }
            whenDone(m_signer->sign(m_order.venue, *tickets, m_reprint), this,
                [this, serial](const Result<QList<checkin::SignedTicket>> &done) {
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
