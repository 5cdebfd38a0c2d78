#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/orders/OrderActionsGateway.h"
#include "models/orders/OrderController.h"

#include <QObject>

#include <array>
#include <functional>

namespace vd::orders {

/// What may be done to the order on the screen, with the server's reasons, and the doing of it: refunds, price, moves,
/// no-show. What was done is shown by the order's controller.
class OrderActions : public QObject
{
    Q_OBJECT

public:
    enum class Action { Refund, Settle, Price, NoShow, Move, Waive };
    Q_ENUM(Action)

    OrderActions(const Gateways &gateways, OrderController &order, QObject *parent = nullptr);

    [[nodiscard]] const Order &order() const { return m_order.order(); }
    /// Whether the reasons shown are those of the order's present version.
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// The reasons against an action of the server ("refund", "reschedule" …); none when it may be done.
    [[nodiscard]] QList<Verdict> against(const QString &action) const;
    /// Nothing hard stands against it.
    [[nodiscard]] bool mayTry(const QString &action) const;

    /// What a refund of these lines would give; refundQuoted() tells. Only the last question is answered.
    void quoteRefund(const QList<RefundLine> &lines);
    /// The request's key is made here: a repetition with the same content is the same refund.
    void refund(RefundRequest request);
    void settle(RefundPartId part, const QString &channelNo);
    void adjustPrice(const Money &total, const QString &reason);
    /// Confirms a part-paid order by writing off its rest.
    void waiveRest(const QString &reason);
    void markNoShow(bool undo);
    void quoteMove(const QList<Move> &moves);
    void move(MoveRequest request);
    /// Sends what was last refused for want of a second person's word, with that word.
    void approved(qint64 approval);

Q_SIGNALS:
    /// Other verdicts, or the order was shown anew.
    void changed();
    void busyChanged();
    void refundQuoted(const vd::orders::RefundQuote &quote);
    void moveQuoted(const vd::orders::MoveQuote &quote);
    void quoteFailed(const vd::Error &error);
    void done(vd::orders::OrderActions::Action action);
    void failed(vd::orders::OrderActions::Action action, const vd::Error &error);
    /// A lead has to sign; failed() was emitted too.
    void approvalNeeded(const QString &action, const QJsonObject &subject);

private:
    void orderChanged();
    void askVerdicts();
    using Call = std::function<Future<Order>(qint64 approval)>;
    void start(Action action, Call call);
    void send(qint64 approval);
    void answered(OrderId id, const Result<Order> &changed);
    [[nodiscard]] QUuid keyFor(Action action, const QByteArray &content);
    void setBusy(bool busy);

    Gateways m_gateways;
    OrderController &m_order;
    QList<Verdict> m_verdicts;
    OrderId m_askedOrder;
    int m_askedVersion = -1;
    int m_serial = 0;
    int m_quote = 0;
    bool m_known = false;
    bool m_busy = false;
    std::array<RequestKey, 6> m_keys;
    Action m_action = Action::Refund; ///< The one sent last, and how it is sent again.
    Call m_call;
    OrderId m_callOrder;
};

} // namespace vd::orders
