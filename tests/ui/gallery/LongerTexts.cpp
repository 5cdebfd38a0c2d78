#include "tests/ui/gallery/LongerTexts.h"

namespace vd::gallery {

QString LongerTexts::translate(const char *context, const char *source, const char *, int) const
{
    // Words that stand for a format or a unit have no other length elsewhere.
    if (qstrcmp(context, "FormatText") == 0)
        return {};
    QString text = QString::fromUtf8(source).replace(QLatin1String("(s)"), QLatin1String("s"));
    const qsizetype more = qMax<qsizetype>(1, text.size() * 2 / 5);
    QString tail;
    while (tail.size() < more)
        tail += QLatin1String(" lorem");
    return text + tail.left(more);
}

} // namespace vd::gallery
