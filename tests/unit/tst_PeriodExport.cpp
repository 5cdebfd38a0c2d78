#include "models/base/Money.h"
#include "models/exporting/CsvWriter.h"
#include "models/exporting/DocumentFile.h"
#include "models/exporting/FilePattern.h"
#include "models/exporting/XlsxWriter.h"
#include "models/finance/JournalExport.h"
#include "models/finance/MoneyWords.h"
#include "models/finance/PeriodExport.h"
#include "models/finance/PeriodExporter.h"
#include "tests/support/fakes/FakeBooksGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/Patience.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

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
    if (!python.waitForFinished(test::patienceMs) || python.exitCode() != 0) {
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

QByteArray written(const Sheet &sheet)
{
    Document document;
    document.sheets = {sheet};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto outcome = CsvWriter().write(document, buffer, [](int) { return true; });
    return outcome == DocumentWriter::Outcome::Written ? buffer.data() : QByteArray();
}

/// Reads a workbook with another program, once its parts are found to be as strictly what the standard asks for: of
/// each sheet its name and cells, each as its kind and text.
QJsonArray readWorkbook(const QString &path, QString &trouble)
{
    QProcess strict;
    strict.start(
        QStringLiteral("/usr/bin/python3"), {QStringLiteral(VD_SOURCE_DIR "/tests/support/strict_xlsx.py"), path});
    if (!strict.waitForFinished(60'000) || strict.exitCode() != 0) {
        trouble = QString::fromUtf8(strict.readAllStandardOutput() + strict.readAllStandardError());
        return {};
    }
    QProcess python;
    // The one Debian's openpyxl belongs to, whichever comes first in the path.
    python.start(QStringLiteral("/usr/bin/python3"),
        {QStringLiteral("-c"),
            QStringLiteral("import json,openpyxl,sys,warnings\n"
                           "from openpyxl.utils.escape import unescape\n"
                           "warnings.simplefilter('error')\n"
                           "f=openpyxl.load_workbook(sys.argv[1])\n"
                           "v=openpyxl.load_workbook(sys.argv[1],data_only=True)\n"
                           "print(json.dumps([[s.title,str(s.freeze_panes),[[[c.data_type,unescape(str(c.value)),"
                           "str(v[s.title][c.coordinate].value),c.number_format] for c in r] for r in s.rows]] "
                           "for s in f]))"),
            path});
    if (!python.waitForFinished(60'000) || python.exitCode() != 0) {
        trouble = QString::fromUtf8(python.readAllStandardError()) + python.errorString();
        return {};
    }
    return QJsonDocument::fromJson(python.readAllStandardOutput()).array();
}

QJsonArray workbook(const Sheet &sheet, QString &trouble)
{
    QTemporaryDir folder;
    Document document;
    document.sheets = {sheet};
    const auto file = DocumentFile::writeNow(folder.filePath(QStringLiteral("x.xlsx")), document, XlsxWriter());
    if (!file) {
        trouble = file.error().code;
        return {};
    }
    return readWorkbook(file->path, trouble).at(0).toArray().at(2).toArray();
}

QString kindOf(const QJsonValue &row, int column)
{
    return row.toArray().at(column).toArray().at(0).toString();
}

QString valueOf(const QJsonValue &row, int column)
{
    return row.toArray().at(column).toArray().at(1).toString();
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Document documentOf(FakeFinanceGateway &gateway, const QDate &from, const QDate &until)
{
    QList<MoneyDay> money;
    for (QDate day = from; day <= until; day = day.addDays(1))
        money << MoneyDay{day, gateway.moneyRows(VenueId(1), day, {}).result().value()};
    return PeriodExport::document({VenueId(1), text("V"), shanghai, from, until},
        gateway.periodReport(VenueId(1), from, until).result().value(), money);
}

/// What a reader finds in a worksheet is what the sheet holds: kinds, figures, frozen heading, totals by formula.
void compareSheet(const QJsonArray &read, const Sheet &sheet)
{
    const QJsonArray rows = read.at(2).toArray();
    const SheetRow total = sheet.totalRow();
    QCOMPARE(read.at(1).toString(), text("A2"));
    QCOMPARE(rows.size(), 1 + sheet.rows.size() + (total.isEmpty() ? 0 : 1));
    for (qsizetype r = 0; r < rows.size() - 1; ++r) {
        const bool sums = r == sheet.rows.size();
        const SheetRow &wanted = sums ? total : sheet.rows.at(r);
        for (int c = 0; c < wanted.size(); ++c) {
            const QJsonArray cell = rows.at(r + 1).toArray().at(c).toArray();
            const QString value = cell.at(2).toString();
            if (sums && sheet.columns.at(c).summed && !sheet.rows.isEmpty())
                QVERIFY(cell.at(1).toString().startsWith(text("=SUM(")));
            if (const auto *money = std::get_if<Money>(&wanted.at(c))) {
                const int decimals = Money::decimals(money->currency());
                QCOMPARE(QString::number(value.toDouble(), 'f', decimals), money->toPlain());
                QCOMPARE(cell.at(3).toString(), XlsxWriter::numberFormat(money->currency()));
            } else if (const auto *number = std::get_if<qint64>(&wanted.at(c))) {
                QCOMPARE(value, QString::number(*number));
            } else if (const auto *string = std::get_if<QString>(&wanted.at(c)); string && !string->isEmpty()) {
                QCOMPARE(value, *string);
            } else if (const auto *date = std::get_if<QDate>(&wanted.at(c))) {
                QCOMPARE(value, date->toString(Qt::ISODate) + text(" 00:00:00"));
            } else if (const auto *time = std::get_if<QTime>(&wanted.at(c))) {
                QCOMPARE(value, time->toString(text("HH:mm:ss")));
            }
        }
    }
}

} // namespace

class tst_PeriodExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<vd::Error>();
        qRegisterMetaType<vd::exporting::ExportedFile>();
    }

    void c65_formulasBecomeTextAndAmountsStay()
    {
        Sheet section;
        section.columns = {{QStringLiteral("Name"), CellType::Text}, {QStringLiteral("Phone"), CellType::Text},
            {QStringLiteral("Note"), CellType::Text}, {QStringLiteral("Amount"), CellType::Amount}};
        const QString note = text("said \"hello\", then\r\nleft");
        const Money refund(-5500, QStringLiteral("CNY"));
        const QStringList names{text("=1+1"), text("@SUM(A1)"), text("-2+3"), text("\tcmd"), text("\rcmd"), text("+1"),
            text("O'Brien"), text("'; drop table x; --"), text("王小明"), text("\xF0\x9F\x8F\xB8"),
            text("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"), text("a=b")};
        for (const QString &name : names)
            section.rows << SheetRow{name, text("+86 138 0000 1234"), note, refund};
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
        const QJsonArray book = workbook(section, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QCOMPARE(book.size(), names.size() + 1);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QJsonValue row = book.at(i + 1);
            QCOMPARE(kindOf(row, 0), text("s"));
            QCOMPARE(valueOf(row, 0), names.at(i));
            QCOMPARE(valueOf(row, 1), text("+86 138 0000 1234"));
            QCOMPARE(valueOf(row, 2), note);
            QCOMPARE(kindOf(row, 3), text("n"));
            QCOMPARE(valueOf(row, 3).toDouble(), -55.0);
        }
    }

    void c67_identifiersStayText()
    {
        Sheet section;
        section.columns = {{QStringLiteral("Text"), CellType::Text}};
        const QStringList given{text("02088886666"), text("+8613800001234"), text("013800001234"),
            text("12345678901234567890"), text("1E5"), text("3-4")};
        for (const QString &value : given)
            section.rows << SheetRow{value};
        QString trouble;
        const QJsonArray read = readByPython(written(section), trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        for (qsizetype i = 0; i < given.size(); ++i)
            QCOMPARE(texts(read.at(i + 1)).constFirst(), i == 1 ? QLatin1Char('\'') + given.at(i) : given.at(i));
        const QJsonArray book = workbook(section, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        for (qsizetype i = 0; i < given.size(); ++i) {
            QCOMPARE(kindOf(book.at(i + 1), 0), text("s"));
            QCOMPARE(valueOf(book.at(i + 1), 0), given.at(i));
        }
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
        const auto file
            = DocumentFile::writeNow(folder.filePath(text("x.csv")), documentOf(gateway, theDay, theDay), CsvWriter());
        QVERIFY(file);
        const QByteArray bytes = contents(file->path);
        QCOMPARE(bytes.size(), file->bytes);
        QString trouble;
        const QJsonArray read = readByPython(bytes, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        for (const QJsonValue &record : read)
            QCOMPARE(record.toArray().size(), read.at(0).toArray().size());
    }

    void everyFileSaysWhetherTwoPeopleAreNeeded()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        for (const bool alone : {false, true}) {
            gateway.extra.onePerson = alone;
            const Sheet summary = documentOf(gateway, theDay, theDay).sheets.constFirst();
            QCOMPARE(summary.columns.at(13).title, text("Two-person rules"));
            QCOMPARE(std::get<QString>(summary.rows.constFirst().at(13)), alone ? text("switched off") : text("on"));
        }
    }

    void totalsOfTheFileAreTheSumsOfItsLines()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        const DayReport report = gateway.dayReport(VenueId(1), theDay).result().value();
        const QList<MoneyDay> money{{theDay, gateway.moneyRows(VenueId(1), theDay, {}).result().value()}};
        QVERIFY(PeriodExport::addsUp(report, money));
        QVERIFY(!PeriodExport::addsUp(report, {{theDay, money.at(0).rows.mid(1)}}));
        DayReport wrong = report;
        wrong.channels[0].net += Money(1, QStringLiteral("CNY"));
        QVERIFY(!PeriodExport::addsUp(wrong, money));
        const QList<Sheet> sheets = documentOf(gateway, theDay, theDay).sheets;
        QCOMPARE(std::get<Money>(sheets.at(1).totalRow().at(5)), report.total.net);
        QCOMPARE(std::get<Money>(sheets.at(3).totalRow().at(5)), report.total.net);
    }

    /// Money of another currency is a line and a sheet of its own and part of no total; the journal has a sheet for
    /// each.
    void moneyOfAnotherCurrencyStandsApart()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        DayReport report = gateway.dayReport(VenueId(1), theDay).result().value();
        QList<MoneyDay> money{{theDay, gateway.moneyRows(VenueId(1), theDay, {}).result().value()}};
        const ExportPeriod period{VenueId(1), text("Hall"), shanghai, theDay, theDay};
        const QList<Sheet> before = PeriodExport::document(period, report, money).sheets;
        MoneyRow euros = money.at(0).rows.constFirst();
        euros.kind = text("payment");
        euros.channel = text("wechat EUR");
        euros.amount = Money(12000, text("EUR"));
        money[0].rows << euros;
        QVERIFY(!PeriodExport::addsUp(report, money));
        const Money none(0, text("EUR"));
        report.foreign = {{euros.channel, 1, euros.amount, 0, none, euros.amount, euros.amount}};
        QVERIFY(PeriodExport::addsUp(report, money));
        const QList<Sheet> after = PeriodExport::document(period, report, money).sheets;
        QCOMPARE(after.size(), before.size() + 1);
        QCOMPARE(after.at(1).totalRow(), before.at(1).totalRow());
        QCOMPARE(after.at(3).totalRow(), before.at(3).totalRow());
        QCOMPARE(after.at(4).rows.size(), 1);
        QCOMPARE(std::get<Money>(after.at(4).rows.at(0).at(5)), euros.amount);
        QCOMPARE(std::get<QString>(after.at(4).rows.at(0).at(3)), text("WeChat Pay in EUR"));
        QVERIFY(after.at(4).totalRow().isEmpty());

        const Money zero(0, text("CNY"));
        const Money yuan(500, text("CNY"));
        const QList<JournalLine> lines{{theDay, text("payments"), text("cash"), {}, text("1001"), yuan, zero},
            {theDay, text("payments"), text("cash"), {}, text("2203"), zero, yuan},
            {theDay, text("payments"), text("wechat"), {}, text("1012"), euros.amount, none},
            {theDay, text("payments"), text("wechat"), {}, text("2203"), none, euros.amount}};
        const QList<Sheet> journal = JournalExport::document(period, lines).sheets;
        QCOMPARE(journal.size(), 2);
        QCOMPARE(std::get<Money>(journal.at(0).totalRow().at(4)), yuan);
        QCOMPARE(std::get<Money>(journal.at(1).totalRow().at(5)), euros.amount);
    }

    /// Any days of random money, in any currency: every section's totals are the report's, in the file too.
    void totalsOfAnyPeriodAreTheReports_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 6; ++seed)
            QTest::addRow("%u", seed) << seed;
    }

    void totalsOfAnyPeriodAreTheReports()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        FakeFinanceGateway gateway;
        gateway.currency = QStringList{text("CNY"), text("JPY"), text("KWD")}.at(seed % 3);
        const int days = 1 + static_cast<int>(random.bounded(31));
        const QDate until = theDay.addDays(days - 1);
        for (int i = 0; i < 400; ++i)
            gateway.add(theDay.addDays(random.bounded(days)), QTime(random.bounded(24), random.bounded(60)),
                MoneyWords::channels().at(random.bounded(6)), random.bounded(-50'000, 2'000'000) | 1,
                QString::number(i), random.bounded(9) > 0);
        const DayReport report = gateway.periodReport(VenueId(1), theDay, until).result().value();
        const Document document = documentOf(gateway, theDay, until);
        QTemporaryDir folder;
        const auto book = DocumentFile::writeNow(folder.filePath(text("x.xlsx")), document, XlsxWriter());
        QVERIFY2(book, qPrintable(book ? QString() : book.error().code));
        QString trouble;
        const QJsonArray sheets = readWorkbook(book->path, trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QCOMPARE(sheets.size(), document.sheets.size());
        for (qsizetype i = 0; i < document.sheets.size(); ++i)
            compareSheet(sheets.at(i).toArray(), document.sheets.at(i));
        const auto net = [&](qsizetype sheet, qsizetype column) {
            return std::get<Money>(document.sheets.at(sheet).totalRow().at(column));
        };
        QCOMPARE(net(1, 5), report.total.net);
        if (days > 1)
            QCOMPARE(net(2, 6), report.total.net);
        QCOMPARE(net(document.sheets.size() - 1, 5), report.total.net);
    }

    void theDrawersOfTheDaysAreExported()
    {
        FakeFinanceGateway gateway;
        gateway.add(theDay, QTime(9, 5), text("cash"), 1000, text("A"));
        test::FakeBooksGateway books;
        books.fill();
        PeriodExporter exporter(gateway, nullptr, &books);
        QSignalSpy done(&exporter, &PeriodExporter::exported);
        QTemporaryDir folder;
        ExportRequest request{{VenueId(1), text("V"), shanghai, theDay.addDays(-9), theDay}, folder.path(),
            text("drawers"), std::make_shared<XlsxWriter>()};
        exporter.start(request);
        QVERIFY(done.wait(test::patienceMs));
        QString trouble;
        const QJsonArray sheets = readWorkbook(folder.filePath(text("drawers.xlsx")), trouble);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        const QJsonArray drawers = sheets.last().toArray();
        QCOMPARE(drawers.at(0).toString(), text("Cash by shift"));
        const QJsonArray rows = drawers.at(2).toArray();
        QCOMPARE(rows.size(), books.allShifts.size() + 2);
        qint64 difference = 0;
        for (int i = 0; i < books.allShifts.size(); ++i) {
            const Shift &shift = books.allShifts.at(i);
            QCOMPARE(valueOf(rows.at(i + 1), 0), shift.id.toString());
            QCOMPARE(qRound64(valueOf(rows.at(i + 1), 12).toDouble() * 100), shift.expected.minor());
            // What is not counted yet has no difference.
            QCOMPARE(valueOf(rows.at(i + 1), 14) == text("None"), !shift.closedAt.isValid());
            difference += shift.difference().minor();
        }
        const QString sum = rows.last().toArray().at(14).toArray().at(2).toString();
        QCOMPARE(qRound64(sum.toDouble() * 100), difference);
    }

    void amountsKeepTheirCurrencysDecimals()
    {
        QCOMPARE(XlsxWriter::numberFormat(text("CNY")), text("#,##0.00"));
        QCOMPARE(XlsxWriter::numberFormat(text("JPY")), text("#,##0"));
        QCOMPARE(XlsxWriter::numberFormat(text("KWD")), text("#,##0.000"));
        QCOMPARE(XlsxWriter::sheetName(text("a/b:c?*[d]"), {}), text("a b c d"));
        QCOMPARE(XlsxWriter::sheetName(QString(40, QLatin1Char('x')), {QString(31, QLatin1Char('X'))}),
            QString(29, QLatin1Char('x')) + text(" 2"));
    }

    void rowsCarryTheVenuesClock()
    {
        FakeFinanceGateway gateway;
        gateway.add(theDay, QTime(0, 5), text("cash"), 1000, text("A"));
        const QList<Sheet> sheets = documentOf(gateway, theDay, theDay).sheets;
        QCOMPARE(std::get<QDate>(sheets.at(3).rows.at(0).at(1)), theDay);
        QCOMPARE(std::get<QTime>(sheets.at(3).rows.at(0).at(2)), QTime(0, 5));
    }

    void fileNames()
    {
        const auto name = [](const char *venue, const char *pattern = "venuedesk-{venue}-{day}", int days = 1) {
            const auto made
                = FilePattern::name(text(pattern), {text(venue), text("day"), theDay, theDay.addDays(days - 1)});
            return made ? *made : made.error().code;
        };
        QCOMPARE(name("Riverside Sports Centre"), text("venuedesk-riverside-sports-centre-2026-12-05"));
        QCOMPARE(name("../../O'Brien \\ <x>"), text("venuedesk-o-brien-x-2026-12-05"));
        QCOMPARE(name("滨江体育馆"), text("venuedesk-滨江体育馆-2026-12-05"));
        QCOMPARE(name("..."), text("venuedesk-venue-2026-12-05"));
        QCOMPARE(name(QByteArray(200, 'a').constData()).size(), 60 + 21);
        QCOMPARE(name("V", "{venue}-{day}", 7), text("v-2026-12-05_2026-12-11"));
        QCOMPARE(name("V", "{what} of {from} to {until}", 2), text("day of 2026-12-05 to 2026-12-06"));
        QCOMPARE(name("V", "../{venue}"), text("-v"));
        QCOMPARE(name("V", "{month}"), text("file_pattern_unknown"));
        QCOMPARE(name("V", " ./ "), text("file_pattern_empty"));
        QCOMPARE(FilePattern::period(QDate(2028, 2, 1), QDate(2028, 2, 29)), text("2028-02"));
    }
};

QTEST_GUILESS_MAIN(tst_PeriodExport)
#include "tst_PeriodExport.moc"
