#include "tests/ui/CatalogueWindow.h"
#include "ui/admin/AdminNav.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QStackedWidget>

using namespace vd;
using namespace vd::ui;
using catalog::Record;
using catalog::RecordKind;
using test::messageBelow;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

/// The editors of the catalogue on a gateway in memory.
class tst_CataloguePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init() { m_catalogue = std::make_unique<test::CatalogueWindow>(); }
    void cleanup() { m_catalogue.reset(); }

    void listsRecordsAndHidesRetiredOnes()
    {
        m_catalogue->show("spacesPage");
        auto *withRetired = m_catalogue->page("spacesPage")->findChild<QCheckBox *>(text("withRetired"));
        withRetired->setChecked(true);
        QCOMPARE(m_catalogue->table("spacesPage")->model()->rowCount(), 9);
        withRetired->setChecked(false);
        QCOMPARE(m_catalogue->table("spacesPage")->model()->rowCount(), 8);
        QCOMPARE(m_catalogue->table("spacesPage")->model()->index(0, 0).data().toString(), text("Badminton"));
        QCOMPARE(m_catalogue->table("spacesPage")->model()->index(0, 1).data().toString(), text("Court 1"));
    }

    void aNewRecordIsSavedAsTyped_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"O'Brien", "'; drop table catalog.space; --", "מגרש 1", "羽毛球馆", "Café é", "=1+1"})
            QTest::newRow(name) << text(name);
        QTest::newRow("emoji") << QStringLiteral("Court \U0001F3F8");
        QTest::newRow("120 emoji") << QStringLiteral("\U0001F3F8").repeated(120);
    }

    void aNewRecordIsSavedAsTyped()
    {
        QFETCH(QString, name);
        m_catalogue->show("categoriesPage");
        m_catalogue->page("categoriesPage")->beginNew();
        QVERIFY(!m_catalogue->button("categoriesPage", "formSave")->isEnabled());
        m_catalogue->type("categoriesPage", "name", name);
        QVERIFY(m_catalogue->button("categoriesPage", "formSave")->isEnabled());
        QVERIFY(m_catalogue->label("categoriesPage", "unsaved")->isVisible());
        m_catalogue->click("categoriesPage", "formSave");
        QTRY_COMPARE(m_catalogue->records.of(RecordKind::Category).constLast().name(), name);
        QTRY_COMPARE(m_catalogue->form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Success);
        QVERIFY(!m_catalogue->form("categoriesPage")->isDirty());
        QVERIFY(!m_catalogue->label("categoriesPage", "unsaved")->isVisible());
        QTRY_COMPARE(m_catalogue->table("categoriesPage")->model()->rowCount(), 5);
    }

    void badInputIsRefusedNearTheFieldAndStays()
    {
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Lane 1");
        const QString tooLong(121, QLatin1Char('x'));
        m_catalogue->type("spacesPage", "name", tooLong);
        m_catalogue->type("spacesPage", "max_capacity", text("0"));
        m_catalogue->type("spacesPage", "buffer_before_minutes", text("ten"));
        m_catalogue->type("spacesPage", "entry_before_minutes", QString());
        m_catalogue->type("spacesPage", "release_time", text("25:00"));
        m_catalogue->click("spacesPage", "formSave");
        QVERIFY(messageBelow(m_catalogue->form("spacesPage"), "name").contains(text("120")));
        QVERIFY(messageBelow(m_catalogue->form("spacesPage"), "max_capacity").contains(text("1,000,000")));
        QVERIFY(messageBelow(m_catalogue->form("spacesPage"), "buffer_before_minutes").contains(text("ten")));
        QVERIFY(!messageBelow(m_catalogue->form("spacesPage"), "entry_before_minutes").isEmpty());
        QVERIFY(!messageBelow(m_catalogue->form("spacesPage"), "release_time").isEmpty());
        QVERIFY(m_catalogue->records.saveRequests.isEmpty());
        QCOMPARE(m_catalogue->edit("spacesPage", "name")->text(), tooLong);
        QCOMPARE(m_catalogue->edit("spacesPage", "buffer_before_minutes")->text(), text("ten"));
        m_catalogue->type("spacesPage", "name", QString());
        QVERIFY(messageBelow(m_catalogue->form("spacesPage"), "name").isEmpty());
        m_catalogue->click("spacesPage", "formUndo");
        QCOMPARE(m_catalogue->edit("spacesPage", "name")->text(), text("Lane 1"));
        QVERIFY(!m_catalogue->form("spacesPage")->isDirty());
        QVERIFY(messageBelow(m_catalogue->form("spacesPage"), "max_capacity").isEmpty());
    }

    void anActivitySaysWhereItIsPutOnSale()
    {
        m_catalogue->show("activitiesPage");
        m_catalogue->page("activitiesPage")->beginNew();
        QString said;
        for (const QLabel *each : m_catalogue->form("activitiesPage")->findChildren<QLabel *>())
            said += each->text() + QLatin1Char('\n');
        QVERIFY2(said.contains(text("When › Programme")), qPrintable(said));
    }

    void aTakenNameIsToldAtTheName()
    {
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Court 1");
        m_catalogue->type("spacesPage", "name", text("Court 2"));
        m_catalogue->click("spacesPage", "formSave");
        QTRY_VERIFY(messageBelow(m_catalogue->form("spacesPage"), "name").contains(text("Court 2")));
        QCOMPARE(m_catalogue->edit("spacesPage", "name")->text(), text("Court 2"));
    }

    void onlyWhatFitsTheKindIsAsked()
    {
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Court 1");
        QVERIFY(!m_catalogue->widget("spacesPage", "kind")->isEnabled());
        QVERIFY(!m_catalogue->widget("spacesPage", "max_capacity")->isVisible());
        QVERIFY(!m_catalogue->widget("spacesPage", "stock_of")->isVisible());
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Coach Lin");
        QVERIFY(!m_catalogue->widget("spacesPage", "parts")->isVisible());
        QVERIFY(m_catalogue->widget("spacesPage", "hours")->isVisible());
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Lane 1");
        QVERIFY(m_catalogue->widget("spacesPage", "max_capacity")->isVisible());
        m_catalogue->page("spacesPage")->beginNew();
        QVERIFY(m_catalogue->widget("spacesPage", "kind")->isEnabled());
    }

    void aDivisibleSpaceNamesItsParts()
    {
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Full court");
        const QList<QCheckBox *> parts = m_catalogue->widget("spacesPage", "parts")->findChildren<QCheckBox *>();
        QStringList offered;
        for (const QCheckBox *part : parts)
            offered << part->text() + (part->isChecked() ? text("*") : QString());
        QCOMPARE(offered,
            (QStringList{text("Court 1"), text("Court 2"), text("Court 3"), text("Half A*"), text("Half B*")}));
        parts.at(0)->setChecked(true);
        QVERIFY(m_catalogue->form("spacesPage")->isDirty());
        m_catalogue->records.answers.error
            = Error{Fault::Rule, text("parts_in_use"), {{text("field"), text("parts")}}, {}};
        m_catalogue->click("spacesPage", "formSave");
        QTRY_VERIFY(messageBelow(m_catalogue->form("spacesPage"), "parts").contains(text("bookings to come")));
        m_catalogue->records.answers.error.reset();
    }

    void unsavedChangesAreAskedAbout()
    {
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Court 1");
        const qint64 first = m_catalogue->form("spacesPage")->base().id;
        m_catalogue->type("spacesPage", "name", text("Half typed"));
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Court 2");
        auto *prompt = m_catalogue->window.page->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(m_catalogue->form("spacesPage")->base().id, first);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptRefuse")), Qt::LeftButton);
        QCOMPARE(m_catalogue->edit("spacesPage", "name")->text(), text("Half typed"));
        QCOMPARE(m_catalogue->table("spacesPage")->currentIndex().row(), 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_catalogue->openNamed("spacesPage", RecordKind::Space, "Court 2");
        prompt = m_catalogue->window.page->findChild<Prompt *>();
        QVERIFY(prompt);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptAccept")), Qt::LeftButton);
        QCOMPARE(m_catalogue->edit("spacesPage", "name")->text(), text("Court 2"));
    }

    void aStaleSaveIsToldAndNothingTypedIsLost()
    {
        m_catalogue->openNamed("categoriesPage", RecordKind::Category, "Pool");
        m_catalogue->type("categoriesPage", "name", text("Mine"));
        Record *stored
            = m_catalogue->records.find(RecordKind::Category, m_catalogue->form("categoriesPage")->base().id);
        stored->values.insert(text("name"), text("Theirs"));
        stored->version = 2;
        m_catalogue->click("categoriesPage", "formSave");
        QTRY_COMPARE(m_catalogue->form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Warning);
        QTRY_COMPARE(m_catalogue->form("categoriesPage")->base().version, 2);
        QCOMPARE(m_catalogue->edit("categoriesPage", "name")->text(), text("Mine"));
        // Saving once more replaces theirs, now that it was told.
        m_catalogue->click("categoriesPage", "formSave");
        QTRY_COMPARE(
            m_catalogue->records.find(RecordKind::Category, m_catalogue->form("categoriesPage")->base().id)->name(),
            text("Mine"));
        QTRY_COMPARE(m_catalogue->form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Success);
    }

    void theirsCanBeLoaded()
    {
        m_catalogue->openNamed("categoriesPage", RecordKind::Category, "Pool");
        m_catalogue->type("categoriesPage", "name", text("Mine"));
        Record *stored
            = m_catalogue->records.find(RecordKind::Category, m_catalogue->form("categoriesPage")->base().id);
        stored->values.insert(text("name"), text("Theirs"));
        stored->version = 2;
        Q_EMIT m_catalogue->window.changes.changed(VenueId(1), text("catalog"), {});
        QTRY_COMPARE(m_catalogue->form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Warning);
        QCOMPARE(m_catalogue->edit("categoriesPage", "name")->text(), text("Mine"));
        Q_EMIT m_catalogue->form("categoriesPage")->strip()->actionTriggered();
        QCOMPARE(m_catalogue->edit("categoriesPage", "name")->text(), text("Theirs"));
        QVERIFY(!m_catalogue->form("categoriesPage")->isDirty());
    }

    void thePagesAreReachedByKeyboard()
    {
        auto *nav = m_catalogue->window.page->findChild<AdminNav *>();
        nav->setFocus();
        QStringList reached;
        for (int step = 0; step < 11; ++step) {
            reached << m_catalogue->window.page->findChild<QStackedWidget *>()->currentWidget()->objectName();
            QTest::keyClick(nav, Qt::Key_Down);
        }
        reached.removeDuplicates();
        QCOMPARE(reached,
            (QStringList{text("organizationPage"), text("venuesPage"), text("categoriesPage"), text("spacesPage"),
                text("ticketTypesPage"), text("activitiesPage"), text("seatMapPage"), text("priceListsPage"),
                text("policiesPage"), text("limitsPage"), text("schedulePage")}));
    }

    void tabGoesThroughTheFormInOrder()
    {
        m_catalogue->openNamed("categoriesPage", RecordKind::Category, "Pool");
        m_catalogue->type("categoriesPage", "name", text("Pools"));
        m_catalogue->edit("categoriesPage", "name")->setFocus();
        for (const char *name : {"position", "formSave", "formUndo"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget());
            QCOMPARE(QApplication::focusWidget()->objectName(), text(name));
        }
    }

    void tabLeadsFromTheListIntoTheFormAndOut()
    {
        m_catalogue->openNamed("categoriesPage", RecordKind::Category, "Pool");
        m_catalogue->type("categoriesPage", "name", text("Pools"));
        QWidget *page = m_catalogue->page("categoriesPage");
        m_catalogue->button("categoriesPage", "newRecord")->setFocus();
        QStringList reached;
        for (int i = 0; i < 20 && page->isAncestorOf(QApplication::focusWidget()); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached << QApplication::focusWidget()->objectName();
        }
        QVERIFY(!page->isAncestorOf(QApplication::focusWidget()));
        reached.removeFirst(); // the table
        reached.removeLast();
        QCOMPARE(reached, (QStringList{text("name"), text("position"), text("formSave"), text("formUndo")}));
    }

    void enterOpensTheRowWithTheCursor()
    {
        m_catalogue->show("categoriesPage");
        TableView *table = m_catalogue->table("categoriesPage");
        table->setFocus(Qt::TabFocusReason);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(m_catalogue->edit("categoriesPage", "name")->text(), table->model()->index(0, 1).data().toString());
        QTRY_VERIFY(m_catalogue->edit("categoriesPage", "name")->hasFocus());
    }

    void emptyHoursOfASpaceAreTheVenues()
    {
        m_catalogue->show("spacesPage");
        m_catalogue->page("spacesPage")->beginNew();
        QCOMPARE(m_catalogue->edit("spacesPage", "hours1")->placeholderText(), text("as the venue"));
        m_catalogue->type("spacesPage", "hours2", text("9-12"));
        QCOMPARE(m_catalogue->edit("spacesPage", "hours1")->placeholderText(), text("closed"));
    }

    void modelsKeepTheirPromises()
    {
        RecordRows rows([](const Record &record) { return record.id; });
        const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.setColumns({RecordColumn{text("Name"), [](const Record &record) { return record.name(); }}});
        QList<Record> spaces = m_catalogue->records.of(RecordKind::Space);
        rows.setRows(spaces);
        rows.setRows(spaces.mid(2));
        std::reverse(spaces.begin(), spaces.end());
        rows.setRows(spaces);
        QCOMPARE(rows.rowCount(), 9);
    }

private:
    std::unique_ptr<test::CatalogueWindow> m_catalogue;
};

QTEST_MAIN(tst_CataloguePages)
#include "tst_CataloguePages.moc"
