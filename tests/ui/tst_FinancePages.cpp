#include "models/orders/Order.h"
#include "tests/support/fakes/FakeBooksGateway.h"
#include "tests/support/fakes/FakeDiscrepanciesGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakeStatementsGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/finance/DifferenceBars.h"
#include "ui/finance/DiscrepanciesPage.h"
#include "ui/finance/FinanceWorkspace.h"
#include "ui/finance/StatementDialog.h"
#include "ui/finance/StatementsPage.h"
#include "ui/finance/WorkPage.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using operators::Role;

namespace {

const QDate day(2026, 12, 5);

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

/// The pages of finance besides the day, each on a fake server.
class tst_FinancePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        QSettings().clear();
        m_finance = std::make_unique<test::FakeFinanceGateway>();
        m_books = std::make_unique<test::FakeBooksGateway>();
        m_discrepancies = std::make_unique<test::FakeDiscrepanciesGateway>();
        m_statements = std::make_unique<test::FakeStatementsGateway>();
        m_finance->fillBusyDay(day);
        m_books->fill();
        m_discrepancies->fill();
        m_statements->fill();
    }

    void cleanup() { m_page.reset(); }

    void thePagesAreThoseTheRolesAllow()
    {
        const auto pages = [this](operators::Roles roles) {
            open("", roles);
            QStringList names;
            for (const FinancePage *page : m_page->findChildren<FinancePage *>())
                names << page->objectName();
            names.sort();
            return names.join(QLatin1Char(' '));
        };
        const QString all = text("businessPage dayPage discrepanciesPage shiftsPage statementsPage workPage");
        QCOMPARE(pages(Role::Finance), all);
        QCOMPARE(pages(Role::Auditor), all);
        QVERIFY(!button("statementImport")->isVisibleTo(m_page.get()));
        QVERIFY(!button("discrepanciesCheck")->isVisibleTo(button("discrepanciesCheck")->parentWidget()));
        QCOMPARE(pages(Role::DeskLead), text("discrepanciesPage"));
    }

    void keysShowThePages()
    {
        open("dayPage");
        m_page->activated();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::patienceMs));
        auto *list = m_page->findChild<QListWidget *>(text("financePages"));
        QTest::keyClick(m_page.get(), Qt::Key_4, Qt::AltModifier);
        QCOMPARE(list->currentRow(), 3);
        QVERIFY(m_page->findChild<DiscrepanciesPage *>()->isVisible());
        QTest::keyClick(m_page.get(), Qt::Key_1, Qt::AltModifier);
        QCOMPARE(list->currentRow(), 0);
    }

    void businessDatesTotalIsTheSumAndOpensDown()
    {
        open("businessPage");
        auto *lines = view("financeBusiness");
        QTRY_COMPARE(lines->model()->rowCount(), 6);
        qint64 net = 0;
        for (int row = 0; row < 5; ++row)
            net += lines->model()->index(row, 9).data(SortRole).toLongLong();
        QCOMPARE(lines->model()->index(5, 9).data(SortRole).toLongLong(), net);
        lines->setCurrentIndex(lines->model()->index(1, 0));
        QTRY_VERIFY(label("businessSum").contains(text("= CNY"))
            && label("businessSum").contains(lines->model()->index(1, 9).data().toString()));
        QSignalSpy opened(m_page.get(), &Workspace::openRequested);
        Q_EMIT m_page->findChild<QWidget *>(text("businessPage"))->findChildren<TablePane *>().at(1)->rowOpened(0);
        QCOMPARE(opened.count(), 0); // finance alone has no desk
    }

    void statementsShowWhatDiffersFirst()
    {
        open("statementsPage");
        auto *rows = view("financeStatementRows");
        QTRY_COMPARE(view("financeStatements")->model()->rowCount(), 2);
        auto *result = m_page->findChild<QComboBox *>(text("statementResult"));
        QTRY_COMPARE(result->currentData().toString(), text("missing_here"));
        QTRY_COMPARE(rows->model()->rowCount(), 1);
        m_page->findChild<StatementsPage *>()->showResult(text("bad"));
        QTRY_VERIFY(rows->model()->index(0, 8).data().toString().contains(text("1.200")));
        QCOMPARE(rows->model()->index(0, 0).data().toString(), text("41"));
    }

    void aStatementIsAcceptedOnceItsDifferencesWereSaid()
    {
        open("statementsPage");
        QTRY_COMPARE(view("financeStatements")->model()->rowCount(), 2);
        QTRY_VERIFY(button("statementAccept")->isVisible());
        button("statementAccept")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        QString said;
        for (const QLabel *each : prompt->findChildren<QLabel *>())
            said += each->text() + QLatin1Char('\n');
        QVERIFY2(said.contains(text("Missing here: 1")) && said.contains(text("48")), qPrintable(said));
        QVERIFY(m_statements->decided.isEmpty());
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_statements->decided.size(), 1);
        QCOMPARE(m_statements->decided.constFirst().second, true);
        QTRY_VERIFY(!button("statementAccept")->isVisible());
    }

    void aKnownFormatNeedsNoColumnsAndIsImported()
    {
        open("statementsPage");
        auto *page = m_page->findChild<StatementsPage *>();
        page->openFile(corpus("wechat"));
        auto *dialog = page->findChild<StatementDialog *>();
        QVERIFY(dialog);
        auto *confirm = dialog->findChild<QPushButton *>(text("statementConfirm"));
        QTRY_VERIFY(confirm->isEnabled());
        QVERIFY(!dialog->findChild<QWidget *>(text("column_time"))->isVisible());
        QCOMPARE(dialog->findChild<QComboBox *>(text("statementFormat"))->currentData().toString(), text("wechat"));
        confirm->click();
        QTRY_COMPARE(m_statements->sent.lines.size(), 2);
        auto *strip = m_page->findChild<MessageStrip *>(text("statementStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
    }

    void columnsAreChosenOnceAndSavedUnderAName()
    {
        open("statementsPage");
        auto *page = m_page->findChild<StatementsPage *>();
        page->openFile(corpus("semicolon"));
        auto *dialog = page->findChild<StatementDialog *>();
        auto *confirm = dialog->findChild<QPushButton *>(text("statementConfirm"));
        auto *time = dialog->findChild<QComboBox *>(text("column_time"));
        QTRY_VERIFY(time->findData(text("Datum")) > 0);
        QVERIFY(!confirm->isEnabled());
        pick(time, text("Datum"));
        pick(dialog->findChild<QComboBox *>(text("column_amount")), text("Betrag"));
        pick(dialog->findChild<QComboBox *>(text("statementDecimal")), text(","));
        QTRY_VERIFY(confirm->isEnabled());
        pick(dialog->findChild<QComboBox *>(text("column_our_no")), text("Referenz"));
        dialog->findChild<LineEdit *>(text("statementMappingName"))->setText(text("Bank"));
        confirm->click();
        QTRY_COMPARE(m_statements->saved.size(), 1);
        QCOMPARE(m_statements->saved.constFirst().name, text("Bank"));
        QCOMPARE(m_statements->saved.constFirst().mapping.value(text("time")).toString(), text("Datum"));
        QTRY_COMPARE(m_statements->sent.lines.size(), 2);
        QCOMPARE(m_statements->sent.lines.constFirst().ourNo, text("VD-3"));
    }

    // The headings say which column is which; what was guessed is corrected like everything else.
    void anOwnFormatStartsWithWhatItsHeadingsSay()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(text("bank.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\"Bank of Riverside\",\"\"\nTransaction date,Amount (CNY),Reference,Type\n"
                   "2026-12-04,120.00,VD-1,payment\n2026-12-04,60.00,VD-2,refund\n");
        file.close();
        open("statementsPage");
        auto *page = m_page->findChild<StatementsPage *>();
        page->openFile(file.fileName());
        auto *dialog = page->findChild<StatementDialog *>();
        const auto column = [dialog](const char *name) { return dialog->findChild<QComboBox *>(QLatin1String(name)); };
        auto *confirm = dialog->findChild<QPushButton *>(text("statementConfirm"));
        QTRY_VERIFY(column("column_time")->count() > 1);
        QVERIFY(!confirm->isEnabled());
        dialog->findChild<QSpinBox *>(text("statementHeaderLines"))->setValue(2);
        QTRY_VERIFY(confirm->isEnabled());
        QCOMPARE(column("column_time")->currentData().toString(), text("Transaction date"));
        QCOMPARE(column("column_amount")->currentData().toString(), text("Amount (CNY)"));
        QCOMPARE(column("column_our_no")->currentData().toString(), text("Reference"));
        QCOMPARE(column("column_kind")->currentData().toString(), text("Type"));
        pick(column("column_our_no"), QString());
        confirm->click();
        QTRY_COMPARE(m_statements->sent.lines.size(), 2);
        QCOMPARE(m_statements->sent.lines.constFirst().ourNo, QString());
        QVERIFY(m_statements->sent.lines.constLast().refund);
    }

    void aCorrectionTakesTwoPeople()
    {
        open("discrepanciesPage");
        auto *list = view("financeDiscrepancies");
        QTRY_COMPARE(list->model()->rowCount(), 5);
        choose(text("Paid sum differs"));
        QTRY_VERIFY(button("propose_recount"));
        button("propose_recount")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        prompt->findChild<LineEdit *>(text("promptReason"))->setText(text("counted the slips"));
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_discrepancies->all.at(1).state, text("proposed"));
        QCOMPARE(m_discrepancies->all.at(1).corrections.constLast().reason, text("counted the slips"));
        // One's own is not approved.
        QTRY_VERIFY(shown("correctionApprove"));
        confirm("correctionApprove");
        auto *strip = m_page->findChild<MessageStrip *>(text("discrepanciesStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Error);
        QCOMPARE(m_discrepancies->all.at(1).state, text("proposed"));
        // Another person's is.
        choose(text("Places differ"));
        QTRY_VERIFY(shown("correctionApprove"));
        confirm("correctionApprove");
        QTRY_COMPARE(m_discrepancies->all.at(0).state, text("settled"));
        QTRY_COMPARE(list->model()->rowCount(), 4);
    }

    void notesAndWhoLooksAfterIt()
    {
        open("discrepanciesPage");
        QTRY_COMPARE(view("financeDiscrepancies")->model()->rowCount(), 5);
        choose(text("In the file, missing here"));
        auto *note = m_page->findChild<LineEdit *>(text("discrepancyNote"));
        note->setText(text("asked the channel"));
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_COMPARE(m_discrepancies->all.at(2).notes.size(), 1);
        auto *person = m_page->findChild<QComboBox *>(text("discrepancyPerson"));
        pick(person, text("zhou"));
        QTRY_COMPARE(m_discrepancies->all.at(2).assignedTo, text("zhou"));
    }

    void everythingEverSoldIsCountedWhenAsked()
    {
        open("discrepanciesPage");
        m_discrepancies->everFound = 2;
        auto *strip = m_page->findChild<MessageStrip *>(text("discrepanciesStrip"));
        button("discrepanciesCheck")->click();
        QTRY_VERIFY(strip->text().contains(text("from yesterday on")));
        Q_EMIT strip->actionTriggered();
        QTRY_COMPARE(strip->text(), text("2 difference(s) found."));
    }

    void differencesOfOneCheckOnly()
    {
        open("discrepanciesPage");
        auto *list = view("financeDiscrepancies");
        QTRY_COMPARE(list->model()->rowCount(), 5);
        pick(m_page->findChild<QComboBox *>(text("discrepanciesSource")), text("statement"));
        QCOMPARE(list->model()->rowCount(), 2);
    }

    void bulkSaysHowManyAndHowMuchBeforeItActs()
    {
        open("workPage");
        auto *page = m_page->findChild<WorkPage *>();
        page->setList(finance::WorkList::Unapplied);
        auto *list = view("financeWork");
        QTRY_COMPARE(list->model()->rowCount(), 3);
        m_books->refuses = {12};
        list->selectAll();
        QVERIFY2(button("workAct")->text().contains(text("3")) && button("workAct")->text().contains(text("287.00")),
            qPrintable(button("workAct")->text()));
        button("workAct")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(m_books->refunded.isEmpty());
        prompt->findChild<LineEdit *>(text("promptReason"))->setText(text("spare"));
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_books->refunded.size(), 2);
        QCOMPARE(m_books->reason, text("spare"));
        auto *strip = m_page->findChild<MessageStrip *>(text("workStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Warning);
    }

    void anUnappliedPaymentIsMovedOnceTheOrderWasSeen()
    {
        m_orders = std::make_unique<test::FakeOrdersGateway>();
        const auto order = [this](int id, orders::OrderState state, qint64 total, qint64 paid) {
            orders::Order made;
            made.id = OrderId(id);
            made.venue = VenueId(1);
            made.orderNo = QStringLiteral("RS-261205-%1").arg(id);
            made.state = state;
            made.customerName = text("Chen Wei");
            made.customerPhone = text("13800001245");
            made.total = Money(total, text("CNY"));
            made.paid = Money(paid, text("CNY"));
            made.createdAt = m_clock.now();
            m_orders->orders.insert(made.id, made);
        };
        order(1, orders::OrderState::Holding, 20000, 4000);
        order(2, orders::OrderState::Holding, 12000, 0);
        order(3, orders::OrderState::Paid, 12000, 12000);
        order(4, orders::OrderState::PendingPay, 26000, 0);
        open("workPage");
        m_page->findChild<WorkPage *>()->setList(finance::WorkList::Unapplied);
        auto *list = view("financeWork");
        QTRY_COMPARE(list->model()->rowCount(), 3);
        QVERIFY(!button("workApply")->isEnabled());
        list->selectAll();
        QVERIFY(!button("workApply")->isEnabled()); // one payment goes to one order
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(button("workApply")->isEnabled());
        button("workApply")->click();
        auto *dialog = m_page->findChild<QDialog *>(text("applyDialog"));
        QVERIFY(dialog);
        auto *found = dialog->findChild<TableView *>(text("applyOrders"));
        // The payer's own orders that wait for money; the paid one cannot take any.
        QTRY_COMPARE(found->model()->rowCount(), 3);
        auto *accept = dialog->findChild<QPushButton *>(text("applyAccept"));
        auto *preview = dialog->findChild<QLabel *>(text("applyPreview"));
        QVERIFY(!accept->isEnabled());
        const auto choose = [&](const char *number) {
            for (int row = 0; row < found->model()->rowCount(); ++row)
                if (found->model()->index(row, 0).data().toString() == text(number))
                    found->setCurrentIndex(found->model()->index(row, 0));
        };
        choose("RS-261205-1");
        QVERIFY2(preview->text().contains(text("The order is confirmed.")), qPrintable(preview->text()));
        choose("RS-261205-2");
        QVERIFY2(preview->text().contains(text("40.00 is too much")), qPrintable(preview->text()));
        choose("RS-261205-4");
        QVERIFY2(preview->text().contains(text("100.00 stays outstanding")), qPrintable(preview->text()));
        QVERIFY(m_books->applied.isEmpty());
        // What was refused is told there; what was done is done once.
        m_books->refuses = {11};
        accept->click();
        auto *strip = dialog->findChild<MessageStrip *>(text("applyStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Warning);
        m_books->refuses = {};
        QTRY_COMPARE(found->model()->rowCount(), 3);
        choose("RS-261205-1");
        accept->click();
        QTRY_COMPARE(m_books->applied.size(), 1);
        QCOMPARE(m_books->applied.constFirst(), (QPair<PaymentId, OrderId>{PaymentId(11), OrderId(1)}));
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QCOMPARE(m_page->findChild<MessageStrip *>(text("workStrip"))->kind(), MessageStrip::Kind::Success);
    }

    void aWrongAmountIsBookedNotOnlyExplained()
    {
        open("discrepanciesPage");
        QTRY_COMPARE(view("financeDiscrepancies")->model()->rowCount(), 5);
        choose(text("Amount differs from the file"));
        QTRY_VERIFY(shown("propose_book_loss"));
        QVERIFY2(shown("propose_book_loss")->text().contains(text("account of differences")),
            qPrintable(shown("propose_book_loss")->text()));
        shown("propose_book_loss")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        prompt->findChild<LineEdit *>(text("promptReason"))->setText(text("the channel confirmed 120.00"));
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_discrepancies->all.at(3).state, text("proposed"));
        QCOMPARE(m_discrepancies->all.at(3).corrections.constLast().kind, text("book_loss"));
    }

    void onlyRefusedAndUnansweredRefundsAreTriedAgain()
    {
        open("workPage");
        auto *list = view("financeWork");
        QTRY_COMPARE(list->model()->rowCount(), 4);
        list->selectAll();
        confirm("workAct");
        QTRY_COMPARE(m_finance->retried, (QList<RefundPartId>{RefundPartId(1), RefundPartId(2)}));
    }

    void shiftsTheirDifferencesAndTheCashBook()
    {
        open("shiftsPage");
        auto *shifts = view("financeShifts");
        QTRY_COMPARE(shifts->model()->rowCount(), 10);
        QVERIFY2(label("shiftsSum").contains(text("9 shift")) && label("shiftsSum").contains(text("-14.50")),
            qPrintable(label("shiftsSum")));
        auto *cash = view("financeCashBook");
        QTRY_COMPARE(cash->model()->rowCount(), int(m_books->cash.size()));
        Q_EMIT m_page->findChild<DifferenceBars *>()->clicked(ShiftId(106));
        QTRY_VERIFY(cash->model()->rowCount() < 7);
        const int last = cash->model()->rowCount() - 1;
        // What is left at the end is what was counted.
        QCOMPARE(cash->model()->index(last, 3).data(SortRole).toLongLong(), m_books->allShifts.at(6).counted.minor());
        auto *bars = m_page->findChild<DifferenceBars *>();
        QVERIFY(bars->tip(6).contains(text("20.00")));
        // The same by keys alone.
        QSignalSpy pointed(bars, &DifferenceBars::pointed);
        QSignalSpy clicked(bars, &DifferenceBars::clicked);
        QVERIFY(bars->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(bars, Qt::Key_Home);
        QTest::keyClick(bars, Qt::Key_Right);
        QCOMPARE(pointed.constLast().at(0).toString(), bars->tip(1));
        QTest::keyClick(bars, Qt::Key_Return);
        QCOMPARE(clicked.constLast().at(0).value<ShiftId>(), ShiftId(101));
    }

    void offlineIsTold()
    {
        m_books->answers.error = m_discrepancies->answers.error = m_statements->answers.error
            = Error{Fault::Offline, text("offline"), {}, {}};
        for (const char *name : {"businessPage", "statementsPage", "discrepanciesPage", "workPage", "shiftsPage"}) {
            open(name);
            const auto *page = m_page->findChild<FinancePage *>(text(name));
            const auto told = [page] {
                for (const MessageStrip *strip : page->findChildren<MessageStrip *>())
                    if (strip->isVisible())
                        return true;
                return false;
            };
            QTRY_VERIFY2(told(), name);
        }
    }

private:
    void open(const char *page, operators::Roles roles = Role::Finance)
    {
        Gateways gateways;
        gateways.finance = m_finance.get();
        gateways.books = m_books.get();
        gateways.discrepancies = m_discrepancies.get();
        gateways.statements = m_statements.get();
        gateways.clock = &m_clock;
        gateways.orders = m_orders.get();
        m_page = std::make_unique<FinanceWorkspace>(gateways, roles);
        m_page->resize(1366, 768);
        m_page->installShortcuts();
        m_page->show();
        m_page->setVenue({VenueId(1), text("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), text("CNY")});
        m_page->showPage(text(page));
    }
    static QString corpus(const char *name)
    {
        return QStringLiteral(VD_SOURCE_DIR "/tests/fuzz/corpus/Statement/") + QLatin1String(name);
    }
    static void pick(QComboBox *box, const QString &data)
    {
        box->setCurrentIndex(box->findData(data));
        Q_EMIT box->activated(box->currentIndex());
    }
    void choose(const QString &kind)
    {
        auto *list = view("financeDiscrepancies");
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (list->model()->index(row, 1).data().toString().startsWith(kind))
                list->setCurrentIndex(list->model()->index(row, 1));
    }
    void confirm(const char *name)
    {
        shown(name)->click();
        auto *prompt = m_page->findChildren<Prompt *>().constLast();
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
    }
    QPushButton *shown(const char *name) const
    {
        for (QPushButton *each : m_page->findChildren<QPushButton *>(text(name)))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QPushButton *button(const char *name) const { return m_page->findChild<QPushButton *>(text(name)); }
    QString label(const char *name) const { return m_page->findChild<QLabel *>(text(name))->text(); }
    TableView *view(const char *name) const { return m_page->findChild<TableView *>(text(name)); }

    test::TestClock m_clock{QDateTime(day, QTime(12, 30), Qt::UTC)};
    std::unique_ptr<test::FakeFinanceGateway> m_finance;
    std::unique_ptr<test::FakeBooksGateway> m_books;
    std::unique_ptr<test::FakeOrdersGateway> m_orders;
    std::unique_ptr<test::FakeDiscrepanciesGateway> m_discrepancies;
    std::unique_ptr<test::FakeStatementsGateway> m_statements;
    std::unique_ptr<FinanceWorkspace> m_page;
};

QTEST_MAIN(tst_FinancePages)
#include "tst_FinancePages.moc"
