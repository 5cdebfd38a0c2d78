#include "models/base/Changes.h"
#include "models/finance/MoneyWords.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/finance/charts/BarsChart.h"
#include "ui/finance/DayTables.h"
#include "ui/finance/DayView.h"
#include "ui/finance/FinanceWorkspace.h"
#include "ui/finance/KpiTile.h"
#include "ui/finance/TotalTable.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;

namespace {

const QDate day(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class tst_FinanceWorkspace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        QSettings().clear();
        m_gateway = std::make_unique<test::FakeFinanceGateway>();
        m_gateway->fillBusyDay(day);
        m_changes = std::make_unique<Changes>();
        Gateways gateways;
        gateways.finance = m_gateway.get();
        gateways.changes = m_changes.get();
        gateways.clock = &m_clock;
        m_page = std::make_unique<FinanceWorkspace>(gateways, operators::Role::Finance | operators::Role::FrontDesk);
        m_page->resize(1280, 700);
        m_page->installShortcuts();
    }

    void cleanup() { m_page.reset(); }

    void showsTheVenuesTodayWithItsFigures()
    {
        open();
        // 20:30 in Shanghai on the 5th.
        QCOMPARE(m_page->day(), day);
        QCOMPARE(tile("kpiPaid")->figure(), text("7,780.00"));
        QCOMPARE(tile("kpiRefunded")->figure(), text("480.00"));
        QCOMPARE(tile("kpiNet")->figure(), text("7,300.00"));
        QCOMPARE(tile("kpiPlaces")->figure(), text("143 / 212"));
        QCOMPARE(channels()->rowCount(), 5);
        QCOMPARE(cell(4, 0), text("Total"));
        QCOMPARE(cell(4, 5), text("7,300.00"));
        QCOMPARE(channels()->index(0, 5).data(Qt::TextAlignmentRole).value<Qt::Alignment>(),
            Qt::AlignRight | Qt::AlignVCenter);
        QVERIFY(label("moneySum").contains(text("53 line")));
        QVERIFY(label("moneySum").contains(text("7,300.00")));
        QVERIFY(label("financeSeal").contains(text("open")));
    }

    void selectingAChannelOpensItsLines()
    {
        open();
        for (int row = 0; row < 4; ++row) {
            table()->setCurrentIndex(channels()->index(row, 0));
            QTRY_VERIFY(label("moneyTitle").contains(cell(row, 0)));
            QTRY_VERIFY(label("moneySum").contains(text("= CNY")) && label("moneySum").contains(cell(row, 5)));
            qint64 sum = 0;
            const QAbstractItemModel *lines = m_page->findChild<DayView *>()->moneyPane()->view()->model();
            for (int i = 0; i < lines->rowCount(); ++i)
                sum += lines->index(i, 2).data(SortRole).toLongLong();
            QCOMPARE(sum, channels()->index(row, 5).data(SortRole).toLongLong());
        }
    }

    void theChartsNumbersAreTheTables()
    {
        open();
        QString bars = m_page->findChild<BarsChart *>()->accessibleDescription();
        bars.replace(QChar::Nbsp, QLatin1Char(' '));
        int drawn = 0;
        for (int row = 0; row < 4; ++row) {
            const QString paid = text("%1, Paid: CNY %2").arg(cell(row, 0), cell(row, 2));
            const QString refunded = text("%1, Refunded: CNY %2").arg(cell(row, 0), cell(row, 4));
            QVERIFY2(bars.contains(paid), qPrintable(bars));
            // What was not refunded has no bar.
            QCOMPARE(bars.contains(refunded), cell(row, 4) != text("0.00"));
            drawn += cell(row, 4) != text("0.00") ? 2 : 1;
        }
        QCOMPARE(bars.count(text(": CNY ")), drawn);
    }

