#include "models/checkin/CodeAlphabet.h"

namespace vd::checkin {

namespace {

constexpr char row[] = "0123456789ABCDEFGHJKLMNPQRSTUVWX";
static_assert(sizeof(row) == CodeAlphabet::size + 1);

} // namespace

std::optional<int> CodeAlphabet::valueOf(QChar character)
{
    const char16_t c = character.unicode();
    if (c >= u'0' && c <= u'9')
        return c - u'0';
    if (c < u'A' || c > u'X' || c == u'I' || c == u'O')
        return std::nullopt;
    // I and O are left out of the row, so later letters stand one or two places earlier.
    return 10 + (c - u'A') - (c > u'I' ? 1 : 0) - (c > u'O' ? 1 : 0);
}

QChar CodeAlphabet::character(int value)
{
    Q_ASSERT(value >= 0 && value < size);
    return QLatin1Char(row[value]);
}

QString CodeAlphabet::tidied(const QString &typed)
{
    const QString folded = typed.normalized(QString::NormalizationForm_KC);
    QString tidy;
    tidy.reserve(folded.size());
    for (QChar c : folded) {
        if (c.isSpace() || c == QLatin1Char('-'))
            continue;
        // Only ASCII is raised: toUpper() makes an I out of a dotless i, and two letters out of others.
        if (c >= QLatin1Char('a') && c <= QLatin1Char('z'))
            c = c.toUpper();
        if (c == QLatin1Char('O'))
            c = QLatin1Char('0');
        else if (c == QLatin1Char('I'))
            c = QLatin1Char('1');
        tidy += c;
    }
    return tidy;
}

QString CodeAlphabet::encode(const QByteArray &bytes)
{
    QString text;
    text.reserve((bytes.size() * 8 + 4) / 5);
    unsigned buffer = 0;
    int bits = 0;
    for (const char byte : bytes) {
        buffer = ((buffer << 8) | static_cast<unsigned char>(byte)) & 0xfffU;
        bits += 8;
        while (bits >= 5) {
            bits -= 5;
            text += character(static_cast<int>((buffer >> bits) & 31U));
        }
    }
    if (bits > 0)
        text += character(static_cast<int>((buffer << (5 - bits)) & 31U));
    return text;
}

Result<QByteArray> CodeAlphabet::decode(const QString &text)
{
    const qsizetype size = text.size() * 5 / 8;
    if ((size * 8 + 4) / 5 != text.size())
        return fail(Fault::Rule, QStringLiteral("code_unreadable"));
    QByteArray bytes;
    bytes.reserve(size);
    unsigned buffer = 0;
    int bits = 0;
    for (const QChar c : text) {
        const std::optional<int> value = valueOf(c);
        if (!value)
            return fail(Fault::Rule, QStringLiteral("code_unreadable"));
        buffer = ((buffer << 5) | static_cast<unsigned>(*value)) & 0xfffU;
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>((buffer >> bits) & 0xffU);
        }
    }
    if ((buffer & ((1U << bits) - 1U)) != 0)
        return fail(Fault::Rule, QStringLiteral("code_not_canonical"));
    return bytes;
}

} // namespace vd::checkin
