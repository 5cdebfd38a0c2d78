#pragma once

#include "models/operators/Profile.h"

#include <QList>

namespace vd::operators {

/// The profiles this computer remembers, and who signed in last with which.
class ProfileStore
{
public:
    ProfileStore() = default;
    ProfileStore(const ProfileStore &) = delete;
    ProfileStore &operator=(const ProfileStore &) = delete;
    virtual ~ProfileStore() = default;

    [[nodiscard]] virtual QList<Profile> profiles() const = 0;
    /// Adds the profile or replaces the one of the same name.
    virtual void save(const Profile &profile) = 0;
    virtual void remove(const QString &name) = 0;

    [[nodiscard]] virtual QString lastProfile() const = 0;
    [[nodiscard]] virtual QString lastUser(const QString &profile) const = 0;
    virtual void setLast(const QString &profile, const QString &user) = 0;
};

} // namespace vd::operators
