#include "models/customers/PersonName.h"

namespace vd::customers {

namespace {

QString tidied(const QString &typed)
{
    QString text = typed.normalized(QString::NormalizationForm_C);
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = QLatin1Char(' ');
    }
    return text.simplified();
}

bool isBlank(const QString &text)
{
    for (const QChar c : text) {
        // Direction marks and joiners show nothing by themselves.
        if (c.category() != QChar::Other_Format && !c.isSpace())
            return false;
    }
    return true;
}

} // namespace

Result<QString> PersonName::parse(const QString &typed)
{
    const QString name = tidied(typed);
    if (isBlank(name))
        return fail(Fault::Rule, QStringLiteral("name_required"));
    const qsizetype points = name.toUcs4().size();
    if (points > longest)
        return fail(Fault::Rule, QStringLiteral("name_too_long"),
            {{QStringLiteral("length"), points}, {QStringLiteral("largest"), longest}});
    return name;
}

qsizetype PersonName::length(const QString &typed)
{
    return tidied(typed).toUcs4().size();
}

} // namespace vd::customers
