#include "db/client/Rows.h"

#include "db/client/Log.h"

#include <QJsonDocument>
#include <QTimeZone>

#include <libpq-fe.h>

#include <charconv>

namespace vd::db {

namespace {

template <typename Int>
Int number(QByteArrayView text)
{
    Int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        qCCritical(logDb) << "a whole number was expected in an answer";
    return value;
}

// The two fixed forms of DateStyle ISO, read by position: a day board has thousands of them.
int digits(QByteArrayView text, qsizetype from, qsizetype count)
{
    int value = 0;
    for (qsizetype i = from; i < from + count && i < text.size(); ++i)
        value = value * 10 + (text[i] - '0');
    return value;
}

QDate isoDate(QByteArrayView text)
{
    return text.size() < 10 || text[4] != '-' ? QDate()
                                              : QDate(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2));
}

} // namespace

Rows::Rows(pg_result *result)
    : m_result(result, &PQclear)
    , m_size(PQntuples(result))
{
    const int fields = PQnfields(result);
    m_columns.reserve(static_cast<std::size_t>(fields));
    for (int i = 0; i < fields; ++i)
        m_columns.emplace_back(PQfname(result, i));
}

Row Rows::at(int index) const
{
    Q_ASSERT(index >= 0 && index < m_size);
    return {this, index};
}

int Rows::column(std::string_view name, int expected) const
{
    const auto at = static_cast<std::size_t>(expected);
    if (at < m_columns.size() && m_columns[at] == name)
        return expected;
    if (at > 0 && m_columns[at - 1] == name)
        return expected - 1;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i] == name)
            return static_cast<int>(i);
    }
    qCCritical(logDb, "an answer has no column %.*s", static_cast<int>(name.size()), name.data());
    Q_ASSERT_X(false, "Rows", "no such column");
    return -1;
}

QByteArrayView Row::raw(const char *column) const
{
    const int field = m_rows->column(column, m_next);
    m_next = field + 1;
    if (field < 0 || PQgetisnull(m_rows->m_result.get(), m_index, field))
        return {};
    return {PQgetvalue(m_rows->m_result.get(), m_index, field), PQgetlength(m_rows->m_result.get(), m_index, field)};
}

bool Row::isNull(const char *column) const
{
    return raw(column).isNull();
}

qint64 Row::int64(const char *column) const
{
    const QByteArrayView text = raw(column);
    return text.isNull() ? 0 : number<qint64>(text);
}

int Row::integer(const char *column) const
{
    const QByteArrayView text = raw(column);
    return text.isNull() ? 0 : number<int>(text);
}

bool Row::boolean(const char *column) const
{
    const QByteArrayView text = raw(column);
    return !text.isEmpty() && text.front() == 't';
}

QString Row::text(const char *column) const
{
    return QString::fromUtf8(raw(column));
}

QDate Row::date(const char *column) const
{
    return isoDate(raw(column));
}

QDateTime Row::instant(const char *column) const
{
    const QByteArrayView text = raw(column);
    const QDate day = isoDate(text);
    if (!day.isValid() || text.size() < 19)
        return {};
    Q_ASSERT_X(text.endsWith("+00"), "Row::instant", "the session's time zone must be UTC");
    int milliseconds = 0;
    if (text.size() > 20 && text[19] == '.') {
        qsizetype end = 20;
        while (end < text.size() && end < 23 && text[end] >= '0' && text[end] <= '9')
            ++end;
        milliseconds = digits(text, 20, end - 20);
        for (qsizetype i = end; i < 23; ++i)
            milliseconds *= 10;
    }
    return {day, QTime(digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2), milliseconds), Qt::UTC};
}

QByteArray Row::bytes(const char *column) const
{
    const QByteArrayView text = raw(column);
    return text.startsWith("\\x") ? QByteArray::fromHex(text.sliced(2).toByteArray()) : QByteArray();
}

QJsonValue Row::json(const char *column) const
{
    const QByteArrayView text = raw(column);
    if (text.isNull())
        return QJsonValue(QJsonValue::Null);
    // QJsonDocument reads only objects and arrays, so a lone value is read as the one entry of an array.
    return QJsonDocument::fromJson('[' + text.toByteArray() + ']').array().at(0);
}

QJsonObject Row::object(const char *column) const
{
    return json(column).toObject();
}

QJsonArray Row::array(const char *column) const
{
    if (raw(column) == "[]")
        return {};
    return json(column).toArray();
}

QList<qint64> Row::int64List(const char *column) const
{
    const QByteArrayView text = raw(column);
    QList<qint64> list;
    if (text.size() <= 2)
        return list;
    const QByteArrayList parts = text.sliced(1, text.size() - 2).toByteArray().split(',');
    list.reserve(parts.size());
    for (const QByteArray &part : parts)
        list << number<qint64>(part);
    return list;
}

} // namespace vd::db