    void theChannelFilterShowsOneChannel()
    {
        open();
        auto *filter = m_page->findChild<QComboBox *>(text("financeChannel"));
        const int card = filter->findData(text("card"));
        QVERIFY(card > 0);
        filter->setCurrentIndex(card);
        Q_EMIT filter->activated(card);
        QCOMPARE(channels()->rowCount(), 1);
        QCOMPARE(tile("kpiPaid")->figure(), text("1,240.00"));
        QTRY_VERIFY(label("moneySum").contains(text("1,240.00")));
        filter->setCurrentIndex(0);
        Q_EMIT filter->activated(0);
        QCOMPARE(channels()->rowCount(), 5);
        QTRY_VERIFY(label("moneySum").contains(text("7,300.00")));
    }

    void differencesStandOnTop()
    {
        m_gateway->extra.stockDifferences = 2;
        m_gateway->extra.moneyDifferences = 1;
        m_gateway->extra.onePerson = true;
        m_gateway->extra.sealedAt = QDateTime(day, QTime(16, 30), Qt::UTC);
        open();
        QCOMPARE(m_page->waiting(), 3);
        auto *strip = m_page->findChild<MessageStrip *>(text("differencesStrip"));
        QVERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QLatin1Char('3')));
        QVERIFY(strip->text().contains(text("2 slot")));
        QVERIFY(label("financeSeal").contains(text("Sun 6 Dec 00:30")));
        QVERIFY(label("financeSeal").contains(text("lin")));
        QVERIFY(m_page->findChild<QLabel *>(text("financeOnePerson"))->isVisible());
        m_gateway->extra.stockDifferences = m_gateway->extra.moneyDifferences = 0;
        m_page->reload();
        QTRY_VERIFY(!strip->isVisible());
        QCOMPARE(m_page->waiting(), 0);
    }

    void otherDesksPaymentsAppearByThemselves()
    {
        open();
        table()->setCurrentIndex(channels()->index(1, 0));
        QTRY_VERIFY(label("moneySum").contains(text("1,240.00")));
        m_gateway->add(day, QTime(21, 0),
            channels()->index(1, 0).data().toString() == text("Card terminal") ? text("card") : text("cash"), 10000,
            text("X"));
        Q_EMIT m_changes->changed(VenueId(1), text("payment"), {1});
        QTRY_COMPARE(tile("kpiPaid")->figure(), text("7,880.00"));
        // The selection is still the one channel.
        QCOMPARE(table()->currentIndex().row(), 1);
        QTRY_VERIFY(label("moneySum").contains(text("1,340.00")));
    }

    void stepsThroughDays()
    {
        open();
        auto *date = qobject_cast<DateNavigator *>(m_page->headerTools());
        QVERIFY(date);
        date->stepBack();
        QCOMPARE(m_page->day(), day.addDays(-1));
        QTRY_COMPARE(tile("kpiPaid")->figure(), text("0.00"));
        QCOMPARE(channels()->rowCount(), 1);
        date->goToToday();
        QTRY_COMPARE(tile("kpiPaid")->figure(), text("7,780.00"));
    }

    void exportsIntoTheKnownFolderAtOnce()
    {
        open();
        QTemporaryDir folder;
        m_page->setExportFolder(folder.path());
        QSignalSpy exported(m_page.get(), &FinanceWorkspace::exported);
        QTest::mouseClick(m_page->findChild<QPushButton *>(text("financeExport")), Qt::LeftButton);
        QVERIFY(exported.wait(test::patienceMs));
        QVERIFY(QFile::exists(folder.filePath(text("venuedesk-riverside-sports-centre-2026-12-05.xlsx"))));
        auto *strip = m_page->findChild<MessageStrip *>(text("exportStrip"));
        QCOMPARE(strip->kind(), MessageStrip::Kind::Success);
        QVERIFY(strip->text().contains(text("venuedesk-riverside")));
        QCOMPARE(m_gateway->exports.size(), 1);
    }

    void theFirstExportAsksForAFolder()
    {
        open();
        QTest::keyClick(m_page.get(), Qt::Key_E, Qt::ControlModifier);
        auto *dialog = m_page->findChild<QFileDialog *>(text("exportFolderDialog"));
        QTRY_VERIFY((dialog = m_page->findChild<QFileDialog *>(text("exportFolderDialog"))) != nullptr);
        dialog->reject();
        QVERIFY(m_gateway->exports.isEmpty());
    }

    void aFolderThatTakesNothingIsSaidAndAnotherOffered()
    {
        open();
        m_page->setExportFolder(text("/nowhere/at/all"));
        QTest::mouseClick(m_page->findChild<QPushButton *>(text("financeExport")), Qt::LeftButton);
        auto *strip = m_page->findChild<MessageStrip *>(text("exportStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Error);
        QVERIFY(strip->text().contains(text("/nowhere/at/all")));
        QVERIFY(strip->findChild<QPushButton *>(text("messageAction"))->text().contains(text("folder")));
    }

    void offlineIsToldAndTriedAgain()
    {
        m_gateway->answers.error = Error{Fault::Offline, text("offline"), {}, {}};
        open();
        auto *strip = m_page->findChild<MessageStrip *>(text("financeStrip"));
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(!m_page->findChild<QPushButton *>(text("financeExport"))->isEnabled());
        QVERIFY(!m_page->findChild<DayView *>()->isVisible());
        m_gateway->answers.error.reset();
        Q_EMIT strip->actionTriggered();
        QTRY_COMPARE(tile("kpiPaid")->figure(), text("7,780.00"));
        QVERIFY(!strip->isVisible());
        QVERIFY(m_page->findChild<DayView *>()->isVisible());
    }

    void openingALineOpensItsOrder()
    {
        open();
        QSignalSpy wanted(m_page.get(), &Workspace::openRequested);
        Q_EMIT m_page->findChild<DayView *>()->moneyPane()->rowOpened(0);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).toString(), text("desk"));
        QVERIFY(wanted.at(0).at(1).toString().startsWith(text("order:")));
    }

    void aShiftsLinesAreThoseItTook()
    {
        open();
        auto *by = m_page->findChild<Segments *>(text("financeBy"));
        by->setCurrent(1);
        Q_EMIT by->chosen(1);
        auto *shifts = m_page->findChild<TableView *>(text("financeDayShifts"));
        const QAbstractItemModel *model = shifts->model();
        QCOMPARE(model->rowCount(), 3);
        qint64 net = 0;
        for (int row = 0; row < 2; ++row) {
            shifts->setCurrentIndex(model->index(row, 0));
            net += model->index(row, 5).data(SortRole).toLongLong();
            QTRY_VERIFY(label("moneySum").contains(text("= CNY"))
                && label("moneySum").contains(model->index(row, 5).data().toString()));
        }
        QCOMPARE(net, model->index(2, 5).data(SortRole).toLongLong());
        QCOMPARE(model->index(2, 5).data().toString(), text("7,300.00"));
        by->setCurrent(0);
        Q_EMIT by->chosen(0);
        QTRY_VERIFY(label("moneySum").contains(text("7,300.00")));
    }

    void aDayIsComparedWithTheDayBeforeAndTheSameWeekday()
    {
        m_gateway->add(day.addDays(-1), QTime(10, 0), text("cash"), 700000, text("B"));
        m_gateway->add(day.addDays(-7), QTime(10, 0), text("cash"), 900000, text("W"));
        open();
        QCOMPARE(tile("kpiPaid")->compared(),
            QStringList({text("780.00 more than the day before"), text("1,220.00 less than a week before")}));
    }

    void theTotalStaysInSightWhereRowsAreMoreThanRoom()
    {
        open();
        auto *channels = m_page->findChild<TotalTable *>(text("financeChannels"));
        const int last = channels->model()->rowCount() - 1;
        QVERIFY(last >= 4);
        const int row = channels->rowHeight(0);
        channels->setMinimumHeight(0);
        channels->setMaximumHeight(4 * row);
        QTRY_VERIFY(channels->verticalScrollBar()->maximum() > 0);
        const auto bottom = [channels] { return QPoint(20, channels->viewport()->height() - 4); };
        QCOMPARE(channels->indexAt(bottom()).row(), last);
        QVERIFY(channels->viewport()->rect().contains(channels->visualRect(channels->model()->index(last, 0))));
        QTest::mouseClick(channels->viewport(), Qt::LeftButton, {}, bottom());
        QCOMPARE(channels->currentIndex().row(), last);
        QCOMPARE(channels->verticalScrollBar()->value(), 0);
        // What is gone to is not hidden behind it.
        channels->setCurrentIndex(channels->model()->index(last - 1, 0));
        QVERIFY(channels->visualRect(channels->currentIndex()).bottom()
            <= channels->visualRect(channels->model()->index(last, 0)).top());
        QCOMPARE(channels->indexAt(bottom()).row(), last);
    }

    void onlyADayThatIsOverIsSealed()
    {
        open();
        auto *seal = m_page->findChild<QPushButton *>(text("financeSealDay"));
        QVERIFY(!seal->isVisible());
        m_gateway->over = true;
        m_page->reload();
        QTRY_VERIFY(seal->isVisible());
        QTest::mouseClick(seal, Qt::LeftButton);
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_gateway->sealedDays, QList<QDate>{day});
        QTRY_VERIFY(!seal->isVisible());
        QVERIFY(label("financeSeal").contains(text("lin")));
    }

    void modelsKeepTheirPromises()
    {
        ChannelRows lines([](const finance::ChannelLine &line) { return line.channel; });
        StateRows states([](const finance::StateCount &count) { return count.state; });
        MoneyRows money(&DayTables::keyOf);
        const QAbstractItemModelTester first(&lines, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&states, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester third(&money, QAbstractItemModelTester::FailureReportingMode::QtTest);
        lines.setColumns(DayTables::channels());
        states.setColumns(DayTables::states());
        money.setColumns(DayTables::money(QTimeZone("Asia/Shanghai")));
        for (int round = 0; round < 3; ++round) {
            const auto report = m_gateway->dayReport(VenueId(1), day).result().value();
            lines.setRows(report.channels + QList{report.total});
            states.setRows(report.orders.mid(round));
            QList<finance::MoneyRow> rows = m_gateway->moneyRows(VenueId(1), day, {}).result().value();
            std::rotate(rows.begin(), rows.begin() + 7 * round, rows.end());
            money.setRows(rows.mid(0, 50 - round * 11));
            m_gateway->add(day, QTime(22, round), round % 2 ? text("transfer") : text("cash"), 100, text("Y"));
        }
        QCOMPARE(lines.index(0, 0).data().toString(), finance::MoneyWords::channel(lines.row(0).channel));
    }

private:
    void open()
    {
        m_page->show();
        m_page->setVenue({VenueId(1), text("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), text("CNY")});
        m_page->activated();
        QTRY_VERIFY(m_gateway->answers.error || !tile("kpiPaid")->figure().contains(QChar(0x2013)));
        QCoreApplication::processEvents();
    }
    KpiTile *tile(const char *name) const { return m_page->findChild<KpiTile *>(text(name)); }
    QString label(const char *name) const { return m_page->findChild<QLabel *>(text(name))->text(); }
    TableView *table() const { return m_page->findChild<TableView *>(text("financeChannels")); }
    QAbstractItemModel *channels() const { return table()->model(); }
    QString cell(int row, int column) const { return channels()->index(row, column).data().toString(); }

    test::TestClock m_clock{QDateTime(day, QTime(12, 30), Qt::UTC)};
    std::unique_ptr<test::FakeFinanceGateway> m_gateway;
    std::unique_ptr<Changes> m_changes;
    std::unique_ptr<FinanceWorkspace> m_page;
};

QTEST_MAIN(tst_FinanceWorkspace)
#include "tst_FinanceWorkspace.moc"
