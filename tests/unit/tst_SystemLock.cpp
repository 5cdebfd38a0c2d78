#include "app/SystemLock.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace vd;

/// The desk locks with the operating system's session. On a bus of its own, so that no real session is touched.
class tst_SystemLock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY2(m_bus.waitForStarted(), "dbus-daemon is not there");
        QVERIFY(m_bus.waitForReadyRead());
        m_address = m_bus.readLine().trimmed();
        QVERIFY(!m_address.isEmpty());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    }
    void cleanupTestCase()
    {
        m_bus.terminate();
        m_bus.waitForFinished();
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

private:
    void say(const QString &path, const QString &signal, bool active)
    {
        QProcess sender;
        sender.start(u"dbus-send"_s,
            {u"--session"_s, u"--type=signal"_s, path, signal, active ? u"boolean:true"_s : u"boolean:false"_s});
        QVERIFY(sender.waitForFinished());
        QCOMPARE(sender.exitCode(), 0);
    }

    QProcess m_bus;
    QByteArray m_address;
};

QTEST_GUILESS_MAIN(tst_SystemLock)
#include "tst_SystemLock.moc"
