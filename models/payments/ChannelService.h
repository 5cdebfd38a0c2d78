#pragma once

#include "models/payments/ChannelGateway.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <functional>

namespace vd::payments {

/// Carries money messages between the channels and the server: starts payments, hands in what channels say, asks about
/// payments that stay silent, and tries refunds that are due. It decides nothing; the server counts.
class ChannelService : public QObject
{
    Q_OBJECT

public:
    ChannelService(ChannelGateway &gateway, VenueId venue, QObject *parent = nullptr);

    void addChannel(PaymentChannel &channel);
    /// Writes the payment down, then asks the channel; the answer is what the customer scans. When the channel cannot
    /// be reached the payment is handed in as failed, so that the order goes back to holding. Error order_state where
    /// the order waits no more, or the money of this very request came before it was asked for.
    Future<ChannelStart> start(
        const QUuid &request, OrderId order, const QString &channel, const Money &amount, const QString &subject);
    /// The same with the pay code the customer shows. Done: collected, or the customer is asked to confirm first.
    /// Errors: pay_code_invalid, payment_refused.
    Future<Done> charge(const QUuid &request, OrderId order, const QString &channel, const Money &amount,
        const QString &subject, const QString &payCode);
    /// The channels there are, by name.
    [[nodiscard]] QStringList channels() const;
    [[nodiscard]] VenueId venue() const { return m_venue; }
    /// Asks the channel about every payment that has not been answered; called near the hold's end and by a timer.
    void askAboutSilent();
    /// Tries the refunds that are due now.
    void tryRefunds(int most = 20);

    [[nodiscard]] int silent() const { return static_cast<int>(m_silent.size()); }

Q_SIGNALS:
    /// A message counted (applied) or was kept as unapplied; false also for one counted before.
    void handedIn(const QString &requestNo, bool applied);
    /// A message could not be handed in; it stays with the channel and is asked for again.
    void handInFailed(const vd::Error &error);
    void refundTried(qint64 part, bool succeeded);

private:
    /// Writes the payment down and hands the request on, or tells why not.
    void begin(const QUuid &request, OrderId order, PaymentChannel *channel, const Money &amount,
        const QString &subject, const std::function<void(const Result<ChannelRequest> &)> &then);
    void handIn(const ChannelNotice &notice);
    void refundOne(const DueRefund &due);

    ChannelGateway &m_gateway;
    VenueId m_venue;
    QHash<QString, PaymentChannel *> m_channels;
    QHash<QString, QString> m_silent; // request number -> channel
};

} // namespace vd::payments
