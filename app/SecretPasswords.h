#pragma once

#include "models/operators/PasswordKeeper.h"

#include <QObject>

namespace vd::app {

class Secrets;

/// Sign-in passwords in the system's keychain and nowhere else: where none runs they are not kept.
class SecretPasswords final : public QObject, public operators::PasswordKeeper
{
    Q_OBJECT

public:
    explicit SecretPasswords(Secrets &secrets, QObject *parent = nullptr);

    /// False until the keychain has answered once.
    [[nodiscard]] bool available() const override { return m_available; }
    [[nodiscard]] Future<QString> read(const QString &profile, const QString &user) override;
    [[nodiscard]] Future<Done> keep(const QString &profile, const QString &user, const QString &password) override;
    [[nodiscard]] Future<Done> forget(const QString &profile, const QString &user) override;

Q_SIGNALS:
    void availableChanged();

private:
    Secrets &m_secrets;
    bool m_available = false;
};

} // namespace vd::app
