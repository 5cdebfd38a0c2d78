#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace vd::db {

/// One SQL file as it will be run.
struct SqlFile
{
    QString name; ///< Relative to the SQL root: "functions/orders/hold.sql".
    QByteArray sql;
    [[nodiscard]] QString sha256() const;
};

/// A numbered, immutable step of the tables: "migrations/0001_base.sql" is version 1.
struct Migration
{
    int version = 0;
    SqlFile file;
};

/// The schema a client was built with: migrations by number, and the re-runnable code (functions, views, grants) in the
/// order it is tried.
struct SchemaFiles
{
    QList<Migration> migrations;
    QList<SqlFile> code;

    [[nodiscard]] int latestVersion() const { return migrations.isEmpty() ? 0 : migrations.last().version; }
    [[nodiscard]] QString codeSha256() const;

    /// The number of the newest migration, without reading any file.
    [[nodiscard]] static int newestVersion(const QString &root = QStringLiteral(":/sql"));
    /// Reads a folder laid out like db/; by default the one compiled into the program. Errors: schema_unreadable,
    /// schema_misnumbered (a number given twice or out of order).
    [[nodiscard]] static Result<SchemaFiles> read(const QString &root = QStringLiteral(":/sql"));
    /// The files of db/demo, in order of name.
    [[nodiscard]] static Result<QList<SqlFile>> readDemo(const QString &root = QStringLiteral(":/sql"));
    /// The files of db/selftest, in order of name: stage, invariants, and what takes the guard out.
    [[nodiscard]] static Result<QList<SqlFile>> readSelfTest(const QString &root = QStringLiteral(":/sql"));
};

} // namespace vd::db
