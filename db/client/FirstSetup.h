#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "models/base/Result.h"

#include <QHash>
#include <QStringList>

namespace vd::db {

/// What only the superuser of a new server can do: the database itself, its first logins and the demo data.
class FirstSetup
{
public:
    /// The superuser's connection; its database need not exist yet.
    explicit FirstSetup(ConnectionSettings superuser)
        : m_superuser(std::move(superuser))
    {
    }

    /// Makes the database unless it is there.
    [[nodiscard]] Result<Done> createDatabase() const;
    /// Makes the login or gives it this password; it gets the role groups ("front_desk", …) and every venue there is.
    /// The server sees only a SCRAM verifier.
    [[nodiscard]] Result<Done> ensureLogin(
        const QString &login, const QString &password, const QString &displayName, const QStringList &roles) const;
    /// Lets a login see every venue there is.
    [[nodiscard]] Result<Done> grantAllVenues(const QString &login) const;
    /// The first venue of a new database: a person sees nothing before there is one. The zone is an IANA name, the
    /// currency ISO 4217, the region (of phone numbers) ISO 3166. With `onePerson` two-person rules are off there and
    /// every report says so. Error: zone_unknown.
    [[nodiscard]] Result<Done> createVenue(
        const QString &name, const QString &zone, const QString &currency, const QString &region, bool onePerson) const;
    /// Whether any venue exists: demo data is loaded into an empty database only.
    [[nodiscard]] Result<bool> hasVenues() const;
    /// The same on a connection that is open already.
    [[nodiscard]] static Result<bool> hasVenues(RawConnection &connection);
    /// Loads the demo data, "small" or "large", and makes its logins, one per role and the owner, with these passwords;
    /// without passwords no login is made. All or nothing. Error: demo_not_empty.
    [[nodiscard]] Result<Done> loadDemo(const QString &size, const QHash<QString, QString> &passwords) const;
    [[nodiscard]] static QStringList demoLogins();

private:
    [[nodiscard]] static Result<Done> makeDemoLogins(
        RawConnection &connection, const QHash<QString, QString> &passwords);

    ConnectionSettings m_superuser;
};

} // namespace vd::db
