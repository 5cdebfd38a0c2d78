#include "ui/shell/FuzzyMatch.h"

#include <QStringList>

namespace vd::ui {

namespace {

QString folded(const QString &text)
{
    QString plain;
    const QString parts = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar c : parts)
        if (c.category() != QChar::Mark_NonSpacing)
            plain += c;
    return plain;
}

bool beginsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

std::optional<int> scoreWord(const QString &word, const QString &text)
{
    // A whole run is always better than scattered letters.
    if (const qsizetype at = text.indexOf(word); at >= 0) {
        qsizetype best = at;
        for (qsizetype next = at; next >= 0; next = text.indexOf(word, next + 1)) {
            if (beginsWord(text, next)) {
                best = next;
                break;
            }
        }
        return 100 + static_cast<int>(word.size()) * 4 + (beginsWord(text, best) ? 60 : 0)
            - static_cast<int>(qMin<qsizetype>(best, 40));
    }
    int total = 0;
    qsizetype at = -1;
    for (const QChar c : word) {
        const qsizetype before = at;
        at = text.indexOf(c, at + 1);
        if (at < 0)
            return std::nullopt;
        total += beginsWord(text, at) ? 12 : at == before + 1 ? 6 : -static_cast<int>(qMin<qsizetype>(at - before, 8));
    }
    return total > 0 ? std::optional(total) : std::nullopt;
}

} // namespace

std::optional<int> FuzzyMatch::score(const QString &typed, const QString &text)
{
    const QString hay = folded(text);
    const QStringList words = folded(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int total = 0;
    for (const QString &word : words) {
        const std::optional<int> one = scoreWord(word, hay);
        if (!one)
            return std::nullopt;
        total += *one;
    }
    return total;
}

} // namespace vd::ui
