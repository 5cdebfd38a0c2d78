#include "tests/support/FakeLoginManager.h"

#include <QDBusMessage>

namespace vd::test {

namespace {

const QString connectionName = QStringLiteral("fake login manager");
const QString ownSession = QStringLiteral("/org/freedesktop/login1/session/_31");
const QString otherSession = QStringLiteral("/org/freedesktop/login1/session/_32");

} // namespace

FakeLoginManager::FakeLoginManager()
{
    m_bus.start(QStringLiteral("dbus-daemon"),
        {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead())
        return;
    m_address = m_bus.readLine().trimmed();
    m_connection = QDBusConnection::connectToBus(QString::fromUtf8(m_address), connectionName);
    m_connection->registerObject(QStringLiteral("/org/freedesktop/login1"), this, QDBusConnection::ExportAllSlots);
    m_connection->registerService(QStringLiteral("org.freedesktop.login1"));
}

FakeLoginManager::~FakeLoginManager()
{
    m_connection.reset();
    QDBusConnection::disconnectFromBus(connectionName);
    m_bus.terminate();
    m_bus.waitForFinished();
}

QDBusObjectPath FakeLoginManager::GetSessionByPID(uint pid)
{
    m_asked = pid;
    return QDBusObjectPath(ownSession);
}

void FakeLoginManager::lock(bool own)
{
    m_connection->send(QDBusMessage::createSignal(
        own ? ownSession : otherSession, QStringLiteral("org.freedesktop.login1.Session"), QStringLiteral("Lock")));
}

} // namespace vd::test
