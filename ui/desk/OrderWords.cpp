#include "ui/desk/OrderWords.h"

#include "models/base/Word.h"

namespace vd::ui {

QString OrderWords::action(const QString &action)
{
    // clang-format off
    static constexpr Word words[] = {
        {"hold", QT_TRANSLATE_NOOP("OrderWords", "Held")},
        {"add_items", QT_TRANSLATE_NOOP("OrderWords", "Lines added")},
        {"extend_hold", QT_TRANSLATE_NOOP("OrderWords", "Hold extended")},
        {"pay", QT_TRANSLATE_NOOP("OrderWords", "Payment recorded")},
        {"start_payment", QT_TRANSLATE_NOOP("OrderWords", "Payment started")},
        {"apply_payment", QT_TRANSLATE_NOOP("OrderWords", "Payment moved to this order")},
        {"confirm", QT_TRANSLATE_NOOP("OrderWords", "Confirmed, tickets issued")},
        {"cancel", QT_TRANSLATE_NOOP("OrderWords", "Cancelled")},
        {"expire", QT_TRANSLATE_NOOP("OrderWords", "Hold ran out, places given back")},
        {"check_in", QT_TRANSLATE_NOOP("OrderWords", "Checked in")},
        {"admit_anyway", QT_TRANSLATE_NOOP("OrderWords", "Admitted by a lead against the time")},
        {"undo_check_in", QT_TRANSLATE_NOOP("OrderWords", "Check-in taken back")},
        {"mark_no_show", QT_TRANSLATE_NOOP("OrderWords", "Did not come")},
        {"register_tokens", QT_TRANSLATE_NOOP("OrderWords", "Tickets shown or printed")},
        {"refund", QT_TRANSLATE_NOOP("OrderWords", "Refund asked for")},
        {"refund_payment", QT_TRANSLATE_NOOP("OrderWords", "Refund asked for")},
        {"refund_answer", QT_TRANSLATE_NOOP("OrderWords", "Refund answered")},
        {"settle_refund", QT_TRANSLATE_NOOP("OrderWords", "Refund paid out")},
        {"settle_shortfall", QT_TRANSLATE_NOOP("OrderWords", "Rest waived")},
        {"reschedule", QT_TRANSLATE_NOOP("OrderWords", "Moved to another slot")},
        {"adjust_price", QT_TRANSLATE_NOOP("OrderWords", "Price changed")},
        {"publish_stop", QT_TRANSLATE_NOOP("OrderWords", "Suspended by a stop")},
        {"withdraw_stop", QT_TRANSLATE_NOOP("OrderWords", "Stop withdrawn")},
        {"accept_offer", QT_TRANSLATE_NOOP("OrderWords", "Waitlist offer taken")},
        {"print", QT_TRANSLATE_NOOP("OrderWords", "Tickets printed")},
        {"reprint", QT_TRANSLATE_NOOP("OrderWords", "Tickets printed again")},
        {"finish", QT_TRANSLATE_NOOP("OrderWords", "Over")},
        {"payment.succeeded", QT_TRANSLATE_NOOP("OrderWords", "Payment arrived")},
        {"payment.failed", QT_TRANSLATE_NOOP("OrderWords", "Payment failed")},
        {"payment.matched", QT_TRANSLATE_NOOP("OrderWords", "Payment that came early matched")},
        {"payment.moved", QT_TRANSLATE_NOOP("OrderWords", "Payment moved to another order")},
        {"payment.unapplied", QT_TRANSLATE_NOOP("OrderWords", "Payment belongs to no order")},
        {"payment.refund_started", QT_TRANSLATE_NOOP("OrderWords", "Refund of late money started by itself")},
        {"payment.given_back", QT_TRANSLATE_NOOP("OrderWords", "Payment given back")},
        {"refund.failed", QT_TRANSLATE_NOOP("OrderWords", "Refund failed")},
        {"refund.unanswered", QT_TRANSLATE_NOOP("OrderWords", "Refund not answered by the channel")},
        {"refund.paid_late", QT_TRANSLATE_NOOP("OrderWords", "Refund paid by the channel after all")},
        {"retry_refund", QT_TRANSLATE_NOOP("OrderWords", "Refund tried again")},
        {"call_made", QT_TRANSLATE_NOOP("OrderWords", "Customer called")},
        {"read_documents", QT_TRANSLATE_NOOP("OrderWords", "Documents looked at")},
        {"approve", QT_TRANSLATE_NOOP("OrderWords", "Signed by a lead")},
        {"approval.used", QT_TRANSLATE_NOOP("OrderWords", "A lead's signature used")},
        {"offer_to_desk", QT_TRANSLATE_NOOP("OrderWords", "Sent from the door to the desk")},
        {"decide_conflict", QT_TRANSLATE_NOOP("OrderWords", "Door conflict decided")},
        {"check_out", QT_TRANSLATE_NOOP("OrderWords", "Went out")},
        {"door_conflict", QT_TRANSLATE_NOOP("OrderWords", "Let in at two doors")},
        {"leave_waitlist", QT_TRANSLATE_NOOP("OrderWords", "Left the waitlist")},
        {"waitlist.offered", QT_TRANSLATE_NOOP("OrderWords", "Offered from the waitlist")},
        {"stop.cancelled", QT_TRANSLATE_NOOP("OrderWords", "Hold cancelled by a stop")},
        {"stop.suspended", QT_TRANSLATE_NOOP("OrderWords", "Suspended by a stop")},
        {"stop.refunding", QT_TRANSLATE_NOOP("OrderWords", "Refund begun by a stop")},
        {"stop.refunded", QT_TRANSLATE_NOOP("OrderWords", "Refunded by a stop")},
        {"stop.nothing", QT_TRANSLATE_NOOP("OrderWords", "Not touched by the stop")},
        {"stop.entered", QT_TRANSLATE_NOOP("OrderWords", "Stopped while already in")},
    };
    // clang-format on
    if (const char *word = wordIn(words, action))
        return tr(word);
    QString plain = action;
    return plain.replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString OrderWords::channel(const QString &channel)
{
    static constexpr Word words[] = {
        {"cash", QT_TRANSLATE_NOOP("OrderWords", "Cash")},
        {"card", QT_TRANSLATE_NOOP("OrderWords", "Card")},
        {"transfer", QT_TRANSLATE_NOOP("OrderWords", "Transfer")},
        {"wechat", QT_TRANSLATE_NOOP("OrderWords", "WeChat Pay")},
        {"alipay", QT_TRANSLATE_NOOP("OrderWords", "Alipay")},
        {"benefit", QT_TRANSLATE_NOOP("OrderWords", "Member benefit")},
    };
    const char *word = wordIn(words, channel);
    return word ? tr(word) : channel;
}

QString OrderWords::paymentState(const QString &state)
{
    if (state == QLatin1String("succeeded"))
        return QString();
    if (state == QLatin1String("failed"))
        return tr("failed");
    if (state == QLatin1String("started"))
        return tr("under way");
    return state;
}

QString OrderWords::use(const orders::Item &item)
{
    if (item.stockState == QLatin1String("released"))
        return tr("given back");
    if (item.suspended)
        return tr("stopped");
    if (item.useState == QLatin1String("all"))
        return tr("used");
    if (item.useState == QLatin1String("part"))
        return tr("partly used");
    if (item.useState == QLatin1String("no_show"))
        return tr("did not come");
    return QString();
}

} // namespace vd::ui
