#include "models/customers/PhoneNumber.h"

#include <phonenumbers/phonenumberutil.h>

#include <algorithm>
#include <string>

namespace vd::customers {

namespace {

using i18n::phonenumbers::PhoneNumberUtil;
using Parsed = i18n::phonenumbers::PhoneNumber;

// The shortest subscriber numbers in use have five digits; E.164 ends at fifteen.
constexpr int fewestDigits = 5;
constexpr int mostDigits = 15;

tl::unexpected<Error> refuse(const char *code, const QJsonObject &facts = {})
{
    return fail(Fault::Rule, QString::fromLatin1(code), facts);
}

bool hasLetters(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isLetter(); });
}

bool allTheSame(const QString &digits)
{
    return std::all_of(digits.cbegin(), digits.cend(), [&](QChar c) { return c == digits.front(); });
}

// A country code with nothing behind it: "+86", "+1", "0086". An unknown code with few digits is merely too short.
bool isPrefixOnly(const QString &normal, const QString &digits)
{
    QString code;
    if (normal.startsWith(QLatin1Char('+')))
        code = digits;
    else if (digits.startsWith(QLatin1String("00")))
        code = digits.mid(2);
    if (code.isEmpty() || code.size() > 3)
        return false;
    std::string region;
    PhoneNumberUtil::GetInstance()->GetRegionCodeForCountryCode(code.toInt(), &region);
    return region != "ZZ";
}

} // namespace

Result<PhoneNumber> PhoneNumber::parse(const QString &typed, const QString &region)
{
    PhoneNumber number;
    number.m_typed = typed.trimmed();
    if (number.m_typed.isEmpty())
        return refuse("phone_required");
    const QString normal = number.m_typed.normalized(QString::NormalizationForm_KC);
    if (hasLetters(normal))
        return refuse("phone_letters");
    const QString digits = digitsOf(normal);
    if (isPrefixOnly(normal, digits))
        return refuse("phone_prefix_only");
    if (digits.size() < fewestDigits)
        return refuse(
            "phone_too_short", {{QStringLiteral("digits"), digits.size()}, {QStringLiteral("smallest"), fewestDigits}});

    const auto *util = PhoneNumberUtil::GetInstance();
    Parsed parsed;
    const bool read
        = util->Parse(normal.toStdString(), region.toStdString(), &parsed) == PhoneNumberUtil::NO_PARSING_ERROR;
    if (read && util->IsValidNumber(parsed) && number.m_typed.size() <= longestTyped) {
        std::string e164;
        util->Format(parsed, PhoneNumberUtil::E164, &e164);
        number.m_e164 = QString::fromStdString(e164);
        number.m_judgement = Judgement::Valid;
        return number;
    }
    // Seventeen with an international prefix such as 00 in front.
    if (digits.size() > mostDigits + 2 || number.m_typed.size() > longestTyped)
        return refuse(
            "phone_too_long", {{QStringLiteral("digits"), digits.size()}, {QStringLiteral("largest"), mostDigits}});
    if (allTheSame(digits))
        return refuse("phone_invalid");
    return number;
}

QString PhoneNumber::display(const QString &region) const
{
    Parsed parsed;
    const auto *util = PhoneNumberUtil::GetInstance();
    if (m_e164.isEmpty() || util->Parse(m_e164.toStdString(), "ZZ", &parsed) != PhoneNumberUtil::NO_PARSING_ERROR)
        return m_typed;
    std::string home;
    util->GetRegionCodeForNumber(parsed, &home);
    const bool near = QString::fromStdString(home) == region;
    std::string text;
    util->Format(parsed, near ? PhoneNumberUtil::NATIONAL : PhoneNumberUtil::INTERNATIONAL, &text);
    return QString::fromStdString(text);
}

QString PhoneNumber::digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text) {
        const int value = c.digitValue();
        if (value >= 0 && c.isDigit())
            digits += QChar(ushort('0' + value));
    }
    return digits;
}

} // namespace vd::customers
