#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeBooksGateway.h"
#include "tests/support/fakes/FakeDiscrepanciesGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/support/fakes/FakeStatementsGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/ui/AdminWindow.h"
#include "ui/admin/SlotEditForm.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TableView.h"
#include "ui/finance/FinanceWorkspace.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace vd;
using namespace vd::ui;

namespace {

const QDate day(2026, 12, 5);

/// The Admin and the Finance workspace on fakes.
struct Stage
{
    Stage()
    {
        discrepancies.fill();
        statements.fill();
        books.fill();
        finance.fillBusyDay(day);
        Gateways gateways;
        gateways.finance = &finance;
        gateways.books = &books;
        gateways.discrepancies = &discrepancies;
        gateways.statements = &statements;
        gateways.orders = &orders;
        gateways.clock = &admin.clock;
        money = std::make_unique<FinanceWorkspace>(gateways, operators::Role::Finance);
        money->resize(1366, 768);
        money->show();
        money->setVenue({VenueId(1), QStringLiteral("Riverside"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
        money->setDay(day);
    }

    void fillAdmin(test::AdminWindow &window, Gateways &gateways)
    {
        window.operators.fill();
        terminals.fill(window.clock.now());
        audit.fillDay(window.clock.now());
        records.fillSportsCentre();
        schedule::Activity activity;
        activity.id = ActivityId(1);
        activity.title = QStringLiteral("Aqua fitness");
        window.schedule.activityRows = {activity};
        inventory::Seat seat;
        seat.row = QStringLiteral("A");
        seat.number = QStringLiteral("1");
        window.schedule.seatPlan.seats = {seat};
        gateways.terminals = &terminals;
        gateways.thisTerminal = &here;
        gateways.audit = &audit;
        gateways.records = &records;
    }

    test::FakeTerminalsGateway terminals;
    test::FakeThisTerminal here;
    test::FakeAuditGateway audit;
    test::FakeRecordsGateway records;
    test::FakeFinanceGateway finance;
    test::FakeBooksGateway books;
    test::FakeDiscrepanciesGateway discrepancies;
    test::FakeStatementsGateway statements;
    test::FakeOrdersGateway orders;
    test::AdminWindow admin{[this](test::AdminWindow &window, Gateways &gateways) { fillAdmin(window, gateways); }};
    std::unique_ptr<FinanceWorkspace> money;
};

} // namespace

/// Every page that loads: a question that a newer one has overtaken leaves nothing dimmed and shows nothing old.
class tst_LoadingPages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void anOvertakenQuestionLeavesNothingDimmed_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"programmePage", "seatMapPage", "terminalsPage", "operatorsPage", "auditPage",
                 "spacesPage", "shiftsPage", "statementsPage", "discrepanciesPage", "businessPage", "workPage"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void anOvertakenQuestionLeavesNothingDimmed()
    {
        QFETCH(QString, name);
        const auto [answers, empty] = behind(name);
        QVERIFY(answers);
        m_stage->admin.page->showPage(name);
        m_stage->money->showPage(name);
        QWidget *page = nullptr;
        for (QWidget *space : std::initializer_list<QWidget *>{m_stage->admin.page.get(), m_stage->money.get()})
            page = page ? page : space->findChild<QWidget *>(name);
        QVERIFY(page && page->isVisible());
        QTRY_VERIFY(!isLoading(page) && shown(page) != 0);
        answers->manual = true;
        ask(); // for what there was
        empty();
        ask();
        QVERIFY(answers->waiting() >= 2);
        QVERIFY(isLoading(page));
        answers->answerBackwards();
        answers->manual = false;
        QTRY_VERIFY(!isLoading(page));
        QCoreApplication::processEvents(); // the older answer is there by now as well
        QVERIFY(!isLoading(page));
        QCOMPARE(shown(page), 0);
    }

    void anEditThatIsForgottenDropsItsPreview()
    {
        auto *page = m_stage->admin.open<SlotEditPage>("slotEditPage");
        QTRY_VERIFY(page->findChild<SpacePicker *>()->topLevelItemCount() > 0);
        m_stage->admin.schedule.answers.manual = true;
        page->form()->setEdit({VenueId(1), {SpaceId(101)}, QDate(2026, 12, 7), QDate(2026, 12, 8), 127, {}, {},
            schedule::SlotAction::Close, 0, QStringLiteral("New floor")});
        page->preview();
        QVERIFY(isLoading(page));
        page->form()->findChild<QLineEdit *>(QStringLiteral("editReason"))->setText(QStringLiteral("Old floor"));
        m_stage->admin.schedule.answers.answerAll();
        QTRY_VERIFY(!isLoading(page));
        QVERIFY(page->findChild<QPushButton *>(QStringLiteral("slotEditPreview"))->isEnabled());
        QVERIFY(!page->findChild<QLabel *>(QStringLiteral("slotEditCounts"))->isVisible());
    }

private:
    /// Who answers a page, and what takes away all that it shows.
    std::pair<test::Answers *, std::function<void()>> behind(const QString &name)
    {
        Stage &at = *m_stage;
        const QHash<QString, std::pair<test::Answers *, std::function<void()>>> all{
            {QStringLiteral("programmePage"),
                {&at.admin.schedule.answers, [&at] { at.admin.schedule.activityRows.clear(); }}},
            {QStringLiteral("seatMapPage"),
                {&at.admin.schedule.answers, [&at] { at.admin.schedule.seatPlan.seats.clear(); }}},
            {QStringLiteral("terminalsPage"), {&at.terminals.reads, [&at] { at.terminals.rows.clear(); }}},
            {QStringLiteral("operatorsPage"),
                {&at.admin.operators.answers, [&at] { at.admin.operators.people.clear(); }}},
            {QStringLiteral("auditPage"), {&at.audit.answers, [&at] { at.audit.rows.clear(); }}},
            {QStringLiteral("spacesPage"), {&at.records.answers, [&at] { at.records.rows.clear(); }}},
            {QStringLiteral("shiftsPage"),
                {&at.books.answers, [&at] { at.books.allShifts.clear(), at.books.cash.clear(); }}},
            {QStringLiteral("statementsPage"), {&at.statements.answers, [&at] { at.statements.all.clear(); }}},
            {QStringLiteral("discrepanciesPage"), {&at.discrepancies.answers, [&at] { at.discrepancies.all.clear(); }}},
            {QStringLiteral("businessPage"), {&at.books.answers, [&at] { at.books.items.clear(); }}},
            {QStringLiteral("workPage"), {&at.books.answers, [&at] { at.books.work.clear(); }}}};
        return all.value(name);
    }
    void ask()
    {
        m_stage->admin.page->reload();
        m_stage->money->reload();
    }
    static bool isLoading(const QWidget *page)
    {
        const QList<LoadingBar *> bars = page->findChildren<LoadingBar *>();
        return std::any_of(bars.cbegin(), bars.cend(), [](const LoadingBar *bar) { return bar->isLoading(); });
    }
    /// Rows of all tables, or seats.
    static int shown(const QWidget *page)
    {
        int rows = 0;
        for (const TableView *view : page->findChildren<TableView *>())
            rows += view->model()->rowCount();
        for (const SeatCanvas *canvas : page->findChildren<SeatCanvas *>())
            rows += int(canvas->seats().size());
        return rows;
    }

    std::unique_ptr<Stage> m_stage;
};

QTEST_MAIN(tst_LoadingPages)
#include "tst_LoadingPages.moc"
