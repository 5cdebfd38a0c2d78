#include "models/exporting/FilePattern.h"
#include "models/finance/ChartBuilder.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeReportsGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/ProgramOutput.h"
#include "tests/support/TestClock.h"
#include "ui/common/Appearance.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/SheetModel.h"
#include "ui/exporting/TableSheet.h"
#include "ui/finance/charts/BarsChart.h"
#include "ui/finance/charts/ChartPane.h"
#include "ui/finance/charts/ChartsPage.h"
#include "ui/finance/charts/ChartText.h"
#include "ui/finance/charts/HeatMap.h"
#include "ui/finance/ExportsPage.h"
#include "ui/finance/PeriodPicker.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QDir>
#include <QHeaderView>
#include <QImageReader>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <array>
#include <cmath>

using namespace vd;
using namespace vd::ui;
using finance::ChartData;
using finance::ChartKind;
using vd::test::outputOf;

namespace {

const QDate today(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

using Rgb = std::array<double, 3>;
using Eye = std::array<Rgb, 3>;

// Machado, Oliveira, Fernandes 2009, severity 1: what an eye sees of linear light.
const QHash<QString, Eye> &eyes()
{
    static const QHash<QString, Eye> all{{QStringLiteral("all colours"), Eye{Rgb{1, 0, 0}, Rgb{0, 1, 0}, Rgb{0, 0, 1}}},
        {QStringLiteral("no red"),
            Eye{Rgb{0.152286, 1.052583, -0.204868}, Rgb{0.114503, 0.786281, 0.099216},
                Rgb{-0.003882, -0.048116, 1.051998}}},
        {QStringLiteral("no green"),
            Eye{Rgb{0.367322, 0.860646, -0.227968}, Rgb{0.280085, 0.672501, 0.047413},
                Rgb{-0.011820, 0.042940, 0.968881}}},
        {QStringLiteral("no blue"),
            Eye{Rgb{1.255528, -0.076749, -0.178779}, Rgb{-0.078411, 0.930809, 0.147602},
                Rgb{0.004733, 0.691367, 0.303900}}}};
    return all;
}

/// CIE L*a*b* of what an eye sees of a colour.
Rgb seen(const QColor &colour, const Eye &eye)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const Rgb light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Rgb rgb{};
    for (std::size_t i = 0; i < 3; ++i)
        rgb[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0, 1.0);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

} // namespace

class tst_ChartsPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(QLocale::UnitedKingdom); }

    void init()
    {
        QSettings().clear();
        m_finance = std::make_unique<test::FakeFinanceGateway>();
        m_reports = std::make_unique<test::FakeReportsGateway>();
        m_reports->fill(today.addDays(-40), today);
        m_gateways.finance = m_finance.get();
        m_gateways.reports = m_reports.get();
        m_gateways.clock = &m_clock;
    }

    void cleanup()
    {
        m_page.reset();
        m_exports.reset();
    }

    void everyChartHasItsTable_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind <= int(ChartKind::LeadTime); ++kind)
            QTest::newRow(qPrintable(finance::ChartBuilder::title(ChartKind(kind)))) << kind;
    }

    void everyChartHasItsTable()
    {
        QFETCH(int, kind);
        open(ChartKind(kind));
        const ChartData &chart = *m_page->controller().chart();
        QVERIFY(!chart.isEmpty());
        auto *table = m_page->findChild<TableView *>(text("chartTable"));
        QCOMPARE(table->model()->rowCount(), chart.table.rows.size() + 1);
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->index(table->model()->rowCount() - 1, 0).data().toString(), text("Total"));
        QWidget *drawing = chart.isHeatMap() ? static_cast<QWidget *>(pane()->heatMap()) : pane()->bars();
        QVERIFY(drawing->isVisible());
        QVERIFY(!drawing->accessibleName().isEmpty());
        QVERIFY(!drawing->accessibleDescription().isEmpty());
    }

    /// By keyboard alone: every number of the chart is read out, and it is the table's.
    void arrowKeysReadTheNumbers()
    {
        open(ChartKind::Takings);
        BarsChart *bars = pane()->bars();
        bars->setFocus();
        const ChartData &chart = *m_page->controller().chart();
        QTest::keyClick(bars, Qt::Key_Home);
        QCOMPARE(bars->currentText(), ChartText::bar(chart, 0, 0));
        qint64 cash = 0;
        for (int day = 0; day < chart.categories.size(); ++day) {
            QCOMPARE(bars->currentText(), ChartText::bar(chart, day, 0));
            QCOMPARE(label("chartReadout"), bars->currentText());
            cash += chart.series.at(0).values.at(day);
            QVERIFY(bars->currentText().endsWith(
                Money(chart.series.at(0).values.at(day), text("CNY")).toDisplay(QLocale())));
            QTest::keyClick(bars, Qt::Key_Right);
        }
        qint64 inTable = 0;
        for (const exporting::SheetRow &row : chart.table.rows)
            if (std::get<QString>(row.at(1)) == text("Cash"))
                inTable += std::get<Money>(row.at(3)).minor();
        QCOMPARE(cash, inTable);
        QTest::keyClick(bars, Qt::Key_Home);
        QTest::keyClick(bars, Qt::Key_Up);
        QCOMPARE(bars->currentText(), ChartText::bar(chart, 0, 1));
        QTest::keyClick(bars, Qt::Key_End);
        QVERIFY(bars->currentText().contains(text("2026")));
    }

    void theHeatMapIsReadByKeysAndPointer()
    {
        open(ChartKind::Occupancy);
        HeatMap *map = pane()->heatMap();
        const ChartData &chart = *m_page->controller().chart();
        map->setFocus();
        QTest::keyClick(map, Qt::Key_Down);
        QCOMPARE(map->currentText(), ChartText::cell(chart, 0, 0));
        QTest::keyClick(map, Qt::Key_Down);
        QTest::keyClick(map, Qt::Key_End);
        const QString corner = ChartText::cell(chart, 1, int(chart.heatColumns.size()) - 1);
        QCOMPARE(map->currentText(), corner);
        const QPoint there = map->currentRect().center();
        QTest::keyClick(map, Qt::Key_Home);
        QVERIFY(map->currentText() != corner);
        QTest::mouseMove(map, there);
        QTRY_COMPARE(map->currentText(), corner);
        QVERIFY(corner.contains(text("of 30 places")));
    }

    void hoursAreNarrowColumnsThatSayMoreInTheirTips()
    {
        open(ChartKind::Occupancy);
        SheetModel model;
        const exporting::Sheet sheet = m_page->controller().chart()->table;
        model.setSheet(sheet);
        QCOMPARE(sheet.columns.at(5).title.size(), 5);
        QCOMPARE(model.headerData(5, Qt::Horizontal).toString(), sheet.columns.at(5).title.left(2));
        QCOMPARE(model.headerData(5, Qt::Horizontal, Qt::ToolTipRole).toString(), sheet.columns.at(5).title);
        const qint64 share = std::get<qint64>(sheet.rows.at(0).at(5));
        const QModelIndex at = model.index(0, 5);
        QCOMPARE(at.data().toString(), QLocale().toString(double(share) / 100.0, 'f', 0));
        QVERIFY(at.data(Qt::ToolTipRole).toString().endsWith(QLatin1Char('%')));
        QVERIFY(model.index(0, 4).data().toString().endsWith(QLatin1Char('%')));
    }

    void theBarUnderThePointerIsTheOneThatIsFramed()
    {
        open(ChartKind::LeadTime);
        BarsChart *bars = pane()->bars();
        QChart chart;
        chart.resize(900, 400);
        BarPlot plot(chart);
        plot.draw(*m_page->controller().chart(), Scheme::Light);
        const ChartData &data = *m_page->controller().chart();
        qreal before = -1;
        for (int bar = 0; bar < data.categories.size(); ++bar) {
            const QRectF mark = plot.markRect(data, bar, 0);
            QVERIFY(mark.left() > before);
            before = mark.right();
            QVERIFY(chart.plotArea().adjusted(-1, -1, 1, 1).contains(mark));
            // Heights are as the numbers.
            const QRectF first = plot.markRect(data, 0, 0);
            QVERIFY(std::abs(mark.height() / first.height()
                        - double(data.series.at(0).values.at(bar)) / double(data.series.at(0).values.at(0)))
                < 0.001);
        }
        QVERIFY(bars->currentText().isEmpty());
    }

    void periodsAreCountedFromTheVenuesToday()
    {
        open(ChartKind::Takings);
        QCOMPARE(m_reports->asked.constLast(), (QPair<QDate, QDate>{today.addDays(-29), today}));
        auto *period = m_page->findChild<PeriodPicker *>();
        period->setPeriod(PeriodPicker::Period::LastMonth);
        QCOMPARE(m_reports->asked.constLast(), (QPair<QDate, QDate>{QDate(2026, 11, 1), QDate(2026, 11, 30)}));
        auto *until = period->findChild<QDateEdit *>(text("periodUntil"));
        until->setDate(QDate(2026, 10, 1));
        QCOMPARE(period->period(), PeriodPicker::Period::Own);
        QCOMPARE(m_reports->asked.constLast(), (QPair<QDate, QDate>{QDate(2026, 10, 1), QDate(2026, 10, 1)}));
        QCOMPARE(PeriodPicker::daysOf(PeriodPicker::Period::ThisWeek, QDate(2027, 1, 1)),
            std::pair(QDate(2026, 12, 28), QDate(2027, 1, 3)));
    }

    void c53_weeksAreNamedByTheirIsoYear()
    {
        open(ChartKind::Takings);
        auto *period = m_page->findChild<PeriodPicker *>();
        period->setToday(QDate(2027, 1, 1));
        period->setPeriod(PeriodPicker::Period::ThisWeek);
        QCOMPARE(period->findChild<TextLabel *>(text("periodWeek"))->text(), text("2026-W53"));
        QCOMPARE(PeriodPicker::weekOf(QDate(2027, 1, 4), QDate(2027, 1, 10)), text("2027-W01"));
        QCOMPARE(PeriodPicker::weekOf(QDate(2027, 1, 3), QDate(2027, 1, 9)), QString());
        QCOMPARE(PeriodPicker::weekOf(QDate(2026, 12, 28), QDate(2027, 1, 31)), QString());
    }

    /// The same figures in the window, the CSV, the workbook and the PDF; the export recorded with its rows.
    void exportsHaveTheChartsNumbers_data() { everyChartHasItsTable_data(); }

    void exportsHaveTheChartsNumbers()
    {
        QFETCH(int, kind);
        open(ChartKind(kind));
        QTemporaryDir folder;
        ExportFormats::setFolder(folder.path());
        const ChartData chart = *m_page->controller().chart();
        QSignalSpy exported(m_page.get(), &ChartsPage::exported);
        QHash<QString, QString> files;
        for (const char *suffix : {"png", "pdf", "csv", "xlsx"}) {
            m_page->exportAs(text(suffix));
            QVERIFY(exported.wait(test::patienceMs));
            files.insert(text(suffix), exported.takeLast().at(0).toString());
            QVERIFY(
                m_finance->exports.constLast().endsWith(text("%1: %2").arg(text(suffix)).arg(chart.table.rows.size())));
        }
        QFile csv(files.value(text("csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QString lines = QString::fromUtf8(csv.readAll());
        const QString pdf = outputOf(text("pdftotext"), {text("-raw"), files.value(text("pdf")), text("-")});
        const QString words
            = QLatin1Char(' ') + QString(pdf).replace(QLatin1Char('\n'), QLatin1Char(' ')) + QLatin1Char(' ');
        const exporting::SheetRow total = chart.table.totalRow();
        QString csvTotal = lines.trimmed().section(text("\r\n"), -1);
        for (qsizetype i = 0; i < total.size(); ++i) {
            if (const auto *money = std::get_if<Money>(&total.at(i))) {
                QVERIFY(csvTotal.split(QLatin1Char(',')).contains(money->toPlain()));
                QVERIFY(words.contains(QLatin1Char(' ') + money->toDisplay(QLocale()) + QLatin1Char(' ')));
            } else if (const auto *number = std::get_if<qint64>(&total.at(i))) {
                QVERIFY(csvTotal.split(QLatin1Char(',')).contains(QString::number(*number)));
                QVERIFY(words.contains(QLatin1Char(' ') + QLocale().toString(*number) + QLatin1Char(' ')));
            }
        }
        QVERIFY(pdf.contains(chart.title));
        const QImage picture = QImageReader(files.value(text("png"))).read();
        QVERIFY(picture.width() > 2000);
        QVERIFY(picture.pixelColor(4, 4) == Theme::color(Token::Surface, Scheme::Light));
    }

    void nothingIsWrittenThatWasNotRecorded()
    {
        open(ChartKind::Takings);
        QTemporaryDir folder;
        ExportFormats::setFolder(folder.path());
        m_finance->exportAudit.error = Error{Fault::Denied, text("not_allowed"), {}, {}};
        m_page->exportAs(text("csv"));
        auto *strip = m_page->findChild<MessageStrip *>(text("chartStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Error);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// Series stay apart for eyes that lack one kind of cone, and stand off the ground, light and dark.
    void seriesAreApartForEveryEye()
    {
        constexpr double apart = 15; // Lab distance; 2 is just seen
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            QList<QColor> colours;
            for (int i = int(Token::Series1); i <= int(Token::Series6); ++i)
                colours << Theme::color(Token(i), scheme);
            for (const QColor &colour : colours)
                QVERIFY(Theme::contrast(colour, Theme::color(Token::Surface, scheme)) >= 3.0);
            for (auto eye = eyes().cbegin(); eye != eyes().cend(); ++eye) {
                for (int i = 0; i < colours.size(); ++i) {
                    for (int j = 0; j < i; ++j) {
                        const Rgb a = seen(colours.at(i), *eye);
                        const Rgb b = seen(colours.at(j), *eye);
                        const double distance = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
                        QVERIFY2(distance > apart,
                            qPrintable(text("%1: %2 and %3, %4").arg(eye.key()).arg(j + 1).arg(i + 1).arg(distance)));
                    }
                }
            }
        }
    }

    /// Any list of the window: amounts, counts and dates are what they are, text is text, hidden columns stay out.
    void anyTableBecomesASheet()
    {
        using exporting::CellType;
        exporting::Sheet sheet;
        sheet.columns = {{text("Name"), CellType::Text}, {text("Paid"), CellType::Amount},
            {text("Orders"), CellType::Integer}, {text("Day"), CellType::Date}, {text("Hidden"), CellType::Text}};
        sheet.rows = {{text("=1+1"), Money(-5500, text("CNY")), qint64(1200), today, text("x")},
            {text("007"), Money(123456789, text("CNY")), qint64(3), today.addDays(1), text("x")}};
        SheetModel model;
        model.setSheet(sheet);
        TableView table;
        table.setModel(&model);
        table.setAccessibleName(text("Things"));
        table.setColumnHidden(4, true);
        table.horizontalHeader()->moveSection(2, 0);
        const exporting::Sheet read = TableSheet::of(table, text("CNY"));
        QCOMPARE(read.title, text("Things"));
        QCOMPARE(read.columns.size(), 4);
        QCOMPARE(read.columns.at(0).title, text("Orders"));
        QVERIFY(read.columns.at(0).type == CellType::Integer && read.columns.at(2).type == CellType::Amount);
        for (int row = 0; row < 2; ++row) {
            QVERIFY(read.rows.at(row).at(0) == sheet.rows.at(row).at(2));
            QVERIFY(read.rows.at(row).at(1) == sheet.rows.at(row).at(0));
            QVERIFY(read.rows.at(row).at(2) == sheet.rows.at(row).at(1));
            QVERIFY(read.rows.at(row).at(3) == sheet.rows.at(row).at(3));
        }
    }

    void exportsPageWritesAMonthWithProgress()
    {
        openExports();
        QTemporaryDir folder;
        ExportFormats::setFolder(folder.path());
        for (int day = 1; day <= 30; ++day)
            m_finance->fillBusyDay(QDate(2026, 11, day));
        m_exports->findChild<PeriodPicker *>()->setPeriod(PeriodPicker::Period::LastMonth);
        QSignalSpy exported(m_exports.get(), &ExportsPage::exported);
        QTest::mouseClick(m_exports->findChild<QPushButton *>(text("exportRun")), Qt::LeftButton);
        QVERIFY(exported.wait(test::patienceMs));
        QCOMPARE(exported.at(0).at(0).toString(), folder.filePath(text("venuedesk-v1-2026-11.xlsx")));
        QVERIFY(m_finance->exports.constLast().startsWith(text("month 2026-11 xlsx: ")));
        QVERIFY(m_exports->findChild<LineEdit *>(text("exportCommand"))
                    ->text()
                    .contains(text("export month --venue \"V1\"")));
    }

    void exportsPageCancelsWhileItReads()
    {
        openExports();
        QTemporaryDir folder;
        ExportFormats::setFolder(folder.path());
        m_finance->answers.manual = true;
        QTest::mouseClick(m_exports->findChild<QPushButton *>(text("exportRun")), Qt::LeftButton);
        auto *cancel = m_exports->findChild<QPushButton *>(text("exportCancel"));
        QVERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisible());
        m_finance->answers.answerAll();
        QCoreApplication::processEvents();
        QVERIFY(m_finance->exports.isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aPatternIsJudgedAsItIsTyped()
    {
        openExports();
        auto *pattern = m_exports->findChild<LineEdit *>(text("exportPattern"));
        auto *run = m_exports->findChild<QPushButton *>(text("exportRun"));
        pattern->setText(text("{venue} {month}"));
        QVERIFY(!run->isEnabled());
        pattern->setText(text("{what}-{day}"));
        QVERIFY(run->isEnabled());
        QCOMPARE(ExportFormats::pattern(), text("{what}-{day}"));
    }

    void theJournalIsExportedAndItsAccountsSaved()
    {
        openExports();
        QTemporaryDir folder;
        ExportFormats::setFolder(folder.path());
        ExportFormats::setFormat(text("csv"));
        m_reports->journalLines = {
            {today, text("payments"), text("cash"), {}, text("1001"), Money(500, text("CNY")), Money(0, text("CNY"))},
            {today, text("payments"), text("cash"), {}, text("2203"), Money(0, text("CNY")), Money(500, text("CNY"))}};
        m_exports->reload();
        auto *subject = m_exports->findChild<Segments *>(text("exportSubject"));
        subject->setCurrent(1);
        QSignalSpy exported(m_exports.get(), &ExportsPage::exported);
        m_exports->run();
        QVERIFY(exported.wait(test::patienceMs));
        QVERIFY(m_finance->exports.constLast().startsWith(text("journal 2026-12-04 csv: 2")));
        auto *cash = m_exports->findChild<LineEdit *>(text("account_channel_cash"));
        auto *save = m_exports->findChild<QPushButton *>(text("accountsSave"));
        QVERIFY(!save->isEnabled());
        cash->setText(text("1001.02"));
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_COMPARE(m_reports->accountList.at(0).number, text("1001.02"));
    }

private:
    void open(ChartKind kind)
    {
        m_page = std::make_unique<ChartsPage>(m_gateways);
        m_page->resize(1180, 720);
        m_page->show(kind);
        m_page->setVenue(venue());
        static_cast<QWidget *>(m_page.get())->show();
        QTRY_VERIFY(m_page->controller().chart() && m_page->controller().chart()->kind == kind);
    }

    void openExports()
    {
        m_exports = std::make_unique<ExportsPage>(m_gateways);
        m_exports->resize(1180, 720);
        m_exports->setVenue(venue());
        m_exports->show();
        QTRY_VERIFY(m_exports->findChild<LineEdit *>(text("account_channel_cash")));
    }

    static operators::VenueInfo venue() { return {VenueId(1), text("V1"), QTimeZone("Asia/Shanghai"), text("CNY")}; }

    ChartPane *pane() { return m_page->findChild<ChartPane *>(); }
    QString label(const char *name) { return m_page->findChild<TextLabel *>(text(name))->text(); }

    Gateways m_gateways;
    test::TestClock m_clock{QDateTime(today, QTime(12, 30), Qt::UTC)};
    std::unique_ptr<test::FakeFinanceGateway> m_finance;
    std::unique_ptr<test::FakeReportsGateway> m_reports;
    std::unique_ptr<ChartsPage> m_page;
    std::unique_ptr<ExportsPage> m_exports;
};

QTEST_MAIN(tst_ChartsPage)
#include "tst_ChartsPage.moc"
