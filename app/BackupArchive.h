#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

namespace vd::app {

/// A backup's file: a tar archive (POSIX ustar; sizes beyond 8 GiB in base 256), so that any tar opens it. Written
/// beside its name and given the name only when it is whole; readable by its owner only.
class BackupWriter
{
public:
    explicit BackupWriter(const QString &path);
    /// What was not finished is removed.
    ~BackupWriter();
    BackupWriter(const BackupWriter &) = delete;
    BackupWriter &operator=(const BackupWriter &) = delete;

    /// Errors: backup_exists (a file of that name is there and stays), backup_not_written.
    [[nodiscard]] Result<Done> open();
    [[nodiscard]] Result<Done> add(const QString &name, const QByteArray &bytes);
    /// An entry whose size is known at its end only.
    [[nodiscard]] Result<Done> beginEntry(const QString &name);
    [[nodiscard]] Result<Done> write(const QByteArray &bytes);
    [[nodiscard]] Result<Done> endEntry();
    /// Everything is on the disk, under its name. Error: backup_exists when somebody was first.
    [[nodiscard]] Result<Done> finish();

private:
    [[nodiscard]] tl::unexpected<Error> failed() const;
    [[nodiscard]] Result<Done> put(const QByteArray &bytes);

    QString m_path;
    QFile m_file;
    QString m_entry;
    qint64 m_header = 0;
    qint64 m_size = 0;
};

/// Reads the entries of a backup one after the other.
class BackupReader
{
public:
    struct Entry
    {
        QString name;
        qint64 size = 0;
    };

    explicit BackupReader(const QString &path)
        : m_file(path)
    {
    }

    /// Error: backup_unreadable.
    [[nodiscard]] Result<Done> open();
    /// The next entry; none at the archive's end. Skips what of the last one was not read.
    [[nodiscard]] Result<std::optional<Entry>> next();
    /// At most so many bytes of the entry; empty at its end.
    [[nodiscard]] QByteArray read(qint64 most);

private:
    [[nodiscard]] tl::unexpected<Error> unreadable() const;

    QFile m_file;
    qint64 m_left = 0;
    qint64 m_padding = 0;
};

} // namespace vd::app
