#include "db/local/CipherFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QMessageAuthenticationCode>
#include <QSaveFile>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstring>
#include <map>

namespace vd::db {

namespace {

Q_LOGGING_CATEGORY(lcStore, "vd.store")

constexpr int keySize = 32;
constexpr int saltSize = 16;
constexpr int busyMs = 2000;
// SQLITE_CORRUPT and SQLITE_NOTADB; SQLCipher's own header and SQLiteCpp's declarations do not go together.
constexpr int corrupt = 11;
constexpr int notADatabase = 26;
// All that belongs to a file.
constexpr std::array suffixes{"", "-journal", "-wal", "-shm", ".mark"};
constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

tl::unexpected<Error> failed(const QString &path, const QString &detail)
{
    return fail(Fault::Offline, QStringLiteral("store_failed"), {{QStringLiteral("file"), path}}, detail);
}

QString markOf(const QString &path)
{
    return path + QStringLiteral(".mark");
}

QByteArray keyCheck(const QByteArray &key)
{
    return QMessageAuthenticationCode::hash(QByteArrayLiteral("venuedesk store"), key, QCryptographicHash::Sha256)
        .left(saltSize)
        .toHex();
}

// The first bytes of a SQLCipher file are its salt, made once.
QByteArray saltOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(saltSize).toHex() : QByteArray();
}

bool syncPath(const QString &path, int flags)
{
    const int fd = ::open(QFile::encodeName(path).constData(), flags);
    if (fd < 0)
        return false;
    const bool ok = ::fsync(fd) == 0;
    ::close(fd);
    return ok;
}

void execute(SQLite::Database &database, const std::string &sql)
{
    if (database.tryExec(sql) != SQLite::OK)
        throw SQLite::Exception(database.getHandle());
}

void setJournal(SQLite::Database &database, const char *mode)
{
    SQLite::Statement journal(database, std::string("PRAGMA journal_mode = ") + mode);
    (void)journal.executeStep();
}

void prepare(SQLite::Database &database, const QByteArray &key, CipherFile::Care care)
{
    database.setBusyTimeout(busyMs);
    execute(database, "PRAGMA key = \"x'" + key.toHex().toStdString() + "'\"");
    SQLite::Statement version(database, "PRAGMA cipher_version");
    if (!version.executeStep() || version.getColumn(0).getString().empty())
        throw SQLite::Exception("this SQLite does not encrypt");
    // Sorting and temporary tables stay in memory: a temporary file would be in clear.
    execute(database, "PRAGMA temp_store = MEMORY");
    execute(database, care == CipherFile::Care::Building ? "PRAGMA synchronous = OFF" : "PRAGMA synchronous = EXTRA");
    // A log stays one, once its tables are there.
    if (care != CipherFile::Care::DurableLog)
        setJournal(database, care == CipherFile::Care::Durable ? "DELETE" : "OFF");
}

bool isWhole(SQLite::Database &database)
{
    SQLite::Statement check(database, "PRAGMA quick_check(1)");
    return check.executeStep() && check.getColumn(0).getString() == "ok";
}

} // namespace

CipherQuery::CipherQuery(SQLite::Statement &statement)
    : m_statement(&statement)
{
    m_statement->tryReset();
    m_statement->clearBindings();
}

CipherQuery::~CipherQuery()
{
    if (m_statement)
        m_statement->tryReset();
}

void CipherQuery::bind(const QString &text)
{
    m_statement->bind(++m_bound, text.toStdString());
}

void CipherQuery::bind(const QByteArray &bytes)
{
    ++m_bound;
    if (!bytes.isEmpty())
        m_statement->bind(m_bound, static_cast<const void *>(bytes.constData()), int(bytes.size()));
}

void CipherQuery::bind(qint64 value)
{
    m_statement->bind(++m_bound, static_cast<int64_t>(value));
}

void CipherQuery::bind(const QDateTime &instant)
{
    if (instant.isValid())
        bind(instant.toMSecsSinceEpoch());
    else
        ++m_bound;
}

bool CipherQuery::next()
{
    return m_statement->executeStep();
}

QString CipherQuery::text(int column) const
{
    return QString::fromUtf8(m_statement->getColumn(column).getText());
}

QByteArray CipherQuery::bytes(int column) const
{
    const SQLite::Column value = m_statement->getColumn(column);
    return QByteArray(static_cast<const char *>(value.getBlob()), value.getBytes());
}

qint64 CipherQuery::number(int column) const
{
    return m_statement->getColumn(column).getInt64();
}

bool CipherQuery::isNull(int column) const
{
    return m_statement->getColumn(column).isNull();
}

QDateTime CipherQuery::instant(int column) const
{
    return isNull(column) ? QDateTime() : QDateTime::fromMSecsSinceEpoch(number(column), Qt::UTC);
}

struct CipherFile::Statements
{
    std::map<const char *, std::unique_ptr<SQLite::Statement>> prepared;
};

