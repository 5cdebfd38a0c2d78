#include "ui/desk/ApprovalWords.h"

#include "ui/common/FormatText.h"

#include <QJsonArray>

namespace vd::ui {

QString ApprovalWords::what(const operators::ApprovalRequest &request)
{
    const QJsonObject &subject = request.subject;
    const auto money = [&subject](const char *name) {
        return FormatText::money(
            {subject.value(QLatin1String(name)).toInteger(), subject.value(QLatin1String("currency")).toString()});
    };
    const auto count = [&subject](const char *name) {
        return static_cast<int>(subject.value(QLatin1String(name)).toArray().size());
    };
    if (request.action == QLatin1String("refund"))
        return tr("Refund %1 for %n line(s); a fee of %2 is kept.", nullptr, count("lines"))
            .arg(money("amount_minor"), money("fee_minor"));
    if (request.action == QLatin1String("adjust_price"))
        return tr("Change the price from %1 to %2.").arg(money("from_minor"), money("to_minor"));
    if (request.action == QLatin1String("settle_shortfall"))
        return tr("Confirm the order with its rest of %1 written off.").arg(money("short_minor"));
    if (request.action == QLatin1String("reschedule") && subject.contains(QLatin1String("amount_minor")))
        return tr("Move %n line(s) to another time; %1 goes back.", nullptr, count("moves")).arg(money("amount_minor"));
    if (request.action == QLatin1String("reschedule"))
        return subject.value(QLatin1String("keep_price")).toBool()
            ? tr("Move %n line(s) to another time at the old price.", nullptr, count("moves"))
            : tr("Move %n line(s) to another time.", nullptr, count("moves"));
    if (request.action == QLatin1String("hold"))
        return tr("Book %n line(s) against a rule of the venue.", nullptr, count("lines"));
    if (request.action == QLatin1String("add_items"))
        return tr("Add %n line(s) to an order against a rule of the venue.", nullptr, count("lines"));
    if (request.action == QLatin1String("join_waitlist"))
        return tr("Put a party of %n on the waitlist against a rule of the venue.", nullptr,
            subject.value(QLatin1String("quantity")).toInt());
    if (request.action == QLatin1String("accept_offer"))
        return tr("Let an offer be taken against a rule of the venue.");
    return tr("Allow what the rules refuse, this once.");
}

} // namespace vd::ui
