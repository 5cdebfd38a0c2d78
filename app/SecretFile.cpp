#include "app/SecretFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

namespace vd::app {

namespace {
constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr auto anybodyElse
    = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
} // namespace

QString SecretFile::path(const QString &name) const
{
    return m_folder + QLatin1Char('/') + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

Result<QString> SecretFile::read(const QString &name) const
{
    QFile file(path(name));
    if (!file.exists())
        return fail(Fault::Missing, QStringLiteral("not_kept"));
    if (file.permissions() & anybodyElse)
        return fail(Fault::Denied, QStringLiteral("secret_exposed"), {{QStringLiteral("file"), file.fileName()}});
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Denied, QStringLiteral("file_unreadable"), {{QStringLiteral("file"), file.fileName()}});
    return QString::fromUtf8(file.readAll());
}

Result<Done> SecretFile::store(const QString &name, const QString &value) const
{
    const bool folderReady
        = QDir().mkpath(m_folder) && QFile::setPermissions(m_folder, ownerOnly | QFileDevice::ExeOwner);
    QSaveFile file(path(name));
    // The permissions are set while the file is still empty.
    const bool ok = folderReady && file.open(QIODevice::WriteOnly) && file.setPermissions(ownerOnly)
        && file.write(value.toUtf8()) >= 0 && file.commit();
    if (!ok)
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), m_folder}});
    return Done{};
}

void SecretFile::remove(const QString &name) const
{
    QFile::remove(path(name));
}

} // namespace vd::app
