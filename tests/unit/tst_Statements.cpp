#include "models/finance/BulkRunner.h"
#include "models/finance/StatementImporter.h"
#include "tests/support/fakes/FakeStatementsGateway.h"
#include "tests/support/Patience.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::finance;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

StatementBatch readAll(QByteArray bytes, const StatementMapping &mapping, QString *error = nullptr)
{
    QBuffer file(&bytes);
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    StatementReader reader(file, mapping);
    StatementBatch all;
    while (!all.last) {
        const Result<StatementBatch> batch = reader.next(3);
        if (!batch) {
            if (error)
                *error = batch.error().code;
            return all;
        }
        all.lines << batch->lines;
        all.bad << batch->bad;
        all.last = batch->last;
    }
    return all;
}

QByteArray corpus(const char *name)
{
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/fuzz/corpus/Statement/") + QLatin1String(name));
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    return file.readAll();
}

StatementMapping own()
{
    StatementMapping m;
    m.channel = text("transfer");
    m.currency = text("CNY");
    m.time = text("time");
    m.amount = text("amount");
    m.ourNo = text("our");
    return m;
}

/// What this process holds at most, in bytes.
qint64 peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    [[maybe_unused]] const bool opened = status.open(QIODevice::ReadOnly);
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').constFirst().toLongLong() * 1024;
    return -1;
}

} // namespace

