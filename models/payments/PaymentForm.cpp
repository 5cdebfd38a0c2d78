#include "models/payments/PaymentForm.h"

#include <algorithm>
#include <array>

namespace vd::payments {

namespace {

bool isCash(const PaymentForm::Row &row)
{
    return row.channel == QLatin1String("cash");
}

bool isBenefit(const PaymentForm::Row &row)
{
    return row.channel == QLatin1String("benefit");
}

std::optional<Error> useBenefit(const PaymentForm::Row &row, Money &amount)
{
    if (!isBenefit(row))
        return std::nullopt;
    if (row.benefit.paysLines()) {
        amount = row.whole;
        return std::nullopt;
    }
    const Money balance(row.benefit.balance, row.benefit.currency);
    if (balance.currency() != amount.currency())
        return Error{Fault::Rule, QStringLiteral("currency_differs"),
            {{QStringLiteral("payment"), balance.currency()}, {QStringLiteral("order"), amount.currency()}}, {}};
    if (!(balance < amount))
        return std::nullopt;
    if (row.typed.trimmed().isEmpty()) {
        amount = balance;
        return std::nullopt;
    }
    return Error{Fault::Rule, QStringLiteral("benefit_too_small"),
        {{QStringLiteral("balance"), static_cast<qint64>(balance.minor())},
            {QStringLiteral("currency"), balance.currency()}},
        {}};
}

tl::unexpected<PaymentForm::Trouble> trouble(int row, const Error &error)
{
    return tl::unexpected<PaymentForm::Trouble>(PaymentForm::Trouble{row, error});
}

} // namespace

tl::expected<PaymentForm::Sum, PaymentForm::Trouble> PaymentForm::sum() const
{
    Sum sum{{}, m_due, Money(0, m_due.currency())};
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        Money amount = sum.rest;
        // The last row left empty takes what is left: one key fewer for the common case.
        if (!row.typed.trimmed().isEmpty() || i + 1 < m_rows.size()) {
            const Result<Money> typed = Money::parse(row.typed, m_due.currency());
            if (!typed)
                return trouble(i, typed.error());
            amount = *typed;
        }
        if (const std::optional<Error> refused = useBenefit(row, amount))
            return trouble(i, *refused);
        if (amount.isZero())
            return trouble(i, {Fault::Rule, QStringLiteral("amount_not_positive"), {}, {}});
        Money given(0, QString());
        if (isCash(row)) {
            given = amount;
            if (sum.rest < amount) {
                sum.change += amount - sum.rest;
                amount = sum.rest;
            }
            if (amount.isZero())
                return trouble(i, {Fault::Rule, QStringLiteral("nothing_due"), {}, {}});
        } else if (sum.rest < amount) {
            return trouble(i,
                {Fault::Rule, QStringLiteral("amount_above_due"),
                    {{QStringLiteral("due"), static_cast<qint64>(sum.rest.minor())},
                        {QStringLiteral("currency"), m_due.currency()}},
                    {}});
        }
        if (row.channelNo.trimmed().size() > longestChannelNo)
            return trouble(i,
                {Fault::Rule, QStringLiteral("text_too_long"),
                    {{QStringLiteral("length"), row.channelNo.trimmed().size()},
                        {QStringLiteral("largest"), longestChannelNo}},
                    {}});
        sum.tenders.append({row.channel, amount, given, isCash(row) ? QString() : row.channelNo.trimmed(),
            isBenefit(row) ? row.benefit.id : BenefitId(), isBenefit(row) ? row.item : ItemId()});
        sum.rest = sum.rest - amount;
    }
    return sum;
}

QList<Money> PaymentForm::suggestions(const Money &due)
{
    QList<Money> found{due};
    std::int64_t unit = 1;
    for (int i = 0; i < Money::decimals(due.currency()); ++i)
        unit *= 10;
    // Notes of most currencies are 1, 2 and 5 times a power of ten.
    for (const std::int64_t note : {10, 50, 100, 500, 1000}) {
        const std::int64_t step = note * unit;
        const std::int64_t up = (due.minor() + step - 1) / step * step;
        const Money money(up, due.currency());
        if (up > due.minor() && !found.contains(money))
            found.append(money);
    }
    return found.mid(0, 4);
}

} // namespace vd::payments
