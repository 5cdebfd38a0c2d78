#pragma once

#include "models/base/Result.h"

#include <QString>

#include <cstdint>

class QLocale;

namespace vd {

/// An amount in integer minor units (fen, cents) of one ISO 4217 currency. Never floating point.
class Money
{
public:
    Money() = default;
    Money(std::int64_t minor, QString currency) : m_minor(minor), m_currency(std::move(currency)) { }

    [[nodiscard]] std::int64_t minor() const { return m_minor; }
    [[nodiscard]] const QString &currency() const { return m_currency; }
    [[nodiscard]] bool isZero() const { return m_minor == 0; }
    [[nodiscard]] bool isNegative() const { return m_minor < 0; }

    /// Digits after the decimal point by ISO 4217: 2 for CNY and EUR, 0 for JPY, 3 for KWD.
    [[nodiscard]] static int decimals(const QString &currency);

    /// Plain figures with a point and no grouping, for files: "1200.00", "-55.00".
    [[nodiscard]] QString toPlain() const;
    /// As people of the locale read it, without the currency: "1,200.00".
    [[nodiscard]] QString toDisplay(const QLocale &locale) const;
    /// With the currency: "¥1,200.00" in Chinese, "CNY 1,200.00" elsewhere.
    [[nodiscard]] QString toDisplayWithCurrency(const QLocale &locale) const;

    /// Reads what a person typed: digits, one point, commas only as thousands separators in the right places,
    /// full-width digits and surrounding blanks allowed. Refused, never guessed: signs, letters, exponents, more
    /// decimals than the currency has, "1.200", "1,20", empty. Errors: amount_empty, amount_invalid,
    /// amount_too_precise, amount_too_large.
    [[nodiscard]] static Result<Money> parse(const QString &typed, const QString &currency);

    /// Sums and differences are of one currency; mixing two is a programming error and asserts.
    friend Money operator+(const Money &a, const Money &b);
    friend Money operator-(const Money &a, const Money &b);
    friend Money operator*(const Money &a, std::int64_t n) { return {a.m_minor * n, a.m_currency}; }
    friend Money operator-(const Money &a) { return {-a.m_minor, a.m_currency}; }
    Money &operator+=(const Money &other) { return *this = *this + other; }
    friend bool operator==(const Money &, const Money &) = default;
    friend bool operator<(const Money &a, const Money &b);

private:
    std::int64_t m_minor = 0;
    QString m_currency;
};

} // namespace vd
