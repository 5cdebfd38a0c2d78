#include "ui/admin/AuditWords.h"

#include "models/finance/MoneyWords.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <utility>

namespace vd::ui {

using operators::AuditEntry;
using operators::VenueInfo;

namespace {

using Word = std::pair<const char *, const char *>;

// clang-format off
constexpr std::array actionWords{
    Word{"hold", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Held")},
    Word{"add_items", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Lines added")},
    Word{"extend_hold", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Hold extended")},
    Word{"cancel", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Cancelled")},
    Word{"pay", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Paid")},
    Word{"start_payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment started")},
    Word{"payment_notice", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment message")},
    Word{"payment.succeeded", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment arrived")},
    Word{"payment.failed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment failed")},
    Word{"payment.moved", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment moved to another order")},
    Word{"apply_payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment applied")},
    Word{"adjust_price", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Price changed by hand")},
    Word{"settle_shortfall", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Shortfall settled")},
    Word{"refund", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund asked")},
    Word{"refund_payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment refunded")},
    Word{"refund_answer", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund answered by the channel")},
    Word{"refund.failed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund failed")},
    Word{"settle_refund", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund paid out")},
    Word{"reschedule", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Rescheduled")},
    Word{"mark_no_show", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Marked as no-show")},
    Word{"join_waitlist", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Joined the waitlist")},
    Word{"leave_waitlist", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Left the waitlist")},
    Word{"waitlist.offered", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Offered from the waitlist")},
    Word{"accept_offer", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Offer taken")},
    Word{"block", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Places kept back")},
    Word{"publish_stop", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Stop published")},
    Word{"withdraw_stop", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Stop withdrawn")},
    Word{"top_up", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Benefit topped up")},
    Word{"check_in", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Admitted")},
    Word{"admit_anyway", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Admitted against the time")},
    Word{"undo_check_in", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Admission taken back")},
    Word{"reprint", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Tickets printed again")},
    Word{"register_tokens", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Tickets signed")},
    Word{"open_shift", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Shift opened")},
    Word{"close_shift", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Shift closed")},
    Word{"run_checks", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Checks run")},
    Word{"see_alert", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Alert marked as seen")},
    Word{"nightly_checks", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Checks of the night")},
    Word{"stock.does_not_fit", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Stock did not fit")},
    Word{"export", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Exported")},
    Word{"sign_in", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Signed in")},
    Word{"approve", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Approved for somebody")},
    Word{"save_customer", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Customer saved")},
    Word{"save_record", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Catalogue changed")},
    Word{"schedule_generate", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Slots generated")},
    Word{"save_schedule_template", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Schedule template saved")},
    Word{"save_calendar", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Calendar saved")},
    Word{"save_seat_map", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Seat plan saved")},
    Word{"edit_slots", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Many slots changed")},
    Word{"set_activity_state", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Activity put into another state")},
    Word{"cancel_activity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Activity cancelled")},
    Word{"register_terminal", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Terminal registered")},
    Word{"revoke_terminal", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Terminal revoked")},
};
// What stands in the one line, in this order.
constexpr std::array labelWords{
    Word{"name", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Name")},
    Word{"what", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "What")},
    Word{"amount_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Amount")},
    Word{"from_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Before")},
    Word{"to_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "After")},
    Word{"short_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Missing")},
    Word{"float_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Float")},
    Word{"expected_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Expected")},
    Word{"counted_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Counted")},
    Word{"tenders", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "With")},
    Word{"channel", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Channel")},
    Word{"lines", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Lines")},
    Word{"places", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Places")},
    Word{"quantity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Quantity")},
    Word{"people", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "People")},
    Word{"minutes", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Minutes")},
    Word{"orders", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Orders")},
    Word{"rows", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Rows")},
    Word{"added", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Added")},
    Word{"removed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Taken back")},
    Word{"changed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Changed")},
    Word{"slots", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Slots")},
    Word{"differences", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Differences")},
    Word{"reason", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Reason")},
    Word{"client", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Program")},
};
// clang-format on

template <typename Words>
QString found(const Words &words, const QString &name)
{
    for (const auto &[key, text] : words) {
        if (name == QLatin1String(key))
            return QCoreApplication::translate("vd::ui::AuditWords", text);
    }
    return {};
}

} // namespace

QList<AuditWords::Kind> AuditWords::kinds()
{
    const auto list
        = [](const char *words) { return QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts); };
    return {{tr("Everything"), {}},
        {tr("Bookings"),
            list("hold* extend_hold* cancel* reschedule* mark_no_show* *waitlist* accept_offer* block* *_stop* stop.* "
                 "adjust_price*")},
        {tr("Money"), list("pay* *payment* *refund* settle_* adjust_price* top_up* *_shift* run_checks* unapplied*")},
        {tr("Door and tickets"), list("check_in* admit_anyway* undo_check_in* reprint* register_tokens*")},
        {tr("Set-up"), list("save_* schedule_* *_terminal*")},
        {tr("People and sign-in"), list("sign_in* approve* *operator* *password* grant* *roles*")},
        {tr("Exports"), list("export*")}, {tr("Refused"), list("*.refused")}};
}

QString AuditWords::action(const QString &name)
{
    if (const QString words = found(actionWords, name); !words.isEmpty())
        return words;
    if (name.endsWith(QLatin1String(".refused")))
        return tr("Refused: %1").arg(action(name.chopped(8)));
    if (name.startsWith(QLatin1String("stop.")))
        return tr("Stop: %1").arg(name.mid(5));
    return name;
}

QString AuditWords::person(const AuditEntry &entry)
{
    if (entry.actor == QLatin1String("system"))
        return tr("System");
    return entry.actorName.isEmpty() ? entry.actor : entry.actorName;
}

QString AuditWords::terminal(const QString &name)
{
    return name.startsWith(QLatin1String("venuedesk/")) ? name.section(QLatin1Char(' '), 1) : name;
}

QString AuditWords::label(const QString &key)
{
    if (const QString words = found(labelWords, key); !words.isEmpty())
        return words;
    return QString(key).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString AuditWords::value(const QString &key, const QJsonValue &value, const VenueInfo &venue, const QString &currency)
{
    if (key.endsWith(QLatin1String("_minor")) && value.isDouble())
        return FormatText::money({value.toInteger(), currency});
    if (key == QLatin1String("channel"))
        return finance::MoneyWords::channel(value.toString());
    if (value.isString()) {
        const QDateTime instant = QDateTime::fromString(value.toString(), Qt::ISODate);
        const bool moment = instant.isValid() && value.toString().contains(QLatin1Char('T'));
        return moment ? FormatText::moment(instant, venue.zone) : value.toString();
    }
    if (value.isDouble())
        return FormatText::number(value.toInteger());
    if (value.isBool())
        return value.toBool() ? tr("yes") : tr("no");
    if (key == QLatin1String("tenders")) {
        QStringList parts;
        for (const QJsonValue &tender : value.toArray())
            parts << QStringLiteral("%1 %2").arg(
                finance::MoneyWords::channel(tender[QLatin1String("channel")].toString()),
                FormatText::money({tender[QLatin1String("amount_minor")].toInteger(), currency}));
        return Phrase::list(parts);
    }
    if (key == QLatin1String("lines"))
        return FormatText::number(value.toArray().size());
    return QString::fromUtf8(value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                                             : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
}

QString AuditWords::details(const AuditEntry &entry, const VenueInfo &venue)
{
    if (entry.isRefused()) {
        QJsonObject facts = entry.facts.value(QLatin1String("facts")).toObject();
        if (!facts.contains(QLatin1String("currency")))
            facts.insert(QLatin1String("currency"), venue.currency);
        return ErrorText::sentence(
            {Fault::Rule, entry.facts.value(QLatin1String("code")).toString(), facts, {}}, venue.zone);
    }
    QStringList parts;
    for (const auto &[key, text] : labelWords) {
        const QString name = QString::fromLatin1(key);
        const QJsonValue given = entry.facts.value(name);
        if (given.isUndefined() || given.isNull() || given.isObject())
            continue;
        parts << Phrase::named(label(name), value(name, given, venue, venue.currency));
    }
    return parts.join(QStringLiteral(" · "));
}

QString AuditWords::allFacts(const AuditEntry &entry, const VenueInfo &venue)
{
    // In the order of the one line above, then what has no words of its own.
    QStringList keys;
    for (const auto &[key, text] : labelWords)
        if (entry.facts.contains(QLatin1String(key)))
            keys << QString::fromLatin1(key);
    const QStringList all = entry.facts.keys();
    for (const QString &key : all)
        if (!keys.contains(key))
            keys << key;
    QStringList lines;
    if (entry.isRefused())
        lines << details(entry, venue);
    const QString currency = entry.facts.value(QLatin1String("currency")).toString(venue.currency);
    for (const QString &key : std::as_const(keys)) {
        const QJsonValue fact = entry.facts.value(key);
        if (!fact.isNull())
            lines << Phrase::named(label(key), value(key, fact, venue, currency));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace vd::ui
