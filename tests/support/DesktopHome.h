#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QProcessEnvironment>
#include <QString>
#include <QTemporaryDir>

namespace vd::test {

/// A folder in which the real programs live as on a computer of their own: an embedded server, settings, drafts.
class DesktopHome
{
public:
    DesktopHome();

    struct Run
    {
        int code = -1;
        QString output;
    };
    /// Runs venuedesk or venuedeskctl to its end, with a line typed where it asks. Each data folder has a server of its
    /// own.
    [[nodiscard]] Run run(const QString &program, const QStringList &arguments,
        const QString &dataFolder = QStringLiteral("data"), const QByteArray &typed = {}) const;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString drafts() const;
    [[nodiscard]] QProcessEnvironment environment(const QString &dataFolder = QStringLiteral("data")) const;
    [[nodiscard]] static QString program(const QString &name);
    /// The superuser of the server, to look at what is in the database.
    [[nodiscard]] Result<db::ConnectionSettings> superuser(const QString &dataFolder = QStringLiteral("data")) const;

private:
    QTemporaryDir m_folder;
};

} // namespace vd::test
