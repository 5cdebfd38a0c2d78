#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QObject>
#include <QProcess>

#include <optional>

namespace vd::test {

/// A bus of its own with a login manager on it, as systemd's logind is one: it says which session a process belongs to,
/// and locks it. No real session hears of it.
class FakeLoginManager : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    FakeLoginManager();
    ~FakeLoginManager() override;

    [[nodiscard]] bool isReady() const { return m_connection && m_connection->isConnected(); }
    /// For $DBUS_SYSTEM_BUS_ADDRESS or $DBUS_SESSION_BUS_ADDRESS.
    [[nodiscard]] QByteArray address() const { return m_address; }
    /// Whose session was asked for last; 0 before.
    [[nodiscard]] uint asked() const { return m_asked; }
    /// Says that a session locks: the asking process's own, or somebody else's.
    void lock(bool own = true);

public Q_SLOTS:
    QDBusObjectPath GetSessionByPID(uint pid);

private:
    QProcess m_bus;
    QByteArray m_address;
    std::optional<QDBusConnection> m_connection;
    uint m_asked = 0;
};

} // namespace vd::test
