#include "models/base/CsvReader.h"

namespace vd {

CsvReader::CsvReader(const QByteArray &content)
    : m_text(QString::fromUtf8(content).remove(QLatin1Char('\r')))
{
    if (m_text.startsWith(QChar::ByteOrderMark))
        m_text.remove(0, 1);
}

CsvRecord CsvReader::next()
{
    CsvRecord record{m_line, {}};
    QString cell;
    bool quoted = false;
    while (m_at < m_text.size()) {
        const QChar c = m_text.at(m_at++);
        if (c == QLatin1Char('\n'))
            ++m_line;
        if (quoted && c == QLatin1Char('"') && m_at < m_text.size() && m_text.at(m_at) == QLatin1Char('"'))
            cell += m_text.at(m_at++);
        else if (c == QLatin1Char('"'))
            quoted = !quoted;
        else if (!quoted && c == QLatin1Char('\n'))
            break;
        else if (!quoted && c == QLatin1Char(',')) {
            record.cells << cell.trimmed();
            cell.clear();
        } else
            cell += c;
    }
    record.cells << cell.trimmed();
    return record;
}

} // namespace vd
