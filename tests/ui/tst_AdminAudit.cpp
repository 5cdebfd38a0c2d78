#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/ui/AdminWindow.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/AuditWords.h"
#include "ui/admin/TerminalsPage.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportMenu.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;

/// The pages Terminals and Audit of the Admin workspace, on fakes.
class tst_AdminAudit final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        m_terminals = std::make_unique<test::FakeTerminalsGateway>();
        m_here = std::make_unique<test::FakeThisTerminal>();
        m_audit = std::make_unique<test::FakeAuditGateway>();
        m_admin = std::make_unique<test::AdminWindow>([this](const test::AdminWindow &admin, Gateways &gateways) {
            m_terminals->fill(admin.clock.now());
            m_audit->fillDay(admin.clock.now());
            gateways.terminals = m_terminals.get();
            gateways.thisTerminal = m_here.get();
            gateways.audit = m_audit.get();
        });
    }

    void cleanup() { m_admin.reset(); }

    void nothingIsAskedBeforeAPageIsLookedAt()
    {
        QVERIFY(m_audit->asked.isEmpty());
        openAudit();
        QVERIFY(!m_audit->asked.isEmpty());
    }

    void listsTerminalsAndRegistersThisComputer()
    {
        TerminalsPage *page = openTerminals();
        new QAbstractItemModelTester(page->pane()->view()->model(), page);
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 5);
        QCOMPARE(m_admin->part<QLabel>("hereState")->text(), QStringLiteral("This computer is not registered"));
        m_admin->part<LineEdit>("terminalName")->setText(QStringLiteral("  O'Brien's desk 服务台 "));
        m_admin->part<QPushButton>("registerTerminal")->click();
        QTRY_COMPARE(
            m_admin->part<QLabel>("hereState")->text(), QString::fromUtf8("This computer is “O'Brien's desk 服务台”"));
        QCOMPARE(page->pane()->view()->model()->rowCount(), 6);
        QVERIFY(!m_admin->part<QPushButton>("registerTerminal")->isVisible());
        QCOMPARE(m_terminals->rows.first().keyId, m_here->current.id);
    }

    void aNameIsNeeded()
    {
        openTerminals();
        QTRY_VERIFY(m_admin->part<QPushButton>("registerTerminal")->isVisible());
        m_admin->part<LineEdit>("terminalName")->setText(QStringLiteral("   "));
        m_admin->part<QPushButton>("registerTerminal")->click();
        QVERIFY(m_admin->part<MessageStrip>("terminalsStrip")->isVisible());
        QCOMPARE(m_terminals->rows.size(), 5);
    }

    void revokingAsksForAReason()
    {
        TerminalsPage *page = openTerminals();
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 5);
        QVERIFY(!m_admin->part<QPushButton>("revokeTerminal")->isEnabled());
        page->pane()->selectSourceRow(1);
        QVERIFY(m_admin->part<QPushButton>("revokeTerminal")->isEnabled());
        m_admin->part<QPushButton>("revokeTerminal")->click();
        auto *prompt = m_admin->page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(prompt->windowTitle().contains(QStringLiteral("Front desk 2"))
            || !prompt->findChildren<QLabel *>().isEmpty());
        prompt->findChild<LineEdit *>()->setText(QStringLiteral("sold"));
        prompt->accept();
        QTRY_VERIFY(m_terminals->rows.at(1).isRevoked());
        QCOMPARE(m_terminals->rows.at(1).revokeReason, QStringLiteral("sold"));
        page->pane()->selectSourceRow(1);
        QVERIFY(!m_admin->part<QPushButton>("revokeTerminal")->isEnabled());
    }

    void aRevokedComputerGetsANewKey()
    {
        m_here->current.id = m_terminals->rows.last().keyId;
        openTerminals();
        QTRY_COMPARE(m_admin->part<QLabel>("hereState")->text(), QStringLiteral("This computer was revoked"));
        m_admin->part<QPushButton>("registerTerminal")->click();
        QTRY_COMPARE(m_admin->part<QLabel>("hereState")->text(), QString::fromUtf8("This computer is “desk-7”"));
        QCOMPARE(m_here->renewals, 1);
        QVERIFY(m_terminals->rows.last().isRevoked());
    }

    void withoutAKeyNothingIsRegistered()
    {
        m_here->current = {};
        openTerminals();
        QTRY_COMPARE(m_admin->part<QLabel>("hereState")->text(), QStringLiteral("This computer has no key"));
        QVERIFY(!m_admin->part<QPushButton>("registerTerminal")->isVisible());
    }

    void refusalsAreTold()
    {
        m_terminals->writes.error = Error{Fault::Conflict, QStringLiteral("key_taken"), {}, {}};
        openTerminals();
        QTRY_VERIFY(m_admin->part<QPushButton>("registerTerminal")->isVisible());
        m_admin->part<QPushButton>("registerTerminal")->click();
        QTRY_VERIFY(m_admin->part<MessageStrip>("terminalsStrip")->isVisible());
        QVERIFY(m_admin->part<QPushButton>("registerTerminal")->isEnabled());
    }

    void listsTheAuditInWords()
    {
        AuditPage *page = openAudit();
        new QAbstractItemModelTester(page->view()->model(), page);
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
        const auto cell = [page](int row, int column) {
            return page->view()
                ->model()
                ->index(row, column)
                .data()
                .toString()
                .replace(QChar(QChar::Nbsp), QLatin1Char(' '));
        };
        QCOMPARE(cell(0, 1), QStringLiteral("Mei Lin"));
        QCOMPARE(cell(0, 2), QStringLiteral("Paid"));
        QCOMPARE(cell(0, 4), QStringLiteral("With: Cash CNY 240.00"));
        QCOMPARE(cell(2, 2), QStringLiteral("Refused: Refund asked"));
        QVERIFY(!cell(2, 4).contains(QStringLiteral("reason_required")));
        QCOMPARE(cell(4, 1), QStringLiteral("System"));
        QCOMPARE(cell(0, 5), QStringLiteral("front-desk-1"));
        QTRY_VERIFY(m_admin->part<QLabel>("auditHead")->text().contains(m_audit->headText));
        page->view()->selectRow(3);
        QVERIFY(m_admin->part<QPlainTextEdit>("auditFacts")
                    ->toPlainText()
                    .contains(QStringLiteral("Reason: Court lights")));
    }

    void everyFactIsSaidInWords()
    {
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
        const auto lines = [this, page](int row) {
            page->view()->selectRow(row);
            QString all = m_admin->part<QPlainTextEdit>("auditFacts")->toPlainText();
            return all.replace(QChar(QChar::Nbsp), QLatin1Char(' ')).split(QLatin1Char('\n'));
        };
        // Why it was refused, then what the refusal names.
        const QStringList refused = lines(2);
        QCOMPARE(refused.mid(1),
            QStringList({QStringLiteral("Code: reason_required"), QStringLiteral("Limit: CNY 200.00")}));
        QVERIFY(refused.constFirst().contains(QStringLiteral("reason")));
        // A list has a line for each of its parts.
        QCOMPARE(lines(1), QStringList{QStringLiteral("Lines 1: Quantity: 2, Slot: 4,711, Ticket type: 1")});
        for (int row = 0; row < page->view()->model()->rowCount(); ++row)
            QVERIFY2(
                !lines(row).join(QLatin1Char(' ')).contains(QLatin1Char('{')), qPrintable(lines(row).join(QString())));
    }

    void everyFilterReachesTheServer()
    {
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
        QCOMPARE(m_audit->asked.last().from, QDateTime(QDate(2026, 11, 28), QTime(16, 0), Qt::UTC));
        QCOMPARE(m_audit->asked.last().until, QDateTime(QDate(2026, 12, 5), QTime(16, 0), Qt::UTC));
        auto *person = m_admin->part<QComboBox>("auditPerson");
        person->setCurrentIndex(person->findData(QStringLiteral("jo")));
        Q_EMIT person->activated(person->currentIndex());
        QTRY_COMPARE(page->view()->model()->rowCount(), 2);
        auto *kind = m_admin->part<QComboBox>("auditKind");
        kind->setCurrentIndex(2);
        Q_EMIT kind->activated(2);
        QTRY_COMPARE(page->view()->model()->rowCount(), 1);
        m_admin->part<LineEdit>("auditText")->setText(QStringLiteral("nothing like it"));
        QTRY_VERIFY(!page->view()->isVisible());
        QCOMPARE(m_audit->asked.last().text, QStringLiteral("nothing like it"));
        m_admin->part<QDateEdit>("auditFrom")->setDate(QDate(2026, 1, 1));
        QTRY_COMPARE(m_audit->asked.last().from, QDateTime(QDate(2025, 12, 31), QTime(16, 0), Qt::UTC));
    }

    void pagesAreAddedOnDemand()
    {
        m_audit->rows.clear();
        m_audit->fillMany(450, m_admin->clock.now());
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 200);
        m_admin->part<QPushButton>("auditMore")->click();
        QTRY_COMPARE(page->view()->model()->rowCount(), 400);
        m_admin->part<QPushButton>("auditMore")->click();
        QTRY_COMPARE(page->view()->model()->rowCount(), 450);
        QVERIFY(!m_admin->part<QPushButton>("auditMore")->isVisible());
    }

    void exportsEverythingThatFitsAndIsAudited_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : ExportFormats::suffixes())
            QTest::addRow("%s", qPrintable(format)) << format;
    }
    void exportsEverythingThatFitsAndIsAudited()
    {
        QFETCH(const QString, format);
        m_audit->rows.clear();
        m_audit->fillMany(2300, m_admin->clock.now());
        m_audit->rows[0].facts.insert(QStringLiteral("reason"), QStringLiteral("=1+1"));
        m_audit->rows[0].terminal = QStringLiteral("@cmd");
        QTemporaryDir folder;
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 200);
        ExportFormats::setFolder(folder.path());
        QSignalSpy exported(page, &AuditPage::exported);
        auto *formats = m_admin->part<ExportMenu>("auditExportFormats");
        Q_EMIT formats->menu()->aboutToShow();
        formats->menu()->actions().at(ExportFormats::suffixes().indexOf(format))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 60'000);
        QCOMPARE(m_audit->exports, QStringList{QStringLiteral("audit %1 2300").arg(format)});
        // The next one takes the same format without asking.
        QCOMPARE(ExportFormats::format(), format);
        QFile file(exported.first().first().toString());
        QVERIFY(file.fileName().endsWith(QLatin1Char('.') + format));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        if (format != QLatin1String("csv")) {
            QVERIFY(text.startsWith(format == QLatin1String("pdf") ? "%PDF" : "PK"));
            return;
        }
        QVERIFY(text.contains(m_audit->headText.toUtf8()));
        QVERIFY(text.count("\r\n") > 2300);
        QVERIFY(text.contains(",'@cmd,"));
    }

    void aRefusedExportWritesNothing()
    {
        QTemporaryDir folder;
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
        ExportFormats::setFolder(folder.path());
        m_audit->answers.error = Error{Fault::Denied, QStringLiteral("not_allowed"), {}, {}};
        m_admin->part<QPushButton>("auditExport")->click();
        QTRY_VERIFY(m_admin->part<MessageStrip>("auditStrip")->isVisible());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void failuresAreToldAndTriedAgain()
    {
        m_audit->answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        AuditPage *page = openAudit();
        QTRY_VERIFY(m_admin->part<MessageStrip>("auditStrip")->isVisible());
        m_audit->answers.error.reset();
        Q_EMIT m_admin->part<MessageStrip>("auditStrip")->actionTriggered();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
    }

    void everyKnownActionHasWords()
    {
        for (const char *action : {"hold", "pay", "refund", "check_in", "close_shift", "export", "revoke_terminal"})
            QVERIFY(AuditWords::action(QString::fromLatin1(action)) != QString::fromLatin1(action));
        QCOMPARE(AuditWords::action(QStringLiteral("something_new")), QStringLiteral("something_new"));
    }

private:
    TerminalsPage *openTerminals() { return m_admin->open<TerminalsPage>("terminalsPage"); }
    AuditPage *openAudit() { return m_admin->open<AuditPage>("auditPage"); }

    std::unique_ptr<test::FakeTerminalsGateway> m_terminals;
    std::unique_ptr<test::FakeThisTerminal> m_here;
    std::unique_ptr<test::FakeAuditGateway> m_audit;
    std::unique_ptr<test::AdminWindow> m_admin;
};

QTEST_MAIN(tst_AdminAudit)
#include "tst_AdminAudit.moc"
