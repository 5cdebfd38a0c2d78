#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeDocumentsGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakePrivacyGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "ui/admin/NumberEdit.h"
#include "ui/admin/PrivacyPage.h"
#include "ui/common/DocumentsDialog.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::customers;
using namespace vd::ui;

namespace {

SealedPlace place(const test::FakeDocumentSealer &sealer, int n, const QString &name, const QString &number)
{
    const SealedDocument sealed = *sealer.ring.seal({Document::Type::Passport, number});
    return {ItemId(1), n, name, sealed.type, sealed.tail, sealed.sealed};
}

} // namespace

/// How long people are kept, told in numbers before anything is forgotten; documents in the clear, only asked for.
class tst_PrivacyPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }
    void init()
    {
        m_privacy = std::make_unique<test::FakePrivacyGateway>();
        m_privacy->counts = {1204, 312, 45};
        m_sealer = std::make_unique<test::FakeDocumentSealer>();
        m_documents = std::make_unique<test::FakeDocumentsGateway>();
        m_orders = std::make_unique<test::FakeOrdersGateway>();
        Gateways gateways;
        gateways.privacy = m_privacy.get();
        gateways.sealer = m_sealer.get();
        gateways.documents = m_documents.get();
        gateways.orders = m_orders.get();
        m_page = std::make_unique<PrivacyPage>(gateways);
        m_page->setVenue({VenueId(1), u"Riverside"_s, QTimeZone("Asia/Shanghai"), u"CNY"_s});
        m_page->resize(1100, 700);
        m_page->show();
        QTRY_COMPARE(numbers(), u"All 1,204 customers of this venue are kept."_s);
    }
    void cleanup() { m_page.reset(); }

    void tellsInNumbersBeforeItSaves()
    {
        QVERIFY(!button("saveRetention")->isEnabled());
        choose(1);
        QTRY_VERIFY(numbers().startsWith(u"Of the 1,204 customers of this venue, 312 and 45 documents"_s));
        QVERIFY(button("saveRetention")->isEnabled());
        // What is not saved is not what a run would go by.
        QVERIFY(!button("forgetNow")->isEnabled());
        button("saveRetention")->click();
        QTRY_VERIFY(!button("saveRetention")->isEnabled());
        QCOMPARE(m_privacy->days, std::optional(730));
        QVERIFY(button("forgetNow")->isEnabled());
    }

    void nonsenseIsToldAtTheField()
    {
        choose(1);
        auto *days = m_page->findChild<NumberEdit *>(u"keepDays"_s);
        days->setText(u"20"_s);
        Q_EMIT days->textEdited(days->text());
        QTRY_COMPARE(numbers(), QString());
        QVERIFY(!button("saveRetention")->isEnabled());
        days->setText(u"two years"_s);
        Q_EMIT days->textEdited(days->text());
        QVERIFY(!button("saveRetention")->isEnabled());
    }

    void forgettingAsksFirstAndCanBeStopped()
    {
        m_privacy->batches = {{100, 20, CustomerId(500), true}, {50, 3, CustomerId(900), false}};
        button("forgetNow")->click();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        QCOMPARE(m_privacy->batches.size(), 2); // nothing yet
        prompt->findChild<QPushButton *>(u"promptAccept"_s)->click();
        auto *strip = m_page->findChild<MessageStrip *>(u"privacyStrip"_s);
        QTRY_VERIFY(strip->text().startsWith(u"150 customers and 23 documents were forgotten"_s));
        QVERIFY(m_privacy->batches.isEmpty());
    }

    void anAuditorChangesNothing()
    {
        m_page->setRights(false, true);
        QVERIFY(!button("saveRetention")->isVisible());
        QVERIFY(!button("forgetNow")->isVisible());
        QVERIFY(!m_page->findChild<Segments *>(u"keepHow"_s)->isEnabled());
        QVERIFY(button("readDocuments")->isVisible());
        m_page->setRights(true, false);
        QVERIFY(!button("readDocuments")->isVisible());
    }

    void documentsAreReadOnlyWhenAsked()
    {
        m_page->setRights(false, true);
        orders::Order sold;
        sold.id = OrderId(17);
        sold.venue = VenueId(1);
        sold.orderNo = u"R-1205-47"_s;
        m_orders->orders.insert(sold.id, sold);
        m_documents->places
            = {place(*m_sealer, 1, u"Chen Wei"_s, u"E1234567"_s), place(*m_sealer, 2, u"Li Na"_s, u"E7654321"_s)};
        m_documents->places[1].sealed = "sealed by another key";
        QVERIFY(m_documents->read.isEmpty());
        auto *order = m_page->findChild<LineEdit *>(u"documentsOrder"_s);
        order->setText(u"r-1205-47"_s);
        button("readDocuments")->click();
        auto *dialog = m_page->findChild<DocumentsDialog *>();
        QVERIFY(dialog);
        const QAbstractItemModel *rows = dialog->findChild<TablePane *>(u"documents"_s)->view()->model();
        QTRY_COMPARE(rows->rowCount(), 2);
        QCOMPARE(m_documents->read, QList<OrderId>{OrderId(17)});
        QCOMPARE(rows->index(0, 3).data().toString(), u"E1234567"_s);
        QCOMPARE(rows->index(1, 3).data().toString(), u"***4321"_s);
        auto *strip = dialog->findChild<MessageStrip *>(u"documentsStrip"_s);
        QVERIFY(strip->isVisible());
        dialog->close();
    }

    void whatIsRefusedIsTold()
    {
        m_page->setRights(false, true);
        auto *order = m_page->findChild<LineEdit *>(u"documentsOrder"_s);
        order->setText(u"R-0000-00"_s);
        button("readDocuments")->click();
        auto *dialog = m_page->findChild<DocumentsDialog *>();
        auto *strip = dialog->findChild<MessageStrip *>(u"documentsStrip"_s);
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(m_documents->read.isEmpty());
        dialog->close();
    }

private:
    [[nodiscard]] QString numbers() const { return m_page->findChild<QLabel *>(u"keepNumbers"_s)->text(); }
    [[nodiscard]] QPushButton *button(const char *name) const
    {
        return m_page->findChild<QPushButton *>(QString::fromLatin1(name));
    }
    void choose(int how)
    {
        auto *segments = m_page->findChild<Segments *>(u"keepHow"_s);
        segments->setCurrent(how);
        Q_EMIT segments->chosen(how);
    }

    std::unique_ptr<test::FakePrivacyGateway> m_privacy;
    std::unique_ptr<test::FakeDocumentSealer> m_sealer;
    std::unique_ptr<test::FakeDocumentsGateway> m_documents;
    std::unique_ptr<test::FakeOrdersGateway> m_orders;
    std::unique_ptr<PrivacyPage> m_page;
};

QTEST_MAIN(tst_PrivacyPage)
#include "tst_PrivacyPage.moc"
