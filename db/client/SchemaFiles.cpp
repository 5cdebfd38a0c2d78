#include "db/client/SchemaFiles.h"

#include "models/base/Pass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace vd::db {

namespace {

Result<SqlFile> readFile(const QString &root, const QString &name)
{
    QFile file(root + QLatin1Char('/') + name);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Bug, QStringLiteral("schema_unreadable"), {{QStringLiteral("file"), name}});
    return SqlFile{name, file.readAll()};
}

QStringList namesBelow(const QString &root, const QString &folder)
{
    QStringList names;
    QDirIterator files(
        root + QLatin1Char('/') + folder, {QStringLiteral("*.sql")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << QDir(root).relativeFilePath(files.next());
    names.sort();
    return names;
}

int numberOf(const QString &migration)
{
    return QFileInfo(migration).fileName().section(QLatin1Char('_'), 0, 0).toInt();
}

// functions/ORDER, where there is one, names the schemas that come first.
QStringList functionNames(const QString &root)
{
    QStringList names = namesBelow(root, QStringLiteral("functions"));
    QFile orderFile(root + QStringLiteral("/functions/ORDER"));
    if (!orderFile.open(QIODevice::ReadOnly))
        return names;
    const QStringList order = QString::fromUtf8(orderFile.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const auto rank = [&order](const QString &name) {
        const qsizetype index = order.indexOf(name.section(QLatin1Char('/'), 1, 1));
        return index < 0 ? order.size() : index;
    };
    std::stable_sort(
        names.begin(), names.end(), [&rank](const QString &a, const QString &b) { return rank(a) < rank(b); });
    return names;
}

Result<QList<SqlFile>> readAll(const QString &root, const QStringList &names)
{
    QList<SqlFile> files;
    for (const QString &name : names) {
        const Result<SqlFile> file = readFile(root, name);
        if (!file)
            return pass(file);
        files << *file;
    }
    return files;
}

} // namespace

QString SqlFile::sha256() const
{
    return QString::fromLatin1(QCryptographicHash::hash(sql, QCryptographicHash::Sha256).toHex());
}

QString SchemaFiles::codeSha256() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const SqlFile &file : code) {
        hash.addData(file.name.toUtf8());
        hash.addData(file.sql);
    }
    return QString::fromLatin1(hash.result().toHex());
}

int SchemaFiles::newestVersion(const QString &root)
{
    const QStringList names = namesBelow(root, QStringLiteral("migrations"));
    return names.isEmpty() ? 0 : numberOf(names.last());
}

Result<SchemaFiles> SchemaFiles::read(const QString &root)
{
    SchemaFiles schema;
    const Result<QList<SqlFile>> migrations = readAll(root, namesBelow(root, QStringLiteral("migrations")));
    if (!migrations)
        return pass(migrations);
    for (const SqlFile &file : *migrations) {
        const int version = numberOf(file.name);
        // Numbers may be left out, never used twice or out of order.
        if (version <= schema.latestVersion())
            return fail(Fault::Bug, QStringLiteral("schema_misnumbered"), {{QStringLiteral("file"), file.name}});
        schema.migrations << Migration{version, file};
    }
    QStringList names = functionNames(root) + namesBelow(root, QStringLiteral("views"));
    if (QFile::exists(root + QStringLiteral("/grants.sql")))
        names << QStringLiteral("grants.sql");
    const Result<QList<SqlFile>> code = readAll(root, names);
    if (!code)
        return pass(code);
    schema.code = *code;
    return schema;
}

Result<QList<SqlFile>> SchemaFiles::readDemo(const QString &root)
{
    return readAll(root, namesBelow(root, QStringLiteral("demo")));
}

Result<QList<SqlFile>> SchemaFiles::readSelfTest(const QString &root)
{
    return readAll(root, namesBelow(root, QStringLiteral("selftest")));
}

} // namespace vd::db
