#include "models/exporting/DocumentFile.h"
#include "models/finance/PeriodExport.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/ProgramOutput.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/PdfWriter.h"

#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::exporting;
using namespace vd::finance;
using vd::test::FakeFinanceGateway;
using vd::test::outputOf;

namespace {

const QDate theDay(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

Document documentOf(FakeFinanceGateway &gateway, const QDate &until)
{
    QList<MoneyDay> money;
    for (QDate day = theDay; day <= until; day = day.addDays(1))
        money << MoneyDay{day, gateway.moneyRows(VenueId(1), day, {}).result().value()};
    return PeriodExport::document({VenueId(1), text("滨江体育馆 Riverside"), QTimeZone("Asia/Shanghai"), theDay, until},
        gateway.periodReport(VenueId(1), theDay, until).result().value(), money);
}

/// Every cell of a document as it is printed, in the order of the rows.
QStringList printed(const Document &document, const QLocale &locale)
{
    QStringList texts;
    for (const Sheet &sheet : document.sheets) {
        QList<SheetRow> rows = sheet.rows;
        if (const SheetRow total = sheet.totalRow(); !total.isEmpty())
            rows << total;
        for (const SheetRow &row : std::as_const(rows)) {
            for (const Cell &cell : row) {
                if (const auto *money = std::get_if<Money>(&cell))
                    texts << money->toDisplay(locale);
                else if (const auto *number = std::get_if<qint64>(&cell))
                    texts << locale.toString(*number);
                else if (const auto *time = std::get_if<QTime>(&cell))
                    texts << time->toString(text("HH:mm:ss"));
                else if (const auto *words = std::get_if<QString>(&cell))
                    texts << words->split(QLatin1Char(' '), Qt::SkipEmptyParts);
            }
        }
    }
    return texts;
}

} // namespace

class tst_ExportFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyFigureIsInThePdf_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("chinese");
        QTest::newRow("a day") << 1 << false;
        QTest::newRow("a day, Chinese") << 1 << true;
        QTest::newRow("two weeks") << 14 << false;
    }

    void everyFigureIsInThePdf()
    {
        QFETCH(int, days);
        QFETCH(bool, chinese);
        ui::LanguageSwitch language;
        language.set(chinese ? ui::Language::Chinese : ui::Language::English);
        FakeFinanceGateway gateway;
        for (int day = 0; day < days; ++day)
            gateway.fillBusyDay(theDay.addDays(day));
        const Document document = documentOf(gateway, theDay.addDays(days - 1));
        QTemporaryDir folder;
        const auto file
            = DocumentFile::writeNow(folder.filePath(text("x.pdf")), document, *ui::ExportFormats::writer(text("pdf")));
        QVERIFY2(file, qPrintable(file ? QString() : file.error().code));
        // Glyphs shared by two characters are named by either: compatibility forms are made one.
        const QString read = outputOf(text("pdftotext"), {text("-raw"), file->path, text("-")})
                                 .normalized(QString::NormalizationForm_KC);
        QMap<QString, int> have;
        const QStringList words = QString(read).replace(QLatin1Char('\n'), QLatin1Char(' ')).split(QLatin1Char(' '));
        for (const QString &word : words)
            ++have[word];
        QStringList missing;
        for (const QString &word : printed(document, QLocale()))
            if (--have[word.normalized(QString::NormalizationForm_KC)] < 0)
                missing << word;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 20).join(QLatin1Char('|'))));
        QVERIFY(read.contains(text("滨江体育馆 Riverside")));
        const QString fonts = outputOf(text("pdffonts"), {file->path});
        const QStringList lines = fonts.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QVERIFY(!lines.isEmpty());
        for (const QString &line : lines)
            QVERIFY2(line.simplified().split(QLatin1Char(' ')).contains(text("yes")), qPrintable(line));
        for (const QString &signature : document.signatures)
            QVERIFY(read.contains(signature));
    }

    void pagesAreCounted()
    {
        FakeFinanceGateway gateway;
        for (int day = 0; day < 7; ++day)
            gateway.fillBusyDay(theDay.addDays(day));
        QTemporaryDir folder;
        const auto file = DocumentFile::writeNow(
            folder.filePath(text("x.pdf")), documentOf(gateway, theDay.addDays(6)), ui::PdfWriter());
        QVERIFY(file);
        const QString read = outputOf(text("pdftotext"), {text("-layout"), file->path, text("-")});
        const QStringList pages = read.split(QLatin1Char('\f'), Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 4);
        for (qsizetype i = 0; i < pages.size(); ++i)
            QVERIFY2(pages.at(i).contains(text("%1 of %2").arg(i + 1).arg(pages.size())), qPrintable(pages.at(i)));
        // The heading of a table goes on with it.
        QVERIFY(pages.at(pages.size() - 2).contains(text("Request number")));
    }

    void aPictureStandsBelowTheTitle()
    {
        QPicture picture;
        {
            QPainter painter(&picture);
            painter.drawText(20, 40, text("picture words"));
        }
        Document document;
        document.title = text("Title words");
        QTemporaryDir folder;
        const auto file
            = DocumentFile::writeNow(folder.filePath(text("x.pdf")), document, ui::PdfWriter(picture, QSize(400, 200)));
        QVERIFY(file);
        const QString read = outputOf(text("pdftotext"), {text("-layout"), file->path, text("-")});
        QVERIFY2(read.contains(text("picture words")), qPrintable(read));
        QVERIFY2(read.indexOf(text("Title words")) < read.indexOf(text("picture words")), qPrintable(read));
    }

    void aFullDeviceIsSeen()
    {
        FakeFinanceGateway gateway;
        gateway.fillBusyDay(theDay);
        const auto file = DocumentFile::writeNow(text("/dev/full/x.pdf"), documentOf(gateway, theDay), ui::PdfWriter());
        QVERIFY(!file);
        class Full final : public QIODevice
        {
        protected:
            qint64 readData(char *, qint64) override { return -1; }
            qint64 writeData(const char *, qint64) override { return -1; }
        } full;
        full.open(QIODevice::WriteOnly);
        const auto going = [](int) { return true; };
        for (const QString &suffix : ui::ExportFormats::suffixes())
            QCOMPARE(ui::ExportFormats::writer(suffix)->write(documentOf(gateway, theDay), full, going),
                DocumentWriter::Outcome::Failed);
        QCOMPARE(ui::PdfWriter().write(documentOf(gateway, theDay), full, [](int) { return false; }),
            DocumentWriter::Outcome::Stopped);
    }
};

QTEST_MAIN(tst_ExportFiles)
#include "tst_ExportFiles.moc"
