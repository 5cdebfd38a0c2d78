#include "app/OwnerFile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace vd::app {

Result<Done> OwnerFile::write(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    // The permissions are set while the file is still empty.
    const bool ok = file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) && file.write(bytes) == bytes.size()
        && file.commit();
    if (!ok)
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"),
            {{QStringLiteral("path"), QFileInfo(path).absolutePath()}});
    return Done{};
}

Result<QByteArray> OwnerFile::read(const QString &path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > most)
        return fail(Fault::Missing, QStringLiteral("file_unreadable"), {{QStringLiteral("file"), path}});
    return file.read(most);
}

} // namespace vd::app
