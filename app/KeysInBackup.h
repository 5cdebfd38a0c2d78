#pragma once

#include "app/Secrets.h"
#include "db/client/ConnectionSettings.h"
#include "models/customers/KeyBackup.h"

#include <QList>

namespace vd::app {

/// The keys that belong to a database's backup: the document keys this computer can unwrap and its own ticket keys, for
/// a sealed file inside it; and back onto a computer after a restore. Blocks.
class KeysInBackup
{
public:
    /// server: the name this computer's secrets go by for it.
    KeysInBackup(db::ConnectionSettings superuser, Secrets &secrets, QString server);

    /// What this computer holds of the database's organizations; nothing where it is no terminal of any.
    [[nodiscard]] Result<QList<customers::KeyBackup::Contents>> here();
    /// Keeps the ticket keys on this computer; one that has its own stays. How many were kept.
    [[nodiscard]] Result<int> putBack(const customers::KeyBackup::Contents &contents);
    /// Under which an organization's keys lie in the backup.
    [[nodiscard]] static QString payloadName(qint64 organization);
    [[nodiscard]] static bool isPayload(const QString &name);

private:
    db::ConnectionSettings m_superuser;
    Secrets &m_secrets;
    QString m_server;
};

} // namespace vd::app
