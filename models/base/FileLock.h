#pragma once

#include <QString>

#include <optional>

namespace vd {

/// A file that one holder at a time has, in this process or any other. The kernel takes it back when its holder dies,
/// however that happens, so there is no stale lock to guess about.
class FileLock
{
public:
    /// None while another holds it, or where the file cannot be made.
    [[nodiscard]] static std::optional<FileLock> tryLock(const QString &path);
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

private:
    explicit FileLock(int descriptor);

    int m_descriptor = -1;
};

} // namespace vd
