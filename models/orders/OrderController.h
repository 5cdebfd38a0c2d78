#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/base/Result.h"
#include "models/orders/Order.h"
#include "models/payments/PaymentsGateway.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace vd::orders {

/// One order on the screen: kept true while others change it, and what may be done to it now.
class OrderController : public QObject
{
    Q_OBJECT

public:
    enum class Action { Pay, Add, Extend, LetGo, Cancel, Tickets };
    Q_ENUM(Action)

    explicit OrderController(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows an order just answered by the server, and asks for its timeline.
    void setOrder(const Order &order);
    /// Asks for an order; the one shown stays until the answer is there.
    void open(OrderId id);
    void close();
    void reload();

    [[nodiscard]] bool hasOrder() const { return m_order.id.isValid(); }
    [[nodiscard]] const Order &order() const { return m_order; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool isHeld() const;

    /// Why an action is refused in the order's present state, by the codes of the server; none when it may be tried.
    [[nodiscard]] std::optional<Error> refusal(Action action) const;

    void extend();
    /// Lets a hold go, or cancels it; the reason is free text.
    void cancel(const QString &reason);
    void pay(const QList<payments::Tender> &tenders);
    /// Records what was paid before, if anything, and asks a channel for the rest: with the pay code the customer
    /// shows, or else by a code the customer scans.
    void payByChannel(
        const QList<payments::Tender> &before, const QString &channel, const Money &amount, const QString &payCode);
    /// The channels of the order's venue.
    [[nodiscard]] QStringList channels() const;
    /// What the customer scans now; empty while no code of ours is shown.
    [[nodiscard]] const QString &channelCode() const { return m_channelCode; }
    /// How much the channel is asked for.
    [[nodiscard]] Money channelAmount() const;
    /// Asks the channel what became of it.
    void askChannel();

Q_SIGNALS:
    /// Another order, or the same one changed.
    void changed();
    void busyChanged();
    void failed(const vd::Error &error);
    /// A payment confirmed the order.
    void confirmed();
    void cancelled();
    void extended();

private:
    enum class After { Nothing, Extended, Cancelled, Paid };
    struct ChannelAsk
    {
        QString channel;
        Money amount;
        QString payCode;
    };
    void startChannel(const ChannelAsk &ask);
    void channelAnswered(OrderId id, const Result<QString> &code);
    void answered(OrderId id, const Result<Order> &order, RequestKey &key, After after);
    void show(const Order &order);
    void ask(OrderId id);
    void setBusy(bool busy);

    Gateways m_gateways;
    Order m_order;
    OrderId m_wanted;
    int m_serial = 0;
    bool m_busy = false;
    RequestKey m_extendKey;
    RequestKey m_cancelKey;
    RequestKey m_payKey;
    RequestKey m_channelKey;
    std::optional<ChannelAsk> m_afterPaying; ///< Once what was paid before is recorded.
    QString m_channelCode;
    QTimer m_channelTimer; ///< While a channel is waited for.
};

} // namespace vd::orders
