// A scanner on a real X server: keys are struck by their place, the server's layout makes letters of them.

#include "models/checkin/TicketToken.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"
#include "ui/scan/WedgeDetector.h"

#include <QApplication>
#include <QLineEdit>
#include <QProcess>

#include <array>
#include <cerrno>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::knownKey;

namespace {

constexpr int enterKey = 36;

QString token()
{
    const QDateTime start = QDateTime::fromString(QStringLiteral("2026-12-05T10:00:00Z"), Qt::ISODate);
    return TicketToken::sign(
        knownKey(), {TicketId(4711), QStringLiteral("RS-261205-0042"), start, start, start.addDays(1), {}})
        .value();
}

// X11 key codes of a US keyboard, which is what a scanner believes in.
int keyCodeOf(QChar c)
{
    for (int code = 10; code < 70; ++code) {
        if (WedgeReading::usCharacter(static_cast<quint32>(code), KeyCodes::Evdev) == c)
            return code;
    }
    return 0;
}

void run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    QVERIFY2(process.waitForFinished(60'000) && process.exitCode() == 0, qPrintable(program));
}

// A server of our own: the machine's one, if it has any, keeps its layout.
class XServer
{
public:
    XServer()
    {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0)
            return;
        m_child = ::fork();
        if (m_child == 0) {
            const std::string descriptor = std::to_string(ends[1]);
            ::close(ends[0]);
            ::execlp("Xvfb", "Xvfb", "-displayfd", descriptor.c_str(), "-noreset", "-screen", "0", "800x600x24",
                "-nolisten", "tcp", nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        // The server writes its number and a new line when it is ready, or ends and closes the pipe.
        QByteArray number;
        char c = 0;
        while (!number.endsWith('\n')) {
            const ssize_t size = ::read(ends[0], &c, 1);
            if (size == 1)
                number += c;
            else if (size == 0 || errno != EINTR)
                break;
        }
        ::close(ends[0]);
        if (number.endsWith('\n'))
            m_display = QByteArray(":") + number.trimmed();
    }
    ~XServer()
    {
        if (m_child > 0) {
            ::kill(m_child, SIGTERM);
            ::waitpid(m_child, nullptr, 0);
        }
    }
    Q_DISABLE_COPY_MOVE(XServer)

    [[nodiscard]] const QByteArray &display() const { return m_display; }

private:
    pid_t m_child = -1;
    QByteArray m_display;
};

} // namespace

class tst_WedgeOnX11 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void c43_layouts_data();
    void c43_layouts();
    void cleanupTestCase();

private:
    QLineEdit *m_field = nullptr;
};

void tst_WedgeOnX11::initTestCase()
{
    QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
    m_field = new QLineEdit;
    m_field->show();
    m_field->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_field, test::patienceMs));
    m_field->setFocus();
}

void tst_WedgeOnX11::c43_layouts_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<bool>("capsLock");
    for (const char *layout : {"us", "gb", "de", "fr", "ru", "cz"}) {
        QTest::addRow("%s", layout) << QString::fromLatin1(layout) << false;
        QTest::addRow("%s, caps lock", layout) << QString::fromLatin1(layout) << true;
    }
}

void tst_WedgeOnX11::c43_layouts()
{
    QFETCH(QString, layout);
    QFETCH(bool, capsLock);
    run(QStringLiteral("setxkbmap"), {layout});
    qint64 now = 0;
    // A scanner's pace, whatever the machine makes of it: each look at the clock is one key further.
    WedgeDetector detector(KeyCodes::Evdev, [&now] { return now += 4; });
    QSignalSpy scanned(&detector, &WedgeDetector::scanned);
    QSignalSpy unreadable(&detector, &WedgeDetector::unreadable);
    QStringList keys{QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("1")};
    for (const QChar c : token())
        keys += (c.isLetter() ? QStringLiteral("shift+%1") : QStringLiteral("%1")).arg(keyCodeOf(c));
    keys += QString::number(enterKey);
    if (capsLock)
        run(QStringLiteral("xdotool"), {QStringLiteral("key"), QStringLiteral("66")});
    run(QStringLiteral("xdotool"), keys);
    QTRY_VERIFY(scanned.count() + unreadable.count() > 0);
    if (capsLock)
        run(QStringLiteral("xdotool"), {QStringLiteral("key"), QStringLiteral("66")});
    QCOMPARE(unreadable.count(), 0);
    QCOMPARE(scanned.count(), 1);
    KeyRing ring;
    QVERIFY(ring.add(knownKey().publicKey()));
    const Result<TokenClaims> claims = TicketToken::verify(scanned.first().first().toString(), ring);
    QVERIFY(claims);
    QCOMPARE(claims->ticket, TicketId(4711));
    QCOMPARE(m_field->text(), QString());
}

void tst_WedgeOnX11::cleanupTestCase()
{
    delete m_field;
}

int main(int argc, char **argv)
{
    const XServer server;
    if (server.display().isEmpty()) {
        qCritical("Xvfb is needed");
        return 1;
    }
    qputenv("DISPLAY", server.display());
    qputenv("QT_QPA_PLATFORM", "xcb");
    int result = 0;
    {
        const QApplication application(argc, argv);
        tst_WedgeOnX11 test;
        result = QTest::qExec(&test, argc, argv);
    }
    return result;
}

#include "tst_WedgeOnX11.moc"
