#include "models/base/Money.h"
#include "models/finance/CsvFile.h"
#include "models/finance/DayExport.h"
#include "models/finance/DayExporter.h"
#include "tests/support/fakes/FakeFinanceGateway.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace vd;
using namespace vd::finance;
using vd::test::FakeFinanceGateway;

namespace {

const QDate theDay(2026, 12, 5);
const QTimeZone shanghai("Asia/Shanghai");

QString text(const char *latin1)
{
    return QString::fromUtf8(latin1);
}

/// Reads CSV with another program's parser, in its strict mode.
QJsonArray readByPython(const QByteArray &csv, QString &trouble)
{
    QProcess python;
    python.start(QStringLiteral("python3"),
        {QStringLiteral("-c"),
            QStringLiteral("import csv,io,json,sys\n"
                           "t=sys.stdin.buffer.read().decode('utf-8-sig')\n"
                           "print(json.dumps(list(csv.reader(io.StringIO(t,newline=''),strict=True))))")});
    python.write(csv);
    python.closeWriteChannel();
    if (!python.waitForFinished(30'000) || python.exitCode() != 0) {
        trouble = QString::fromUtf8(python.readAllStandardError()) + python.errorString();
        return {};
    }
    return QJsonDocument::fromJson(python.readAllStandardOutput()).array();
}

QStringList texts(const QJsonValue &record)
{
    QStringList list;
    for (const QJsonValue &cell : record.toArray())
        list << cell.toString();
    return list;
}

QByteArray written(const CsvSection &section)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer, section.columns.size());
    bool ok = writer.begin() && writer.heading(section.columns);
    for (const CsvRow &row : section.rows)
        ok = ok && writer.row(section.columns, row);
    return ok ? buffer.data() : QByteArray();
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<CsvSection> manyRows(int rows)
{
    CsvSection section;
    section.title = QStringLiteral("Many");
    section.columns = {{QStringLiteral("n"), CsvType::Integer}, {QStringLiteral("text"), CsvType::Text}};
    for (int i = 0; i < rows; ++i)
        section.rows << CsvRow{qint64(i), QStringLiteral("some text that takes room in the file")};
    return {section};
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
    return {VenueId(1), QStringLiteral("Riverside Sports Centre"), shanghai, theDay, folder};
}

} // namespace

