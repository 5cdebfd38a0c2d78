#include "models/base/Money.h"

#include <QLocale>
#include <QRegularExpression>

namespace vd {

namespace {

// Amounts of a front desk; anything larger is a slip of the finger.
constexpr std::int64_t largestMinor = 99'999'999'999LL;

std::int64_t powerOfTen(int n)
{
    std::int64_t p = 1;
    while (n-- > 0)
        p *= 10;
    return p;
}

const QString &common(const Money &a, const Money &b)
{
    Q_ASSERT(a.currency().isEmpty() || b.currency().isEmpty() || a.currency() == b.currency());
    return a.currency().isEmpty() ? b.currency() : a.currency();
}

} // namespace

int Money::decimals(const QString &currency)
{
    static const QStringList none {QStringLiteral("JPY"), QStringLiteral("KRW"), QStringLiteral("VND"), QStringLiteral("CLP"),
        QStringLiteral("ISK"), QStringLiteral("XAF"), QStringLiteral("XOF"), QStringLiteral("PYG"), QStringLiteral("UGX")};
    static const QStringList three {QStringLiteral("KWD"), QStringLiteral("BHD"), QStringLiteral("OMR"), QStringLiteral("JOD"),
        QStringLiteral("TND"), QStringLiteral("IQD"), QStringLiteral("LYD")};
    return none.contains(currency) ? 0 : three.contains(currency) ? 3 : 2;
}

QString Money::toPlain() const
{
    const int places = decimals(m_currency);
    const auto unit = static_cast<std::uint64_t>(powerOfTen(places));
    const std::uint64_t magnitude = m_minor < 0 ? 0 - static_cast<std::uint64_t>(m_minor) : static_cast<std::uint64_t>(m_minor);
    QString text = QString::number(magnitude / unit);
    if (places > 0)
        text += QLatin1Char('.') + QString::number(magnitude % unit).rightJustified(places, QLatin1Char('0'));
    return m_minor < 0 ? QLatin1Char('-') + text : text;
}

QString Money::toDisplay(const QLocale &locale) const
{
    const QString plain = toPlain();
    const qsizetype point = plain.indexOf(QLatin1Char('.'));
    const QString whole = point < 0 ? plain : plain.left(point);
    // "-0" would lose its sign through toLongLong, so the sign is put back by hand.
    const bool negative = whole.startsWith(QLatin1Char('-'));
    QString text = locale.toString((negative ? whole.mid(1) : whole).toLongLong());
    if (point >= 0)
        text += locale.decimalPoint() + plain.mid(point + 1);
    return negative ? locale.negativeSign() + text : text;
}

QString Money::toDisplayWithCurrency(const QLocale &locale) const
{
    if (locale.language() == QLocale::Chinese && m_currency == QLatin1String("CNY"))
        return (isNegative() ? QStringLiteral("-¥") : QStringLiteral("¥")) + (isNegative() ? -*this : *this).toDisplay(locale);
    return m_currency + QChar(QChar::Nbsp) + toDisplay(locale);
}

Result<Money> Money::parse(const QString &typed, const QString &currency)
{
    QString text = typed.normalized(QString::NormalizationForm_KC).trimmed();
    if (text.isEmpty())
        return fail(Fault::Rule, QStringLiteral("amount_empty"));
    static const QRegularExpression form(QStringLiteral("^(\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.(\\d+))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return fail(Fault::Rule, QStringLiteral("amount_invalid"), {{QStringLiteral("typed"), typed.left(40)}});
    const int places = decimals(currency);
    const QString fraction = match.captured(2);
    if (fraction.size() > places)
        return fail(Fault::Rule, QStringLiteral("amount_too_precise"), {{QStringLiteral("decimals"), places}});
    const QString digits = match.captured(1).remove(QLatin1Char(',')) + fraction.leftJustified(places, QLatin1Char('0'));
    bool ok = false;
    const qlonglong minor = digits.toLongLong(&ok);
    if (!ok || minor > largestMinor)
        return fail(Fault::Rule, QStringLiteral("amount_too_large"));
    return Money(minor, currency);
}

Money operator+(const Money &a, const Money &b)
{
    return {a.m_minor + b.m_minor, common(a, b)};
}

Money operator-(const Money &a, const Money &b)
{
    return {a.m_minor - b.m_minor, common(a, b)};
}

bool operator<(const Money &a, const Money &b)
{
    common(a, b);
    return a.m_minor < b.m_minor;
}

} // namespace vd
