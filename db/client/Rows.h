#pragma once

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QUuid>

#include <memory>
#include <string_view>
#include <vector>

struct pg_result;

namespace vd::db {

class Rows;

/// One row of an answer. Asking for a column that is not there, or for a value of another form, is a programming error:
/// it asserts, and in a release build is logged and gives the type's empty value. NULL gives the empty value too.
class Row
{
public:
    [[nodiscard]] bool isNull(const char *column) const;
    [[nodiscard]] qint64 int64(const char *column) const;
    [[nodiscard]] int integer(const char *column) const;
    [[nodiscard]] bool boolean(const char *column) const;
    [[nodiscard]] QString text(const char *column) const;
    [[nodiscard]] QDate date(const char *column) const;
    [[nodiscard]] QDateTime instant(const char *column) const; ///< UTC; NULL and infinity are invalid.
    [[nodiscard]] QByteArray bytes(const char *column) const;
    [[nodiscard]] QJsonValue json(const char *column) const;
    [[nodiscard]] QJsonObject object(const char *column) const;
    [[nodiscard]] QJsonArray array(const char *column) const;
    [[nodiscard]] QList<qint64> int64List(const char *column) const; ///< bigint[]
    template <typename IdType>
    [[nodiscard]] IdType id(const char *column) const
    {
        return IdType(int64(column));
    }

private:
    friend class Rows;
    Row(const Rows *rows, int index)
        : m_rows(rows)
        , m_index(index)
    {
    }
    [[nodiscard]] QByteArrayView raw(const char *column) const;

    const Rows *m_rows;
    int m_index;
    mutable int m_next = 0; ///< The column after the one read last: rows are read in the order of their columns.
};

/// The answer of one call; copies share it. Rows live as long as the Rows they came from.
class Rows
{
public:
    Rows() = default;
    /// Takes ownership of a libpq result.
    explicit Rows(pg_result *result);

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] Row at(int index) const;
    [[nodiscard]] Row first() const { return at(0); }

    class Iterator
    {
    public:
        Iterator(const Rows *rows, int index)
            : m_rows(rows)
            , m_index(index)
        {
        }
        Row operator*() const { return m_rows->at(m_index); }
        Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        bool operator!=(const Iterator &other) const { return m_index != other.m_index; }

    private:
        const Rows *m_rows;
        int m_index;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, m_size}; }

private:
    friend class Row;
    /// Looks at this place first, then at the one before (a value asked for again).
    [[nodiscard]] int column(std::string_view name, int expected) const;

    std::shared_ptr<pg_result> m_result;
    std::vector<std::string_view> m_columns;
    int m_size = 0;
};

} // namespace vd::db
