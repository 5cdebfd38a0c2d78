#include "models/checkin/ShortCode.h"

#include "models/checkin/CodeAlphabet.h"

namespace vd::checkin {

namespace {

// Longer input is not a slip of the finger; it is refused before any work is done on it.
constexpr qsizetype longestTyped = 64;

Result<ShortCode> unreadable(qsizetype length)
{
    return fail(Fault::Rule, QStringLiteral("code_unreadable"),
        {{QStringLiteral("length"), static_cast<int>(length)}, {QStringLiteral("expected"), ShortCode::length}});
}

} // namespace

ShortCode ShortCode::fromNumber(std::uint64_t number)
{
    QString text;
    for (int shift = payloadBits - 5; shift >= 0; shift -= 5)
        text += CodeAlphabet::character(static_cast<int>((number >> shift) & 31U));
    text += checkCharacter(text);
    return ShortCode(text);
}

Result<ShortCode> ShortCode::parse(const QString &typed)
{
    if (typed.size() > longestTyped)
        return unreadable(typed.size());
    const QString text = CodeAlphabet::tidied(typed);
    if (text.isEmpty())
        return fail(Fault::Rule, QStringLiteral("code_empty"));
    if (text.size() != length)
        return unreadable(text.size());
    for (const QChar c : text) {
        if (!CodeAlphabet::valueOf(c))
            return unreadable(text.size());
    }
    if (checkCharacter(QStringView(text).first(length - 1)) != text.back())
        return fail(Fault::Rule, QStringLiteral("code_checksum"));
    return ShortCode(text);
}

QChar ShortCode::checkCharacter(QStringView payload)
{
    constexpr int m = CodeAlphabet::size;
    int p = m;
    for (const QChar c : payload) {
        const int sum = (p + CodeAlphabet::valueOf(c).value_or(0)) % m;
        p = ((sum == 0 ? m : sum) * 2) % (m + 1);
    }
    return CodeAlphabet::character((m + 1 - p) % m);
}

QString ShortCode::display() const
{
    return m_text.left(length / 2) + QLatin1Char(' ') + m_text.mid(length / 2);
}

} // namespace vd::checkin
