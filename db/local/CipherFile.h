#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QUuid>

#include <memory>
#include <utility>

namespace SQLite {
class Database;
class Statement;
} // namespace SQLite

namespace vd::db {

/// A statement at work; it lets go of the file when it ends. Throws SQLite::Exception, as all of CipherFile's work
/// does: CipherDoorStore turns that into an Error in one place.
class CipherQuery
{
public:
    explicit CipherQuery(SQLite::Statement &statement);
    ~CipherQuery();
    CipherQuery(CipherQuery &&other) noexcept
        : m_statement(std::exchange(other.m_statement, nullptr))
        , m_bound(other.m_bound)
    {
    }
    CipherQuery &operator=(CipherQuery &&) = delete;

    void bind(const QString &text);
    void bind(const QByteArray &bytes); ///< Empty is null.
    void bind(qint64 value);
    template <typename Tag>
    void bind(Id<Tag> id)
    {
        bind(qint64(id.value()));
    }
    void bind(const QDateTime &instant); ///< Milliseconds since 1970 UTC; invalid is null.
    void bind(const QUuid &id) { bind(id.isNull() ? QByteArray() : id.toRfc4122()); }

    /// To the next row; false after the last.
    [[nodiscard]] bool next();
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] int integer(int column) const { return int(number(column)); }
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] QDateTime instant(int column) const;
    [[nodiscard]] QUuid uuid(int column) const { return QUuid::fromRfc4122(bytes(column)); }

private:
    SQLite::Statement *m_statement;
    int m_bound = 0;
};

/// One SQLCipher database under a raw 256-bit key; never opened unencrypted. Beside it lies a small mark that tells a
/// changed key, somebody else's file and damage apart, which SQLCipher reports alike. Blocks; of one thread.
class CipherFile
{
public:
    enum class Care {
        Durable, ///< Every commit is on the disk before it returns.
        DurableLog, ///< The same by one write to the disk instead of five; for a file that no other one ever replaces.
        Building ///< Fast, for a file that is thrown away unless it becomes whole; sync() makes it last.
    };

    /// Opens the file, or makes it with the schema. Errors: store_key, store_foreign, store_damaged (file: its path),
    /// store_failed.
    [[nodiscard]] static Result<CipherFile> open(
        const QString &path, const QByteArray &key, const char *schema, Care care = Care::Durable);

    CipherFile(CipherFile &&) noexcept;
    CipherFile &operator=(CipherFile &&) noexcept;
    ~CipherFile();

    /// A prepared statement with its values bound; the same text gives the same one, one use at a time.
    template <typename... Values>
    [[nodiscard]] CipherQuery query(const char *sql, const Values &...values)
    {
        CipherQuery query(prepared(sql));
        (query.bind(values), ...);
        return query;
    }
    /// One that answers nothing.
    template <typename... Values>
    void change(const char *sql, const Values &...values)
    {
        (void)query(sql, values...).next();
    }
    /// All of work's changes or none.
    template <typename Work>
    auto inTransaction(Work work)
    {
        begin();
        try {
            auto answer = work();
            run("commit");
            return answer;
        } catch (...) {
            rollBack();
            throw;
        }
    }
    void run(const char *sql);
    [[nodiscard]] const QString &path() const { return m_path; }

    /// Closes it and puts it, complete and on the disk, in the place of another file.
    [[nodiscard]] static Result<Done> replace(CipherFile file, const QString &path);
    /// Moves a file that cannot be opened, with all that belongs to it, out of the way; the name it has now.
    [[nodiscard]] static QString setAside(const QString &path, const QString &stamp);
    static void remove(const QString &path);

private:
    CipherFile(QString path, std::unique_ptr<SQLite::Database> database);
    [[nodiscard]] static tl::unexpected<Error> trouble(const QString &path, const QByteArray &key);
    [[nodiscard]] SQLite::Statement &prepared(const char *sql);
    void begin();
    void rollBack() noexcept;
    static void writeMark(const QString &path, const QByteArray &key);

    struct Statements;
    QString m_path;
    std::unique_ptr<SQLite::Database> m_database;
    std::unique_ptr<Statements> m_statements; // Gone before their database.
};

} // namespace vd::db
