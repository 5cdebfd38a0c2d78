#include "models/finance/StatementReader.h"

#include "models/base/Pass.h"

#include <QRegularExpression>

namespace vd::finance {

namespace {

QString fieldAt(const QStringList &fields, int column)
{
    return column >= 0 && column < fields.size() ? fields.at(column) : QString();
}

bool isOneOf(const QString &text, const QStringList &words)
{
    for (const QString &word : words)
        if (text.compare(word, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

constexpr int beginning = 160;
constexpr int longestNumber = 190;

} // namespace

StatementReader::StatementReader(QIODevice &device, const StatementMapping &mapping)
    : m_mapping(mapping)
    , m_records(device, mapping)
{
}

Result<StatementBatch> StatementReader::next(int most)
{
    StatementBatch batch;
    if (!m_begun) {
        m_begun = true;
        if (const Result<Done> read = readHeadings(); !read)
            return pass(read);
    }
    while (!m_end && batch.lines.size() + batch.bad.size() < most) {
        const Result<std::optional<StatementRecord>> read = m_records.next();
        if (!read)
            return pass(read);
        if (!*read || (!m_mapping.end.isEmpty() && (*read)->fields.constFirst() == m_mapping.end)) {
            m_end = true;
            break;
        }
        const StatementRecord &record = **read;
        StatementLine line;
        line.number = record.line;
        const QString problem = record.problem.isEmpty() ? problemOf(record.fields, line) : record.problem;
        if (problem.isEmpty())
            batch.lines << line;
        else
            batch.bad << BadLine{record.line, problem, record.fields.join(m_mapping.delimiter).left(beginning)};
    }
    batch.last = m_end;
    return batch;
}

Result<Done> StatementReader::readHeadings()
{
    // Comments are not counted, so that a file with a varying preface has its headings at the same place.
    for (int i = 0; i < m_mapping.headerLines; ++i) {
        const Result<std::optional<StatementRecord>> read = m_records.next();
        if (!read)
            return pass(read);
        if (!*read) {
            m_end = true;
            break;
        }
        m_headings = (*read)->fields;
    }
    return findColumns();
}

int StatementReader::column(const QString &name) const
{
    const QStringList alternatives = name.split(QLatin1Char('|'), Qt::SkipEmptyParts);
    for (const QString &each : alternatives) {
        bool isNumber = false;
        const int number = each.mid(1).toInt(&isNumber);
        if (each.startsWith(QLatin1Char('#')) && isNumber)
            return number - 1;
        if (const qsizetype at = m_headings.indexOf(each); at >= 0)
            return static_cast<int>(at);
    }
    return -1;
}

Result<Done> StatementReader::findColumns()
{
    const auto &m = m_mapping;
    m_columns = {column(m.time), column(m.amount), column(m.ourNo), column(m.channelNo), column(m.kind),
        column(m.refundAmount), column(m.refundOurNo), column(m.refundChannelNo), column(m.state),
        column(m.refundState)};
    if (m_end && m_headings.isEmpty())
        return Done{};
    const auto lacks = [](const QString &name) {
        return fail(Fault::Rule, QStringLiteral("statement_columns"),
            {{QStringLiteral("column"), name.section(QLatin1Char('|'), 0, 0)}});
    };
    if (m_columns.time < 0)
        return lacks(m.time);
    if (m_columns.amount < 0)
        return lacks(m.amount);
    // A number named and not there would leave every line to be matched by amount alone.
    if (!m.ourNo.isEmpty() && m_columns.ourNo < 0)
        return lacks(m.ourNo);
    if (!m.channelNo.isEmpty() && m_columns.channelNo < 0)
        return lacks(m.channelNo);
    return Done{};
}

QString StatementReader::problemOf(const QStringList &fields, StatementLine &line) const
{
    if (fields.size() <= std::max(m_columns.time, m_columns.amount))
        return QStringLiteral("fields_missing");
    const std::optional<QDateTime> at = time(fieldAt(fields, m_columns.time));
    if (!at)
        return QStringLiteral("time_invalid");
    line.day = at->date();
    line.time = at->time();
    line.refund = m_columns.kind >= 0 && isOneOf(fieldAt(fields, m_columns.kind), m_mapping.refundWords);
    if (const QString problem = readAmount(fields, line); !problem.isEmpty())
        return problem;
    line.ourNo = fieldAt(fields, m_columns.ourNo);
    line.channelNo = fieldAt(fields, m_columns.channelNo);
    if (line.refund && !m_mapping.refundOurNo.isEmpty())
        line.ourNo = fieldAt(fields, m_columns.refundOurNo);
    if (line.refund && !m_mapping.refundChannelNo.isEmpty())
        line.channelNo = fieldAt(fields, m_columns.refundChannelNo);
    if (line.ourNo.size() > longestNumber || line.channelNo.size() > longestNumber)
        return QStringLiteral("line_too_long");
    return readState(fields, line);
}

QString StatementReader::readAmount(const QStringList &fields, StatementLine &line) const
{
    const bool own = line.refund && m_columns.refundAmount >= 0;
    const Result<Money> amount = StatementReader::amount(
        fieldAt(fields, own ? m_columns.refundAmount : m_columns.amount), m_mapping.decimalSign, m_mapping.currency);
    if (!amount || amount->isZero())
        return QStringLiteral("amount_invalid");
    if (amount->isNegative())
        line.refund = true;
    line.amount = amount->isNegative() ? -*amount : *amount;
    return {};
}

QString StatementReader::readState(const QStringList &fields, StatementLine &line) const
{
    const int column = line.refund && m_columns.refundState >= 0 ? m_columns.refundState : m_columns.state;
    const QString state = fieldAt(fields, column);
    if (column < 0 || (state.isEmpty() && m_mapping.successWords.isEmpty()))
        return {};
    if (isOneOf(state, m_mapping.successWords))
        return {};
    line.succeeded = false;
    // Without words for failure everything that is no success is one.
    if (m_mapping.failureWords.isEmpty() || isOneOf(state, m_mapping.failureWords))
        return {};
    return QStringLiteral("state_unknown");
}

Result<Money> StatementReader::amount(const QString &text, QChar decimalSign, const QString &currency)
{
    static const QRegularExpression around(
        QStringLiteral("^([+-]?)\\s*(?:[¥￥$€£]|[A-Z]{3})?\\s*([+-]?)([0-9.,']+)\\s*(?:[元€]|[A-Z]{3})?$"));
    const QRegularExpressionMatch parts = around.match(text.left(60).trimmed());
    if (!parts.hasMatch() || text.size() > 60 || (!parts.captured(1).isEmpty() && !parts.captured(2).isEmpty()))
        return fail(Fault::Rule, QStringLiteral("amount_invalid"), {{QStringLiteral("typed"), text.left(60)}});
    QString figures = parts.captured(3);
    if (decimalSign == QLatin1Char(',')) {
        figures.replace(QLatin1Char('.'), QLatin1Char('\''));
        figures.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    figures.replace(QLatin1Char('\''), QLatin1Char(','));
    const bool negative = (parts.captured(1) + parts.captured(2)) == QLatin1String("-");
    return Money::parse(figures, currency).map([negative](const Money &read) { return negative ? -read : read; });
}

std::optional<QDateTime> StatementReader::time(const QString &text)
{
    QString plain = text.left(40).trimmed();
    plain.replace(QChar(0xff1a), QLatin1Char(':'));
    plain.replace(QLatin1Char('T'), QLatin1Char(' '));
    static const QRegularExpression forms(QStringLiteral(
        "^(?:(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?|(\\d{4})(\\d{2})(\\d{2})|(\\d{1,2})[.](\\d{1,2})[.](\\d{4}))"
        "(?:\\s*(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.]\\d+)?)?|\\s?(\\d{2})(\\d{2})(\\d{2}))?$"));
    const QRegularExpressionMatch m = forms.match(plain);
    if (!m.hasMatch())
        return std::nullopt;
    const auto number = [&m](int group) { return m.captured(group).toInt(); };
    QDate date(number(1), number(2), number(3));
    if (!m.captured(4).isEmpty())
        date = QDate(number(4), number(5), number(6));
    else if (!m.captured(9).isEmpty())
        date = QDate(number(9), number(8), number(7));
    QTime clock(0, 0);
    if (!m.captured(10).isEmpty())
        clock = QTime(number(10), number(11), number(12));
    else if (!m.captured(13).isEmpty())
        clock = QTime(number(13), number(14), number(15));
    if (!date.isValid() || !clock.isValid() || date.year() < 2000 || date.year() > 2199)
        return std::nullopt;
    return QDateTime(date, clock, Qt::UTC);
}

} // namespace vd::finance
