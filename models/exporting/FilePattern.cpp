#include "models/exporting/FilePattern.h"

#include <QRegularExpression>

namespace vd::exporting {

namespace {

constexpr qsizetype longestVenue = 60;
constexpr qsizetype longestName = 180; // bytes of UTF-8 stay below what file systems take

QString hyphenated(const QString &text, const QString &kept)
{
    QString name;
    for (const QChar c : text.normalized(QString::NormalizationForm_C)) {
        if (c.isLetterOrNumber() || c.isSurrogate() || kept.contains(c))
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    return name;
}

QString withoutHyphens(QString name)
{
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name;
}

} // namespace

QString FilePattern::usual()
{
    return QStringLiteral("venuedesk-{venue}-{day}");
}

QString FilePattern::slug(const QString &name)
{
    const QString slug = withoutHyphens(hyphenated(name.toLower(), {}).left(longestVenue));
    return slug.isEmpty() ? QStringLiteral("venue") : slug;
}

bool FilePattern::isMonth(const QDate &from, const QDate &until)
{
    return from.day() == 1 && until == from.addMonths(1).addDays(-1);
}

QString FilePattern::period(const QDate &from, const QDate &until)
{
    if (from == until)
        return from.toString(Qt::ISODate);
    if (isMonth(from, until))
        return from.toString(QStringLiteral("yyyy-MM"));
    return from.toString(Qt::ISODate) + QLatin1Char('_') + until.toString(Qt::ISODate);
}

Result<QString> FilePattern::name(const QString &pattern, const Facts &facts)
{
    static const QRegularExpression word(QStringLiteral("\\{([^{}]*)\\}"));
    QString name = pattern;
    name.replace(QLatin1String("{venue}"), slug(facts.venue));
    name.replace(QLatin1String("{what}"), slug(facts.what));
    name.replace(QLatin1String("{day}"), period(facts.from, facts.until));
    name.replace(QLatin1String("{from}"), facts.from.toString(Qt::ISODate));
    name.replace(QLatin1String("{until}"), facts.until.toString(Qt::ISODate));
    if (const QRegularExpressionMatch unknown = word.match(name); unknown.hasMatch())
        return fail(
            Fault::Rule, QStringLiteral("file_pattern_unknown"), {{QStringLiteral("word"), unknown.captured()}});
    // A name that begins with a point would be hidden.
    QString safe = hyphenated(name, QStringLiteral("._ ()+"));
    while (safe.startsWith(QLatin1Char('.')) || safe.startsWith(QLatin1Char(' ')))
        safe.remove(0, 1);
    safe = withoutHyphens(safe.left(longestName).trimmed());
    return safe.isEmpty() ? Result<QString>(fail(Fault::Rule, QStringLiteral("file_pattern_empty"))) : safe;
}

} // namespace vd::exporting
