#include "ui/desk/PolicyWords.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"

#include <QLocale>

namespace vd::ui {

namespace {

// Hundredths of a percent: "30 %", "12.5 %".
QString percent(qint64 hundredths)
{
    const QLocale locale;
    const QString figure = locale.toString(static_cast<double>(hundredths) / 100.0, 'f', hundredths % 100 == 0 ? 0 : 1);
    return locale.language() == QLocale::Chinese ? figure + QLatin1Char('%') : figure + QStringLiteral(" %");
}

} // namespace

QString PolicyWords::fee(const QString &kind, qint64 value, const QJsonArray &steps, const QString &currency)
{
    if (kind == QLatin1String("fixed"))
        return tr("%1 per ticket").arg(FormatText::money({value, currency}));
    if (kind == QLatin1String("percent"))
        return percent(value);
    QStringList parts;
    for (const QJsonValue &step : steps)
        parts.append(tr("%1 from %2 before the start on")
                         .arg(percent(step[QLatin1String("percent")].toInteger()),
                             FormatText::duration(qRound64(step[QLatin1String("hours")].toDouble() * 3600))));
    parts.append(tr("everything later than that"));
    return parts.join(tr(", ", "between the steps of a fee"));
}

QString PolicyWords::refundRule(const orders::RefundQuoteLine &line, const QTimeZone &zone)
{
    const orders::RefundRule &rule = line.rule;
    if (rule.mode == QLatin1String("never"))
        return tr("By its rules this is not refunded.");
    const QString currency = line.amount.currency();
    const QString moment = FormatText::moment(line.freeUntil, zone);
    const QString before = rule.mode == QLatin1String("days") ? tr("%n day(s) before", nullptr, rule.until)
                                                              : tr("%n hour(s) before the start", nullptr, rule.until);
    QString text = rule.feeKind == QLatin1String("none")
        ? tr("Free of charge until %1 (%2).").arg(moment, before)
        : tr("Until %1 (%2) this is kept: %3.")
              .arg(moment, before, fee(rule.feeKind, rule.feeValue, rule.feeSteps, currency));
    text += QLatin1Char(' ');
    if (rule.lateFeeKind == QLatin1String("never"))
        text += tr("After that nothing is given back.");
    else
        text += tr("After that this is kept: %1.")
                    .arg(fee(rule.lateFeeKind, rule.lateFeeValue, rule.feeSteps, currency));
    return text;
}

QString PolicyWords::policy(const orders::RefundRule &rule)
{
    return tr("%1, version %2", "name of a set of rules").arg(rule.policy).arg(rule.version);
}

QString PolicyWords::moveRule(const orders::MoveQuote &quote, const QTimeZone &zone)
{
    if (quote.times == 0)
        return tr("By its rules this cannot be moved.");
    return tr("By its rules it can be moved %n time(s), until %1, to a date at most %2 later. Moved so far: %3.",
        nullptr, quote.times)
        .arg(FormatText::moment(quote.until, zone), FormatText::duration(qint64(quote.days) * 86400))
        .arg(quote.used);
}

QString PolicyWords::reason(const QString &code, const QJsonObject &facts, const QTimeZone &zone)
{
    const auto moment = [&](const char *name) {
        const QDateTime at = QDateTime::fromString(facts.value(QLatin1String(name)).toString(), Qt::ISODateWithMs);
        return at.isValid() ? FormatText::moment(at, zone) : QString();
    };
    if (code == QLatin1String("order_state"))
        return tr("The order is “%1”.").arg(FormatText::orderState(facts.value(QLatin1String("state")).toString()));
    if (code == QLatin1String("already_extended"))
        return tr("The hold was extended once already.");
    if (code == QLatin1String("refund_never"))
        return tr("By its rules this is not refunded.");
    if (code == QLatin1String("refund_too_late") && !moment("free_until").isEmpty())
        return tr("It was refundable until %1.").arg(moment("free_until"));
    if (code == QLatin1String("already_used"))
        return tr("A ticket was used already.");
    if (code == QLatin1String("whole_order_only"))
        return tr("By its rules it is refunded whole or not at all.");
    if (code == QLatin1String("reschedule_used_up"))
        return tr("It was moved %1 of %2 times allowed.")
            .arg(facts.value(QLatin1String("used")).toInt())
            .arg(facts.value(QLatin1String("times")).toInt());
    if (code == QLatin1String("reschedule_too_late") && !moment("until").isEmpty())
        return tr("It could be moved until %1.").arg(moment("until"));
    if (code == QLatin1String("reschedule_too_far"))
        return tr("The new date is further away than its rules allow.");
    return ErrorText::sentence({Fault::Rule, code, facts, {}}, zone);
}

QString PolicyWords::reason(const orders::Verdict &verdict, const QTimeZone &zone)
{
    const QString text = reason(verdict.code, verdict.facts, zone);
    return verdict.hard ? text : Phrase::sentences({text, tr("A lead can allow it.")});
}

} // namespace vd::ui
