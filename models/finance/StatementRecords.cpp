#include "models/finance/StatementRecords.h"

#include "models/base/Pass.h"

#include <QIODevice>

namespace vd::finance {

namespace {

constexpr qint64 piece = 64 * 1024;

QStringDecoder decoderOf(const QString &encoding)
{
    if (encoding == QLatin1String("GB18030"))
        return QStringDecoder("GB18030");
    return QStringDecoder(QStringDecoder::Utf8);
}

} // namespace

StatementRecords::StatementRecords(QIODevice &device, const StatementMapping &mapping)
    : m_device(device)
    , m_mapping(mapping)
    , m_decoder(decoderOf(mapping.encoding))
{
}

/// Reads one more piece; false at the end of the file.
Result<bool> StatementRecords::fill()
{
    if (m_end)
        return false;
    const QByteArray bytes = m_device.read(piece);
    if (bytes.isEmpty()) {
        if (!m_device.atEnd())
            return fail(
                Fault::Rule, QStringLiteral("statement_file"), {{QStringLiteral("reason"), m_device.errorString()}});
        m_end = true;
        return false;
    }
    m_text.remove(0, m_at);
    m_at = 0;
    m_text += m_decoder.decode(bytes);
    return true;
}

/// The lines of one record, without the last line end: one line, or more where a quoted field holds line ends.
Result<std::optional<QString>> StatementRecords::nextLines()
{
    qsizetype from = 0; // relative to m_at, so that more text may come
    bool quoted = false;
    int lines = 0;
    m_recordLine = m_line + 1;
    m_tooLong = false;
    for (;;) {
        for (qsizetype i = m_at + from; i < m_text.size(); ++i, ++from) {
            const QChar c = m_text.at(i);
            if (c == QLatin1Char('"') && !m_mapping.backtick && !m_tooLong)
                quoted = !quoted;
            if (c != QLatin1Char('\n'))
                continue;
            ++lines;
            if (quoted && from < longestRecord)
                continue;
            const QString record = m_text.mid(m_at, std::min<qsizetype>(from, longestRecord));
            m_at = i + 1;
            m_line += lines;
            m_tooLong = m_tooLong || from >= longestRecord;
            return std::optional<QString>(record);
        }
        // What is far too long is cut to its beginning; reading goes on to the end of its line.
        if (from > 2 * longestRecord) {
            m_tooLong = true;
            quoted = false;
            m_text.remove(m_at + longestRecord, from - longestRecord);
            from = longestRecord;
        }
        const Result<bool> more = fill();
        if (!more)
            return pass(more);
        if (!*more)
            break;
    }
    if (m_at >= m_text.size())
        return std::optional<QString>();
    const QString record = m_text.mid(m_at, longestRecord);
    m_tooLong = m_tooLong || from >= longestRecord;
    m_at = m_text.size();
    m_line += lines + 1;
    return std::optional<QString>(record);
}

Result<std::optional<StatementRecord>> StatementRecords::next()
{
    for (;;) {
        Result<std::optional<QString>> read = nextLines();
        if (!read)
            return pass(read);
        if (!*read)
            return std::optional<StatementRecord>();
        QString lines = **read;
        if (lines.endsWith(QLatin1Char('\r')))
            lines.chop(1);
        if (lines.startsWith(QChar(QChar::ByteOrderMark)))
            lines.remove(0, 1);
        if (lines.trimmed().isEmpty() || (!m_mapping.comment.isEmpty() && lines.startsWith(m_mapping.comment)))
            continue;
        StatementRecord record;
        record.line = m_recordLine;
        record.fields = split(lines);
        if (m_tooLong || record.fields.size() > mostFields)
            record.problem = QStringLiteral("line_too_long");
        else if (lines.contains(QChar(QChar::ReplacementCharacter)) || lines.contains(QChar(QChar::Null)))
            record.problem = QStringLiteral("text_invalid");
        return std::optional<StatementRecord>(std::move(record));
    }
}

QStringList StatementRecords::split(const QString &lines) const
{
    QStringList fields;
    if (m_mapping.backtick && lines.startsWith(QLatin1Char('`'))) {
        fields = lines.mid(1).split(QString(m_mapping.delimiter) + QLatin1Char('`'));
    } else {
        QString field;
        bool quoted = false;
        for (qsizetype i = 0; i < lines.size() && fields.size() <= mostFields; ++i) {
            const QChar c = lines.at(i);
            if (c == QLatin1Char('"') && !m_mapping.backtick) {
                // A doubled quote inside quotes is one.
                if (quoted && i + 1 < lines.size() && lines.at(i + 1) == QLatin1Char('"'))
                    field += lines.at(++i);
                else
                    quoted = !quoted;
            } else if (c == m_mapping.delimiter && !quoted) {
                fields << field;
                field.clear();
            } else {
                field += c;
            }
        }
        fields << field;
    }
    for (QString &field : fields)
        field = field.trimmed();
    return fields;
}

} // namespace vd::finance
