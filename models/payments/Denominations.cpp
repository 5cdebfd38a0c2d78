#include "models/payments/Denominations.h"

#include <span>

namespace vd::payments {

namespace {

// In minor units.
constexpr std::int64_t cny[]{10000, 5000, 2000, 1000, 500, 100, 50, 10};
constexpr std::int64_t eur[]{50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1};
constexpr std::int64_t usd[]{10000, 5000, 2000, 1000, 500, 200, 100, 50, 25, 10, 5, 1};
constexpr std::int64_t gbp[]{5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1};
constexpr std::int64_t jpy[]{10000, 5000, 2000, 1000, 500, 100, 50, 10, 5, 1};
constexpr std::int64_t hkd[]{100000, 50000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10};
constexpr std::int64_t chf[]{100000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5};

struct Known
{
    QLatin1String currency;
    std::span<const std::int64_t> values;
};

const Known known[]{{QLatin1String("CNY"), cny}, {QLatin1String("EUR"), eur}, {QLatin1String("USD"), usd},
    {QLatin1String("GBP"), gbp}, {QLatin1String("JPY"), jpy}, {QLatin1String("HKD"), hkd}, {QLatin1String("CHF"), chf}};

} // namespace

QList<Money> denominations(const QString &currency)
{
    QList<Money> all;
    for (const Known &one : known) {
        if (one.currency != currency)
            continue;
        for (const std::int64_t minor : one.values)
            all.append(Money(minor, currency));
        return all;
    }
    std::int64_t unit = 100;
    for (int i = 0; i < Money::decimals(currency); ++i)
        unit *= 10;
    for (; unit > 0; unit /= 10) {
        for (const int times : {5, 2, 1})
            all.append(Money(unit * times, currency));
    }
    return all;
}

} // namespace vd::payments
