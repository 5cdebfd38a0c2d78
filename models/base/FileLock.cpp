#include "models/base/FileLock.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

namespace vd {

FileLock::FileLock(int descriptor)
    : m_descriptor(descriptor)
{
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::optional<FileLock> FileLock::tryLock(const QString &path)
{
    // The file stays when the lock goes: removing it could take it from under the next holder.
    FileLock lock(::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.m_descriptor < 0 || ::flock(lock.m_descriptor, LOCK_EX | LOCK_NB) != 0)
        return std::nullopt;
    return lock;
}

} // namespace vd
