#include "models/customers/Document.h"

#include <array>

namespace vd::customers {

namespace {

constexpr std::array words{
    QLatin1String("id_card"), QLatin1String("passport"), QLatin1String("permit"), QLatin1String("other")};
// No document's number is longer with all its blanks; more is not looked at.
constexpr qsizetype mostTyped = 200;

} // namespace

Result<QString> Document::normalised(const QString &number)
{
    const QString folded = number.left(mostTyped).normalized(QString::NormalizationForm_KC).toUpper();
    QString kept;
    qsizetype count = 0;
    for (const char32_t c : folded.toUcs4()) {
        if (!QChar::isLetterOrNumber(c))
            continue;
        kept += QString::fromUcs4(&c, 1);
        ++count;
    }
    if (count == 0 && number.trimmed().isEmpty())
        return fail(Fault::Rule, QStringLiteral("document_required"));
    if (count < shortest || count > longest || number.size() > mostTyped)
        return fail(Fault::Rule, QStringLiteral("document_invalid"));
    return kept;
}

bool Document::isLikely(const QString &text)
{
    constexpr qsizetype fewest = 6;
    constexpr qsizetype most = 20;
    constexpr qsizetype letters = 3;
    const Result<QString> number = normalised(text);
    if (!number || number->size() < fewest || number->size() > most)
        return false;
    qsizetype digits = 0;
    for (const QChar c : *number) {
        if (c.unicode() > 0x7f)
            return false;
        digits += c.isDigit() ? 1 : 0;
    }
    return number->size() - digits <= letters;
}

QString Document::tail(const QString &normalised)
{
    const QList<uint> characters = normalised.toUcs4();
    const qsizetype shown = characters.size() < 8 ? 2 : 4;
    return QString::fromUcs4(
        reinterpret_cast<const char32_t *>(characters.constData()) + characters.size() - shown, shown);
}

QString Document::toDatabase(Type type)
{
    return words.at(static_cast<size_t>(type));
}

std::optional<Document::Type> Document::typeFromDatabase(const QString &word)
{
    for (size_t i = 0; i < words.size(); ++i) {
        if (words.at(i) == word)
            return static_cast<Type>(i);
    }
    return std::nullopt;
}

} // namespace vd::customers
