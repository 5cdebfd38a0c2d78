#include "tests/support/fakes/FakeChannelGateway.h"

#include "models/base/WhenDone.h"

namespace vd::test {

using namespace payments;
using orders::Order;
using orders::OrderState;

Future<StartedPayment> FakeChannelGateway::startPayment(
    const QUuid &request, OrderId id, const QString &channel, const Money &amount)
{
    Order order = m_desk.orders.orders.value(id);
    if (order.state != OrderState::Holding && order.state != OrderState::PendingPay)
        return ready<StartedPayment>(fail(Fault::Conflict, QStringLiteral("order_state")));
    const QString number = request.toString(QUuid::WithoutBraces);
    if (!m_orders.contains(number)) {
        m_orders.insert(number, id);
        order.state = OrderState::PendingPay;
        order.payments.append(
            {PaymentId(order.payments.size() + 1), channel, amount, QStringLiteral("started"), false, {}, number, {}});
        m_desk.orders.store(order, QStringLiteral("start_payment"), m_desk.clock.now());
    }
    return ready<StartedPayment>(StartedPayment{number, amount, order.expiresAt});
}

Future<bool> FakeChannelGateway::handIn(VenueId, const ChannelNotice &notice)
{
    if (notice.state != ChannelState::Succeeded && notice.state != ChannelState::Failed)
        return ready<bool>(false);
    const OrderId id = m_orders.take(notice.requestNo);
    if (!id.isValid())
        return ready<bool>(false);
    Order order = m_desk.orders.orders.value(id);
    const bool paid = notice.state == ChannelState::Succeeded;
    order.payments.removeIf(
        [&notice](const orders::PaymentLine &payment) { return payment.requestNo == notice.requestNo; });
    order.state = OrderState::Holding;
    m_desk.orders.store(order, paid ? QStringLiteral("payment") : QStringLiteral("payment_failed"), m_desk.clock.now());
    if (paid)
        static_cast<void>(m_desk.payments.pay(
            QUuid::createUuid(), id, {{notice.channel, notice.amount, Money(0, QString()), notice.channelNo}}));
    return ready<bool>(paid);
}

} // namespace vd::test
