#include "app/SystemLock.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace vd::app {

namespace {

const QString loginManager = QStringLiteral("org.freedesktop.login1");

} // namespace

// Signals of the bus are known by their names only; these connects cannot be checked by the compiler.
SystemLock::SystemLock(QObject *parent)
    : QObject(parent)
{
    QDBusConnection session = QDBusConnection::sessionBus();
    for (const auto &[path, interface] :
        {std::pair{QStringLiteral("/org/freedesktop/ScreenSaver"), QStringLiteral("org.freedesktop.ScreenSaver")},
            {QStringLiteral("/ScreenSaver"), QStringLiteral("org.freedesktop.ScreenSaver")},
            {QStringLiteral("/org/gnome/ScreenSaver"), QStringLiteral("org.gnome.ScreenSaver")}})
        session.connect(QString(), path, interface, QStringLiteral("ActiveChanged"), this, SLOT(screenSaver(bool)));
    followLoginManager();
}

void SystemLock::screenSaver(bool active)
{
    if (active)
        Q_EMIT locked();
}

// Its signal comes from the session this process belongs to, which it is asked for; nobody waits for the answer.
void SystemLock::followLoginManager()
{
    QDBusConnection system = QDBusConnection::systemBus();
    if (!system.isConnected())
        return;
    QDBusMessage ask = QDBusMessage::createMethodCall(loginManager, QStringLiteral("/org/freedesktop/login1"),
        QStringLiteral("org.freedesktop.login1.Manager"), QStringLiteral("GetSessionByPID"));
    ask << static_cast<uint>(QCoreApplication::applicationPid());
    auto *watcher = new QDBusPendingCallWatcher(system.asyncCall(ask), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *call) {
        call->deleteLater();
        const QDBusPendingReply<QDBusObjectPath> session = *call;
        if (session.isError())
            return;
        QDBusConnection::systemBus().connect(loginManager, session.value().path(),
            QStringLiteral("org.freedesktop.login1.Session"), QStringLiteral("Lock"), this, SIGNAL(locked()));
    });
}

} // namespace vd::app
