#include "db/gateways/PgChannelGateway.h"

#include "db/gateways/Doors.h"

namespace vd::db {

namespace {

using namespace payments;

Result<StartedPayment> startedFromJson(const QJsonObject &json)
{
    return StartedPayment{json.value(QLatin1String("request_no")).toString(),
        Money(json.value(QLatin1String("amount_minor")).toInteger(), json.value(QLatin1String("currency")).toString()),
        QDateTime::fromString(json.value(QLatin1String("expires_at")).toString(), Qt::ISODateWithMs).toUTC(),
        json.value(QLatin1String("came_before")).toBool()};
}

Result<bool> appliedFromJson(const QJsonObject &json)
{
    return json.value(QLatin1String("handled")).toString() == QLatin1String("applied");
}

Result<DueRefund> dueFromRow(const Row &row)
{
    DueRefund due;
    due.part = row.int64("part_id");
    due.venue = row.id<VenueId>("venue_id");
    due.channel = row.text("channel");
    due.refund = {
        row.text("request_no"), row.text("payment_channel_no"), Money(row.int64("amount_minor"), row.text("currency"))};
    due.tries = row.integer("tries");
    return due;
}

QString word(RefundState state)
{
    switch (state) {
    case RefundState::Succeeded:
        return QStringLiteral("succeeded");
    case RefundState::Refused:
        return QStringLiteral("refused");
    case RefundState::Failed:
        break;
    }
    return QStringLiteral("failed");
}

} // namespace

Future<StartedPayment> PgChannelGateway::startPayment(
    const QUuid &request, OrderId order, const QString &channel, const Money &amount)
{
    return doors::write<StartedPayment>(m_lane, QLatin1String("start_payment"),
        Params().request(request).add(order).add(channel).add(amount.minor()), startedFromJson);
}

Future<bool> PgChannelGateway::handIn(VenueId venue, const ChannelNotice &notice)
{
    const QJsonObject json{
        {QStringLiteral("request_no"), notice.requestNo},
        {QStringLiteral("channel"), notice.channel},
        {QStringLiteral("channel_no"), notice.channelNo},
        {QStringLiteral("amount_minor"), qint64(notice.amount.minor())},
        {QStringLiteral("currency"), notice.amount.currency()},
        {QStringLiteral("state"),
            notice.state == ChannelState::Succeeded ? QStringLiteral("succeeded") : QStringLiteral("failed")},
        {QStringLiteral("paid_at"),
            notice.paidAt.isValid() ? QJsonValue(notice.paidAt.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue()},
    };
    // Counted once by the channel's number: it may be handed in again after a lost connection.
    return doors::write<bool>(
        m_lane, QLatin1String("payment_notice"), Params().add(venue).add(json).idempotent(), appliedFromJson, venue);
}

Future<QList<DueRefund>> PgChannelGateway::refundsDue(int most)
{
    return doors::rows<DueRefund>(m_lane, "select * from api.refund_due($1)", Params().add(most), dueFromRow);
}

Future<Done> PgChannelGateway::refundAnswered(const DueRefund &due, const ChannelRefundAnswer &answer)
{
    return doors::write<Done>(m_lane, QLatin1String("refund_answer"),
        Params().add(due.part).add(word(answer.state)).add(answer.channelNo).add(answer.raw).idempotent(), doors::done,
        due.venue);
}

} // namespace vd::db
