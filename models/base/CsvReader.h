#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace vd {

struct CsvRecord
{
    int line = 1; ///< On which it begins.
    QStringList cells; ///< Without blanks around them.
};

/// RFC 4180 records of a UTF-8 file, with or without a byte order mark: a quoted cell may hold commas, quotes written
/// twice and line ends.
class CsvReader
{
public:
    explicit CsvReader(const QByteArray &content);

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] CsvRecord next();

private:
    QString m_text;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace vd
