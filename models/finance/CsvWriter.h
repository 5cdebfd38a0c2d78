#pragma once

#include "models/base/Money.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QTime>

#include <variant>

class QIODevice;

namespace vd::finance {

/// What a column holds; it alone decides how a cell is written. Identifiers (order numbers, phones) are Text.
enum class CsvType { Text, Amount, Integer, Date, Time };

struct CsvColumn
{
    QString title;
    CsvType type = CsvType::Text;
};

/// A cell; monostate is an empty one. Any other must be of its column's type.
using CsvValue = std::variant<std::monostate, QString, Money, qint64, QDate, QTime>;
using CsvRow = QList<CsvValue>;

/// A table of a file: its title, its heading and its rows.
struct CsvSection
{
    QString title;
    QList<CsvColumn> columns;
    QList<CsvRow> rows;
};

/// Writes RFC 4180 records as UTF-8 with a byte order mark and CRLF. Text cells a spreadsheet would take for a formula
/// (beginning with = + - @, tab or return) get one apostrophe in front; amounts, numbers, dates and times never do.
/// Every record of a file has the same number of fields, as the RFC asks, also where sections differ in width.
class CsvWriter
{
public:
    /// fields: how many each record has; shorter rows are filled up with empty ones. The device is not owned.
    CsvWriter(QIODevice &device, qsizetype fields);

    /// Each returns whether the device took everything; after a false nothing more should be written.
    [[nodiscard]] bool begin();
    [[nodiscard]] bool title(const QString &text);
    [[nodiscard]] bool heading(const QList<CsvColumn> &columns);
    [[nodiscard]] bool row(const QList<CsvColumn> &columns, const CsvRow &row);
    [[nodiscard]] bool emptyRow();

    /// One cell as it stands in the file.
    [[nodiscard]] static QString cell(CsvType type, const CsvValue &value);

private:
    [[nodiscard]] bool record(QStringList cells);
    [[nodiscard]] bool put(const QByteArray &bytes);

    QIODevice &m_device;
    qsizetype m_fields;
};

} // namespace vd::finance
