#pragma once

#include "app/Secrets.h"
#include "db/local/CipherDoorStore.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>

namespace vd::app {

/// The door stores of this computer, one folder per server, all under one key that Secrets keeps: in the keychain, else
/// in a file only its owner can read.
class DoorStores : public QObject
{
    Q_OBJECT

public:
    using Then = std::function<void(db::CipherDoorStore *)>;

    DoorStores(Secrets &secrets, const QString &folder, QObject *parent = nullptr);
    ~DoorStores() override;

    /// The store of a server; null where the key can be neither read nor kept, then the door works with the server
    /// only.
    void prepare(const QString &server, const Then &then);

private:
    void open(const QString &server, const QByteArray &key, const Then &then);
    void makeKey(const QString &server, const Then &then);

    Secrets &m_secrets;
    QString m_folder;
    std::map<QString, std::unique_ptr<db::CipherDoorStore>> m_stores;
};

} // namespace vd::app
