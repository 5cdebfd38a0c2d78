#include "models/operators/PasswordRules.h"

#include <QFile>
#include <QHash>
#include <QRandomGenerator>
#include <QSet>

#include <algorithm>

namespace vd::operators::PasswordRules {

namespace {

const QSet<QString> &commonWords()
{
    static const QSet<QString> words = [] {
        QSet<QString> read;
        QFile file(QStringLiteral(":/passwords/common.txt"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the list of common passwords is missing from the program");
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        for (const QString &line : lines)
            if (!line.startsWith(QLatin1Char('#')))
                read.insert(line.trimmed());
        return read;
    }();
    return words;
}

// The signs people put for letters.
QString plain(const QString &password)
{
    QString text = password.normalized(QString::NormalizationForm_KC).toCaseFolded();
    static const QHash<QChar, QChar> signs{{QLatin1Char('@'), QLatin1Char('a')}, {QLatin1Char('4'), QLatin1Char('a')},
        {QLatin1Char('3'), QLatin1Char('e')}, {QLatin1Char('1'), QLatin1Char('i')},
        {QLatin1Char('!'), QLatin1Char('i')}, {QLatin1Char('0'), QLatin1Char('o')},
        {QLatin1Char('$'), QLatin1Char('s')}, {QLatin1Char('5'), QLatin1Char('s')},
        {QLatin1Char('7'), QLatin1Char('t')}};
    for (QChar &c : text)
        c = signs.value(c, c);
    return text;
}

// The part of a repeated text: "abc" of "abcabcabc".
QString period(const QString &text)
{
    for (qsizetype length = 1; length <= text.size() / 2; ++length)
        if (text.size() % length == 0 && text == text.left(length).repeated(text.size() / length))
            return text.left(length);
    return text;
}

QString lettersOf(const QString &text)
{
    const auto letter = [](QChar c) { return c.isLetter(); };
    const auto first = std::find_if(text.cbegin(), text.cend(), letter);
    const auto last = std::find_if(text.crbegin(), text.crend(), letter).base();
    return first < last ? QString(first, last - first) : QString();
}

bool isRun(const QString &text)
{
    static const QStringList rows{QStringLiteral("01234567890123456789"), QStringLiteral("98765432109876543210"),
        QStringLiteral("abcdefghijklmnopqrstuvwxyz"), QStringLiteral("qwertyuiopasdfghjklzxcvbnm"),
        QStringLiteral("1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/"), QStringLiteral("1q2w3e4r5t6y7u8i9o0p")};
    return std::any_of(rows.cbegin(), rows.cend(), [&text](const QString &row) { return row.contains(text); });
}

bool isCommon(const QString &password)
{
    const QString folded = password.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (const QString &text : {folded, period(folded), lettersOf(folded), period(lettersOf(folded))}) {
        if (commonWords().contains(text) || (!text.isEmpty() && isRun(text)))
            return true;
        const QString spelled = lettersOf(plain(text));
        if (!spelled.isEmpty() && (commonWords().contains(spelled) || commonWords().contains(period(spelled))))
            return true;
    }
    // Nothing but figures, a date or a phone number above all, or three different characters.
    const bool figures = std::all_of(folded.cbegin(), folded.cend(), [](QChar c) { return !c.isLetter(); });
    return figures || QSet<QChar>(folded.cbegin(), folded.cend()).size() <= 3;
}

} // namespace

std::optional<Error> check(const QString &login, const QString &password)
{
    const auto wrong = [](const char *code, const QJsonObject &facts = {}) {
        return Error{Fault::Rule, QString::fromLatin1(code), facts, {}};
    };
    const qsizetype length = password.toUcs4().size();
    if (length < shortest)
        return wrong("password_weak", {{QStringLiteral("shortest"), shortest}});
    if (length > longest)
        return wrong("password_too_long", {{QStringLiteral("most"), longest}});
    if (login.size() >= 3 && password.contains(login, Qt::CaseInsensitive))
        return wrong("password_has_login");
    if (isCommon(password))
        return wrong("password_common");
    return std::nullopt;
}

QString oneTime()
{
    static const QString signs = QStringLiteral("abcdefghjkmnpqrstuvwxyz23456789"); // without i, l, o, 0 and 1
    QString made;
    for (int i = 0; i < 16; ++i) {
        if (i > 0 && i % 4 == 0)
            made += QLatin1Char('-');
        made += signs.at(static_cast<int>(QRandomGenerator::system()->bounded(signs.size())));
    }
    return made;
}

} // namespace vd::operators::PasswordRules
