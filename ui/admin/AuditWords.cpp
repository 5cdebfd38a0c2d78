#include "ui/admin/AuditWords.h"

#include "models/base/Word.h"
#include "models/finance/MoneyWords.h"
#include "ui/admin/AuditLabels.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"

#include <QJsonArray>

#include <array>
#include <utility>

namespace vd::ui {

using operators::AuditEntry;
using operators::VenueInfo;

namespace {

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
    Word{"payment.matched", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment that came early matched to its order")},
    Word{"payment.moved", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment moved to another order")},
    Word{"payment.refund_started", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund of late money started by itself")},
    Word{"apply_payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment applied")},
    Word{"adjust_price", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Price changed by hand")},
    Word{"settle_shortfall", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Shortfall settled")},
    Word{"refund", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund asked")},
    Word{"refund_payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment refunded")},
    Word{"refund_answer", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund answered by the channel")},
    Word{"refund.failed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund failed")},
    Word{"refund.paid_late", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund paid by the channel after all")},
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
// clang-format on

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
    if (const char *word = wordIn(actionWords, name))
        return tr(word);
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

QString AuditWords::value(const QString &key, const QJsonValue &value, const VenueInfo &venue, const QString &currency)
{
    if (key.endsWith(QLatin1String("_minor")) && value.isDouble())
        return FormatText::money({value.toInteger(), currency});
    if (key == QLatin1String("channel"))
        return finance::MoneyWords::channel(value.toString());
    if (key == QLatin1String("action"))
        return action(value.toString());
    if (key == QLatin1String("state"))
        return FormatText::orderState(value.toString());
    if (value.isString())
        return text(value.toString(), venue);
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
    return nested(value, venue, currency);
}

QString AuditWords::text(const QString &given, const VenueInfo &venue)
{
    const QDateTime instant = QDateTime::fromString(given, Qt::ISODate);
    if (instant.isValid() && given.contains(QLatin1Char('T')))
        return FormatText::moment(instant, venue.zone);
    const QDate day = QDate::fromString(given, Qt::ISODate);
    return day.isValid() && given.size() == 10 ? FormatText::dateWithYear(day) : given;
}

QString AuditWords::nested(const QJsonValue &given, const VenueInfo &venue, const QString &currency)
{
    QStringList parts;
    if (given.isArray()) {
        for (const QJsonValue &each : given.toArray())
            parts << value(QString(), each, venue, currency);
    } else {
        const QJsonObject object = given.toObject();
        for (const QString &key : inOrder(object))
            parts << Phrase::named(AuditLabels::of(key), value(key, object.value(key), venue, currency));
    }
    return parts.isEmpty() ? QStringLiteral("–") : Phrase::list(parts);
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
    const QStringList told = AuditLabels::told();
    for (const QString &name : told) {
        const QJsonValue given = entry.facts.value(name);
        if (given.isUndefined() || given.isNull() || given.isObject())
            continue;
        parts << Phrase::named(AuditLabels::of(name), value(name, given, venue, venue.currency));
    }
    return parts.join(QStringLiteral(" · "));
}

// In the order of the one line, then what is not told there.
QStringList AuditWords::inOrder(const QJsonObject &facts)
{
    QStringList keys;
    const QStringList told = AuditLabels::told();
    for (const QString &key : told)
        if (facts.contains(key))
            keys << key;
    const QStringList all = facts.keys();
    for (const QString &key : all)
        if (!keys.contains(key))
            keys << key;
    return keys;
}

QStringList AuditWords::rows(const QJsonObject &facts, const VenueInfo &venue, const QString &currency)
{
    QStringList rows;
    const QStringList keys = inOrder(facts);
    for (const QString &key : keys) {
        const QJsonValue fact = facts.value(key);
        const QJsonArray several = fact.toArray();
        if (fact.isNull())
            continue;
        if (key == QLatin1String("facts")) // of a refusal: among the others
            rows << AuditWords::rows(fact.toObject(), venue, currency);
        else if (key != QLatin1String("tenders") && several.at(0).isObject())
            for (qsizetype i = 0; i < several.size(); ++i)
                rows << Phrase::named(QStringLiteral("%1 %2").arg(AuditLabels::of(key)).arg(i + 1),
                    nested(several.at(i), venue, currency));
        else
            rows << Phrase::named(AuditLabels::of(key), value(key, fact, venue, currency));
    }
    return rows;
}

QString AuditWords::allFacts(const AuditEntry &entry, const VenueInfo &venue)
{
    QStringList lines;
    if (entry.isRefused())
        lines << details(entry, venue);
    lines << rows(entry.facts, venue, entry.facts.value(QLatin1String("currency")).toString(venue.currency));
    return lines.join(QLatin1Char('\n'));
}

} // namespace vd::ui