class tst_DayExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<vd::Error>();
        qRegisterMetaType<vd::finance::ExportedFile>();
    }

    void c65_formulasBecomeTextAndAmountsStay()
    {
        CsvSection section;
        section.columns = {{QStringLiteral("Name"), CsvType::Text}, {QStringLiteral("Phone"), CsvType::Text},
            {QStringLiteral("Note"), CsvType::Text}, {QStringLiteral("Amount"), CsvType::Amount}};
        const QString note = text("said \"hello\", then\r\nleft");
        const Money refund(-5500, QStringLiteral("CNY"));
        const QStringList names{text("=1+1"), text("@SUM(A1)"), text("-2+3"), text("\tcmd"), text("\rcmd"), text("+1"),
            text("O'Brien"), text("'; drop table x; --"), text("王小明"), text("\xF0\x9F\x8F\xB8"),
            text("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"), text("a=b")};
        for (const QString &name : names)
            section.rows << CsvRow{name, text("+86 138 0000 1234"), note, refund};
        const QByteArray csv = written(section);
        QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
        QVERIFY(csv.endsWith("\r\n"));
        QString trouble;
        const QJsonArray read = readByPython(csv, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QCOMPARE(read.size(), names.size() + 1);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QStringList cells = texts(read.at(i + 1));
            const bool dangerous = i < 6;
            QCOMPARE(cells.at(0), dangerous ? QLatin1Char('\'') + names.at(i) : names.at(i));
            QCOMPARE(cells.at(1), text("'+86 138 0000 1234"));
            QCOMPARE(cells.at(2), note);
            QCOMPARE(cells.at(3), text("-55.00"));
        }
    }

    void c67_identifiersStayText()
    {
        CsvSection section;
        section.columns = {{QStringLiteral("Text"), CsvType::Text}};
        const QStringList given{text("02088886666"), text("+8613800001234"), text("013800001234"),
            text("12345678901234567890"), text("1E5"), text("3-4")};
        for (const QString &value : given)
            section.rows << CsvRow{value};
        QString trouble;
        const QJsonArray read = readByPython(written(section), trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        for (qsizetype i = 0; i < given.size(); ++i)
            QCOMPARE(texts(read.at(i + 1)).constFirst(), i == 1 ? QLatin1Char('\'') + given.at(i) : given.at(i));
    }

    void c69_amountsAreReadOrRefused()
    {
        const QList<QPair<const char *, const char *>> cases{{"120", "120.00"}, {"120.5", "120.50"},
            {"110.7", "110.70"}, {"1,200", "1200.00"}, {"1,200.00", "1200.00"}, {"1.200", ""}, {"1,20", ""},
            {"１２０", "120.00"}, {"120元", ""}, {" 120 ", "120.00"}, {"-120", ""}, {"", ""}, {"1e3", ""},
            {"120.005", ""}};
        for (const QLocale::Language language : {QLocale::Chinese, QLocale::English}) {
            QLocale::setDefault(QLocale(language));
            for (const auto &[typed, wanted] : cases) {
                const Result<Money> amount = Money::parse(text(typed), QStringLiteral("CNY"));
                QCOMPARE(amount ? amount->toPlain() : QString(), text(wanted));
            }
        }
        QLocale::setDefault(QLocale::c());
    }

    void everyRecordHasTheSameNumberOfFields()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        QTemporaryDir folder;
        const auto sections = DayExport::sections(gateway.dayReport(VenueId(1), theDay).result().value(),
            gateway.moneyRows(VenueId(1), theDay, {}).result().value(), text("V"), shanghai);
        const auto file = CsvFile::writeNow(folder.filePath(text("x.csv")), sections);
        QVERIFY(file);
        const QByteArray bytes = contents(file->path);
        QCOMPARE(bytes.size(), file->bytes);
        QString trouble;
        const QJsonArray read = readByPython(bytes, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        for (const QJsonValue &record : read)
            QCOMPARE(record.toArray().size(), read.at(0).toArray().size());
    }

    void totalsOfTheFileAreTheSumsOfItsLines()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        const DayReport report = gateway.dayReport(VenueId(1), theDay).result().value();
        const QList<MoneyRow> rows = gateway.moneyRows(VenueId(1), theDay, {}).result().value();
        QVERIFY(DayExport::addsUp(report, rows));
        QVERIFY(!DayExport::addsUp(report, rows.mid(1)));
        DayReport wrong = report;
        wrong.channels[0].net += Money(1, QStringLiteral("CNY"));
        QVERIFY(!DayExport::addsUp(wrong, rows));
        const QList<CsvSection> sections = DayExport::sections(report, rows, text("V"), shanghai);
        qint64 sum = 0;
        for (const CsvRow &row : sections.at(3).rows)
            sum += std::get<Money>(row.at(5)).minor();
        QCOMPARE(sum, std::get<Money>(sections.at(1).rows.constLast().at(5)).minor());
        QCOMPARE(sum, report.total.net.minor());
    }

    void rowsCarryTheVenuesClock()
    {
        FakeFinanceGateway gateway;
        gateway.add(theDay, QTime(0, 5), text("cash"), 1000, text("A"));
        const QList<CsvSection> sections = DayExport::sections(gateway.dayReport(VenueId(1), theDay).result().value(),
            gateway.moneyRows(VenueId(1), theDay, {}).result().value(), text("V"), shanghai);
        QCOMPARE(std::get<QDate>(sections.at(3).rows.at(0).at(1)), theDay);
        QCOMPARE(std::get<QTime>(sections.at(3).rows.at(0).at(2)), QTime(0, 5));
    }

    void fileNames()
    {
        QCOMPARE(DayExport::fileName(text("Riverside Sports Centre"), theDay),
            text("venuedesk-riverside-sports-centre-2026-12-05.csv"));
        QCOMPARE(DayExport::fileName(text("../../O'Brien \\ <x>"), theDay), text("venuedesk-o-brien-x-2026-12-05.csv"));
        QCOMPARE(DayExport::fileName(text("滨江体育馆"), theDay), text("venuedesk-滨江体育馆-2026-12-05.csv"));
        QCOMPARE(DayExport::fileName(text("..."), theDay), text("venuedesk-venue-2026-12-05.csv"));
        QCOMPARE(DayExport::fileName(QString(200, QLatin1Char('a')), theDay).size(), 60 + 25);
    }

    void exportsTheDayAfterRecordingIt()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        QTemporaryDir folder;
        DayExporter exporter(gateway);
        QSignalSpy done(&exporter, &DayExporter::exported);
        exporter.start(request(folder.path()));
        QVERIFY(done.wait());
        const auto file = done.at(0).at(0).value<ExportedFile>();
        QCOMPARE(file.path, folder.filePath(text("venuedesk-riverside-sports-centre-2026-12-05.csv")));
        QCOMPARE(gateway.exports, QStringList{QStringLiteral("day 2026-12-05 csv: %1").arg(file.rows)});
        QVERIFY(contents(file.path).contains("RS-261205-0001"));
        QVERIFY(!exporter.isRunning());
        // Again into the same file: replaced, not appended.
        exporter.start(request(folder.path()));
        QVERIFY(done.wait());
        QCOMPARE(contents(file.path).size(), file.bytes);
    }

    void nothingIsWrittenThatWasNotRecorded()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        gateway.exportAudit.error = Error{Fault::Denied, QStringLiteral("not_allowed"), {}, {}};
        QTemporaryDir folder;
        DayExporter exporter(gateway);
        QSignalSpy failed(&exporter, &DayExporter::failed);
        exporter.start(request(folder.path()));
        QVERIFY(failed.count() == 1 || failed.wait());
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
        const auto file = CsvFile::writeNow(folder + QStringLiteral("/x.csv"), manyRows(10));
        QVERIFY(!file);
        QCOMPARE(file.error().code, text("export_folder"));
        QCOMPARE(file.error().facts.value(text("folder")).toString(), folder);
    }

    void fullDiskLeavesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("x.csv"));
        QVERIFY(CsvFile::writeNow(path, manyRows(3)));
        const QByteArray before = contents(path);
        Result<ExportedFile> file;
        {
            const FullDisk full(64 * 1024);
            file = CsvFile::writeNow(path, manyRows(20'000));
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
        auto future = CsvFile::write(folder.filePath(text("x.csv")), manyRows(5'000), stop);
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
        DayExporter exporter(gateway);
        QSignalSpy cancelled(&exporter, &DayExporter::cancelled);
        QSignalSpy done(&exporter, &DayExporter::exported);
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
        DayExporter exporter(gateway);
        QSignalSpy failed(&exporter, &DayExporter::failed);
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

QTEST_GUILESS_MAIN(tst_DayExport)
#include "tst_DayExport.moc"
