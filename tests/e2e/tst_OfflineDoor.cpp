// The door's real window while its server is away: scans, a power cut, a new sign-in, another power cut; then the
// server is back and has every entry once.

#include "db/client/RawConnection.h"
#include "tests/support/Crew.h"
#include "tests/support/CuttingProxy.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QUuid>

#include <algorithm>
#include <functional>
#include <memory>

using namespace vd;
using namespace vd::test;

namespace {

constexpr int glanceMs = 3'000; // For what must not happen.
constexpr int againMs = 10'000; // For what was typed before the window was ready for it.

bool until(const std::function<bool()> &happened, int milliseconds = patienceMs)
{
    return QTest::qWaitFor(happened, milliseconds);
}

QByteArray uuid()
{
    return "'" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + "'";
}

QJsonObject dataOf(const Answer &answer)
{
    return answer.value(QLatin1String("data")).toObject();
}

} // namespace

class tst_OfflineDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { kill(); }
    void everyScanIsThereOnceWhenTheServerIsBack();
    void withoutAnEarlierSignInNobodyGetsIn();

private:
    void sell(int tickets);
    void writeProfile(const QString &user) const;
    void start(const QString &password);
    void kill();
    void enter(const QString &code);
    /// What the server knows; a code that was typed twice is refused the second time.
    [[nodiscard]] qint64 entries()
    {
        return m_database->number("select count(*) from checkin.check_in where kind = 'entry'");
    }
    [[nodiscard]] bool isSignedIn();
    [[nodiscard]] QDateTime queueChanged() const;
    [[nodiscard]] bool hasList() const;
    [[nodiscard]] static QString tool(const QStringList &arguments);

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
    std::unique_ptr<CuttingProxy> m_proxy;
    DesktopHome m_home;
    std::unique_ptr<QProcess> m_desktop;
    QString m_window;
    QStringList m_codes;
};

void tst_OfflineDoor::initTestCase()
{
    auto cluster = TemporaryCluster::startOwn();
    QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
    m_cluster = std::move(*cluster);
    auto made = FixtureDatabase::make(*m_cluster);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    m_database = std::make_unique<FixtureDatabase>(std::move(*made));
    m_proxy = std::make_unique<CuttingProxy>(m_cluster->socketFolder(), m_cluster->port());
    sell(4);
    writeProfile(QStringLiteral("door1"));
}

// Tickets of a session that begins in a minute by the clock on the wall: the program has no other one. The venue lies
// where it is noon, so that no day ends meanwhile.
void tst_OfflineDoor::sell(int tickets)
{
    m_database->run(
        "update base.test_clock set shift = interval '0';"
        "set session_replication_role = replica;"
        "update catalog.venue set zone = (select 'Etc/GMT' || case when h < 12 then '' else '+' end || h - 12 from "
        "extract(hour from now() at time zone 'UTC') h) where id = 1;"
        "set session_replication_role = origin;"
        "insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, "
        "price_version_id) values (1, 14, 2, "
        "base.venue_day(1, base.now()), base.now() + interval '1 min', base.now() + interval '1 hour', 6, 1)");
    const QByteArray slot = QByteArray::number(m_database->number("select max(id) from inventory.slot"));
    Crew desk(*m_database, {QStringLiteral("desk1")}, 1);
    QVERIFY(desk.isReady());
    const auto held = desk.round([&](int) {
        return "api.hold(" + uuid() + ", 1, '{\"id\": 1}', '[{\"slot\": " + slot
            + ", \"quantity\": " + QByteArray::number(tickets) + "}]', '{}')";
    });
    const QByteArray order = QByteArray::number(dataOf(held[0]).value(QLatin1String("id")).toInteger());
    const auto paid = desk.round([&](int) {
        return "api.pay(" + uuid() + ", " + order
            + ", '[{\"channel\": \"card\", \"amount_minor\": " + QByteArray::number(tickets * 4000) + "}]')";
    });
    QVERIFY(paid[0].value(QLatin1String("ok")).toBool());
    const auto shown
        = desk.round([&](int) { return "jsonb_build_object('ok', true, 'data', api.\"order\"(" + order + "))"; });
    for (const QJsonValue &ticket : dataOf(shown[0]).value(QLatin1String("tickets")).toArray())
        m_codes << ticket.toObject().value(QLatin1String("short_code")).toString();
    QCOMPARE(m_codes.size(), tickets);
}

