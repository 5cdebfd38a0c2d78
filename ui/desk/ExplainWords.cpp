#include "ui/desk/ExplainWords.h"

#include "models/base/Word.h"
#include "ui/common/FormatText.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/PolicyWords.h"

#include <algorithm>

namespace vd::ui {

namespace {

// clang-format off
constexpr Word events[] = {
    {"held", QT_TRANSLATE_NOOP("ExplainWords", "It was held and waits for its payment.")},
    {"nothing_to_pay", QT_TRANSLATE_NOOP("ExplainWords", "Nothing was to be paid.")},
    {"payment_started", QT_TRANSLATE_NOOP("ExplainWords", "A payment was started with a channel and is not answered yet.")},
    {"payment_failed", QT_TRANSLATE_NOOP("ExplainWords", "The payment failed; the hold still stands.")},
    {"paid", QT_TRANSLATE_NOOP("ExplainWords", "It was paid in full.")},
    {"expired", QT_TRANSLATE_NOOP("ExplainWords", "It was not paid in time; the sweep closed it and gave the places back.")},
    {"cancelled", QT_TRANSLATE_NOOP("ExplainWords", "It was cancelled.")},
    {"refund_asked", QT_TRANSLATE_NOOP("ExplainWords", "A refund of all of it was asked for and is not confirmed yet.")},
    {"refund_confirmed", QT_TRANSLATE_NOOP("ExplainWords", "All of it was refunded.")},
    {"refund_refused", QT_TRANSLATE_NOOP("ExplainWords", "The refund was refused for good; the order is what it was before.")},
    {"ticket_used", QT_TRANSLATE_NOOP("ExplainWords", "A ticket was used at a door.")},
    {"last_use_undone", QT_TRANSLATE_NOOP("ExplainWords", "Its last check-in was taken back.")},
    {"slot_over", QT_TRANSLATE_NOOP("ExplainWords", "Its time is over.")},
    {"by_hand", QT_TRANSLATE_NOOP("ExplainWords", "Somebody marked it as a no-show.")},
    {"undone", QT_TRANSLATE_NOOP("ExplainWords", "The no-show was taken back.")},
    {"stop_published", QT_TRANSLATE_NOOP("ExplainWords", "A stop hit it; the customer has to choose another time or a refund.")},
    {"rescheduled", QT_TRANSLATE_NOOP("ExplainWords", "It was moved, so the stop does not hit it any more.")},
    {"stop_withdrawn", QT_TRANSLATE_NOOP("ExplainWords", "The stop was withdrawn.")},
};
constexpr Word actions[] = {
    {"pay", QT_TRANSLATE_NOOP("ExplainWords", "Pay")},
    {"extend_hold", QT_TRANSLATE_NOOP("ExplainWords", "Extend the hold")},
    {"add_items", QT_TRANSLATE_NOOP("ExplainWords", "Add lines")},
    {"cancel", QT_TRANSLATE_NOOP("ExplainWords", "Let go")},
    {"adjust_price", QT_TRANSLATE_NOOP("ExplainWords", "Change the price")},
    {"settle_shortfall", QT_TRANSLATE_NOOP("ExplainWords", "Waive the rest")},
    {"refund", QT_TRANSLATE_NOOP("ExplainWords", "Refund")},
    {"reschedule", QT_TRANSLATE_NOOP("ExplainWords", "Move")},
    {"tickets", QT_TRANSLATE_NOOP("ExplainWords", "Tickets")},
    {"no_show", QT_TRANSLATE_NOOP("ExplainWords", "Mark as a no-show")},
    {"undo_no_show", QT_TRANSLATE_NOOP("ExplainWords", "Take a no-show back")},
};
// clang-format on

int number(const QJsonObject &facts, const char *name)
{
    return static_cast<int>(facts.value(QLatin1String(name)).toInteger());
}

} // namespace

QString ExplainWords::actionName(const QString &action)
{
    const char *word = wordIn(actions, action);
    return word ? tr(word) : action;
}

QString ExplainWords::stockStep(const QJsonObject &facts)
{
    QStringList changes;
    const auto change = [&changes](int by, const QString &more, const QString &fewer) {
        if (by != 0)
            changes.append(by > 0 ? more.arg(by) : fewer.arg(-by));
    };
    change(number(facts, "d_held"), tr("%1 more held"), tr("%1 fewer held"));
    change(number(facts, "d_sold"), tr("%1 more sold"), tr("%1 fewer sold"));
    const QString order = facts.value(QLatin1String("order_no")).toString();
    QString text = tr("Places: %1; then %2 held, %3 sold")
                       .arg(changes.join(QStringLiteral(", ")))
                       .arg(number(facts, "held_after"))
                       .arg(number(facts, "sold_after"));
    return order.isEmpty() ? text : text + QStringLiteral("  (%1)").arg(order);
}

QString ExplainWords::step(const explain::Step &step)
{
    if (step.action.startsWith(QLatin1String("stock.")) && step.facts.contains(QLatin1String("d_held")))
        return stockStep(step.facts);
    if (step.action.startsWith(QLatin1String("payment.")) && step.facts.contains(QLatin1String("channel"))) {
        const QString state = step.action.mid(8);
        const QString word = OrderWords::paymentState(state);
        return tr("Payment: %1%2")
            .arg(OrderWords::channel(step.facts.value(QLatin1String("channel")).toString()),
                word.isEmpty() ? QString() : QStringLiteral(", ") + word);
    }
    if (step.action.startsWith(QLatin1String("scan.")))
        return tr("Scanned at %1: %2")
            .arg(step.facts.value(QLatin1String("door")).toString(),
                OrderWords::action(step.facts.value(QLatin1String("verdict")).toString()));
    const QString reason = step.facts.value(QLatin1String("reason")).toString();
    const QString code = step.facts.value(QLatin1String("code")).toString();
    QString text = OrderWords::action(step.action);
    if (!code.isEmpty())
        text = tr("%1: refused. %2").arg(text, PolicyWords::reason(code, step.facts, QTimeZone::utc()));
    else if (!reason.isEmpty())
        text += QStringLiteral("  (%1)").arg(reason);
    return text;
}

ExplainSection ExplainWords::history(const QList<explain::Step> &steps, const QTimeZone &zone)
{
    ExplainSection section{tr("What happened, the latest first"), {}};
    for (auto step = steps.crbegin(); step != steps.crend(); ++step)
        section.lines.append({ExplainWords::step(*step),
            FormatText::moment(step->at, zone) + QStringLiteral("  ·  ") + step->actor, Token::Text, {}});
    if (section.lines.isEmpty())
        section.lines.append({tr("Nothing yet."), {}, Token::Muted, {}});
    return section;
}

ExplainSection ExplainWords::figures(const explain::SlotExplanation &told)
{
    const inventory::Cell &cell = told.cell;
    ExplainSection section{tr("The figures"), {}};
    section.lines.append({tr("%1 places: %2 held, %3 sold, %4 kept back by staff, %5 free.")
                              .arg(cell.capacity)
                              .arg(cell.held)
                              .arg(cell.sold)
                              .arg(cell.blocked)
                              .arg(cell.free)});
    const int over = cell.held + cell.sold + cell.blocked - cell.capacity;
    if (over > 0)
        section.lines.append(
            {tr("%n place(s) more are kept back than there are.", nullptr, over), {}, Token::Warning, {}});
    if (told.countedHeld == cell.held && told.countedSold == cell.sold)
        section.lines.append({tr("Counted again from the bookings: the same."), {}, Token::Success, {}});
    else
        section.lines.append(
            {tr("Counted again from the bookings: %1 held, %2 sold. This is a difference; finance sees it.")
                    .arg(told.countedHeld)
                    .arg(told.countedSold),
                {}, Token::DangerText, {}});
    if (cell.waiting > 0)
        section.lines.append({tr("%n part(ies) wait for it.", nullptr, cell.waiting)});
    return section;
}

QList<ExplainSection> ExplainWords::slot(const explain::SlotExplanation &told, const QTimeZone &zone)
{
    ExplainSection verdict{tr("Can it be booked?"), {}};
    for (const explain::Reason &reason : told.reasons)
        verdict.lines.append({PolicyWords::reason(reason.code, reason.facts, zone), {}, Token::Text, {}});
    if (told.reasons.isEmpty())
        verdict.lines.append({tr("Yes, %n place(s) are free.", nullptr, told.cell.free), {}, Token::Success, {}});
    ExplainSection holders{tr("Who has it"), {}};
    for (const inventory::Party &party : told.cell.parties) {
        QString note = FormatText::orderState(party.orderState);
        if (party.expiresAt.isValid())
            note += QStringLiteral("  ·  ")
                + (party.ofWaitlist()
                        ? tr("held from the waitlist until %1").arg(FormatText::time(party.expiresAt, zone))
                        : tr("held by %1 until %2").arg(party.heldBy, FormatText::time(party.expiresAt, zone)));
        if (party.places > 1)
            note += QStringLiteral("  ·  ") + tr("%n place(s)", nullptr, party.places);
        holders.lines.append({QStringLiteral("%1   %2").arg(FormatText::isolated(party.name), party.orderNo), note,
            Token::Text, party.order});
    }
    if (told.cell.partyCount > told.cell.parties.size())
        holders.lines.append(
            {tr("and %n more", nullptr, told.cell.partyCount - static_cast<int>(told.cell.parties.size())), {},
                Token::Muted, {}});
    QList<ExplainSection> all{verdict, figures(told)};
    if (!holders.lines.isEmpty())
        all.append(holders);
    all.append(history(told.history, zone));
    return all;
}

QString ExplainWords::because(const explain::OrderExplanation &told)
{
    const char *word = wordIn(events, told.event);
    return word ? tr(word) : told.event;
}

QList<ExplainSection> ExplainWords::order(const explain::OrderExplanation &told, const QTimeZone &zone)
{
    const orders::Order &order = told.order;
    const QString state = FormatText::orderState(toDatabase(order.state));
    ExplainSection why{tr("Why it is “%1”").arg(state), {{because(told)}}};
    if (told.expiresAt.isValid()
        && (order.state == orders::OrderState::Holding || order.state == orders::OrderState::PendingPay))
        why.lines.append({tr("The hold ends at %1.").arg(FormatText::moment(told.expiresAt, zone))});
    why.lines.append({tr("%1 in all, %2 paid, %3 still to pay.")
                          .arg(FormatText::money(order.total), FormatText::money(order.paid),
                              FormatText::money(order.outstanding))});
    if (told.sweepTries > 0)
        why.lines.append(
            {tr("The sweep tried %n time(s) to close it: %1", nullptr, told.sweepTries).arg(told.sweepError), {},
                Token::DangerText, {}});
    ExplainSection may{tr("What may be done now"), {}};
    for (const Word &word : actions) {
        const QString action = QString::fromLatin1(word.name);
        bool refused = false;
        for (const orders::Verdict &verdict : told.actions) {
            if (verdict.action != action)
                continue;
            refused = true;
            // What belongs to another state is no news.
            if (verdict.code != QLatin1String("order_state"))
                may.lines.append({actionName(action), PolicyWords::reason(verdict, zone), Token::Text, {}});
        }
        if (!refused)
            may.lines.append({actionName(action), tr("yes"), Token::Text, {}});
    }
    if (may.lines.isEmpty())
        may.lines.append({tr("Nothing: it is closed."), {}, Token::Muted, {}});
    ExplainSection terms{tr("Sold under"), {}};
    for (const explain::Terms &one : told.terms) {
        const auto item = std::find_if(
            order.items.cbegin(), order.items.cend(), [&one](const orders::Item &i) { return i.id == one.item; });
        const QString what = item == order.items.cend()
            ? QString()
            : item->spaceName + QStringLiteral("   ") + FormatText::moment(item->startsAt, zone);
        QString note
            = tr("%1, version %2; prices version %3").arg(one.policy).arg(one.policyVersion).arg(one.priceVersion);
        if (one.freeUntil.isValid())
            note += QStringLiteral("  ·  ") + tr("refund window until %1").arg(FormatText::moment(one.freeUntil, zone));
        terms.lines.append({what, note, Token::Text, {}});
    }
    return {why, may, terms, history(told.history, zone)};
}

} // namespace vd::ui
