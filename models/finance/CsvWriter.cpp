#include "models/finance/CsvWriter.h"

#include <QIODevice>

namespace vd::finance {

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

} // namespace

CsvWriter::CsvWriter(QIODevice &device, qsizetype fields)
    : m_device(device)
    , m_fields(fields)
{
}

bool CsvWriter::begin()
{
    return put(QByteArrayLiteral("\xEF\xBB\xBF"));
}

bool CsvWriter::title(const QString &text)
{
    return record({cell(CsvType::Text, text)});
}

bool CsvWriter::heading(const QList<CsvColumn> &columns)
{
    QStringList cells;
    for (const CsvColumn &column : columns)
        cells << cell(CsvType::Text, column.title);
    return record(std::move(cells));
}

bool CsvWriter::row(const QList<CsvColumn> &columns, const CsvRow &row)
{
    Q_ASSERT(row.size() == columns.size());
    QStringList cells;
    for (qsizetype i = 0; i < row.size(); ++i)
        cells << cell(columns.at(i).type, row.at(i));
    return record(std::move(cells));
}

bool CsvWriter::emptyRow()
{
    return record({});
}

QString CsvWriter::cell(CsvType type, const CsvValue &value)
{
    if (std::holds_alternative<std::monostate>(value))
        return {};
    switch (type) {
    case CsvType::Text: {
        const QString &text = std::get<QString>(value);
        return quoted(looksLikeFormula(text) ? QLatin1Char('\'') + text : text);
    }
    case CsvType::Amount:
        return std::get<Money>(value).toPlain();
    case CsvType::Integer:
        return QString::number(std::get<qint64>(value));
    case CsvType::Date:
        return std::get<QDate>(value).toString(Qt::ISODate);
    case CsvType::Time:
        return std::get<QTime>(value).toString(QStringLiteral("HH:mm:ss"));
    }
    return {};
}

bool CsvWriter::record(QStringList cells)
{
    while (cells.size() < m_fields)
        cells << QString();
    return put((cells.join(QLatin1Char(',')) + QStringLiteral("\r\n")).toUtf8());
}

bool CsvWriter::put(const QByteArray &bytes)
{
    return m_device.write(bytes) == bytes.size();
}

} // namespace vd::finance
