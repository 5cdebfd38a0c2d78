#pragma once

#include "models/operators/ProfileStore.h"

#include <QHash>
#include <QString>
#include <QThreadPool>

namespace vd::app {

/// Profiles in one JSON file, read once when made and written off the calling thread, whole or not at all. What it
/// holds is no secret.
class ProfileFile final : public operators::ProfileStore
{
public:
    explicit ProfileFile(const QString &path);

    [[nodiscard]] QList<operators::Profile> profiles() const override { return m_profiles; }
    void save(const operators::Profile &profile) override;
    void remove(const QString &name) override;
    [[nodiscard]] QString lastProfile() const override { return m_lastProfile; }
    [[nodiscard]] QString lastUser(const QString &profile) const override { return m_lastUsers.value(profile); }
    void setLast(const QString &profile, const QString &user) override;

private:
    void read();
    void write();

    QString m_path;
    QList<operators::Profile> m_profiles;
    QString m_lastProfile;
    QHash<QString, QString> m_lastUsers;
    QThreadPool
        m_writer; // one thread, so that the last state wins; its destructor waits for what is still to be written
};

} // namespace vd::app
