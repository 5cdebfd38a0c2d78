#include "db/client/RawConnection.h"
#include "models/base/Pass.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace vd;

/// The whole catalogue leaves one installation as a file and makes another one of it.
class tst_CatalogueFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void demoOutAndIntoAnEmptyOne();
    void aCopyIsMadeUnderAnotherName();
    void theServiceKeepsItsSchedulesAhead();
    void aBadFileIsRefusedWholeWithItsLine_data();
    void aBadFileIsRefusedWholeWithItsLine();
    void cleanupTestCase();

private:
    [[nodiscard]] test::DesktopHome::Run catalog(const QStringList &words, const char *data = "data") const
    {
        return m_home.run(
            QStringLiteral("venuedeskctl"), QStringList{QStringLiteral("catalog")} + words, QLatin1String(data));
    }
    [[nodiscard]] QByteArray bytes(const char *name) const
    {
        QFile file(m_home.path(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// One run of `venuedeskctl serve` until its log says so; the log.
    [[nodiscard]] QByteArray serveUntil(const QByteArray &said) const;
    [[nodiscard]] QString valueOf(const QByteArray &sql) const;

    test::DesktopHome m_home;
};

void tst_CatalogueFiles::initTestCase()
{
    const auto demo = m_home.run(
        QStringLiteral("venuedeskctl"), {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")});
    QVERIFY2(demo.code == 0, qPrintable(demo.output));
    // An empty installation has one venue, which nothing was put into; it takes the first of the file.
    const auto init = m_home.run(QStringLiteral("venuedeskctl"),
        {QStringLiteral("init"), QStringLiteral("--venue"), QStringLiteral("Riverside Sports Centre 河滨体育中心")},
        QStringLiteral("bare"));
    QVERIFY2(init.code == 0, qPrintable(init.output));
}

void tst_CatalogueFiles::cleanupTestCase()
{
    for (const QString &data : {QStringLiteral("data"), QStringLiteral("bare")})
        (void)m_home.run(QStringLiteral("venuedeskctl"), {QStringLiteral("stop")}, data);
}

void tst_CatalogueFiles::demoOutAndIntoAnEmptyOne()
{
    const auto out = catalog({QStringLiteral("export"), m_home.path(QStringLiteral("demo.json"))});
    QVERIFY2(out.code == 0, qPrintable(out.output));
    const auto in = catalog({QStringLiteral("import"), m_home.path(QStringLiteral("demo.json"))}, "bare");
    QVERIFY2(in.code == 0, qPrintable(in.output));
    const auto again = catalog({QStringLiteral("export"), m_home.path(QStringLiteral("again.json"))}, "bare");
    QVERIFY2(again.code == 0, qPrintable(again.output));
    QCOMPARE(QJsonDocument::fromJson(bytes("demo.json")).object().value(QLatin1String("venues")).toArray().size(), 3);
    QCOMPARE(bytes("again.json"), bytes("demo.json"));
}

void tst_CatalogueFiles::aCopyIsMadeUnderAnotherName()
{
    const auto one = catalog({QStringLiteral("export"), m_home.path(QStringLiteral("one.json")),
        QStringLiteral("--venue"), QStringLiteral("Ocean Aquarium 海洋馆")});
    QVERIFY2(one.code == 0, qPrintable(one.output));
    const auto copy = catalog({QStringLiteral("import"), m_home.path(QStringLiteral("one.json")),
        QStringLiteral("--as"), QStringLiteral("Ocean Aquarium North")});
    QVERIFY2(copy.code == 0, qPrintable(copy.output));
    const auto out = catalog({QStringLiteral("export"), m_home.path(QStringLiteral("copy.json")),
        QStringLiteral("--venue"), QStringLiteral("Ocean Aquarium North")});
    QVERIFY2(out.code == 0, qPrintable(out.output));
    QCOMPARE(bytes("copy.json").replace("Ocean Aquarium North", "Ocean Aquarium 海洋馆"), bytes("one.json"));
}

QByteArray tst_CatalogueFiles::serveUntil(const QByteArray &said) const
{
    QProcess service;
    service.setProcessEnvironment(m_home.environment());
    service.setProcessChannelMode(QProcess::MergedChannels);
    service.start(test::DesktopHome::program(QStringLiteral("venuedeskctl")), {QStringLiteral("serve")});
    QByteArray log;
    const bool heard = QTest::qWaitFor(
        [&] {
            log += service.readAll();
            return log.contains(said);
        },
        60'000);
    service.terminate();
    const bool ended = service.waitForFinished() && service.exitCode() == 0;
    return heard && ended ? log : QByteArray("not said: ") + said + "\n" + log;
}

QString tst_CatalogueFiles::valueOf(const QByteArray &sql) const
{
    const auto login = m_home.superuser();
    auto connection = login ? db::RawConnection::open(*login) : pass(login);
    if (!connection)
        return connection.error().code;
    const auto rows = connection->script(sql);
    return rows && !rows->isEmpty() ? rows->first().text("v") : QStringLiteral("nothing");
}

void tst_CatalogueFiles::theServiceKeepsItsSchedulesAhead()
{
    QByteArray text = bytes("copy.json");
    QVERIFY(text.contains("\"weeks_ahead\": 0"));
    QFile file(m_home.path(QStringLiteral("rolling.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.replace("\"weeks_ahead\": 0", "\"weeks_ahead\": 2"));
    file.close();
    const auto in
        = catalog({QStringLiteral("import"), file.fileName(), QStringLiteral("--as"), QStringLiteral("Rolling")});
    QVERIFY2(in.code == 0, qPrintable(in.output));
    const QByteArray slots_
        = "select count(*)::text as v from inventory.slot s join catalog.venue v on v.id = s.venue_id where "
          "v.name = 'Rolling' and s.status = 'open'";
    QCOMPARE(valueOf(slots_), QStringLiteral("0"));
    // Two weeks from tomorrow on, three sessions a day.
    const QByteArray first = serveUntil("slots added 42");
    QVERIFY2(!first.startsWith("not said"), first.constData());
    QCOMPARE(valueOf(slots_), QStringLiteral("42"));
    // One that is gone comes again, and nothing comes twice.
    QCOMPARE(
        valueOf("delete from inventory.slot s using catalog.venue v where v.id = s.venue_id and v.name = 'Rolling' and "
                "s.id = (select max(id) from inventory.slot) returning 'gone' as v"),
        QStringLiteral("gone"));
    const QByteArray again = serveUntil("slots added 1 ");
    QVERIFY2(!again.startsWith("not said"), again.constData());
    QCOMPARE(valueOf(slots_), QStringLiteral("42"));
}

void tst_CatalogueFiles::aBadFileIsRefusedWholeWithItsLine_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("reason");
    QTest::newRow("not JSON") << QByteArray("\"kind\": \"quota\",") << QByteArray("\"kind\": quota,")
                              << QStringLiteral("not JSON");
    QTest::newRow("unknown zone") << QByteArray("\"zone\": \"Asia/Shanghai\"")
                                  << QByteArray("\"zone\": \"Mars/Olympus\"") << QStringLiteral("time zone");
    QTest::newRow("unknown field") << QByteArray("\"max_capacity\"") << QByteArray("\"max_capasity\"")
                                   << QStringLiteral("max_capasity");
    QTest::newRow("29 February") << QByteArray("\"from_date\": null") << QByteArray("\"from_date\": \"2027-02-29\"")
                                 << QStringLiteral("not a date");
}

void tst_CatalogueFiles::aBadFileIsRefusedWholeWithItsLine()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, reason);
    QByteArray text = bytes("one.json");
    const qsizetype at = text.indexOf(from);
    QVERIFY(at > 0);
    text.replace(at, from.size(), to);
    const auto line = text.left(at).count('\n') + 1;
    QFile file(m_home.path(QStringLiteral("bad.json")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
    file.close();
    const auto in = catalog({QStringLiteral("import"), file.fileName(), QStringLiteral("--as"), QStringLiteral("Bad")});
    QCOMPARE(in.code, 1);
    QVERIFY2(in.output.contains(QStringLiteral(", line %1: ").arg(line)) && in.output.contains(reason),
        qPrintable(in.output));
    const auto out = catalog({QStringLiteral("export"), m_home.path(QStringLiteral("none.json")),
        QStringLiteral("--venue"), QStringLiteral("Bad")});
    QVERIFY(out.code != 0);
}

QTEST_GUILESS_MAIN(tst_CatalogueFiles)
#include "tst_CatalogueFiles.moc"
