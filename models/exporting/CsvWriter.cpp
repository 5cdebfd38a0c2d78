#include "models/exporting/CsvWriter.h"

#include <QIODevice>

namespace vd::exporting {

namespace {

bool looksLikeFormula(const QString &text)
{
    static const QString starts = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && starts.contains(text.front());
}

QString quoted(QString text)
{
    // A reader in C would stop at a zero character.
    text.replace(QChar(QChar::Null), QChar(QChar::ReplacementCharacter));
    const auto special = [](QChar c) {
        return c == QLatin1Char('"') || c == QLatin1Char(',') || c == QLatin1Char('\r') || c == QLatin1Char('\n');
    };
    if (std::none_of(text.cbegin(), text.cend(), special))
        return text;
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

/// The records of one file, all of the same number of fields.
class Records
{
public:
    Records(QIODevice &device, const Document &document)
        : m_device(device)
    {
        for (const Sheet &sheet : document.sheets)
            m_fields = std::max(m_fields, sheet.columns.size());
    }

    [[nodiscard]] bool put(const QByteArray &bytes) { return m_device.write(bytes) == bytes.size(); }
    [[nodiscard]] bool add(QStringList cells)
    {
        while (cells.size() < m_fields)
            cells << QString();
        return put((cells.join(QLatin1Char(',')) + QStringLiteral("\r\n")).toUtf8());
    }
    [[nodiscard]] bool add(const QList<SheetColumn> &columns, const SheetRow &row)
    {
        Q_ASSERT(row.size() == columns.size());
        QStringList cells;
        for (qsizetype i = 0; i < row.size(); ++i)
            cells << CsvWriter::cell(columns.at(i).type, row.at(i));
        return add(std::move(cells));
    }
    [[nodiscard]] bool heading(const QList<SheetColumn> &columns)
    {
        QStringList cells;
        for (const SheetColumn &column : columns)
            cells << CsvWriter::cell(CellType::Text, column.title);
        return add(std::move(cells));
    }

private:
    QIODevice &m_device;
    qsizetype m_fields = 1;
};

using Outcome = DocumentWriter::Outcome;

Outcome writeSheet(Records &records, const Sheet &sheet, int &done, const DocumentWriter::Progress &progress)
{
    if (!records.heading(sheet.columns))
        return Outcome::Failed;
    for (const SheetRow &row : sheet.rows) {
        if (!records.add(sheet.columns, row))
            return Outcome::Failed;
        if (++done % DocumentWriter::rowsBetweenReports == 0 && !progress(done))
            return Outcome::Stopped;
    }
    // The label stands in the first column, whatever that holds.
    SheetRow total = sheet.totalRow();
    if (total.isEmpty())
        return Outcome::Written;
    QList<SheetColumn> columns = sheet.columns;
    if (!columns.first().summed)
        columns.first().type = CellType::Text;
    return records.add(columns, total) ? Outcome::Written : Outcome::Failed;
}

} // namespace

DocumentWriter::Outcome CsvWriter::write(const Document &document, QIODevice &device, const Progress &progress) const
{
    Records records(device, document);
    if (!records.put(QByteArrayLiteral("\xEF\xBB\xBF")))
        return Outcome::Failed;
    const bool several = document.sheets.size() > 1;
    int done = 0;
    bool first = true;
    for (const Sheet &sheet : document.sheets) {
        if (!first && !records.add({}))
            return Outcome::Failed;
        first = false;
        if (several && !records.add({cell(CellType::Text, sheet.title)}))
            return Outcome::Failed;
        const Outcome outcome = writeSheet(records, sheet, done, progress);
        if (outcome != Outcome::Written)
            return outcome;
    }
    return progress(done) ? Outcome::Written : Outcome::Stopped;
}

QString CsvWriter::cell(CellType type, const Cell &value)
{
    if (std::holds_alternative<std::monostate>(value))
        return {};
    switch (type) {
    case CellType::Text: {
        const QString &text = std::get<QString>(value);
        return quoted(looksLikeFormula(text) ? QLatin1Char('\'') + text : text);
    }
    case CellType::Amount:
        return std::get<Money>(value).toPlain();
    case CellType::Integer:
        return QString::number(std::get<qint64>(value));
    case CellType::Share: {
        const qint64 share = std::get<qint64>(value);
        return QStringLiteral("%1.%2%").arg(share / 100).arg(share % 100, 2, 10, QLatin1Char('0'));
    }
    case CellType::Date:
        return std::get<QDate>(value).toString(Qt::ISODate);
    case CellType::Time:
        return std::get<QTime>(value).toString(QStringLiteral("HH:mm:ss"));
    }
    return {};
}

} // namespace vd::exporting
