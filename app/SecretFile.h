#pragma once

#include "models/base/Result.h"

#include <QString>

namespace vd::app {

/// Secrets as files that only their owner can read. Blocks; not for the GUI thread.
class SecretFile
{
public:
    /// Files lie in "secrets" below the folder.
    explicit SecretFile(const QString &folder)
        : m_folder(folder + QStringLiteral("/secrets"))
    {
    }

    /// Errors: not_kept, secret_exposed (somebody else may read the file), file_unreadable.
    [[nodiscard]] Result<QString> read(const QString &name) const;
    /// Whole or not at all. Error: folder_not_writable.
    [[nodiscard]] Result<Done> store(const QString &name, const QString &value) const;
    void remove(const QString &name) const;

private:
    [[nodiscard]] QString path(const QString &name) const;

    QString m_folder;
};

} // namespace vd::app