class tst_Statements final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wechatsTradeBill()
    {
        const QByteArray bytes = corpus("wechat");
        const StatementMapping mapping = StatementMapping::guess(bytes, text("CNY"));
        QCOMPARE(mapping, StatementMapping::wechat(text("CNY")));
        const StatementBatch all = readAll(bytes, mapping);
        QCOMPARE(all.bad.size(), 0);
        QCOMPARE(all.lines.size(), 2);
        const StatementLine &paid = all.lines.at(0);
        QCOMPARE(paid.number, 2);
        QVERIFY(!paid.refund && paid.succeeded);
        QCOMPARE(paid.channelNo, text("4200001844202612040001"));
        QCOMPARE(paid.ourNo, text("VD-1"));
        QCOMPARE(paid.amount, Money(12000, text("CNY")));
        QCOMPARE(QDateTime(paid.day, paid.time).toString(Qt::ISODate), text("2026-12-04T10:01:00"));
        const StatementLine &refund = all.lines.at(1);
        QVERIFY(refund.refund);
        QCOMPARE(refund.channelNo, text("5030001"));
        QCOMPARE(refund.ourNo, text("R7-2"));
        QCOMPARE(refund.amount.minor(), 6000);
    }

    void alipaysBusinessDetails()
    {
        const QByteArray bytes = corpus("alipay");
        const StatementMapping mapping = StatementMapping::guess(bytes, text("CNY"));
        QCOMPARE(mapping, StatementMapping::alipay(text("CNY")));
        const StatementBatch all = readAll(bytes, mapping);
        QCOMPARE(all.bad.size(), 0);
        QCOMPARE(all.lines.size(), 2);
        QCOMPARE(all.lines.at(0).channelNo, text("2026120322001412345678901234"));
        QCOMPARE(all.lines.at(0).ourNo, text("VD-9"));
        QCOMPARE(all.lines.at(0).time, QTime(10, 0, 5));
        QVERIFY(all.lines.at(1).refund);
        QCOMPARE(all.lines.at(1).ourNo, text("R8-9"));
        QCOMPARE(all.lines.at(1).channelNo, QString());
        QCOMPARE(all.lines.at(1).amount.minor(), 12000);
        QCOMPARE(all.lines.at(1).number, 7);
    }

    void aGenericFileWithItsMapping()
    {
        const QByteArray bytes = corpus("semicolon");
        StatementMapping mapping = StatementMapping::guess(bytes, text("EUR"));
        QCOMPARE(mapping.delimiter, QChar(QLatin1Char(';')));
        QCOMPARE(mapping.decimalSign, QChar(QLatin1Char(',')));
        mapping.time = text("Datum");
        mapping.amount = text("Betrag");
        mapping.ourNo = text("#3");
        const StatementBatch all = readAll(bytes, mapping);
        QCOMPARE(all.lines.size(), 2);
        QCOMPARE(all.lines.at(0).amount, Money(120050, text("EUR")));
        QCOMPARE(all.lines.at(0).day, QDate(2026, 12, 4));
        QVERIFY(all.lines.at(1).refund); // a negative amount
        QCOMPARE(all.lines.at(1).ourNo, text("R1"));
        QCOMPARE(StatementMapping::fromJson(mapping.toJson(), text("EUR")).value(), mapping);
        QJsonObject broken = mapping.toJson();
        broken.insert(text("delimiter"), QString());
        QCOMPARE(StatementMapping::fromJson(broken, text("EUR")).error().code, text("mapping_invalid"));
    }

    void theDecimalSignIsGuessedWhereTheFileShowsIt_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("comma");
        QTest::newRow("comma") << QByteArray("day;amount\n04.12.2026;1.200,50\n") << true;
        QTest::newRow("comma, negative") << QByteArray("day;amount\r\n04.12.2026;-60,00\r\n") << true;
        QTest::newRow("comma, quoted") << QByteArray("\"day\"\t\"amount\"\n\"4.12.\"\t\"12000,00\"\n") << true;
        QTest::newRow("point") << QByteArray("day;amount\n2026-12-04;1,200.50\n") << false;
        QTest::newRow("both") << QByteArray("day;amount;rate\n2026-12-04;1200.50;7,12\n") << false;
        QTest::newRow("neither") << QByteArray("day;amount\n2026-12-04;1200\n") << false;
        QTest::newRow("three places") << QByteArray("day;amount\n2026-12-04;1,200\n") << false;
        QTest::newRow("commas between") << QByteArray("day,amount\n2026-12-04,12,50\n") << false;
    }
    void theDecimalSignIsGuessedWhereTheFileShowsIt()
    {
        QFETCH(QByteArray, file);
        QFETCH(bool, comma);
        QCOMPARE(StatementMapping::guess(file, text("EUR")).decimalSign, QChar(QLatin1Char(comma ? ',' : '.')));
    }

    void commonHeadingsAreGuessed()
    {
        StatementMapping english;
        english.guessColumns({text("No"), text("Value date"), text("transaction_date"), text("Refund amount"),
            text("Amount (CNY)"), text("Order No."), text("Transaction ID"), text("Type")});
        QCOMPARE(english.time, text("transaction_date"));
        QCOMPARE(english.amount, text("Amount (CNY)"));
        QCOMPARE(english.ourNo, text("Order No."));
        QCOMPARE(english.channelNo, text("Transaction ID"));
        QCOMPARE(english.kind, text("Type"));
        QVERIFY(english.refundWords.contains(text("refund")));
        StatementMapping chinese;
        chinese.guessColumns(
            {text("交易日期"), text("金额（元）"), text("余额"), text("商户订单号"), text("流水号"), text("交易类型")});
        QCOMPARE(chinese.time, text("交易日期"));
        QCOMPARE(chinese.amount, text("金额（元）"));
        QCOMPARE(chinese.ourNo, text("商户订单号"));
        QCOMPARE(chinese.channelNo, text("流水号"));
        QCOMPARE(chinese.kind, text("交易类型"));
        // One that stands twice is named by its place; what nothing says stays open.
        StatementMapping twice;
        twice.guessColumns({text("Amount"), text("Amount"), text("Betrag")});
        QCOMPARE(twice.amount, text("#1"));
        QVERIFY(twice.time.isEmpty() && twice.kind.isEmpty() && twice.refundWords.isEmpty());
    }

    void aByteOrderMarkBelongsToNoHeading()
    {
        const StatementBatch all = readAll("\xef\xbb\xbftime,amount,our\n2026-12-04,1.00,A\n", own());
        QCOMPARE(all.lines.size(), 1);
        StatementMapping chinese = own();
        chinese.encoding = text("GB18030");
        chinese.time = text("时间");
        QCOMPARE(
            readAll(QByteArray::fromHex("cab1bce4") + ",amount,our\n2026-12-04,1.00,A\n", chinese).lines.size(), 1);
    }

    void aBadLineIsShownWithItsNumberAndTheGoodOnesStand()
    {
        const StatementBatch all = readAll("time,amount,our\n2026-12-04,1.00,A\n2026-12-04,1.200,B\nyesterday,1,C\n"
                                           "2026-12-04\n\n2026-12-04,\xff\xfe,D\n2026-12-04,0.00,E\n2026-12-04,2,F\n",
            own());
        QCOMPARE(all.lines.size(), 2);
        QCOMPARE(all.lines.at(1).number, 9);
        QStringList bad;
        for (const BadLine &line : all.bad)
            bad << QString::number(line.number) + line.code;
        QCOMPARE(bad.join(QLatin1Char(' ')),
            text("3amount_invalid 4time_invalid 5fields_missing 7text_invalid 8amount_invalid"));
    }

    void quotesHoldDelimitersAndLineEnds()
    {
        const StatementBatch all
            = readAll("time,amount,our\n2026-12-04,\"1,200.00\",\"a \"\"b\"\"\nc\"\n2026-12-04,1,x\n", own());
        QCOMPARE(all.lines.size(), 2);
        QCOMPARE(all.lines.at(0).amount.minor(), 120000);
        QCOMPARE(all.lines.at(0).ourNo, text("a \"b\"\nc"));
        QCOMPARE(all.lines.at(1).number, 4);
    }

    void aQuoteThatNeverClosesDoesNotSwallowTheFile()
    {
        QByteArray bytes = "time,amount,our\n2026-12-04,1,\"open\n";
        for (int i = 0; i < 9000; ++i)
            bytes += "2026-12-04,1.00,N" + QByteArray::number(i) + '\n';
        const StatementBatch all = readAll(bytes, own());
        QCOMPARE(all.bad.size(), 1);
        QCOMPARE(all.bad.at(0).number, 2);
        QCOMPARE(all.bad.at(0).code, text("line_too_long"));
        QVERIFY(all.lines.size() > 2000);
        QCOMPARE(all.lines.constLast().ourNo, text("N8999"));
        QCOMPARE(all.lines.constLast().number, 9002);
    }

    void aMissingColumnIsNamed()
    {
        QString error;
        (void)readAll("when,amount,our\n2026-12-04,1,A\n", own(), &error);
        QCOMPARE(error, text("statement_columns"));
        error.clear();
        (void)readAll("time,amount\n2026-12-04,1\n", own(), &error);
        QCOMPARE(error, text("statement_columns")); // named by the mapping, so not left out in silence
    }

    void amountsAreNeverGuessed()
    {
        const auto minor = [](const char *typed, char sign = '.') {
            const Result<Money> read = StatementReader::amount(text(typed), QLatin1Char(sign), text("CNY"));
            return read ? read->minor() : -999;
        };
        QCOMPARE(minor("120"), 12000);
        QCOMPARE(minor("1,200.50"), 120050);
        QCOMPARE(minor("-0.01"), -1);
        QCOMPARE(minor("+5"), 500);
        QCOMPARE(minor("¥120.00"), 12000);
        QCOMPARE(minor("-¥120.00"), -12000);
        QCOMPARE(minor("120元"), 12000);
        QCOMPARE(minor("CNY 12.30"), 1230);
        QCOMPARE(minor("1.200,50", ','), 120050);
        QCOMPARE(minor("1200,5", ','), 120050);
        for (const char *wrong : {"", "1.200", "1,20", "12.345", "1e3", "--5", "-+5", "abc", "1 200", "0x10"})
            QCOMPARE(minor(wrong), -999);
        QCOMPARE(minor("1,200.50", ','), -999);
        QCOMPARE(minor("1.20", ','), -999);
    }

    void timesInTheFormsFilesHave()
    {
        const auto time = [](const char *typed) {
            const std::optional<QDateTime> read = StatementReader::time(text(typed));
            return read ? read->toString(text("yyyyMMddHHmmss")) : QString();
        };
        QCOMPARE(time("2026-12-05 10:00:07"), text("20261205100007"));
        QCOMPARE(time("2014-11-10 16：33：45"), text("20141110163345"));
        QCOMPARE(time("2026/12/5 9:05"), text("20261205090500"));
        QCOMPARE(time("20261205 100007"), text("20261205100007"));
        QCOMPARE(time("20261205"), text("20261205000000"));
        QCOMPARE(time("05.12.2026 10:00"), text("20261205100000"));
        QCOMPARE(time("2026-12-05T10:00:07.123"), text("20261205100007"));
        QCOMPARE(time("2026年12月5日 10:00"), text("20261205100000"));
        for (const char *wrong : {"", "2026-13-01", "2026-02-30", "2026-12-05 25:00", "12/5/2026", "now", "1899-01-01"})
            QCOMPARE(time(wrong), QString());
    }

    void anImportSendsBoundedBatchesAndHasThemMatched()
    {
        const QString path = write(5003);
        StatementImporter importer(m_gateway);
        QSignalSpy imported(&importer, &StatementImporter::imported);
        importer.start(VenueId(1), path, own());
        QVERIFY(imported.wait(test::patienceMs));
        QCOMPARE(m_gateway.batches, (QList<int>{2000, 2000, 1003}));
        QCOMPARE(m_gateway.sent.lines.size(), 5003);
        QCOMPARE(m_gateway.sent.lines.constLast().number, 5004);
        QCOMPARE(imported.at(0).at(1).toBool(), false);
        // Matched in steps, each from where the last one ended.
        using Step = StatementsGateway::MatchStep;
        QCOMPARE(m_gateway.steps,
            (QList<Step>{{text("channel_no"), 0}, {text("channel_no"), 2000}, {text("channel_no"), 4000},
                {text("channel_no"), 5004}, {text("rest"), 0}}));
        // The same bytes under another name are the same file.
        const QString copy = m_folder.filePath(text("copy.csv"));
        QVERIFY(QFile::copy(path, copy));
        importer.start(VenueId(1), copy, own());
        QVERIFY(imported.wait(test::patienceMs));
        QCOMPARE(imported.at(1).at(1).toBool(), true);
        QCOMPARE(imported.at(1).at(0), imported.at(0).at(0));
        QCOMPARE(m_gateway.batches.size(), 3);
    }

    void aStoppedImportGoesOnWithTheSameFile()
    {
        const QString path = write(4100);
        StatementImporter importer(m_gateway);
        QSignalSpy cancelled(&importer, &StatementImporter::cancelled);
        QSignalSpy imported(&importer, &StatementImporter::imported);
        connect(&importer, &StatementImporter::progressed, this, [&importer](double, int lines) {
            if (lines == 2000)
                importer.cancel();
        });
        importer.start(VenueId(1), path, own());
        QVERIFY(cancelled.wait(test::patienceMs));
        QVERIFY(!importer.isRunning());
        disconnect(&importer, &StatementImporter::progressed, this, nullptr);
        importer.start(VenueId(1), path, own());
        QVERIFY(imported.wait(test::patienceMs));
        QCOMPARE(m_gateway.all.size(), 1);
        QCOMPARE(imported.at(0).at(1).toBool(), false);
    }

    void aMatchingIsStoppedBetweenItsSteps()
    {
        StatementImporter importer(m_gateway);
        QSignalSpy cancelled(&importer, &StatementImporter::cancelled);
        QSignalSpy imported(&importer, &StatementImporter::imported);
        QSignalSpy matching(&importer, &StatementImporter::matching);
        const auto stop = connect(&importer, &StatementImporter::matching, this, [&importer](int line, int) {
            if (line == 2000)
                importer.cancel();
        });
        importer.start(VenueId(1), write(4100), own());
        QVERIFY(cancelled.wait(test::patienceMs));
        QCOMPARE(matching.constLast(), (QVariantList{2000, 4100}));
        QCOMPARE(m_gateway.all.constFirst().state, text("loading"));
        disconnect(stop);
        importer.start(VenueId(1), write(4100), own());
        QVERIFY(imported.wait(test::patienceMs));
        QCOMPARE(m_gateway.all.constFirst().state, text("matched"));
        QCOMPARE(imported.size(), 1);
    }

    void whatTheServerRefusesIsTold()
    {
        m_gateway.answers.error = Error{Fault::Conflict, text("statement_other_channel"), {}, {}};
        StatementImporter importer(m_gateway);
        QSignalSpy failed(&importer, &StatementImporter::failed);
        importer.start(VenueId(1), write(3), own());
        QVERIFY(failed.wait(test::patienceMs));
        QCOMPARE(failed.at(0).at(0).value<Error>().code, text("statement_other_channel"));
        importer.start(VenueId(1), text("/nowhere.csv"), own());
        QVERIFY(failed.wait(test::patienceMs));
        QCOMPARE(failed.at(1).at(0).value<Error>().code, text("statement_file"));
    }

    // A workbook or a damaged file has no columns to choose: it is said at once what it is not.
    void whatIsNoTextIsNoStatement()
    {
        const auto guessed = [this](const QByteArray &bytes) {
            QFile file(m_folder.filePath(text("any.csv")));
            if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
                qFatal("cannot write");
            file.close();
            const Future<StatementPreview> preview = StatementFile::guess(file.fileName(), text("CNY"));
            return preview.result();
        };
        for (const QByteArray &bytes : {QByteArray("PK\x03\x04\x14\x00 xl/worksheets", 21),
                 QByteArray("D\0a\0t\0e\0;\0", 10), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)}) {
            const Result<StatementPreview> none = guessed(bytes);
            QVERIFY(!none);
            QCOMPARE(none.error().code, text("statement_unreadable"));
        }
        QVERIFY(guessed("Date;Amount\r\n2026-11-30;12.00\r\n"));
        QVERIFY(guessed(text("时间,金额\n").toUtf8()));
    }

    void aMillionLinesTakeTheMemoryOfABatch()
    {
        const QString path = write(1'000'000);
        const qint64 before = peakMemory();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        StatementReader reader(file, own());
        int lines = 0;
        for (bool last = false; !last;) {
            const Result<StatementBatch> batch = reader.next(StatementFile::batchLines);
            QVERIFY(batch);
            lines += static_cast<int>(batch->lines.size());
            last = batch->last;
        }
        QCOMPARE(lines, 1'000'000);
        const qint64 after = peakMemory();
        qInfo("1,000,000 lines, %lld MiB file: peak %lld MiB, of which %lld MiB by reading", file.size() / 1048576,
            after / 1048576, (after - before) / 1048576);
        QVERIFY(after < qint64(300) * 1048576);
        QVERIFY(after - before < qint64(32) * 1048576);
    }

    void bulkGoesOnAfterARefusal()
    {
        BulkRunner runner;
        QSignalSpy finished(&runner, &BulkRunner::finished);
        QList<int> asked;
        QList<BulkRunner::Action> actions;
        for (int i = 0; i < 4; ++i)
            actions << [&asked, i]() -> Future<Done> {
                asked << i;
                return i == 1 ? ready<Done>(fail(Fault::Conflict, QStringLiteral("refundable_changed")))
                              : ready<Done>(Done{});
            };
        runner.start(actions);
        QVERIFY(finished.wait(test::patienceMs));
        QCOMPARE(asked, (QList<int>{0, 1, 2, 3}));
        QCOMPARE(finished.at(0).at(0).toInt(), 3);
        QCOMPARE(finished.at(0).at(1).toInt(), 1);
        QCOMPARE(finished.at(0).at(2).value<Error>().code, text("refundable_changed"));
    }

    void init() { m_gateway = {}; }

private:
    QString write(int lines)
    {
        const QString path = m_folder.filePath(QStringLiteral("lines-%1.csv").arg(lines));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("time,amount,our\n");
        for (int i = 0; i < lines; ++i)
            file.write("2026-12-04 10:00:00,12.30,VD-" + QByteArray::number(i) + '\n');
        return path;
    }

    QTemporaryDir m_folder;
    test::FakeStatementsGateway m_gateway;
};

QTEST_GUILESS_MAIN(tst_Statements)
#include "tst_Statements.moc"
