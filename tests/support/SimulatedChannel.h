#pragma once

#include "models/payments/PaymentChannel.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace vd::test {

/// A payment channel for tests that behaves as badly as real ones: it can be away, stay silent, answer late, twice, out
/// of order, with another amount or currency, and refuse refunds. It really keeps its books, so that a test can compare
/// them with ours.
class SimulatedChannel final : public payments::PaymentChannel
{
public:
    explicit SimulatedChannel(QString name)
        : m_name(std::move(name))
    {
    }

    bool away = false; ///< Cannot be reached: start, query and refund fail.
    bool silent = false; ///< Sends no message by itself.
    int messages = 1; ///< How often each message is sent.
    int failingRefunds = 0; ///< So many refund tries fail before one succeeds.
    int lostRefundAnswers = 0; ///< So many refund tries bring no answer, whether or not the refund is made.
    bool refusesRefunds = false;
    qint64 refusedAmount = 0; ///< A refund of this many minor units is refused, others are made.

    QStringList asksFirst; ///< Pay codes whose owner must confirm: charge waits, customerPays() goes on.

    [[nodiscard]] QString name() const override { return m_name; }
    Future<payments::ChannelStart> start(const payments::ChannelRequest &request) override;
    Future<payments::ChannelNotice> charge(const payments::ChannelRequest &request, const QString &payCode) override;
    Future<payments::ChannelNotice> query(const QString &requestNo) override;
    Future<payments::ChannelRefundAnswer> refund(const payments::ChannelRefund &refund) override;
    void setListener(Listener listener) override { m_listener = std::move(listener); }

    /// The customer pays (amount left out: what was asked). Sends the message unless silent.
    void customerPays(const QString &requestNo, const QDateTime &at, const Money &amount = {});
    /// The customer's bank refuses.
    void customerFails(const QString &requestNo);
    /// Sends a message again, in any order a test likes.
    void sendAgain(const QString &requestNo);

    [[nodiscard]] const QList<payments::ChannelRequest> &asked() const { return m_asked; }
    /// What the channel holds for us: received less refunded, in minor units.
    [[nodiscard]] qint64 balance() const { return m_balance; }

private:
    void send(const payments::ChannelNotice &notice);
    payments::ChannelRefundAnswer made(const payments::ChannelRefund &refund);

    QString m_name;
    Listener m_listener;
    QList<payments::ChannelRequest> m_asked;
    QHash<QString, payments::ChannelNotice> m_book;
    QHash<QString, payments::ChannelRefundAnswer> m_refunds;
    qint64 m_balance = 0;
    int m_number = 0;
};

} // namespace vd::test
