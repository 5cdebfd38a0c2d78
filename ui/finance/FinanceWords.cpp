#include "ui/finance/FinanceWords.h"

#include "models/base/Word.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/FormatText.h"

#include <QJsonArray>

namespace vd::ui {

using finance::Discrepancy;
using finance::MoneyWords;

namespace {

using Words = std::initializer_list<Word>;

constexpr const char *context = "vd::ui::FinanceWords";

QString wordOf(const Words &words, const QString &name)
{
    const char *word = wordIn(words, name);
    return word ? QCoreApplication::translate(context, word) : name;
}

QString money(const QJsonObject &evidence, const char *field)
{
    const QString currency = evidence.value(QLatin1String("currency")).toString();
    const qint64 minor = evidence.value(QLatin1String(field)).toInteger();
    return currency.isEmpty() ? FormatText::amount(Money(minor, QStringLiteral("CNY")))
                              : FormatText::money(Money(minor, currency));
}

int number(const QJsonObject &evidence, const char *field)
{
    return evidence.value(QLatin1String(field)).toInt();
}

} // namespace

QString FinanceWords::statementState(const QString &state)
{
    static constexpr Words words{{"loading", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Being loaded")},
        {"matched", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "To be accepted")},
        {"accepted", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Accepted")}};
    return wordOf(words, state);
}

QString FinanceWords::result(const QString &result)
{
    static constexpr Words words{{"matched", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Matched")},
        {"missing_here", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Missing here")},
        {"missing_there", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Missing in the file")},
        {"amount_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Amount differs")},
        {"state_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "State differs")},
        {"no_money", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "No money moved")},
        {"bad", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Unreadable")}};
    return wordOf(words, result);
}

QString FinanceWords::badLine(const QString &code)
{
    static constexpr Words words{
        {"amount_invalid", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The amount cannot be read without guessing")},
        {"time_invalid", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The time cannot be read")},
        {"fields_missing", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The line has too few fields")},
        {"line_too_long", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The line is too long")},
        {"text_invalid", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The text is not of this encoding")},
        {"state_unknown", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "The state is none of the known words")}};
    return wordOf(words, code);
}

QString FinanceWords::source(const QString &source)
{
    static constexpr Words words{{"stock", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Orders and stock")},
        {"payments", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Payments and orders")},
        {"statement", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Statements and payments")},
        {"work", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Refunds and sweep")}};
    return wordOf(words, source);
}

QString FinanceWords::kind(const Discrepancy &discrepancy)
{
    static constexpr Words words{
        {"stock_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Places differ from the orders")},
        {"stock_move_does_not_fit", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "A release did not fit the slot")},
        {"money_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Paid sum differs from the payments")},
        {"statement_missing_here", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "In the file, missing here")},
        {"statement_missing_there", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Here, missing in the file")},
        {"statement_amount_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Amount differs from the file")},
        {"statement_state_differs", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "State differs from the file")},
        {"refund_failed", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "A refund did not go through")},
        {"refund_paid_late", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "A channel paid a refund it had refused")},
        {"sweep_failed", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "An expired order could not be closed")}};
    return wordOf(words, discrepancy.kind);
}

QString FinanceWords::subject(const Discrepancy &d)
{
    if (!d.place.isEmpty())
        return d.place;
    const QString number = d.evidence.value(QLatin1String("channel_no")).toString();
    if (d.source == QLatin1String("statement") && !number.isEmpty())
        return d.evidence.value(QLatin1String("kind")) == QLatin1String("refund") ? tr("Refund %1").arg(number)
                                                                                  : tr("Payment %1").arg(number);
    if (!d.orderNo.isEmpty())
        return tr("Order %1").arg(d.orderNo);
    return d.subject;
}

QString FinanceWords::figures(const Discrepancy &d)
{
    const QJsonObject &e = d.evidence;
    if (d.kind == QLatin1String("stock_differs"))
        return tr("shown %1, counted %2")
            .arg(number(e, "held") + number(e, "sold"))
            .arg(number(e, "counted_held") + number(e, "counted_sold"));
    if (d.kind == QLatin1String("money_differs"))
        return tr("stored %1, payments make %2").arg(money(e, "paid_minor"), money(e, "counted_minor"));
    if (d.kind == QLatin1String("statement_missing_here"))
        return money(e, "file_minor");
    if (d.kind == QLatin1String("statement_missing_there"))
        return money(e, "our_minor");
    if (d.source == QLatin1String("statement"))
        return tr("file %1, here %2").arg(money(e, "file_minor"), money(e, "our_minor"));
    return e.contains(QLatin1String("amount_minor")) ? money(e, "amount_minor") : QString();
}

QList<QPair<QString, QString>> FinanceWords::facts(const Discrepancy &d, const QTimeZone &zone)
{
    const QJsonObject &e = d.evidence;
    QList<QPair<QString, QString>> facts;
    const auto add = [&facts](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.append({name, value});
    };
    const auto field = [&e](const char *name) { return e.value(QLatin1String(name)).toVariant().toString(); };
    add(tr("Found"), FormatText::moment(d.foundAt, zone));
    add(tr("Order"), d.orderNo);
    if (d.kind == QLatin1String("stock_differs")) {
        add(tr("Shown"), tr("%1 held, %2 sold").arg(number(e, "held")).arg(number(e, "sold")));
        add(tr("Counted"), tr("%1 held, %2 sold").arg(number(e, "counted_held")).arg(number(e, "counted_sold")));
        const QJsonArray quotas = e.value(QLatin1String("quotas")).toArray();
        for (const QJsonValue &entry : quotas) {
            const QJsonObject quota = entry.toObject();
            add(tr("Limit of %1").arg(quota.value(QLatin1String("name")).toString()),
                tr("shown %1, counted %2")
                    .arg(number(quota, "held") + number(quota, "sold"))
                    .arg(number(quota, "counted_held") + number(quota, "counted_sold")));
        }
        const QJsonArray ledger = e.value(QLatin1String("last")).toArray();
        for (const QJsonValue &entry : ledger) {
            const QJsonObject row = entry.toObject();
            const QDateTime at = QDateTime::fromString(row.value(QLatin1String("at")).toString(), Qt::ISODate);
            //: one row of the stock ledger: changes of held and sold, and what they were after it
            add(FormatText::moment(at, zone),
                tr("held %1, sold %2, then %3 / %4 (%5)")
                    .arg(number(row, "d_held"))
                    .arg(number(row, "d_sold"))
                    .arg(number(row, "held_after"))
                    .arg(number(row, "sold_after"))
                    .arg(row.value(QLatin1String("actor")).toString()));
        }
    }
    add(tr("Channel"), e.contains(QLatin1String("channel")) ? MoneyWords::channel(field("channel")) : QString());
    add(tr("Channel's number"), field("channel_no"));
    add(tr("Our number"), field("our_no"));
    add(tr("Time"), field("at").left(19).replace(QLatin1Char('T'), QLatin1Char(' ')));
    if (e.value(QLatin1String("file_minor")).isDouble())
        add(tr("In the file"), money(e, "file_minor"));
    if (e.value(QLatin1String("our_minor")).isDouble())
        add(tr("Here"), money(e, "our_minor"));
    if (!field("file").isEmpty())
        add(tr("File"),
            e.contains(QLatin1String("line")) ? tr("%1, line %2").arg(field("file"), field("line")) : field("file"));
    add(tr("Found later in"), field("matched_in"));
    add(tr("Error"), field("error"));
    return facts;
}

QString FinanceWords::discrepancyState(const QString &state)
{
    static constexpr Words words{{"open", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Open")},
        {"proposed", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Waits for approval")},
        {"settled", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Settled")}};
    return wordOf(words, state);
}

QString FinanceWords::correction(const QString &kind, const Discrepancy &discrepancy)
{
    if (kind == QLatin1String("recount"))
        return discrepancy.source == QLatin1String("stock") ? tr("Set the slot to what its orders add up to")
                                                            : tr("Set the paid sum to what the payments add up to");
    if (kind == QLatin1String("book_payment"))
        return tr("Book the payment the channel has");
    if (kind == QLatin1String("book_difference"))
        return tr("Book the extra as the customer's money");
    if (kind == QLatin1String("book_loss"))
        return tr("Book to the account of differences");
    if (kind == QLatin1String("book_refund"))
        return tr("Book the refund as made");
    if (kind == QLatin1String("resend_refund"))
        return tr("Send the refund once more");
    return tr("Accept as explained, no change");
}

QString FinanceWords::workState(const QString &state)
{
    static constexpr Words words{{"refused", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Refused by the channel")},
        {"to_pay_out", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "To be paid out")},
        {"unanswered", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Five tries unanswered")},
        {"trying", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Under way with the channel")},
        {"surplus", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "More than was due")},
        {"order_closed", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Order was closed")},
        {"unknown_request", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Number unknown here")},
        {"unapplied", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Belongs to no order")},
        {"fee", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Fee kept")}};
    const QString word = wordOf(words, state);
    return word == state ? MoneyWords::orderState(state) : word;
}

QString FinanceWords::cashKind(const QString &kind)
{
    static constexpr Words words{{"float", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Opening float")},
        {"payment", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Cash taken")},
        {"refund", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Cash refunded")},
        {"cash_in", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Put in")},
        {"cash_out", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Taken out")},
        {"difference", QT_TRANSLATE_NOOP("vd::ui::FinanceWords", "Difference when counted")}};
    return wordOf(words, kind);
}

QString FinanceWords::age(const QDateTime &since, const QDateTime &now)
{
    return FormatText::duration(std::max<qint64>(0, since.secsTo(now)));
}

} // namespace vd::ui
