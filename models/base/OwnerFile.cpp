#include "models/base/OwnerFile.h"

#include <QFile>
#include <QFileInfo>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <memory>

namespace vd {

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

Future<Done> OwnerFile::writeLater(const QString &path, const QByteArray &bytes)
{
    auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    const Future<Done> future = promise->future();
    QThreadPool::globalInstance()->start([promise, path, bytes] {
        promise->addResult(write(path, bytes));
        promise->finish();
    });
    return future;
}

Result<QByteArray> OwnerFile::read(const QString &path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > most)
        return fail(Fault::Missing, QStringLiteral("file_unreadable"), {{QStringLiteral("file"), path}});
    return file.read(most);
}

} // namespace vd
