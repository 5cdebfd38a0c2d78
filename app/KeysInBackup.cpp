#include "app/KeysInBackup.h"

#include "app/TerminalKeys.h"
#include "db/client/KeyHoldings.h"
#include "models/base/Pass.h"
#include "models/customers/TerminalDocumentKeys.h"

namespace vd::app {

using checkin::TerminalKey;
using customers::KeyBackup;

KeysInBackup::KeysInBackup(db::ConnectionSettings superuser, Secrets &secrets, QString server)
    : m_superuser(std::move(superuser))
    , m_secrets(secrets)
    , m_server(std::move(server))
{
}

QString KeysInBackup::payloadName(qint64 organization)
{
    return QStringLiteral("keys-%1.json").arg(organization);
}

bool KeysInBackup::isPayload(const QString &name)
{
    return name.startsWith(QLatin1String("keys-"));
}

Result<QList<KeyBackup::Contents>> KeysInBackup::here()
{
    Result<db::RawConnection> connection = db::RawConnection::open(m_superuser);
    const auto venues = connection.and_then([](db::RawConnection &open) { return db::KeyHoldings::venues(open); });
    if (!venues)
        return pass(venues);
    QMap<qint64, KeyBackup::Contents> all;
    for (const db::KeyHoldings::Venue &venue : *venues) {
        const auto pem = m_secrets.read(TerminalKeys::secretName(m_server, venue.id)).result();
        const auto key = pem.and_then([](const QString &text) { return TerminalKey::fromPem(text.toLatin1()); });
        if (!key)
            continue;
        KeyBackup::Contents &contents = all[venue.organization];
        contents.organization = venue.organization;
        contents.terminals.insert(venue.id.value(), pem->toLatin1());
        const auto keys = db::KeyHoldings::wrapped(*connection, venue.organization, key->keyId());
        if (!keys)
            return pass(keys);
        const auto ring = customers::TerminalDocumentKeys::unwrap(*keys, *key);
        if (ring && !ring->isEmpty())
            contents.keys = *ring;
    }
    return all.values();
}

Result<int> KeysInBackup::putBack(const KeyBackup::Contents &contents)
{
    int kept = 0;
    for (auto pem = contents.terminals.cbegin(); pem != contents.terminals.cend(); ++pem) {
        const QString name = TerminalKeys::secretName(m_server, VenueId(pem.key()));
        const auto there = m_secrets.read(name).result();
        if (there || there.error().fault != Fault::Missing)
            continue;
        if (const auto key = TerminalKey::fromPem(*pem); !key)
            return pass(key);
        if (const auto stored = m_secrets.store(name, QString::fromLatin1(*pem)).result(); !stored)
            return pass(stored);
        ++kept;
    }
    return kept;
}

} // namespace vd::app
