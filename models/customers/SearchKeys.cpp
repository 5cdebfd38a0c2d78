#include "models/customers/SearchKeys.h"

#include "models/customers/PhoneNumber.h"

#include <QMutex>

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <memory>
#include <set>

namespace vd::customers {

namespace {

icu::UnicodeString toIcu(const QString &text)
{
    return {reinterpret_cast<const char16_t *>(text.utf16()), static_cast<int32_t>(text.size())};
}

QString fromIcu(const icu::UnicodeString &text)
{
    return QString::fromUtf16(text.getBuffer(), text.length());
}

// A transliterator takes a tenth of a second to make, so there is one of each for all threads; none may use it at once.
class Romaniser
{
public:
    explicit Romaniser(const char *id)
    {
        UErrorCode status = U_ZERO_ERROR;
        m_made.reset(icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(id), UTRANS_FORWARD, status));
        Q_ASSERT_X(U_SUCCESS(status) && m_made, "SearchKeys", "ICU has no Han-Latin");
    }
    [[nodiscard]] QString operator()(const QString &text) const
    {
        const QMutexLocker lock(&m_mutex);
        icu::UnicodeString work = toIcu(text);
        m_made->transliterate(work);
        return fromIcu(work);
    }

private:
    std::unique_ptr<icu::Transliterator> m_made;
    mutable QMutex m_mutex;
};

QString caseFolded(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *folder = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (U_FAILURE(status))
        return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    return fromIcu(folder->normalize(toIcu(text), status)).normalized(QString::NormalizationForm_C);
}

bool isDropped(char32_t c)
{
    // Symbols stay: a name may be an emoji.
    return QChar::isSpace(c) || QChar::isPunct(c) || QChar::category(c) == QChar::Other_Format
        || QChar::category(c) == QChar::Other_Control || c == U'`';
}

QString compact(const QString &text)
{
    QString out;
    for (const char32_t c : text.toUcs4()) {
        if (!isDropped(c))
            out += QChar::fromUcs4(c);
    }
    return out;
}

QString withoutAccents(const QString &text)
{
    QString out;
    const QString apart = text.normalized(QString::NormalizationForm_D);
    for (const char32_t c : apart.toUcs4()) {
        if (!QChar::isMark(c))
            out += QChar::fromUcs4(c);
    }
    return out.normalized(QString::NormalizationForm_C);
}

bool isHan(char32_t c)
{
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status) == USCRIPT_HAN;
}

// Never through the middle of a character that takes two UTF-16 units (emoji, rarer Chinese characters): half of one is
// no text, and the database refuses the whole booking for it.
QString firstUnits(const QString &text, qsizetype units)
{
    const bool halved = units > 0 && units < text.size() && text.at(units - 1).isHighSurrogate();
    return text.left(halved ? units - 1 : units);
}

QString firstCharacter(const QString &text)
{
    return text.left(text.at(0).isHighSurrogate() && text.size() > 1 ? 2 : 1);
}

class Collector
{
public:
    void add(const QString &key)
    {
        const QString cut = firstUnits(key, SearchKeys::longestKey);
        if (!cut.isEmpty())
            m_keys.insert(cut);
    }

    // From each character on; marks belong to the character before them.
    void addFromEachCharacter(const QString &text)
    {
        const auto points = text.toUcs4();
        qsizetype at = 0;
        for (const char32_t c : points) {
            if (!QChar::isMark(c))
                add(text.mid(at));
            at += QChar::requiresSurrogates(c) ? 2 : 1;
        }
    }

    void addFromEachPiece(const QStringList &pieces)
    {
        for (qsizetype i = 0; i < pieces.size(); ++i)
            add(pieces.mid(i).join(QString()));
    }

    void moveTo(QList<SearchKeys::Key> &keys, SearchKeys::Kind kind) const
    {
        for (const QString &key : m_keys)
            keys.append({kind, key});
    }

private:
    std::set<QString> m_keys;
};

// "lu" and "lv": keyboards write the letter with the dots as v.
QString asciiSyllable(const QString &toned, bool dotsAsV)
{
    const QString apart = toned.normalized(QString::NormalizationForm_D).toLower();
    QString out;
    for (const QChar c : apart) {
        if (dotsAsV && c == QChar(0x0308) && out.endsWith(QLatin1Char('u')))
            out.back() = QLatin1Char('v');
        else if (!c.isMark())
            out += c;
    }
    return compact(out);
}

