#include "models/checkin/TicketPrint.h"

#include <QStringList>

namespace vd::checkin {

namespace {

// The first character as people count them: a surrogate pair and what combines with it stay together.
QString initialOf(const QString &word)
{
    qsizetype end = word.at(0).isHighSurrogate() && word.size() > 1 ? 2 : 1;
    while (end < word.size() && word.at(end).isMark())
        ++end;
    return word.left(end);
}

} // namespace

QString maskedName(const QString &name)
{
    const QString tidy = name.simplified();
    if (tidy.isEmpty())
        return {};
    const QStringList words = tidy.split(QLatin1Char(' '));
    const QString masked = initialOf(words.first()) + QStringLiteral("***");
    return words.size() == 1 ? masked : masked + QLatin1Char(' ') + words.last();
}

} // namespace vd::checkin
