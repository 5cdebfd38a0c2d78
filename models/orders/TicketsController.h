#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/checkin/TicketPrint.h"
#include "models/orders/Order.h"

#include <QHash>
#include <QObject>

namespace vd::checkin {
class TicketSigner;
}

namespace vd::orders {

/// The tickets of a paid order with their tokens: asks which are to be signed, has them signed and registered, and only
/// then lets them be shown.
class TicketsController : public QObject
{
    Q_OBJECT

public:
    TicketsController(const Gateways &gateways, checkin::TicketSigner *signer, QObject *parent = nullptr);

    /// Shows an order's tickets; the same order again changes figures only, and signs what it has got meanwhile: a move
    /// makes new tickets. reprint marks codes handed out before.
    void setOrder(const Order &order, bool reprint);
    void clear();
    void retry();

    [[nodiscard]] const Order &order() const { return m_order; }
    /// Those that let somebody in; void ones are left out.
    [[nodiscard]] QList<Ticket> tickets() const;
    /// Empty until it is signed and registered.
    [[nodiscard]] QString token(TicketId ticket) const { return m_tokens.value(ticket); }
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] bool isReprint() const { return m_reprint; }
    /// The item a ticket admits to; null when it is not among the order's.
    [[nodiscard]] const Item *item(const Ticket &ticket) const;
    /// What the tickets print, in order; empty while they are not ready.
    [[nodiscard]] QList<checkin::TicketPrint> prints(const QString &venueName, const QTimeZone &zone) const;

Q_SIGNALS:
    void changed();
    void failed(const vd::Error &error);

private:
    [[nodiscard]] bool hasNew(const QList<Ticket> &before) const;
    void sign();

    Gateways m_gateways;
    checkin::TicketSigner *m_signer;
    Order m_order;
    QHash<TicketId, QString> m_tokens;
    bool m_ready = false;
    bool m_reprint = false;
    int m_serial = 0;
};

} // namespace vd::orders
