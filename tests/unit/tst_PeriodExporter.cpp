#include "models/exporting/CsvWriter.h"
#include "models/exporting/DocumentFile.h"
#include "models/exporting/FilePattern.h"
#include "models/exporting/XlsxWriter.h"
#include "models/finance/PeriodExporter.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/Patience.h"

#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace vd;
using namespace vd::exporting;
using namespace vd::finance;
using vd::test::FakeFinanceGateway;

namespace {

const QDate theDay(2026, 12, 5);
const QTimeZone shanghai("Asia/Shanghai");

QString text(const char *latin1)
{
    return QString::fromUtf8(latin1);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Document manyRows(int rows)
{
    Document document;
    Sheet section;
    section.title = QStringLiteral("Many");
    section.columns = {{QStringLiteral("n"), CellType::Integer}, {QStringLiteral("text"), CellType::Text}};
    for (int i = 0; i < rows; ++i)
        section.rows << SheetRow{qint64(i), QStringLiteral("some text that takes room in the file")};
    document.sheets = {section};
    return document;
}

/// Lets no file of this process grow beyond some bytes, as a full disk or quota would.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    Q_DISABLE_COPY(FullDisk)

private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};

ExportRequest request(const QString &folder)
{
    return {{VenueId(1), QStringLiteral("Riverside Sports Centre"), shanghai, theDay, theDay}, folder,
        FilePattern::usual(), std::make_shared<CsvWriter>()};
}

} // namespace

/// Exports as files on a disk: whole and recorded, or not there at all.
class tst_PeriodExporter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<vd::Error>();
        qRegisterMetaType<vd::exporting::ExportedFile>();
    }

    void cancelledWorkbooksLeaveNothing()
    {
        QTemporaryDir folder;
        auto stop = std::make_shared<std::atomic_bool>(true);
        auto future = DocumentFile::write(
            folder.filePath(text("x.xlsx")), manyRows(5'000), std::make_shared<XlsxWriter>(), stop);
        future.waitForFinished();
        QCOMPARE(future.result().error().code, text("cancelled"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void exportsTheDayAfterRecordingIt()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        QTemporaryDir folder;
        PeriodExporter exporter(gateway);
        QSignalSpy done(&exporter, &PeriodExporter::exported);
        exporter.start(request(folder.path()));
        QVERIFY(done.wait(test::patienceMs));
        const auto file = done.at(0).at(0).value<ExportedFile>();
        QCOMPARE(file.path, folder.filePath(text("venuedesk-riverside-sports-centre-2026-12-05.csv")));
        QCOMPARE(gateway.exports, QStringList{QStringLiteral("day 2026-12-05 csv: %1").arg(file.rows)});
        QVERIFY(contents(file.path).contains("RS-261205-0001"));
        QVERIFY(!exporter.isRunning());
        // Again into the same file: replaced, not appended.
        exporter.start(request(folder.path()));
        QVERIFY(done.wait(test::patienceMs));
        QCOMPARE(contents(file.path).size(), file.bytes);
    }

    void nothingIsWrittenThatWasNotRecorded()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        gateway.exportAudit.error = Error{Fault::Denied, QStringLiteral("not_allowed"), {}, {}};
        QTemporaryDir folder;
        PeriodExporter exporter(gateway);
        QSignalSpy failed(&exporter, &PeriodExporter::failed);
        exporter.start(request(folder.path()));
        QVERIFY(failed.count() == 1 || failed.wait(test::patienceMs));
        QCOMPARE(failed.at(0).at(0).value<Error>().code, text("not_allowed"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void foldersThatTakeNoFile_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("missing") << QStringLiteral("/nowhere/at/all");
        QTest::newRow("a file") << QStringLiteral("/etc/passwd");
        QTest::newRow("not even for root") << QStringLiteral("/proc");
    }

    void foldersThatTakeNoFile()
    {
        QFETCH(QString, folder);
        const auto file = DocumentFile::writeNow(folder + QStringLiteral("/x.csv"), manyRows(10), CsvWriter());
        QVERIFY(!file);
        QCOMPARE(file.error().code, text("export_folder"));
        QCOMPARE(file.error().facts.value(text("folder")).toString(), folder);
    }

    void fullDiskLeavesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("x.csv"));
        QVERIFY(DocumentFile::writeNow(path, manyRows(3), CsvWriter()));
        const QByteArray before = contents(path);
        Result<ExportedFile> file;
        {
            const FullDisk full(64 * 1024);
            file = DocumentFile::writeNow(path, manyRows(20'000), CsvWriter());
        }
        QVERIFY(!file);
        QCOMPARE(file.error().code, text("disk_full"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{text("x.csv")});
        QCOMPARE(contents(path), before);
    }

    void cancelledWritingLeavesNothing()
    {
        QTemporaryDir folder;
        auto stop = std::make_shared<std::atomic_bool>(true);
        auto future
            = DocumentFile::write(folder.filePath(text("x.csv")), manyRows(5'000), std::make_shared<CsvWriter>(), stop);
        future.waitForFinished();
        QCOMPARE(future.result().error().code, text("cancelled"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void cancelledWhileReading()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        gateway.answers.manual = true;
        QTemporaryDir folder;
        PeriodExporter exporter(gateway);
        QSignalSpy cancelled(&exporter, &PeriodExporter::cancelled);
        QSignalSpy done(&exporter, &PeriodExporter::exported);
        exporter.start(request(folder.path()));
        exporter.cancel();
        gateway.answers.answerAll();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(done.count(), 0);
        QVERIFY(gateway.exports.isEmpty());
    }

    void aDayThatKeepsChangingIsNotExported()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        gateway.answers.manual = true;
        QTemporaryDir folder;
        PeriodExporter exporter(gateway);
        QSignalSpy failed(&exporter, &PeriodExporter::failed);
        exporter.start(request(folder.path()));
        for (int i = 0; failed.isEmpty() && i < 20; ++i) {
            // A payment comes in between the two reads, each time.
            QTRY_VERIFY(gateway.answers.waiting() > 0 || !failed.isEmpty());
            gateway.answers.answerAll();
            gateway.add(theDay, QTime(21, 0), text("cash"), 100, text("late"));
        }
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.at(0).at(0).value<Error>().code, text("export_unsettled"));
        QVERIFY(gateway.exports.isEmpty());
        QCOMPARE(gateway.reportsAsked, 3);
    }
};

QTEST_GUILESS_MAIN(tst_PeriodExporter)
#include "tst_PeriodExporter.moc"
