#include "app/DoorStores.h"

#include "models/base/WhenDone.h"

#include <QLoggingCategory>
#include <QRandomGenerator>
#include <QUrl>

namespace vd::app {

namespace {

Q_LOGGING_CATEGORY(lcStores, "vd.store")

constexpr int keySize = 32;

const QString &secretName()
{
    static const QString name = QStringLiteral("door-store");
    return name;
}

} // namespace

DoorStores::DoorStores(Secrets &secrets, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_secrets(secrets)
    , m_folder(folder)
{
}

DoorStores::~DoorStores() = default;

void DoorStores::prepare(const QString &server, const Then &then)
{
    if (const auto known = m_stores.find(server); known != m_stores.end())
        return then(known->second.get());
    whenDone(m_secrets.read(secretName()), this, [this, server, then](const Result<QString> &key) {
        if (key)
            return open(server, QByteArray::fromHex(key->toLatin1()), then);
        if (key.error().fault == Fault::Missing)
            return makeKey(server, then);
        qCWarning(lcStores) << "no key for the door's store:" << key.error().code;
        then(nullptr);
    });
}

void DoorStores::makeKey(const QString &server, const Then &then)
{
    QByteArray key(keySize, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(key.data()), keySize / int(sizeof(quint32)));
    // Used only once it is kept: scans under a key that is gone after a restart would be lost.
    whenDone(m_secrets.store(secretName(), QString::fromLatin1(key.toHex())), this,
        [this, server, key, then](const Result<Secrets::Place> &kept) {
            if (kept)
                return open(server, key, then);
            qCWarning(lcStores) << "the key for the door's store cannot be kept:" << kept.error().code;
            then(nullptr);
        });
}

void DoorStores::open(const QString &server, const QByteArray &key, const Then &then)
{
    std::unique_ptr<db::CipherDoorStore> &store = m_stores[server];
    if (!store) {
        const QString folder
            = m_folder + QStringLiteral("/door/") + QString::fromLatin1(QUrl::toPercentEncoding(server));
        store = std::make_unique<db::CipherDoorStore>(folder, key);
    }
    then(store.get());
}

} // namespace vd::app
