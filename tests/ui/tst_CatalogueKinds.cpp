#include "tests/ui/CatalogueWindow.h"
#include "ui/admin/PosterField.h"
#include "ui/admin/PosterReader.h"
#include "ui/admin/RowsField.h"
#include "ui/common/Prompt.h"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>

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

/// What each kind of record asks: a venue's zone and hours, prices, policies, limits, posters.
class tst_CatalogueKinds final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init() { m_catalogue = std::make_unique<test::CatalogueWindow>(); }
    void cleanup() { m_catalogue.reset(); }

    void venuesZonesAndOpeningHours()
    {
        m_catalogue->openNamed("venuesPage", RecordKind::Venue, "Riverside Sports Centre");
        auto *zone = m_catalogue->page("venuesPage")->findChild<QComboBox *>(text("zone"));
        zone->setEditText(text("Atlantis/Centre"));
        m_catalogue->type("venuesPage", "hold_minutes", text("0"));
        m_catalogue->page("venuesPage")->findChild<QComboBox *>(text("currency"))->setEditText(text("XYZ"));
        m_catalogue->click("venuesPage", "formSave");
        QVERIFY(!messageBelow(m_catalogue->form("venuesPage"), "zone").isEmpty());
        QVERIFY(!messageBelow(m_catalogue->form("venuesPage"), "hold_minutes").isEmpty());
        QVERIFY(!messageBelow(m_catalogue->form("venuesPage"), "currency").isEmpty());
        QCOMPARE(zone->currentText(), text("Atlantis/Centre"));
        QVERIFY(m_catalogue->records.saveRequests.isEmpty());
        zone->setEditText(text("Europe/Berlin"));
        m_catalogue->type("venuesPage", "hold_minutes", text("２０"));
        m_catalogue->page("venuesPage")->findChild<QComboBox *>(text("currency"))->setEditText(text("eur"));
        QCOMPARE(m_catalogue->edit("venuesPage", "hours1")->text(), text("09:00-12:00, 13:00-22:00"));
        QCOMPARE(m_catalogue->edit("venuesPage", "hours7")->text(), QString());
        m_catalogue->type("venuesPage", "hours7", text("9-13, 20:30 – 2"));
        m_catalogue->click("venuesPage", "formSave");
        QTRY_COMPARE(m_catalogue->records.saveRequests.size(), 1);
        const QJsonObject values = m_catalogue->records.of(RecordKind::Venue).first().values;
        QCOMPARE(values.value(text("zone")).toString(), text("Europe/Berlin"));
        QCOMPARE(values.value(text("hold_minutes")).toInt(), 20);
        QCOMPARE(values.value(text("currency")).toString(), text("EUR"));
        QCOMPARE(values.value(text("opening_hours"))[text("7")].toArray(),
            (QJsonArray{QJsonArray{text("09:00"), text("13:00")}, QJsonArray{text("20:30"), text("02:00")}}));
    }

    // Nothing is there yet that could stay as it is.
    void aNewVenueSaysWhatItsRulesWillBe()
    {
        m_catalogue->openNamed("venuesPage", RecordKind::Venue, "Riverside Sports Centre");
        const auto none = [this](const char *name) {
            return m_catalogue->page("venuesPage")->findChild<QComboBox *>(text(name))->itemText(0);
        };
        QCOMPARE(none("policy_id"), text("As it is"));
        m_catalogue->page("venuesPage")->beginNew();
        QCOMPARE(none("policy_id"), text("“Standard”, made with the venue"));
        QCOMPARE(none("price_list_id"), text("“Standard”, made with the venue"));
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
        m_catalogue->openNamed("venuesPage", RecordKind::Venue, "Riverside Sports Centre");
        m_catalogue->type("venuesPage", "hours3", typed);
        m_catalogue->click("venuesPage", "formSave");
        QVERIFY2(messageBelow(m_catalogue->form("venuesPage"), "opening_hours").contains(word),
            qPrintable(messageBelow(m_catalogue->form("venuesPage"), "opening_hours")));
        QVERIFY(m_catalogue->records.saveRequests.isEmpty());
    }

    void momentsAreTypedInTheVenuesTime()
    {
        m_catalogue->openNamed("ticketTypesPage", RecordKind::TicketType, "Early bird");
        QCOMPARE(m_catalogue->edit("ticketTypesPage", "sale_until")->text(), text("21 Dec 2026  00:00"));
        m_catalogue->type("ticketTypesPage", "sale_from", text("2027-02-29 09:00"));
        m_catalogue->click("ticketTypesPage", "formSave");
        QVERIFY(!messageBelow(m_catalogue->form("ticketTypesPage"), "sale_from").isEmpty());
        m_catalogue->type("ticketTypesPage", "sale_from", text("2026-12-01 09:00"));
        m_catalogue->click("ticketTypesPage", "formSave");
        QTRY_COMPARE(m_catalogue->records.find(RecordKind::TicketType, m_catalogue->form("ticketTypesPage")->base().id)
                         ->values.value(text("sale_from"))
                         .toString(),
            text("2026-12-01T01:00:00Z"));
        // What nobody touched is what it was.
        QCOMPARE(m_catalogue->records.find(RecordKind::TicketType, m_catalogue->form("ticketTypesPage")->base().id)
                     ->values.value(text("sale_until"))
                     .toString(),
            text("2026-12-20T16:00:00Z"));
    }

    void priceRulesAreEditedOneByOne()
    {
        m_catalogue->openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *rules = static_cast<RowsField *>(m_catalogue->form("priceListsPage")->editor(text("rules")));
        QCOMPARE(rules->rowCount(), 3);
        rules->addRow();
        m_catalogue->type("priceListsPage", "amount_minor", text("88.50"));
        m_catalogue->type("priceListsPage", "from_date", text("2027-02-29"));
        m_catalogue->click("priceListsPage", "formSave");
        QVERIFY(messageBelow(m_catalogue->form("priceListsPage"), "from_date").contains(text("2026-12-05")));
        // Another rule is not opened over one that cannot be read.
        rules->widget()->findChild<QListWidget *>()->setCurrentRow(0);
        QCOMPARE(m_catalogue->edit("priceListsPage", "from_date")->text(), text("2027-02-29"));
        m_catalogue->type("priceListsPage", "from_date", text("29 Feb 2028"));
        m_catalogue->type("priceListsPage", "until_date", text("01032028"));
        QCOMPARE(rules->widget()->findChild<QListWidget *>()->item(3)->text(),
            text("CNY\u00a088.50  ·  Court hour (Badminton), 29 Feb 2028 to 1 Mar 2028"));
        m_catalogue->type("priceListsPage", "until_date", QString());
        m_catalogue->click("priceListsPage", "formSave");
        QTRY_COMPARE(m_catalogue->records.saveRequests.size(), 1);
        const QJsonArray saved
            = m_catalogue->records.of(RecordKind::PriceList).first().values.value(text("rules")).toArray();
        QCOMPARE(saved.size(), 4);
        QCOMPARE(saved.at(3)[text("amount_minor")].toInt(), 8850);
        QCOMPARE(saved.at(3)[text("from_date")].toString(), text("2028-02-29"));
        QVERIFY(saved.at(3)[text("until_date")].isNull());
    }

    void theServersRefusalOfARuleIsToldAtItsField()
    {
        m_catalogue->openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *rules = static_cast<RowsField *>(m_catalogue->form("priceListsPage")->editor(text("rules")));
        rules->choose(1);
        m_catalogue->type("priceListsPage", "until_time", text("17:00"));
        rules->choose(0);
        m_catalogue->records.answers.error = Error{Fault::Rule, text("range_empty"),
            {{text("field"), text("rules")}, {text("row"), 1}, {text("part"), text("until_time")}}, {}};
        m_catalogue->click("priceListsPage", "formSave");
        QTRY_VERIFY(
            messageBelow(m_catalogue->form("priceListsPage"), "until_time").contains(text("nothing is in between")));
        QCOMPARE(m_catalogue->edit("priceListsPage", "until_time")->text(), text("17:00"));
        m_catalogue->records.answers.error.reset();
    }

    void thePriceOfASlotIsExplained()
    {
        m_catalogue->openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        auto *space = m_catalogue->page("priceListsPage")->findChild<QComboBox *>(text("trySpace"));
        space->setCurrentIndex(space->findText(text("Court 1")));
        m_catalogue->type("priceListsPage", "tryDay", text("2026-12-07"));
        m_catalogue->type("priceListsPage", "tryTime", text("18:00"));
        m_catalogue->click("priceListsPage", "askPrice");
        const auto *answer = m_catalogue->widget("priceListsPage", "priceAnswer")->findChild<QLabel *>(text("words"));
        QTRY_VERIFY(answer->text().contains(text("CNY\u00a0120.00, by rule 2")));
        QVERIFY(answer->text().contains(text("asks CNY\u00a0100.00 now")));
        // Not while the list is being changed: only what is stored sells.
        m_catalogue->type("priceListsPage", "name", text("Other"));
        QVERIFY(!m_catalogue->button("priceListsPage", "askPrice")->isEnabled());
    }

    void aVersionIsGivenToSlotsStepByStep()
    {
        m_catalogue->records.slotsLeft = 12'000;
        m_catalogue->openNamed("priceListsPage", RecordKind::PriceList, "Standard");
        m_catalogue->type("priceListsPage", "applyFrom", text("2026-12-07"));
        m_catalogue->click("priceListsPage", "applyPrices");
        auto *prompt = m_catalogue->window.page->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(m_catalogue->records.slotsLeft, 12'000);
        QTest::mouseClick(prompt->findChild<QPushButton *>(text("promptAccept")), Qt::LeftButton);
        QTRY_COMPARE(m_catalogue->records.slotsLeft, 0);
        QCOMPARE(m_catalogue->records.saveRequests.size(), 3);
        QVERIFY(m_catalogue->records.saveRequests.at(0) != m_catalogue->records.saveRequests.at(1));
    }

    void policiesAreToldInWords()
    {
        m_catalogue->openNamed("policiesPage", RecordKind::Policy, "Standard");
        const auto *words = m_catalogue->widget("policiesPage", "inWords")->findChild<QLabel *>(text("words"));
        QVERIFY(words->text().contains(text("free of charge until 24 hour")));
        QVERIFY(words->text().contains(text("30 %")));
        QTRY_VERIFY(words->text().contains(text("For example Court 1, Tue 8 Dec 18:00: cancel until Mon 7 Dec 18:00")));
        QVERIFY(m_catalogue->widget("policiesPage", "versions")->isVisible());
        auto *mode = m_catalogue->page("policiesPage")->findChild<QComboBox *>(text("refund_mode"));
        mode->setCurrentIndex(mode->findData(text("never")));
        QVERIFY(words->text().contains(text("not refunded")));
        QVERIFY(!m_catalogue->widget("policiesPage", "fee_kind")->isVisible());
        QVERIFY(!m_catalogue->widget("policiesPage", "fee_steps")->isVisible());
        m_catalogue->click("policiesPage", "formSave");
        QTRY_COMPARE(m_catalogue->records.saveRequests.size(), 1);
        // What is not asked stays as it was.
        QCOMPARE(
            m_catalogue->records.of(RecordKind::Policy).first().values.value(text("fee_steps")).toArray().size(), 2);
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
        m_catalogue->openNamed("policiesPage", RecordKind::Policy, "Standard");
        auto *kind = m_catalogue->page("policiesPage")->findChild<QComboBox *>(text("fee_kind"));
        kind->setCurrentIndex(kind->findData(text("percent")));
        m_catalogue->type("policiesPage", "fee_percent", typed);
        m_catalogue->click("policiesPage", "formSave");
        if (hundredths < 0) {
            QVERIFY(!messageBelow(m_catalogue->form("policiesPage"), "fee_percent").isEmpty());
            QVERIFY(m_catalogue->records.saveRequests.isEmpty());
            return;
        }
        QTRY_COMPARE(
            m_catalogue->records.of(RecordKind::Policy).first().values.value(text("fee_value")).toInt(), hundredths);
    }

    void limitsAreOneFormWithoutAList()
    {
        m_catalogue->show("limitsPage");
        QVERIFY(!m_catalogue->table("limitsPage")->isVisible());
        QCOMPARE(m_catalogue->edit("limitsPage", "customer_holds")->text(), text("3"));
        QVERIFY(m_catalogue->widget("limitsPage", "inWords")
                    ->findChild<QLabel *>(text("words"))
                    ->text()
                    .contains(text("at most 6 place")));
        QCOMPARE(m_catalogue->edit("limitsPage", "late_money_minutes")->text(), text("60"));
        m_catalogue->type("limitsPage", "customer_holds", QString());
        m_catalogue->click("limitsPage", "formSave");
        QTRY_VERIFY(m_catalogue->records.of(RecordKind::Limits).first().values.value(text("customer_holds")).isNull());
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

        m_catalogue->openNamed("activitiesPage", RecordKind::Activity, "Holiday camp");
        auto *field = static_cast<PosterField *>(m_catalogue->form("activitiesPage")->editor(text("poster")));
        field->load(folder.filePath(text("poster.png")));
        QTRY_VERIFY(m_catalogue->form("activitiesPage")->isDirty());
        m_catalogue->click("activitiesPage", "formSave");
        QTRY_VERIFY(m_catalogue->records.find(RecordKind::Activity, m_catalogue->form("activitiesPage")->base().id)
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
        m_catalogue->openNamed("activitiesPage", RecordKind::Activity, "Holiday camp");
        static_cast<PosterField *>(m_catalogue->form("activitiesPage")->editor(text("poster")))->load(file.fileName());
        QTRY_VERIFY(m_catalogue->form("activitiesPage")->isDirty());
        m_catalogue->click("activitiesPage", "formSave");
        QVERIFY2(messageBelow(m_catalogue->form("activitiesPage"), "poster").contains(word),
            qPrintable(messageBelow(m_catalogue->form("activitiesPage"), "poster")));
        QVERIFY(m_catalogue->records.saveRequests.isEmpty());
    }

private:
    std::unique_ptr<test::CatalogueWindow> m_catalogue;
};

QTEST_MAIN(tst_CatalogueKinds)
#include "tst_CatalogueKinds.moc"
