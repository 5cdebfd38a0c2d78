#include "app/SystemLock.h"
#include "tests/support/FakeLoginManager.h"
#include "tests/support/Patience.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusPendingCallWatcher>
#include <QProcess>

using namespace Qt::StringLiterals;
using namespace vd;

/// The desk locks with the operating system's session. On a bus of its own, so that no real session is touched.
class tst_SystemLock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(m_manager.isReady(), "dbus-daemon is not there");
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_manager.address());
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", m_manager.address());
    }

    void c89_locksWithTheSession()
    {
        app::SystemLock lock;
        QSignalSpy locked(&lock, &app::SystemLock::locked);
        say(u"/org/freedesktop/ScreenSaver"_s, u"org.freedesktop.ScreenSaver.ActiveChanged"_s, true);
        QTRY_COMPARE(locked.count(), 1);
        say(u"/org/gnome/ScreenSaver"_s, u"org.gnome.ScreenSaver.ActiveChanged"_s, true);
        QTRY_COMPARE(locked.count(), 2);
        // Unlocking the session unlocks no desk and locks none; nor does anybody else's signal.
        say(u"/org/freedesktop/ScreenSaver"_s, u"org.freedesktop.ScreenSaver.ActiveChanged"_s, false);
        say(u"/org/example"_s, u"org.example.ScreenSaver.ActiveChanged"_s, true);
        say(u"/ScreenSaver"_s, u"org.freedesktop.ScreenSaver.ActiveChanged"_s, true);
        QTRY_COMPARE(locked.count(), 3);
    }

    void c89_locksWithTheLoginManager()
    {
        app::SystemLock lock;
        QSignalSpy locked(&lock, &app::SystemLock::locked);
        QTRY_COMPARE(m_manager.asked(), uint(QCoreApplication::applicationPid()));
        // The answer is heard, and the bus knows what is listened for.
        QTRY_VERIFY(lock.findChildren<QDBusPendingCallWatcher *>().isEmpty());
        QVERIFY(QDBusConnection::systemBus().interface()->isServiceRegistered(u"org.freedesktop.login1"_s));
        // Another person's session at the same computer is none of this desk's business.
        m_manager.lock(false);
        m_manager.lock();
        QTRY_COMPARE(locked.count(), 1);
        m_manager.lock();
        QTRY_COMPARE(locked.count(), 2);
    }

private:
    void say(const QString &path, const QString &signal, bool active)
    {
        QProcess sender;
        sender.start(u"dbus-send"_s,
            {u"--session"_s, u"--type=signal"_s, path, signal, active ? u"boolean:true"_s : u"boolean:false"_s});
        QVERIFY(sender.waitForFinished());
        QCOMPARE(sender.exitCode(), 0);
    }

    test::FakeLoginManager m_manager;
};

QTEST_GUILESS_MAIN(tst_SystemLock)
#include "tst_SystemLock.moc"
