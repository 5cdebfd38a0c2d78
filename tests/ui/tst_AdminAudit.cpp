#include "models/base/Changes.h"
#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/admin/AdminWorkspace.h"
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
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;

/// The pages Terminals and Audit of the Admin workspace, on fakes.
class tst_AdminAudit final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("VenuedeskTest"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void init()
    {
        QSettings().clear();
        m_catalog = std::make_unique<test::FakeCatalogGateway>();
        m_catalog->fillSportsCentre();
        m_schedule = std::make_unique<test::FakeScheduleGateway>();
        m_terminals = std::make_unique<test::FakeTerminalsGateway>();
        m_terminals->fill(m_clock.now());
        m_here = std::make_unique<test::FakeThisTerminal>();
        m_audit = std::make_unique<test::FakeAuditGateway>();
        m_audit->fillDay(m_clock.now());
        Gateways gateways;
        gateways.catalog = m_catalog.get();
        gateways.schedule = m_schedule.get();
        m_operators = std::make_unique<test::FakeOperatorsGateway>();
        gateways.operators = m_operators.get();
        gateways.changes = &m_changes;
        gateways.clock = &m_clock;
        gateways.terminals = m_terminals.get();
        gateways.thisTerminal = m_here.get();
        gateways.audit = m_audit.get();
        m_page = std::make_unique<AdminWorkspace>(gateways);
        m_page->resize(1280, 700);
        m_page->show();
        m_page->setVenue({VenueId(1), QStringLiteral("Riverside"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
    }

    void cleanup() { m_page.reset(); }

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
        QCOMPARE(part<QLabel>("hereState")->text(), QStringLiteral("This computer is not registered"));
        part<LineEdit>("terminalName")->setText(QStringLiteral("  O'Brien's desk 服务台 "));
        part<QPushButton>("registerTerminal")->click();
        QTRY_COMPARE(part<QLabel>("hereState")->text(), QString::fromUtf8("This computer is “O'Brien's desk 服务台”"));
        QCOMPARE(page->pane()->view()->model()->rowCount(), 6);
        QVERIFY(!part<QPushButton>("registerTerminal")->isVisible());
        QCOMPARE(m_terminals->rows.first().keyId, m_here->current.id);
    }

    void aNameIsNeeded()
    {
        openTerminals();
        QTRY_VERIFY(part<QPushButton>("registerTerminal")->isVisible());
        part<LineEdit>("terminalName")->setText(QStringLiteral("   "));
        part<QPushButton>("registerTerminal")->click();
        QVERIFY(part<MessageStrip>("terminalsStrip")->isVisible());
        QCOMPARE(m_terminals->rows.size(), 5);
    }

    void revokingAsksForAReason()
    {
        TerminalsPage *page = openTerminals();
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 5);
        QVERIFY(!part<QPushButton>("revokeTerminal")->isEnabled());
        page->pane()->selectSourceRow(1);
        QVERIFY(part<QPushButton>("revokeTerminal")->isEnabled());
        part<QPushButton>("revokeTerminal")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(prompt->windowTitle().contains(QStringLiteral("Front desk 2"))
            || !prompt->findChildren<QLabel *>().isEmpty());
        prompt->findChild<LineEdit *>()->setText(QStringLiteral("sold"));
        prompt->accept();
        QTRY_VERIFY(m_terminals->rows.at(1).isRevoked());
        QCOMPARE(m_terminals->rows.at(1).revokeReason, QStringLiteral("sold"));
        page->pane()->selectSourceRow(1);
        QVERIFY(!part<QPushButton>("revokeTerminal")->isEnabled());
    }

    void aRevokedComputerGetsANewKey()
    {
        m_here->current.id = m_terminals->rows.last().keyId;
        openTerminals();
        QTRY_COMPARE(part<QLabel>("hereState")->text(), QStringLiteral("This computer was revoked"));
        part<QPushButton>("registerTerminal")->click();
        QTRY_COMPARE(part<QLabel>("hereState")->text(), QString::fromUtf8("This computer is “desk-7”"));
        QCOMPARE(m_here->renewals, 1);
        QVERIFY(m_terminals->rows.last().isRevoked());
    }

    void withoutAKeyNothingIsRegistered()
    {
        m_here->current = {};
        openTerminals();
        QTRY_COMPARE(part<QLabel>("hereState")->text(), QStringLiteral("This computer has no key"));
        QVERIFY(!part<QPushButton>("registerTerminal")->isVisible());
    }

    void refusalsAreTold()
    {
        m_terminals->writes.error = Error{Fault::Conflict, QStringLiteral("key_taken"), {}, {}};
        openTerminals();
        QTRY_VERIFY(part<QPushButton>("registerTerminal")->isVisible());
        part<QPushButton>("registerTerminal")->click();
        QTRY_VERIFY(part<MessageStrip>("terminalsStrip")->isVisible());
        QVERIFY(part<QPushButton>("registerTerminal")->isEnabled());
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
        QTRY_VERIFY(part<QLabel>("auditHead")->text().contains(m_audit->headText));
        page->view()->selectRow(3);
        QVERIFY(part<QPlainTextEdit>("auditFacts")->toPlainText().contains(QStringLiteral("Reason: Court lights")));
    }

    void everyFactIsSaidInWords()
    {
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
        const auto lines = [this, page](int row) {
            page->view()->selectRow(row);
            QString all = part<QPlainTextEdit>("auditFacts")->toPlainText();
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
        auto *person = part<QComboBox>("auditPerson");
        person->setCurrentIndex(person->findData(QStringLiteral("jo")));
        Q_EMIT person->activated(person->currentIndex());
        QTRY_COMPARE(page->view()->model()->rowCount(), 2);
        auto *kind = part<QComboBox>("auditKind");
        kind->setCurrentIndex(2);
        Q_EMIT kind->activated(2);
        QTRY_COMPARE(page->view()->model()->rowCount(), 1);
        part<LineEdit>("auditText")->setText(QStringLiteral("nothing like it"));
        QTRY_VERIFY(!page->view()->isVisible());
        QCOMPARE(m_audit->asked.last().text, QStringLiteral("nothing like it"));
        part<QDateEdit>("auditFrom")->setDate(QDate(2026, 1, 1));
        QTRY_COMPARE(m_audit->asked.last().from, QDateTime(QDate(2025, 12, 31), QTime(16, 0), Qt::UTC));
    }

    void pagesAreAddedOnDemand()
    {
        m_audit->rows.clear();
        m_audit->fillMany(450, m_clock.now());
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 200);
        part<QPushButton>("auditMore")->click();
        QTRY_COMPARE(page->view()->model()->rowCount(), 400);
        part<QPushButton>("auditMore")->click();
        QTRY_COMPARE(page->view()->model()->rowCount(), 450);
        QVERIFY(!part<QPushButton>("auditMore")->isVisible());
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
        m_audit->fillMany(2300, m_clock.now());
        m_audit->rows[0].facts.insert(QStringLiteral("reason"), QStringLiteral("=1+1"));
        m_audit->rows[0].terminal = QStringLiteral("@cmd");
        QTemporaryDir folder;
        AuditPage *page = openAudit();
        QTRY_COMPARE(page->view()->model()->rowCount(), 200);
        ExportFormats::setFolder(folder.path());
        QSignalSpy exported(page, &AuditPage::exported);
        auto *formats = part<ExportMenu>("auditExportFormats");
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
        part<QPushButton>("auditExport")->click();
        QTRY_VERIFY(part<MessageStrip>("auditStrip")->isVisible());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void failuresAreToldAndTriedAgain()
    {
        m_audit->answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        AuditPage *page = openAudit();
        QTRY_VERIFY(part<MessageStrip>("auditStrip")->isVisible());
        m_audit->answers.error.reset();
        Q_EMIT part<MessageStrip>("auditStrip")->actionTriggered();
        QTRY_COMPARE(page->view()->model()->rowCount(), 12);
    }

    void everyKnownActionHasWords()
    {
        for (const char *action : {"hold", "pay", "refund", "check_in", "close_shift", "export", "revoke_terminal"})
            QVERIFY(AuditWords::action(QString::fromLatin1(action)) != QString::fromLatin1(action));
        QCOMPARE(AuditWords::action(QStringLiteral("something_new")), QStringLiteral("something_new"));
    }

private:
    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1String(name));
    }

    TerminalsPage *openTerminals()
    {
        m_page->showPage(QStringLiteral("terminalsPage"));
        return m_page->findChild<TerminalsPage *>();
    }

    AuditPage *openAudit()
    {
        m_page->showPage(QStringLiteral("auditPage"));
        return m_page->findChild<AuditPage *>();
    }

    test::TestClock m_clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
    Changes m_changes;
    std::unique_ptr<test::FakeCatalogGateway> m_catalog;
    std::unique_ptr<test::FakeScheduleGateway> m_schedule;
    std::unique_ptr<test::FakeOperatorsGateway> m_operators;
    std::unique_ptr<test::FakeTerminalsGateway> m_terminals;
    std::unique_ptr<test::FakeThisTerminal> m_here;
    std::unique_ptr<test::FakeAuditGateway> m_audit;
    std::unique_ptr<AdminWorkspace> m_page;
};

QTEST_MAIN(tst_AdminAudit)
#include "tst_AdminAudit.moc"
