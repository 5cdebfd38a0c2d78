#pragma once

#include "app/SecretFile.h"
#include "models/base/Result.h"
#include "models/base/WorkerThread.h"

#include <QString>

namespace vd::app {

/// Passwords by name: in the system's keychain when a secret service is running in this session, else in files only
/// their owner can read. Works on a thread of its own; a caller off the GUI thread may wait for the future.
class Secrets
{
public:
    enum class Place {
        Keychain,
        File ///< The window says so.
    };

    /// The folder sets apart the secrets of several data folders, in the keychain too.
    explicit Secrets(const QString &folder);

    /// Errors: not_kept, keychain_failed, secret_exposed.
    [[nodiscard]] Future<QString> read(const QString &name);
    [[nodiscard]] Future<Place> store(const QString &name, const QString &value);
    [[nodiscard]] Future<Done> remove(const QString &name);
    /// Whether a secret service is running in this session, so that store() would use the keychain.
    [[nodiscard]] Future<bool> keychainRuns();

private:
    [[nodiscard]] QString keychainKey(const QString &name) const;

    QString m_folder;
    SecretFile m_files;
    WorkerThread m_worker;
};

} // namespace vd::app