CipherFile::CipherFile(QString path, std::unique_ptr<SQLite::Database> database)
    : m_path(std::move(path))
    , m_database(std::move(database))
    , m_statements(std::make_unique<Statements>())
{
}

CipherFile::CipherFile(CipherFile &&) noexcept = default;
CipherFile::~CipherFile() = default;

CipherFile &CipherFile::operator=(CipherFile &&other) noexcept
{
    // The old statements before their database.
    m_statements = std::move(other.m_statements);
    m_database = std::move(other.m_database);
    m_path = std::move(other.m_path);
    return *this;
}

Result<CipherFile> CipherFile::open(const QString &path, const QByteArray &key, const char *schema, Care care)
{
    if (key.size() != keySize)
        return failed(path, QStringLiteral("key size"));
    const QFileInfo before(path);
    const bool marked = QFile::exists(markOf(path));
    // Cut down to nothing; a file that never got its first page has no mark.
    if (before.exists() && before.size() == 0 && marked)
        return trouble(path, key);
    const bool fresh = !before.exists() || before.size() == 0;
    try {
        auto database = std::make_unique<SQLite::Database>(
            QFile::encodeName(path).toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        QFile::setPermissions(path, ownerOnly);
        prepare(*database, key, care);
        if (fresh) {
            SQLite::Transaction transaction(*database);
            execute(*database, schema);
            transaction.commit();
        } else if (!isWhole(*database)) {
            database.reset();
            return trouble(path, key);
        }
        if (fresh || !marked)
            writeMark(path, key);
        // Not before its tables are on the disk: a file that is no empty one has them.
        if (care == Care::DurableLog)
            setJournal(*database, "WAL");
        return CipherFile(path, std::move(database));
    } catch (const SQLite::Exception &e) {
        const int code = e.getErrorCode() & 0xff;
        if (code == notADatabase || code == corrupt)
            return trouble(path, key);
        return failed(path, QString::fromUtf8(e.what()));
    }
}

tl::unexpected<Error> CipherFile::trouble(const QString &path, const QByteArray &key)
{
    const QJsonObject facts{{QStringLiteral("file"), QFileInfo(path).fileName()}};
    QFile mark(markOf(path));
    const QList<QByteArray> words
        = mark.open(QIODevice::ReadOnly) ? mark.readAll().trimmed().split(' ') : QList<QByteArray>();
    if (words.size() != 2)
        return fail(Fault::Rule, QStringLiteral("store_foreign"), facts);
    if (words.at(0) != keyCheck(key))
        return fail(Fault::Rule, QStringLiteral("store_key"), facts);
    const QByteArray salt = saltOf(path);
    if (!salt.isEmpty() && words.at(1) != salt)
        return fail(Fault::Rule, QStringLiteral("store_foreign"), facts);
    return fail(Fault::Rule, QStringLiteral("store_damaged"), facts);
}

void CipherFile::writeMark(const QString &path, const QByteArray &key)
{
    QSaveFile mark(markOf(path));
    if (!mark.open(QIODevice::WriteOnly) || !mark.setPermissions(ownerOnly)
        || mark.write(keyCheck(key) + ' ' + saltOf(path)) < 0 || !mark.commit())
        qCWarning(lcStore) << "the mark of a door file could not be written:" << QFileInfo(path).fileName();
}

SQLite::Statement &CipherFile::prepared(const char *sql)
{
    std::unique_ptr<SQLite::Statement> &kept = m_statements->prepared[sql];
    if (!kept)
        kept = std::make_unique<SQLite::Statement>(*m_database, sql);
    return *kept;
}

void CipherFile::begin()
{
    // The write lock at once: another window of this program then waits here, not half way.
    run("begin immediate");
}

void CipherFile::rollBack() noexcept
{
    try {
        run("rollback");
    } catch (const SQLite::Exception &) {
        // A failed commit may have rolled back already.
    }
}

void CipherFile::run(const char *sql)
{
    execute(*m_database, sql);
}

Result<Done> CipherFile::replace(CipherFile file, const QString &path)
{
    const QString from = file.m_path;
    file.m_statements.reset();
    file.m_database.reset();
    const bool ok = syncPath(from, O_RDONLY)
        && std::rename(QFile::encodeName(from).constData(), QFile::encodeName(path).constData()) == 0
        && std::rename(QFile::encodeName(markOf(from)).constData(), QFile::encodeName(markOf(path)).constData()) == 0
        && syncPath(QFileInfo(path).absolutePath(), O_RDONLY | O_DIRECTORY);
    return ok ? Result<Done>(Done{}) : failed(path, QString::fromLocal8Bit(std::strerror(errno)));
}

QString CipherFile::setAside(const QString &path, const QString &stamp)
{
    const QString aside = path + QStringLiteral(".aside-") + stamp;
    for (const char *suffix : suffixes)
        QFile::rename(path + QLatin1String(suffix), aside + QLatin1String(suffix));
    return aside;
}

void CipherFile::remove(const QString &path)
{
    for (const char *suffix : suffixes)
        QFile::remove(path + QLatin1String(suffix));
}

} // namespace vd::db
