#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"

#include <QDir>
#include <QImage>

using namespace vd;

/// The desktop does its main job in its real window, at a server of its own with demo data.
class tst_MainJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void bookedPaidEnteredAndExported_data();
    void bookedPaidEnteredAndExported();
    void aVenueThatSellsNothingIsSaid();

private:
    test::DesktopHome m_home;
};

void tst_MainJob::initTestCase()
{
    const auto demo = m_home.run(
        QStringLiteral("venuedeskctl"), {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")});
    QVERIFY2(demo.code == 0, qPrintable(demo.output));
}

void tst_MainJob::cleanupTestCase()
{
    for (const QString &data : {QStringLiteral("data"), QStringLiteral("bare")})
        (void)m_home.run(QStringLiteral("venuedeskctl"), {QStringLiteral("stop")}, data);
}

void tst_MainJob::bookedPaidEnteredAndExported_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh");
}

void tst_MainJob::bookedPaidEnteredAndExported()
{
    QFETCH(QString, language);
    const QString out = m_home.path(language);
    const auto job = m_home.run(
        QStringLiteral("venuedesk"), {QStringLiteral("--main-job"), out, QStringLiteral("--language"), language});
    QVERIFY2(job.code == 0, qPrintable(job.output));
    QVERIFY2(!job.output.contains(QLatin1String("NOT TRUE")), qPrintable(job.output));
    QCOMPARE(job.output.count(QLatin1String("true: ")), 7);
    QVERIFY(!QImage(out + QStringLiteral("/ticket.png")).isNull());
    QCOMPARE(QDir(out).entryList({QStringLiteral("*.csv")}).size(), 1);
    const QStringList pictures = QDir(out).entryList({QStringLiteral("step-*.png")});
    QVERIFY(pictures.size() >= 15);
    for (const QString &picture : pictures)
        QVERIFY2(!QImage(out + QLatin1Char('/') + picture).isNull(), qPrintable(picture));
}

void tst_MainJob::aVenueThatSellsNothingIsSaid()
{
    const auto job = m_home.run(QStringLiteral("venuedesk"),
        {QStringLiteral("--main-job"), m_home.path(QStringLiteral("nothing"))}, QStringLiteral("bare"));
    QCOMPARE(job.code, 1);
    QVERIFY2(job.output.contains(QLatin1String("the venue sells no places")), qPrintable(job.output));
}

QTEST_GUILESS_MAIN(tst_MainJob)
#include "tst_MainJob.moc"
