#include "ui/admin/RuleSpecs.h"

#include "ui/admin/CatalogueSpecs.h"
#include "ui/admin/RuleWords.h"

#include <QJsonArray>

namespace vd::ui {

using catalog::RecordKind;
using Kind = FieldSpec::Kind;
using Make = CatalogueSpecs;

namespace {

std::function<bool(const QJsonObject &)> is(const QString &key, const QString &word)
{
    return [key, word](const QJsonObject &values) { return values.value(key).toString() == word; };
}

std::function<bool(const QJsonObject &)> refunds(std::function<bool(const QJsonObject &)> also = {})
{
    return [also](const QJsonObject &values) {
        return values.value(QLatin1String("refund_mode")).toString() != QLatin1String("never")
            && (!also || also(values));
    };
}

} // namespace

QList<FieldSpec> RuleSpecs::fee(const QString &key, const QString &label, const FieldSpec::Word &first)
{
    const QString kind = key + QStringLiteral("_kind");
    const QString value = key + QStringLiteral("_value");
    FieldSpec what = Make::choice(kind.toLatin1().constData(), label,
        {first, {QStringLiteral("fixed"), tr("An amount per ticket")}, {QStringLiteral("percent"), tr("A percentage")},
            {QStringLiteral("steps"), tr("Steps by the time left")}});
    what.asked = refunds();
    FieldSpec amount{.key = value,
        .kind = Kind::Amount,
        .label = tr("Amount per ticket"),
        .initial = 0,
        .asked = refunds(is(kind, QStringLiteral("fixed"))),
        .name = key + QStringLiteral("_amount")};
    FieldSpec percent{.key = value,
        .kind = Kind::Percent,
        .label = tr("Percent"),
        .initial = 0,
        .asked = refunds(is(kind, QStringLiteral("percent"))),
        .name = key + QStringLiteral("_percent")};
    return {what, amount, percent};
}

QList<FieldSpec> RuleSpecs::policyFields()
{
    FieldSpec free = Make::beside(Make::number("refund_free_until", tr("so many before the start"), 0, 8760, 2));
    free.asked = refunds();
    FieldSpec steps{.key = QStringLiteral("fee_steps"),
        .kind = Kind::Rows,
        .label = tr("Steps of the fee"),
        .initial = QJsonArray(),
        .parts = {Make::number("hours", tr("From so many hours before"), 0, 8760, 24),
            Make::beside(
                {.key = QStringLiteral("percent"), .kind = Kind::Percent, .label = tr("Percent kept"), .initial = 0})},
        .rowWords = &RuleWords::feeStep,
        .addText = tr("Add a step")};
    steps.asked = refunds([](const QJsonObject &values) {
        return is(QStringLiteral("fee_kind"), QStringLiteral("steps"))(values)
            || is(QStringLiteral("late_fee_kind"), QStringLiteral("steps"))(values);
    });
    QList<FieldSpec> fields{Make::name("name", tr("&Name"), 120),
        Make::choice("refund_mode", tr("&Cancelling is possible until"),
            {{QStringLiteral("hours"), tr("hours")}, {QStringLiteral("days"), tr("whole days")},
                {QStringLiteral("never"), tr("never")}}),
        free};
    fields << fee(QStringLiteral("fee"), tr("&Fee up to then"), {QStringLiteral("none"), tr("None")});
    fields << fee(
        QStringLiteral("late_fee"), tr("Fee &later than that"), {QStringLiteral("never"), tr("Nothing is given back")});
    fields << steps << Make::check("whole_order", tr("Only the whole order can be cancelled"))
           << Make::number("reschedule_times", tr("Can be &moved, times"), 0, 100, 1)
           << Make::beside(Make::number("reschedule_days", tr("to at most so many days later"), 0, 3660, 30))
           << Make::number("reschedule_until_hours", tr("Moving until so many hours before the start"), 0, 8760, 2)
           << Make::choice("stop_outcome", tr("If the venue has to &close"),
                  {{QStringLiteral("refund"), tr("The money goes back at once")},
                      {QStringLiteral("offer"), tr("Another time is offered first")}})
           << Make::choice("give_back", tr("&Stock is free again"),
                  {{QStringLiteral("on_success"), tr("when the refund has succeeded")},
                      {QStringLiteral("on_accept"), tr("as soon as the cancellation is accepted")}})
           << Make::maybe("hold_minutes", tr("A &hold lasts, minutes"), 1, 1440, tr("as the venue's"))
           << Make::beside(Make::number("offer_minutes", tr("An &offer lasts, minutes"), 1, 1440, 10));
    FieldSpec arrival = Make::maybe("pay_on_arrival_minutes", tr("Pay on arrival: kept until so many minutes before"),
        0, 10080, tr("not possible"));
    return fields << arrival;
}

RecordSpec RuleSpecs::policies()
{
    const auto until = [](const catalog::Record &record) -> QVariant {
        const QJsonObject &values = record.values;
        const int before = values.value(QLatin1String("refund_free_until")).toInt();
        const QString mode = values.value(QLatin1String("refund_mode")).toString();
        return mode == QLatin1String("never") ? tr("Never")
            : mode == QLatin1String("days")   ? tr("%n day(s) before", nullptr, before)
                                              : tr("%n hour(s) before", nullptr, before);
    };
    return {.kind = RecordKind::Policy,
        .page = QStringLiteral("policiesPage"),
        .icon = QStringLiteral("shield"),
        .title = tr("Policies"),
        .showText = tr("Show the policies"),
        .newText = tr("New policy"),
        .about = tr("Policies say how what is sold can be cancelled, moved and held. What was sold keeps its version."),
        .fields = policyFields(),
        .columns = {Make::column(tr("Name"), "name"), RecordColumn{tr("Free until"), until},
            Make::column(tr("Moves"), "reschedule_times", {}, true),
            RecordColumn{tr("Version"), [](const catalog::Record &record) { return record.version; }, {}, true}},
        .widths = {190, 130, 80, 80},
        .words = &RuleWords::policy,
        .example = true,
        .versions = true,
        .formWidth = 440};
}

QList<FieldSpec> RuleSpecs::ruleFields()
{
    const auto inUse = [](const catalog::Record &choice, const catalog::Record &) {
        return !choice.values.value(QLatin1String("retired")).toBool();
    };
    FieldSpec type = Make::reference("ticket_type_id", RecordKind::TicketType, tr("Ticket type"), tr("All"));
    FieldSpec category = Make::reference("category_id", RecordKind::Category, tr("Category"), tr("All"));
    FieldSpec space = Make::beside(Make::reference("space_id", RecordKind::Space, tr("Space"), tr("All")));
    type.fits = space.fits = inUse;
    const auto when = [](const char *key, Kind kind, const QString &label, const char *like) {
        return FieldSpec{.key = QLatin1String(key),
            .kind = kind,
            .label = label,
            .optional = true,
            .whenEmpty = QLatin1String(like)};
    };
    return {{.key = QStringLiteral("amount_minor"), .kind = Kind::Amount, .label = tr("Price of one ticket")},
        Make::beside(Make::number("priority", tr("Priority"), -1'000'000, 1'000'000, 0)), type, category, space,
        {.key = QStringLiteral("weekdays"), .kind = Kind::Weekdays, .label = tr("Weekdays"), .initial = 127},
        when("from_time", Kind::Time, tr("Begins from"), "18:00"),
        Make::beside(when("until_time", Kind::Time, tr("and before"), "22:00")),
        when("from_date", Kind::Date, tr("From the day"), "2026-12-05"),
        Make::beside(when("until_date", Kind::Date, tr("to the day"), "2026-12-31"))};
}

RecordSpec RuleSpecs::priceLists()
{
    return {.kind = RecordKind::PriceList,
        .page = QStringLiteral("priceListsPage"),
        .icon = QStringLiteral("cash"),
        .title = tr("Price lists"),
        .showText = tr("Show the price lists"),
        .newText = tr("New price list"),
        .about = tr("A price list is a set of rules; the fitting one of the highest priority is the price. Slots keep "
                    "the version they were given."),
        .fields = {Make::name("name", tr("&Name"), 120),
            {.key = QStringLiteral("rules"),
                .kind = Kind::Rows,
                .label = tr("&Rules"),
                .hint = tr("The highest priority wins; at the same one the most special rule, then the lower one."),
                .initial = QJsonArray(),
                .parts = ruleFields(),
                .rowWords = &RuleWords::priceRule,
                .addText = tr("Add a rule")}},
        .columns = {Make::column(tr("Name"), "name"),
            RecordColumn{tr("Rules"),
                [](const catalog::Record &record) {
                    return static_cast<int>(record.values.value(QLatin1String("rules")).toArray().size());
                },
                {}, true},
            RecordColumn{tr("Version"), [](const catalog::Record &record) { return record.version; }, {}, true}},
        .widths = {200, 80, 80},
        .versions = true,
        .formWidth = 540};
}

RecordSpec RuleSpecs::limits()
{
    const auto limit
        = [](const char *key, const QString &label) { return Make::maybe(key, label, 1, 10'000, tr("no limit")); };
    const auto places
        = [](const char *key, const QString &label) { return Make::maybe(key, label, 1, 1'000'000, tr("no limit")); };
    FieldSpec refund{.key = QStringLiteral("refund_minor"),
        .kind = Kind::Amount,
        .label = tr("The desk gives back by itself up to"),
        .hint = tr("Empty: any amount. Above it a second person signs."),
        .optional = true};
    FieldSpec lateMoney = Make::number(
        "late_money_minutes", tr("&Money for a closed order goes back by itself after, minutes"), 0, 10'080, 60);
    lateMoney.hint = tr("Where its channel can. Until then it can be moved to another order.");
    return {.kind = RecordKind::Limits,
        .page = QStringLiteral("limitsPage"),
        .icon = QStringLiteral("filter"),
        .title = tr("Purchase limits"),
        .showText = tr("Show the purchase limits"),
        .newText = {},
        .about = {},
        .fields = {places("places_slot", tr("Places of one customer in a &slot")),
            Make::beside(places("places_day", tr("on a &day"))), places("places_activity", tr("of an &activity")),
            limit("customer_holds", tr("Unpaid bookings at once of a &customer")),
            Make::beside(limit("customer_holds_minute", tr("a minute"))),
            limit("operator_holds", tr("of an &operator")),
            Make::beside(limit("operator_holds_minute", tr("a minute"))), limit("terminal_holds", tr("of a &terminal")),
            Make::beside(limit("terminal_holds_minute", tr("a minute"))),
            Make::number("unpaid_days", tr("&Unpaid closures are counted over, days"), 1, 3660, 30),
            Make::beside(limit("unpaid_confirm", tr("from so many on a lead confirms"))),
            limit("unpaid_short", tr("from so many on holds get short")),
            Make::beside(Make::number("short_hold_minutes", tr("to so many minutes"), 1, 1440, 5)), refund, lateMoney},
        .columns = {},
        .widths = {},
        .words = &RuleWords::limits,
        .single = true,
        .versions = true};
}

} // namespace vd::ui
