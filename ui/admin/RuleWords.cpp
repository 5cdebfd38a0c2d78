#include "ui/admin/RuleWords.h"

#include "models/catalog/RecordsController.h"
#include "ui/admin/CatalogWords.h"
#include "ui/common/DayLine.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"
#include "ui/desk/PolicyWords.h"

#include <QJsonArray>

namespace vd::ui {

using catalog::RecordKind;

namespace {

constexpr int everyDay = 127;

QString text(const QJsonObject &values, const char *name)
{
    return values.value(QLatin1String(name)).toString();
}

int number(const QJsonObject &values, const char *name)
{
    return values.value(QLatin1String(name)).toInt();
}

bool has(const QJsonObject &values, const char *name)
{
    const QJsonValue value = values.value(QLatin1String(name));
    return value.isDouble() || (value.isString() && !value.toString().isEmpty());
}

QString minutes(const QJsonObject &values, const char *name)
{
    return FormatText::duration(qint64(number(values, name)) * 60);
}

QString dayText(const QJsonObject &rule, const char *key)
{
    const QDate day = QDate::fromString(rule.value(QLatin1String(key)).toString(), Qt::ISODate);
    return DayLine::written({day, QTime(0, 0)}, DayLine::Holds::Day);
}

} // namespace

QString RuleWords::moment(const QJsonObject &example, const char *name, const FieldContext &context)
{
    const QDateTime at = QDateTime::fromString(text(example, name), Qt::ISODateWithMs);
    return at.isValid() && context.zone.isValid() ? FormatText::moment(at, context.zone) : QString();
}

QString RuleWords::refunds(const QJsonObject &values, const FieldContext &context)
{
    if (text(values, "refund_mode") == QLatin1String("never"))
        return tr("This is not refunded.");
    const int until = number(values, "refund_free_until");
    const QString before = text(values, "refund_mode") == QLatin1String("days")
        ? tr("the end of the day %n day(s) before", nullptr, until)
        : tr("%n hour(s) before the start", nullptr, until);
    const QJsonArray steps = values.value(QLatin1String("fee_steps")).toArray();
    const auto fee = [&](const char *kind, const char *value) {
        return PolicyWords::fee(
            text(values, kind), values.value(QLatin1String(value)).toInteger(), steps, context.currency);
    };
    return Phrase::sentences({text(values, "fee_kind") == QLatin1String("none")
            ? tr("You can cancel free of charge until %1.").arg(before)
            : tr("You can cancel until %1; this is kept: %2.").arg(before, fee("fee_kind", "fee_value")),
        text(values, "late_fee_kind") == QLatin1String("never")
            ? tr("Later than that nothing is given back.")
            : tr("Later than that this is kept: %1.").arg(fee("late_fee_kind", "late_fee_value")),
        values.value(QLatin1String("whole_order")).toBool() ? tr("Only the whole order can be cancelled.")
                                                            : tr("Single tickets can be cancelled.")});
}

QString RuleWords::moves(const QJsonObject &values)
{
    if (number(values, "reschedule_times") == 0)
        return tr("It cannot be moved to another time.");
    return tr("It can be moved %n time(s), until %1 before the start, to a date at most %2 later.", nullptr,
        number(values, "reschedule_times"))
        .arg(FormatText::duration(qint64(number(values, "reschedule_until_hours")) * 3600),
            FormatText::duration(qint64(number(values, "reschedule_days")) * 86400));
}

QString RuleWords::holds(const QJsonObject &values)
{
    QStringList words;
    if (has(values, "hold_minutes"))
        words << tr("We keep the place for %1 until it is paid.").arg(minutes(values, "hold_minutes"));
    if (has(values, "pay_on_arrival_minutes"))
        words << tr("Whoever pays on arrival keeps it until %1 before the start.")
                     .arg(minutes(values, "pay_on_arrival_minutes"));
    words << tr("Whoever waits has %1 to take an offer.").arg(minutes(values, "offer_minutes"));
    words << (text(values, "stop_outcome") == QLatin1String("offer")
            ? tr("If we have to close, we offer another time first, else the money goes back.")
            : tr("If we have to close, the money goes back at once."));
    return Phrase::sentences(words);
}

QString RuleWords::policy(const QJsonObject &values, const QJsonObject &example, const FieldContext &context)
{
    QStringList parts{refunds(values, context), moves(values), holds(values)};
    const QString starts = moment(example, "starts_at", context);
    if (!starts.isEmpty()) {
        const QString slot = text(example, "space").isEmpty() ? starts : Phrase::list({text(example, "space"), starts});
        QStringList exact;
        if (const QString until = moment(example, "free_until", context); !until.isEmpty())
            exact << tr("cancel until %1").arg(until);
        if (number(values, "reschedule_times") > 0)
            exact << tr("move until %1").arg(moment(example, "move_until", context));
        if (!exact.isEmpty())
            parts << tr("For example %1: %2.").arg(slot, exact.join(tr(", ", "between the moments of an example")));
    }
    return parts.join(QLatin1Char('\n'));
}

QString RuleWords::saleWindow(const QJsonObject &space, const QJsonObject &example, const FieldContext &context)
{
    const QString ends = number(space, "sale_ends_before_minutes") == 0
        ? tr("until it begins")
        : tr("until %1 before it begins").arg(minutes(space, "sale_ends_before_minutes"));
    QString words = has(space, "release_days")
        //: %n days before the date, %1 a time of day, %2 until when
        ? tr("On sale from %n day(s) before at %1, %2.", nullptr, number(space, "release_days"))
              .arg(has(space, "release_time") ? text(space, "release_time") : QStringLiteral("00:00"), ends)
        : tr("On sale as soon as it is scheduled, %1.").arg(ends);
    const QString opens = moment(example, "opens_at", context);
    if (!opens.isEmpty())
        words += QLatin1Char('\n')
            + tr("For example %1: from %2 until %3.")
                  .arg(moment(example, "starts_at", context), opens, moment(example, "closes_at", context));
    return words;
}

QString RuleWords::limits(const QJsonObject &values, const QJsonObject &, const FieldContext &context)
{
    const auto n = [&values](const char *name) { return number(values, name); };
    QStringList lines;
    if (has(values, "places_slot"))
        lines << tr("You can have at most %n place(s) at one time.", nullptr, n("places_slot"));
    if (has(values, "places_day"))
        lines << tr("You can have at most %n place(s) on one day.", nullptr, n("places_day"));
    if (has(values, "places_activity"))
        lines << tr("You can have at most %n place(s) of one activity.", nullptr, n("places_activity"));
    if (has(values, "customer_holds"))
        lines << tr("We keep at most %n unpaid booking(s) for you at once.", nullptr, n("customer_holds"));
    if (has(values, "customer_holds_minute"))
        lines << tr("You can make at most %n booking(s) a minute.", nullptr, n("customer_holds_minute"));
    if (has(values, "unpaid_short"))
        lines << tr("After %n booking(s) that were not paid we keep a place for %1 only.", nullptr, n("unpaid_short"))
                     .arg(minutes(values, "short_hold_minutes"));
    if (has(values, "unpaid_confirm"))
        lines << tr("After %n booking(s) that were not paid a lead has to confirm.", nullptr, n("unpaid_confirm"));
    if (has(values, "unpaid_short") || has(values, "unpaid_confirm"))
        lines << tr("Counted over the last %n day(s).", nullptr, n("unpaid_days"));
    if (has(values, "refund_minor"))
        lines << tr("The desk gives back up to %1 by itself; above that a second person signs.")
                     .arg(FormatText::money(
                         {values.value(QLatin1String("refund_minor")).toInteger(), context.currency}));
    if (lines.isEmpty())
        lines << tr("There are no limits.");
    if (has(values, "late_money_minutes"))
        lines << (n("late_money_minutes") == 0
                ? tr("Money that comes for a closed order goes back at once where its channel can.")
                : tr("Money that comes for a closed order goes back after %1 where its channel can.")
                      .arg(minutes(values, "late_money_minutes")));
    return lines.join(QLatin1Char('\n'));
}

QString RuleWords::weekdays(int mask)
{
    if (mask == everyDay)
        return {};
    const QLocale locale;
    const auto name = [&locale](int day) { return locale.dayName(day + 1, QLocale::ShortFormat); };
    QStringList days;
    for (int day = 0; day < 7; ++day) {
        int last = day;
        while ((mask & (1 << day)) != 0 && last < 6 && (mask & (1 << (last + 1))) != 0)
            ++last;
        if ((mask & (1 << day)) == 0)
            continue;
        // Three and more in a row are told by their ends.
        days << (last - day >= 2 ? name(day) + QLatin1Char('-') + name(last) : name(day));
        day = last - day >= 2 ? last : day;
    }
    return days.join(QLatin1Char(' '));
}

QString RuleWords::priceRule(const QJsonObject &rule, const FieldContext &context)
{
    const auto named = [&](const char *key, RecordKind kind) {
        const auto record
            = context.records ? context.records->find(kind, rule.value(QLatin1String(key)).toInteger()) : std::nullopt;
        return record ? CatalogWords::label(*record, *context.records) : QString();
    };
    const auto span = [&](const char *from, const char *until) {
        if (!has(rule, from) && !has(rule, until))
            return QString();
        if (!has(rule, until))
            return tr("from %1 on").arg(text(rule, from));
        return has(rule, from) ? text(rule, from) + QLatin1Char('-') + text(rule, until)
                               : tr("until %1").arg(text(rule, until));
    };
    const auto days = [&] {
        const QString from = dayText(rule, "from_date");
        const QString until = dayText(rule, "until_date");
        if (from.isEmpty() || until.isEmpty())
            return from.isEmpty() && until.isEmpty() ? QString()
                : until.isEmpty()                    ? tr("from %1 on").arg(from)
                                                     : tr("until %1").arg(until);
        return from == until ? from : tr("%1 to %2").arg(from, until);
    };
    QStringList parts{named("ticket_type_id", RecordKind::TicketType), named("category_id", RecordKind::Category),
        named("space_id", RecordKind::Space), weekdays(rule.value(QLatin1String("weekdays")).toInt(everyDay)),
        span("from_time", "until_time"), days()};
    parts.removeAll(QString());
    if (parts.isEmpty())
        parts << tr("Everything");
    const QJsonValue minor = rule.value(QLatin1String("amount_minor"));
    const QString amount
        = minor.isDouble() ? FormatText::money({minor.toInteger(), context.currency}) : QStringLiteral("–");
    const int priority = number(rule, "priority");
    QString words = amount + QStringLiteral("  ·  ") + Phrase::list(parts);
    return priority == 0 ? words : words + QStringLiteral("  ·  ") + tr("priority %1").arg(priority);
}

QString RuleWords::priceLine(const catalog::PriceLine &line, const FieldContext &context)
{
    const auto money = [&context](qint64 minor) { return FormatText::money({minor, context.currency}); };
    QString words = line.minor ? tr("%1: %2, by rule %3 (%4).")
                                     .arg(line.ticketType, money(*line.minor))
                                     .arg(number(line.rule, "row") + 1)
                                     .arg(priceRule(line.rule, context))
                               : tr("%1: not sold, because no rule fits.").arg(line.ticketType);
    if (line.nowMinor && line.nowMinor != line.minor)
        words = Phrase::sentences({words, tr("The slot asks %1 now.").arg(money(*line.nowMinor))});
    return words;
}

QString RuleWords::feeStep(const QJsonObject &step, const FieldContext &)
{
    const QLocale locale;
    return tr("From %1 before the start on: %2 % kept")
        .arg(FormatText::duration(qint64(number(step, "hours")) * 3600),
            locale.toString(number(step, "percent") / 100.0, 'f', number(step, "percent") % 100 == 0 ? 0 : 1));
}

} // namespace vd::ui
