#include "ui/common/Phrase.h"

namespace vd::ui {

namespace {

constexpr QChar wideStop(0x3002);

} // namespace

QString Phrase::named(const QString &label, const QString &value)
{
    //: a label and its value
    return tr("%1: %2").arg(label, value);
}

QString Phrase::list(const QStringList &parts)
{
    return parts.join(tr(", ", "between the parts of a list"));
}

QString Phrase::sentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && !text.endsWith(wideStop))
            text += QLatin1Char(' ');
        text += sentence;
    }
    return text;
}

} // namespace vd::ui
