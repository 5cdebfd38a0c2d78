#include "tests/support/TsvTranslator.h"

#include <QFile>
#include <QStringList>

namespace vd::test {

TsvTranslator::TsvTranslator(const QString &path)
{
    QFile file(QStringLiteral(VD_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        QStringList fields = line.split(QLatin1Char('\t'));
        if (fields.size() == 3)
            m_texts.insert(
                fields[0] + QLatin1Char('\t') + fields[1].replace(QStringLiteral("\\n"), QStringLiteral("\n")),
                fields[2].replace(QStringLiteral("\\n"), QStringLiteral("\n")));
    }
}

QString TsvTranslator::translate(const char *context, const char *sourceText, const char *, int n) const
{
    QString text = m_texts.value(QString::fromUtf8(context) + QLatin1Char('\t') + QString::fromUtf8(sourceText));
    return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

} // namespace vd::test
