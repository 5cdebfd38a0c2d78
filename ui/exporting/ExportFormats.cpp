#include "ui/exporting/ExportFormats.h"

#include "models/exporting/CsvWriter.h"
#include "models/exporting/FilePattern.h"
#include "models/exporting/XlsxWriter.h"
#include "ui/exporting/PdfWriter.h"

#include <QSettings>

namespace vd::ui {

namespace {

const char *const folderKey = "finance/exportFolder";
const char *const formatKey = "finance/exportFormat";
const char *const patternKey = "finance/exportPattern";

} // namespace

QStringList ExportFormats::suffixes()
{
    return {QStringLiteral("xlsx"), QStringLiteral("pdf"), QStringLiteral("csv")};
}

QString ExportFormats::words(const QString &suffix)
{
    if (suffix == QLatin1String("xlsx"))
        return tr("Excel workbook");
    if (suffix == QLatin1String("pdf"))
        return tr("PDF to print and sign");
    return suffix == QLatin1String("csv") ? tr("CSV text") : suffix;
}

exporting::Writer ExportFormats::writer(const QString &suffix)
{
    if (suffix == QLatin1String("xlsx"))
        return std::make_shared<exporting::XlsxWriter>();
    if (suffix == QLatin1String("pdf"))
        return std::make_shared<PdfWriter>();
    return suffix == QLatin1String("csv") ? std::make_shared<exporting::CsvWriter>() : nullptr;
}

QString ExportFormats::filters(const QString &first)
{
    QStringList all = suffixes();
    if (all.removeOne(first))
        all.prepend(first);
    QStringList filters;
    for (const QString &suffix : std::as_const(all))
        filters << QStringLiteral("%1 (*.%2)").arg(words(suffix), suffix);
    return filters.join(QStringLiteral(";;"));
}

QString ExportFormats::format()
{
    const QString kept = QSettings().value(QLatin1String(formatKey)).toString();
    return suffixes().contains(kept) ? kept : suffixes().constFirst();
}

void ExportFormats::setFormat(const QString &suffix)
{
    QSettings().setValue(QLatin1String(formatKey), suffix);
}

QString ExportFormats::folder()
{
    return QSettings().value(QLatin1String(folderKey)).toString();
}

void ExportFormats::setFolder(const QString &folder)
{
    QSettings().setValue(QLatin1String(folderKey), folder);
}

QString ExportFormats::pattern()
{
    const QString kept = QSettings().value(QLatin1String(patternKey)).toString();
    return kept.isEmpty() ? exporting::FilePattern::usual() : kept;
}

void ExportFormats::setPattern(const QString &pattern)
{
    QSettings().setValue(QLatin1String(patternKey), pattern);
}

} // namespace vd::ui