void tst_OfflineDoor::writeProfile(const QString &user) const
{
    const QString name = QStringLiteral("door");
    const QJsonObject profile{{QStringLiteral("name"), name},
        {QStringLiteral("hosts"), QJsonArray{m_proxy->socketFolder()}}, {QStringLiteral("port"), m_cluster->port()},
        {QStringLiteral("database"), m_database->superuser().database},
        {QStringLiteral("tls"), QStringLiteral("local_socket")}};
    QDir().mkpath(m_home.path(QStringLiteral("config")));
    QFile file(m_home.path(QStringLiteral("config/profiles.json")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(QJsonDocument(
        QJsonObject{{QStringLiteral("profiles"), QJsonArray{profile}}, {QStringLiteral("last_profile"), name},
            {QStringLiteral("last_users"), QJsonObject{{name, user}}}})
                   .toJson());
}

QString tst_OfflineDoor::tool(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    if (!process.waitForFinished(patienceMs))
        qFatal("xdotool does not answer");
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

bool tst_OfflineDoor::isSignedIn()
{
    return tool({QStringLiteral("getwindowname"), m_window}) == QLatin1String("V1 - Venuedesk");
}

// The person is known from last time, so the password is what is asked for.
void tst_OfflineDoor::start(const QString &password)
{
    m_desktop = std::make_unique<QProcess>();
    m_desktop->setProcessEnvironment(m_home.environment());
    m_desktop->setProcessChannelMode(QProcess::ForwardedChannels);
    m_desktop->start(DesktopHome::program(QStringLiteral("venuedesk")),
        {QStringLiteral("--profile"), QStringLiteral("door"), QStringLiteral("--language"), QStringLiteral("en")});
    QVERIFY(m_desktop->waitForStarted());
    const QString pid = QString::number(m_desktop->processId());
    QVERIFY(until([&] {
        m_window = tool({QStringLiteral("search"), QStringLiteral("--onlyvisible"), QStringLiteral("--all"),
            QStringLiteral("--pid"), pid, QStringLiteral("--name"), QStringLiteral("Venuedesk$")});
        return !m_window.isEmpty() && !m_window.contains(QLatin1Char('\n'));
    }));
    (void)tool({QStringLiteral("windowfocus"), QStringLiteral("--sync"), m_window});
    (void)tool({QStringLiteral("key"), QStringLiteral("ctrl+a")});
    (void)tool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("60"), password});
    (void)tool({QStringLiteral("key"), QStringLiteral("Return")});
}

void tst_OfflineDoor::kill()
{
    if (!m_desktop)
        return;
    m_desktop->kill(); // SIGKILL: as when the power goes
    QVERIFY(m_desktop->waitForFinished(patienceMs));
    m_desktop.reset();
}

bool tst_OfflineDoor::hasList() const
{
    QDirIterator lists(m_home.path(QStringLiteral("data/door")), {QStringLiteral("list-1.db")}, QDir::Files,
        QDirIterator::Subdirectories);
    return lists.hasNext();
}

// The newest scans lie in the log beside the queue.
QDateTime tst_OfflineDoor::queueChanged() const
{
    QDateTime newest;
    QDirIterator files(m_home.path(QStringLiteral("data/door")),
        {QStringLiteral("queue.db"), QStringLiteral("queue.db-wal")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QDateTime changed = QFileInfo(files.next()).lastModified();
        newest = newest.isValid() ? std::max(newest, changed) : changed;
    }
    return newest;
}

// Typed by hand into the door's field, until the queue has it on the disk.
void tst_OfflineDoor::enter(const QString &code)
{
    const QDateTime before = queueChanged();
    const auto kept = [&] {
        (void)tool({QStringLiteral("key"), QStringLiteral("ctrl+a")});
        (void)tool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("90"), code});
        (void)tool({QStringLiteral("key"), QStringLiteral("Return")});
        return until([&] { return queueChanged() > before; }, againMs);
    };
    QVERIFY(until(kept));
}

void tst_OfflineDoor::everyScanIsThereOnceWhenTheServerIsBack()
{
    const QString password = QStringLiteral("test-door1");
    start(password);
    QVERIFY(until([this] { return isSignedIn(); }));
    QVERIFY(until([this] { return hasList(); }));
    // The line is cut; the door goes on by its own list.
    m_proxy->refuse(true);
    m_proxy->cutAll();
    enter(m_codes.at(0));
    enter(m_codes.at(1));
    QCOMPARE(entries(), 0);
    kill();
    // The computer is on again, the server is not.
    start(QStringLiteral("not the password"));
    QVERIFY(!until([this] { return isSignedIn(); }, glanceMs));
    kill();
    start(password);
    QVERIFY(until([this] { return isSignedIn(); }));
    enter(m_codes.at(2));
    kill();
    start(password);
    QVERIFY(until([this] { return isSignedIn(); }));
    m_proxy->refuse(false);
    QVERIFY(until([this] { return entries() == 3; }));
    kill();
    // And once more, with the server there from the start: nothing comes twice.
    start(password);
    QVERIFY(until([this] { return isSignedIn(); }));
    enter(m_codes.at(3));
    QVERIFY(until([this] { return entries() == 4; }));
    QCOMPARE(m_database->number("select count(*) from checkin.check_in where kind = 'entry' and offline"), 3);
    QCOMPARE(m_database->number("select count(*) from checkin.check_in where kind = 'entry' and not offline"), 1);
    QCOMPARE(m_database->number("select sum(entered) from checkin.ticket"), 4);
    QCOMPARE(m_database->number("select count(*) from checkin.conflict"), 0);
}

// Only whom the server has let in from here before.
void tst_OfflineDoor::withoutAnEarlierSignInNobodyGetsIn()
{
    writeProfile(QStringLiteral("lead1"));
    m_proxy->refuse(true);
    m_proxy->cutAll();
    start(QStringLiteral("test-lead1"));
    QVERIFY(!until([this] { return isSignedIn(); }, glanceMs));
}

QTEST_GUILESS_MAIN(tst_OfflineDoor)
#include "tst_OfflineDoor.moc"
