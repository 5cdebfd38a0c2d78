#include "models/base/Changes.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/admin/AdminNav.h"
#include "ui/admin/AdminWorkspace.h"
#include "ui/admin/CataloguePage.h"
#include "ui/admin/PosterField.h"
#include "ui/admin/PosterReader.h"
#include "ui/admin/RowsField.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using catalog::Record;
using catalog::RecordKind;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// The message below a form's input.
QString messageBelow(const QWidget *form, const char *field)
{
    const auto *editor = form->findChild<QWidget *>(text(field));
    const auto *message = editor->parentWidget()->findChild<QLabel *>(text("fieldMessage"));
    return message && message->isVisible() && editor->property("fault").toBool() ? message->text() : QString();
}

} // namespace

/// The editors of the catalogue on a gateway in memory.
class tst_CataloguePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(text("VenuedeskTest"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void init()
    {
        QSettings().clear();
        m_records = std::make_unique<test::FakeRecordsGateway>();
        m_records->fillSportsCentre();
        m_catalog = std::make_unique<test::FakeCatalogGateway>();
        m_catalog->fillSportsCentre();
        m_schedule = std::make_unique<test::FakeScheduleGateway>();
        m_operators = std::make_unique<test::FakeOperatorsGateway>();
        m_changes = std::make_unique<Changes>();
        Gateways gateways;
        gateways.catalog = m_catalog.get();
        gateways.records = m_records.get();
        gateways.schedule = m_schedule.get();
        gateways.operators = m_operators.get();
        gateways.changes = m_changes.get();
        gateways.clock = &m_clock;
        m_window = std::make_unique<AdminWorkspace>(gateways);
        m_window->resize(1366, 700);
        m_window->show();
        m_window->setVenue({VenueId(1), text("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), text("CNY")});
        QTRY_COMPARE(table("spacesPage")->model()->rowCount(), 8);
    }

    void cleanup() { m_window.reset(); }

    void listsRecordsAndHidesRetiredOnes()
    {
        show("spacesPage");
        auto *withRetired = page("spacesPage")->findChild<QCheckBox *>(text("withRetired"));
        withRetired->setChecked(true);
        QCOMPARE(table("spacesPage")->model()->rowCount(), 9);
        withRetired->setChecked(false);
        QCOMPARE(table("spacesPage")->model()->rowCount(), 8);
        QCOMPARE(table("spacesPage")->model()->index(0, 0).data().toString(), text("Badminton"));
        QCOMPARE(table("spacesPage")->model()->index(0, 1).data().toString(), text("Court 1"));
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
        show("categoriesPage");
        page("categoriesPage")->beginNew();
        QVERIFY(!button("categoriesPage", "formSave")->isEnabled());
        type("categoriesPage", "name", name);
        QVERIFY(button("categoriesPage", "formSave")->isEnabled());
        QVERIFY(label("categoriesPage", "unsaved")->isVisible());
        click("categoriesPage", "formSave");
        QTRY_COMPARE(m_records->of(RecordKind::Category).constLast().name(), name);
        QTRY_COMPARE(form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Success);
        QVERIFY(!form("categoriesPage")->isDirty());
        QVERIFY(!label("categoriesPage", "unsaved")->isVisible());
        QTRY_COMPARE(table("categoriesPage")->model()->rowCount(), 5);
    }

    void badInputIsRefusedNearTheFieldAndStays()
    {
        openNamed("spacesPage", RecordKind::Space, "Lane 1");
        const QString tooLong(121, QLatin1Char('x'));
        type("spacesPage", "name", tooLong);
        type("spacesPage", "max_capacity", text("0"));
        type("spacesPage", "buffer_before_minutes", text("ten"));
        type("spacesPage", "entry_before_minutes", QString());
        type("spacesPage", "release_time", text("25:00"));
        click("spacesPage", "formSave");
        QVERIFY(messageBelow(form("spacesPage"), "name").contains(text("120")));
        QVERIFY(messageBelow(form("spacesPage"), "max_capacity").contains(text("1,000,000")));
        QVERIFY(messageBelow(form("spacesPage"), "buffer_before_minutes").contains(text("ten")));
        QVERIFY(!messageBelow(form("spacesPage"), "entry_before_minutes").isEmpty());
        QVERIFY(!messageBelow(form("spacesPage"), "release_time").isEmpty());
        QVERIFY(m_records->saveRequests.isEmpty());
        QCOMPARE(edit("spacesPage", "name")->text(), tooLong);
        QCOMPARE(edit("spacesPage", "buffer_before_minutes")->text(), text("ten"));
        type("spacesPage", "name", QString());
        QVERIFY(messageBelow(form("spacesPage"), "name").isEmpty());
        click("spacesPage", "formUndo");
        QCOMPARE(edit("spacesPage", "name")->text(), text("Lane 1"));
        QVERIFY(!form("spacesPage")->isDirty());
        QVERIFY(messageBelow(form("spacesPage"), "max_capacity").isEmpty());
    }

    void aTakenNameIsToldAtTheName()
    {
        openNamed("spacesPage", RecordKind::Space, "Court 1");
        type("spacesPage", "name", text("Court 2"));
        click("spacesPage", "formSave");
        QTRY_VERIFY(messageBelow(form("spacesPage"), "name").contains(text("Court 2")));
        QCOMPARE(edit("spacesPage", "name")->text(), text("Court 2"));
    }

    void onlyWhatFitsTheKindIsAsked()
    {
        openNamed("spacesPage", RecordKind::Space, "Court 1");
        QVERIFY(!widget("spacesPage", "kind")->isEnabled());
        QVERIFY(!widget("spacesPage", "max_capacity")->isVisible());
        QVERIFY(!widget("spacesPage", "stock_of")->isVisible());
        openNamed("spacesPage", RecordKind::Space, "Coach Lin");
        QVERIFY(!widget("spacesPage", "parts")->isVisible());
        QVERIFY(widget("spacesPage", "hours")->isVisible());
        openNamed("spacesPage", RecordKind::Space, "Lane 1");
        QVERIFY(widget("spacesPage", "max_capacity")->isVisible());
        page("spacesPage")->beginNew();
        QVERIFY(widget("spacesPage", "kind")->isEnabled());
    }

    void aDivisibleSpaceNamesItsParts()
    {
        openNamed("spacesPage", RecordKind::Space, "Full court");
        const QList<QCheckBox *> parts = widget("spacesPage", "parts")->findChildren<QCheckBox *>();
        QStringList offered;
        for (const QCheckBox *part : parts)
            offered << part->text() + (part->isChecked() ? text("*") : QString());
        QCOMPARE(offered,
            (QStringList{text("Court 1"), text("Court 2"), text("Court 3"), text("Half A*"), text("Half B*")}));
        parts.at(0)->setChecked(true);
        QVERIFY(form("spacesPage")->isDirty());
        m_records->answers.error = Error{Fault::Rule, text("parts_in_use"), {{text("field"), text("parts")}}, {}};
        click("spacesPage", "formSave");
        QTRY_VERIFY(messageBelow(form("spacesPage"), "parts").contains(text("bookings to come")));
        m_records->answers.error.reset();
    }

    void unsavedChangesAreAskedAbout()
    {
        openNamed("spacesPage", RecordKind::Space, "Court 1");
        const qint64 first = form("spacesPage")->base().id;
        type("spacesPage", "name", text("Half typed"));
        openNamed("spacesPage", RecordKind::Space, "Court 2");
        auto *prompt = m_window->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(form("spacesPage")->base().id, first);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptRefuse")), Qt::LeftButton);
        QCOMPARE(edit("spacesPage", "name")->text(), text("Half typed"));
        QCOMPARE(table("spacesPage")->currentIndex().row(), 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        openNamed("spacesPage", RecordKind::Space, "Court 2");
        prompt = m_window->findChild<Prompt *>();
        QVERIFY(prompt);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptAccept")), Qt::LeftButton);
        QCOMPARE(edit("spacesPage", "name")->text(), text("Court 2"));
    }

    void aStaleSaveIsToldAndNothingTypedIsLost()
    {
        openNamed("categoriesPage", RecordKind::Category, "Pool");
        type("categoriesPage", "name", text("Mine"));
        Record *stored = m_records->find(RecordKind::Category, form("categoriesPage")->base().id);
        stored->values.insert(text("name"), text("Theirs"));
        stored->version = 2;
        click("categoriesPage", "formSave");
        QTRY_COMPARE(form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Warning);
        QTRY_COMPARE(form("categoriesPage")->base().version, 2);
        QCOMPARE(edit("categoriesPage", "name")->text(), text("Mine"));
        // Saving once more replaces theirs, now that it was told.
        click("categoriesPage", "formSave");
        QTRY_COMPARE(m_records->find(RecordKind::Category, form("categoriesPage")->base().id)->name(), text("Mine"));
        QTRY_COMPARE(form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Success);
    }

    void theirsCanBeLoaded()
    {
        openNamed("categoriesPage", RecordKind::Category, "Pool");
        type("categoriesPage", "name", text("Mine"));
        Record *stored = m_records->find(RecordKind::Category, form("categoriesPage")->base().id);
        stored->values.insert(text("name"), text("Theirs"));
        stored->version = 2;
        Q_EMIT m_changes->changed(VenueId(1), text("catalog"), {});
        QTRY_COMPARE(form("categoriesPage")->strip()->kind(), MessageStrip::Kind::Warning);
        QCOMPARE(edit("categoriesPage", "name")->text(), text("Mine"));
        Q_EMIT form("categoriesPage")->strip()->actionTriggered();
        QCOMPARE(edit("categoriesPage", "name")->text(), text("Theirs"));
        QVERIFY(!form("categoriesPage")->isDirty());
    }

    void venuesZonesAndOpeningHours()
    {
        openNamed("venuesPage", RecordKind::Venue, "Riverside Sports Centre");
        auto *zone = page("venuesPage")->findChild<QComboBox *>(text("zone"));
        zone->setEditText(text("Atlantis/Centre"));
        type("venuesPage", "hold_minutes", text("0"));
        page("venuesPage")->findChild<QComboBox *>(text("currency"))->setEditText(text("XYZ"));
        click("venuesPage", "formSave");
        QVERIFY(!messageBelow(form("venuesPage"), "zone").isEmpty());
        QVERIFY(!messageBelow(form("venuesPage"), "hold_minutes").isEmpty());
        QVERIFY(!messageBelow(form("venuesPage"), "currency").isEmpty());
        QCOMPARE(zone->currentText(), text("Atlantis/Centre"));
        QVERIFY(m_records->saveRequests.isEmpty());
        zone->setEditText(text("Europe/Berlin"));
        type("venuesPage", "hold_minutes", text("２０"));
        page("venuesPage")->findChild<QComboBox *>(text("currency"))->setEditText(text("eur"));
        QCOMPARE(edit("venuesPage", "hours1")->text(), text("09:00-12:00, 13:00-22:00"));
        QCOMPARE(edit("venuesPage", "hours7")->text(), QString());
        type("venuesPage", "hours7", text("9-13, 20:30 – 2"));
        click("venuesPage", "formSave");
        QTRY_COMPARE(m_records->saveRequests.size(), 1);
        const QJsonObject values = m_records->of(RecordKind::Venue).first().values;
        QCOMPARE(values.value(text("zone")).toString(), text("Europe/Berlin"));
        QCOMPARE(values.value(text("hold_minutes")).toInt(), 20);
        QCOMPARE(values.value(text("currency")).toString(), text("EUR"));
        QCOMPARE(values.value(text("opening_hours"))[text("7")].toArray(),
            (QJsonArray{QJsonArray{text("09:00"), text("13:00")}, QJsonArray{text("20:30"), text("02:00")}}));
    }

    void hoursThatCannotBeAreRefused_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("word");
        QTest::newRow("no hours") << text("early") << text("cannot be read");
        QTest::newRow("one end") << text("09:00") << text("cannot be read");
        QTest::newRow("no such hour") << text("09:00-25:00") << text("cannot be read");
        QTest::newRow("empty") << text("09:00-09:00") << text("empty");
    }

    void hoursThatCannotBeAreRefused()
    {
        QFETCH(QString, typed);
        QFETCH(QString, word);
        openNamed("venuesPage", RecordKind::Venue, "Riverside Sports Centre");
        type("venuesPage", "hours3", typed);
        click("venuesPage", "formSave");
        QVERIFY2(messageBelow(form("venuesPage"), "opening_hours").contains(word),
            qPrintable(messageBelow(form("venuesPage"), "opening_hours")));
        QVERIFY(m_records->saveRequests.isEmpty());
    }

    void momentsAreTypedInTheVenuesTime()
    {
        openNamed("ticketTypesPage", RecordKind::TicketType, "Early bird");
        QCOMPARE(edit("ticketTypesPage", "sale_until")->text(), text("2026-12-21 00:00"));
        type("ticketTypesPage", "sale_from", text("2027-02-29 09:00"));
        click("ticketTypesPage", "formSave");
        QVERIFY(!messageBelow(form("ticketTypesPage"), "sale_from").isEmpty());
        type("ticketTypesPage", "sale_from", text("2026-12-01 09:00"));
        click("ticketTypesPage", "formSave");
        QTRY_COMPARE(m_records->find(RecordKind::TicketType, form("ticketTypesPage")->base().id)
                         ->values.value(text("sale_from"))
                         .toString(),
            text("2026-12-01T01:00:00Z"));
        // What nobody touched is what it was.
        QCOMPARE(m_records->find(RecordKind::TicketType, form("ticketTypesPage")->base().id)
                     ->values.value(text("sale_until"))
                     .toString(),
            text("2026-12-20T16:00:00Z"));
    }

    void priceRulesAreEditedOneByOne()
    {
        openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *rules = static_cast<RowsField *>(form("priceListsPage")->editor(text("rules")));
        QCOMPARE(rules->rowCount(), 3);
        rules->addRow();
        type("priceListsPage", "amount_minor", text("88.50"));
        type("priceListsPage", "from_date", text("2027-02-29"));
        click("priceListsPage", "formSave");
        QVERIFY(messageBelow(form("priceListsPage"), "from_date").contains(text("2026-12-05")));
        // Another rule is not opened over one that cannot be read.
        rules->widget()->findChild<QListWidget *>()->setCurrentRow(0);
        QCOMPARE(edit("priceListsPage", "from_date")->text(), text("2027-02-29"));
        type("priceListsPage", "from_date", text("2028-02-29"));
        click("priceListsPage", "formSave");
        QTRY_COMPARE(m_records->saveRequests.size(), 1);
        const QJsonArray saved = m_records->of(RecordKind::PriceList).first().values.value(text("rules")).toArray();
        QCOMPARE(saved.size(), 4);
        QCOMPARE(saved.at(3)[text("amount_minor")].toInt(), 8850);
        QCOMPARE(saved.at(3)[text("from_date")].toString(), text("2028-02-29"));
    }

    void theServersRefusalOfARuleIsToldAtItsField()
    {
        openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *rules = static_cast<RowsField *>(form("priceListsPage")->editor(text("rules")));
        rules->choose(1);
        type("priceListsPage", "until_time", text("17:00"));
        rules->choose(0);
        m_records->answers.error = Error{Fault::Rule, text("range_empty"),
            {{text("field"), text("rules")}, {text("row"), 1}, {text("part"), text("until_time")}}, {}};
        click("priceListsPage", "formSave");
        QTRY_VERIFY(messageBelow(form("priceListsPage"), "until_time").contains(text("nothing is in between")));
        QCOMPARE(edit("priceListsPage", "until_time")->text(), text("17:00"));
        m_records->answers.error.reset();
    }

    void thePriceOfASlotIsExplained()
    {
        openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *space = page("priceListsPage")->findChild<QComboBox *>(text("trySpace"));
        space->setCurrentIndex(space->findText(text("Court 1")));
        type("priceListsPage", "tryDay", text("2026-12-07"));
        type("priceListsPage", "tryTime", text("18:00"));
        click("priceListsPage", "askPrice");
        const auto *answer = widget("priceListsPage", "priceAnswer")->findChild<QLabel *>(text("words"));
        QTRY_VERIFY(answer->text().contains(text("CNY\u00a0120.00, by rule 2")));
        QVERIFY(answer->text().contains(text("asks CNY\u00a0100.00 now")));
        // Not while the list is being changed: only what is stored sells.
        type("priceListsPage", "name", text("Other"));
        QVERIFY(!button("priceListsPage", "askPrice")->isEnabled());
    }

    void aVersionIsGivenToSlotsStepByStep()
    {
        m_records->slotsLeft = 12'000;
        openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        type("priceListsPage", "applyFrom", text("2026-12-07"));
        click("priceListsPage", "applyPrices");
        auto *prompt = m_window->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(m_records->slotsLeft, 12'000);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptAccept")), Qt::LeftButton);
        QTRY_COMPARE(m_records->slotsLeft, 0);
        QCOMPARE(m_records->saveRequests.size(), 3);
        QVERIFY(m_records->saveRequests.at(0) != m_records->saveRequests.at(1));
    }

    void policiesAreToldInWords()
    {
        openNamed("policiesPage", RecordKind::Policy, "Standard");
        const auto *words = widget("policiesPage", "inWords")->findChild<QLabel *>(text("words"));
        QVERIFY(words->text().contains(text("free of charge until 24 hour")));
        QVERIFY(words->text().contains(text("30 %")));
        QTRY_VERIFY(words->text().contains(text("For example Court 1, Tue 8 Dec 18:00: cancel until Mon 7 Dec 18:00")));
        QVERIFY(widget("policiesPage", "versions")->isVisible());
        auto *mode = page("policiesPage")->findChild<QComboBox *>(text("refund_mode"));
        mode->setCurrentIndex(mode->findData(text("never")));
        QVERIFY(words->text().contains(text("not refunded")));
        QVERIFY(!widget("policiesPage", "fee_kind")->isVisible());
        QVERIFY(!widget("policiesPage", "fee_steps")->isVisible());
        click("policiesPage", "formSave");
        QTRY_COMPARE(m_records->saveRequests.size(), 1);
        // What is not asked stays as it was.
        QCOMPARE(m_records->of(RecordKind::Policy).first().values.value(text("fee_steps")).toArray().size(), 2);
    }

    void percentagesAreNeverGuessed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("hundredths");
        QTest::newRow("whole") << text("30") << 3000;
        QTest::newRow("half") << text("12.5") << 1250;
        QTest::newRow("full width") << text("３０") << 3000;
        for (const char *bad : {"", "-1", "100.01", "1e1", "12,5", "12.345", "%", "."})
            QTest::newRow(bad) << text(bad) << -1;
    }

    void percentagesAreNeverGuessed()
    {
        QFETCH(QString, typed);
        QFETCH(int, hundredths);
        openNamed("policiesPage", RecordKind::Policy, "Standard");
        auto *kind = page("policiesPage")->findChild<QComboBox *>(text("fee_kind"));
        kind->setCurrentIndex(kind->findData(text("percent")));
        type("policiesPage", "fee_percent", typed);
        click("policiesPage", "formSave");
        if (hundredths < 0) {
            QVERIFY(!messageBelow(form("policiesPage"), "fee_percent").isEmpty());
            QVERIFY(m_records->saveRequests.isEmpty());
            return;
        }
        QTRY_COMPARE(m_records->of(RecordKind::Policy).first().values.value(text("fee_value")).toInt(), hundredths);
    }

    void limitsAreOneFormWithoutAList()
    {
        show("limitsPage");
        QVERIFY(!table("limitsPage")->isVisible());
        QCOMPARE(edit("limitsPage", "customer_holds")->text(), text("3"));
        QVERIFY(widget("limitsPage", "inWords")
                    ->findChild<QLabel *>(text("words"))
                    ->text()
                    .contains(text("at most 6 place")));
        type("limitsPage", "customer_holds", QString());
        click("limitsPage", "formSave");
        QTRY_VERIFY(m_records->of(RecordKind::Limits).first().values.value(text("customer_holds")).isNull());
    }

    void aPosterIsMadeAnew()
    {
        QTemporaryDir folder;
        QImage wide(4000, 1000, QImage::Format_ARGB32);
        wide.fill(Qt::transparent);
        QVERIFY(wide.save(folder.filePath(text("poster.png"))));
        const Result<QByteArray> poster = PosterReader::read(folder.filePath(text("poster.png")));
        QVERIFY(poster.has_value());
        QVERIFY(poster->size() <= PosterReader::largestPoster);
        QCOMPARE(QImage::fromData(*poster, "JPEG").size(), QSize(1600, 400));

        openNamed("activitiesPage", RecordKind::Activity, "Holiday camp");
        auto *field = static_cast<PosterField *>(form("activitiesPage")->editor(text("poster")));
        field->load(folder.filePath(text("poster.png")));
        QTRY_VERIFY(form("activitiesPage")->isDirty());
        click("activitiesPage", "formSave");
        QTRY_VERIFY(m_records->find(RecordKind::Activity, form("activitiesPage")->base().id)
                        ->values.value(text("poster"))
                        .toString()
                        .startsWith(text("/9j/")));
    }

    void whatIsNoPosterIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("text") << QByteArray("not a picture at all") << text("not a picture");
        QTest::newRow("empty") << QByteArray() << text("not a picture");
        QTest::newRow("cut JPEG") << QByteArray("\xff\xd8\xff\xe0\x00\x10JFIF") << text("not a picture");
        QTest::newRow("50 MB") << QByteArray(50 * 1024 * 1024, 'x') << text("too large");
    }

    void whatIsNoPosterIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        QTemporaryDir folder;
        QFile file(folder.filePath(text("poster.jpg")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        openNamed("activitiesPage", RecordKind::Activity, "Holiday camp");
        static_cast<PosterField *>(form("activitiesPage")->editor(text("poster")))->load(file.fileName());
        QTRY_VERIFY(form("activitiesPage")->isDirty());
        click("activitiesPage", "formSave");
        QVERIFY2(messageBelow(form("activitiesPage"), "poster").contains(word),
            qPrintable(messageBelow(form("activitiesPage"), "poster")));
        QVERIFY(m_records->saveRequests.isEmpty());
    }

    void thePagesAreReachedByKeyboard()
    {
        auto *nav = m_window->findChild<AdminNav *>();
        nav->setFocus();
        QStringList reached;
        for (int step = 0; step < 11; ++step) {
            reached << m_window->findChild<QStackedWidget *>()->currentWidget()->objectName();
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
        openNamed("categoriesPage", RecordKind::Category, "Pool");
        type("categoriesPage", "name", text("Pools"));
        edit("categoriesPage", "name")->setFocus();
        for (const char *name : {"position", "formSave", "formUndo"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget());
            QCOMPARE(QApplication::focusWidget()->objectName(), text(name));
        }
    }

    void modelsKeepTheirPromises()
    {
        RecordRows rows([](const Record &record) { return record.id; });
        const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.setColumns({RecordColumn{text("Name"), [](const Record &record) { return record.name(); }}});
        QList<Record> spaces = m_records->of(RecordKind::Space);
        rows.setRows(spaces);
        rows.setRows(spaces.mid(2));
        std::reverse(spaces.begin(), spaces.end());
        rows.setRows(spaces);
        QCOMPARE(rows.rowCount(), 9);
    }

private:
    CataloguePage *page(const char *name) const { return m_window->cataloguePage(text(name)); }
    DeclaredForm *form(const char *name) const { return page(name)->form(); }
    TableView *table(const char *name) const { return page(name)->pane()->view(); }
    QWidget *widget(const char *name, const char *field) const { return page(name)->findChild<QWidget *>(text(field)); }
    QLabel *label(const char *name, const char *field) const { return page(name)->findChild<QLabel *>(text(field)); }
    QLineEdit *edit(const char *name, const char *field) const
    {
        return form(name)->findChild<QLineEdit *>(text(field));
    }
    QPushButton *button(const char *name, const char *field) const
    {
        return page(name)->findChild<QPushButton *>(text(field));
    }
    void show(const char *name) const { m_window->showPage(text(name)); }
    void click(const char *name, const char *field) const { button(name, field)->click(); }
    void type(const char *name, const char *field, const QString &value) const
    {
        edit(name, field)->setText(value);
        Q_EMIT edit(name, field)->textEdited(value);
    }
    void openNamed(const char *name, RecordKind kind, const char *record) const
    {
        show(name);
        for (const Record &each : m_records->of(kind))
            if (each.name() == text(record))
                page(name)->openRecord(each.id);
    }

    test::TestClock m_clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
    std::unique_ptr<test::FakeRecordsGateway> m_records;
    std::unique_ptr<test::FakeCatalogGateway> m_catalog;
    std::unique_ptr<test::FakeScheduleGateway> m_schedule;
    std::unique_ptr<test::FakeOperatorsGateway> m_operators;
    std::unique_ptr<Changes> m_changes;
    std::unique_ptr<AdminWorkspace> m_window;
};

QTEST_MAIN(tst_CataloguePages)
#include "tst_CataloguePages.moc"