struct Reading
{
    QStringList full;
    QStringList initials;
};

Reading readingOf(const QString &romanised, bool dotsAsV)
{
    Reading reading;
    for (const QString &syllable : romanised.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString ascii = asciiSyllable(syllable, dotsAsV);
        if (ascii.isEmpty())
            continue;
        reading.full.append(ascii);
        reading.initials.append(firstCharacter(ascii));
    }
    return reading;
}

// Each Han character apart, so that syllables never run into each other or into Latin letters.
QString spacedHan(const QString &folded)
{
    QString out;
    for (const char32_t c : folded.toUcs4()) {
        if (isHan(c)) {
            out += QLatin1Char(' ');
            out += QChar::fromUcs4(c);
            out += QLatin1Char(' ');
        } else {
            out += QChar::fromUcs4(c);
        }
    }
    return out;
}

void addPinyin(Collector &keys, const QString &folded)
{
    const auto points = folded.toUcs4();
    if (std::none_of(points.cbegin(), points.cend(), [](char32_t c) { return isHan(c); }))
        return;
    // The second knows how surnames are read (Shan, Zeng, Qiu), but only where the characters stand together.
    static const Romaniser plain("Han-Latin");
    static const Romaniser names("Han-Latin/Names");
    for (const QString &romanised : {plain(spacedHan(folded)), names(folded), names(spacedHan(folded))}) {
        for (const bool dotsAsV : {false, true}) {
            const Reading reading = readingOf(romanised, dotsAsV);
            keys.addFromEachPiece(reading.full);
            keys.addFromEachPiece(reading.initials);
        }
    }
}

bool looksLikeNumber(const QString &typed)
{
    static const QString separators = QStringLiteral("+-()./ ");
    for (const QChar c : typed) {
        if (!c.isDigit() && !c.isSpace() && !separators.contains(c))
            return false;
    }
    return true;
}

QString withoutPrefixes(const QString &digits)
{
    qsizetype at = 0;
    // Neither the 00 of an international call nor the 0 of a long-distance one is part of the number.
    while (at < 2 && at < digits.size() - SearchKeys::fewestDigits && digits.at(at) == QLatin1Char('0'))
        ++at;
    return digits.mid(at);
}

} // namespace

QList<SearchKeys::Key> SearchKeys::forCustomer(const QString &name, const QString &phoneTyped, const QString &phoneE164)
{
    Collector digits;
    for (const QString &number : {PhoneNumber::digitsOf(phoneTyped), PhoneNumber::digitsOf(phoneE164)}) {
        for (qsizetype at = 0; number.size() - at >= fewestDigits; ++at)
            digits.add(number.mid(at));
    }
    Collector names;
    const QString folded = caseFolded(name);
    const QString packed = compact(folded);
    // A name of nothing but punctuation is still a name somebody gave.
    names.addFromEachCharacter(packed.isEmpty() ? QString(folded).remove(QLatin1Char(' ')) : packed);
    names.addFromEachCharacter(withoutAccents(packed));
    addPinyin(names, folded);

    QList<Key> keys;
    digits.moveTo(keys, Kind::Digits);
    names.moveTo(keys, Kind::Name);
    return keys;
}

SearchKeys::Query SearchKeys::forSearch(const QString &typed)
{
    const QString text = typed.normalized(QString::NormalizationForm_KC).trimmed();
    const QString digits = PhoneNumber::digitsOf(text);
    if (!digits.isEmpty() && looksLikeNumber(text)) {
        if (digits.size() < fewestDigits)
            return {Kind::Digits, {}};
        const bool plus = text.startsWith(QLatin1Char('+'));
        return {Kind::Digits, {(plus ? digits : withoutPrefixes(digits)).left(longestKey)}};
    }
    Query query;
    for (const QString &word : caseFolded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString packed = compact(word);
        if (!packed.isEmpty())
            query.texts.append(firstUnits(packed, longestKey));
    }
    if (query.texts.isEmpty() && !text.isEmpty())
        query.texts.append(firstUnits(caseFolded(text).remove(QLatin1Char(' ')), longestKey));
    return query;
}

void SearchKeys::prepare()
{
    static_cast<void>(forCustomer(QStringLiteral("\u674e"), QString(), QString()));
}

QString SearchKeys::toDatabase(Kind kind)
{
    return kind == Kind::Digits ? QStringLiteral("digits") : QStringLiteral("name");
}

} // namespace vd::customers
