#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QtTest>

#include <memory>

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
    struct Run
    {
        int code = -1;
        QString output;
    };
    Run run(const QString &dataFolder, const QString &program, const QStringList &arguments) const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_MainJob::initTestCase()
{
    // Not below $TMPDIR: the path of a Unix socket has room for 107 characters only. For root the server runs as
    // another user, who has to get through.
    m_folder = std::make_unique<QTemporaryDir>(QStringLiteral("/tmp/vdjob-XXXXXX"));
    QVERIFY(QFile::setPermissions(m_folder->path(),
        QFile::permissions(m_folder->path()) | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther
            | QFile::ExeOther));
    const Run demo = run(path(QStringLiteral("data")), QStringLiteral("venuedeskctl"),
        {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")});
    QVERIFY2(demo.code == 0, qPrintable(demo.output));
}

void tst_MainJob::cleanupTestCase()
{
    for (const QString &data : {QStringLiteral("data"), QStringLiteral("bare")})
        (void)run(path(data), QStringLiteral("venuedeskctl"), {QStringLiteral("stop")});
}

tst_MainJob::Run tst_MainJob::run(const QString &dataFolder, const QString &program, const QStringList &arguments) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("VENUEDESK_DATA"), dataFolder);
    environment.insert(QStringLiteral("VENUEDESK_CONFIG"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("local")));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    // The server that a program leaves running keeps its standard output open, so the output goes to a file.
    const QString log = path(QStringLiteral("output.log"));
    process.setStandardOutputFile(log);
    process.start(QCoreApplication::applicationDirPath() + QLatin1Char('/') + program, arguments);
    Run run;
    if (process.waitForStarted() && process.waitForFinished(400'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    QFile file(log);
    if (file.open(QIODevice::ReadOnly))
        run.output = QString::fromUtf8(file.readAll());
    return run;
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
    const QString out = path(language);
    const Run job = run(path(QStringLiteral("data")), QStringLiteral("venuedesk"),
        {QStringLiteral("--main-job"), out, QStringLiteral("--language"), language});
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
    const Run job = run(path(QStringLiteral("bare")), QStringLiteral("venuedesk"),
        {QStringLiteral("--main-job"), path(QStringLiteral("nothing"))});
    QCOMPARE(job.code, 1);
    QVERIFY2(job.output.contains(QLatin1String("the venue sells no places")), qPrintable(job.output));
}

QTEST_GUILESS_MAIN(tst_MainJob)
#include "tst_MainJob.moc"
