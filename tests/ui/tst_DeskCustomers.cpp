#include "tests/ui/DeskWindow.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/CustomerMenu.h"
#include "ui/desk/MergeDialog.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/SeriesDialog.h"
#include "ui/desk/TopUpDialog.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using vd::test::FakeDesk;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

namespace {

/// Weekly evenings of Court 1: the third week is taken, the fifth is a holiday, the sixth has no slot.
orders::SeriesCell week(const test::FakeDesk &fake, int line, int number)
{
    orders::SeriesCell cell;
    cell.line = line;
    cell.week = number;
    cell.space = SpaceId(1);
    cell.spaceName = QStringLiteral("Court 1");
    cell.businessDate = fake.today.addDays(7 * number);
    cell.amount = Money(14000, QStringLiteral("CNY"));
    if (number == 6) {
        cell.refusal = Error{Fault::Rule, QStringLiteral("no_slot"), {}, {}};
        return cell;
    }
    cell.slot = SlotId(90000 + number * 10 + line);
    cell.startsAt = fake.at(19, 0, 7 * number);
    cell.endsAt = fake.at(20, 0, 7 * number);
    if (number == 3)
        cell.refusal = Error{Fault::Rule, QStringLiteral("sold_out"), {}, {}};
    if (number == 5)
        cell.refusal = Error{
            Fault::Rule, QStringLiteral("slot_closed"), {{QStringLiteral("reason"), QStringLiteral("Holiday")}}, {}};
    return cell;
}

} // namespace

/// Who is on the line: two profiles of one person, and a club that comes every week.
class tst_DeskCustomers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void twoProfilesBecomeOneAfterTheNumbersWereShown()
    {
        Desk desk({}, [](test::FakeDesk &fake) {
            fake.roles = operators::Role::FrontDesk | operators::Role::DeskLead;
            fake.customers.preview = {7, 2, 1, 1, 3, 1, {}, {}};
        });
        desk.pickCaller(QStringLiteral("13800001234"));
        const CustomerId kept = desk.draft().customer.id;
        desk.workspace->findChild<QAction *>(QStringLiteral("mergeCustomer"))->trigger();
        auto *dialog = desk.workspace->findChild<MergeDialog *>();
        QVERIFY(dialog);
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("mergeAccept"));
        QVERIFY(!accept->isEnabled());
        auto *search = dialog->findChild<LineEdit *>(QStringLiteral("mergeSearch"));
        auto *found = dialog->findChild<QListWidget *>(QStringLiteral("mergeFound"));
        QTest::keyClicks(search, QStringLiteral("Chen"));
        // The one that stays is not offered.
        QTRY_COMPARE(found->count(), 1);
        found->setCurrentRow(0);
        auto *preview = dialog->findChild<TextLabel *>(QStringLiteral("mergePreview"));
        QTRY_VERIFY(accept->isEnabled());
        for (const char *figure : {"7", "2", "1", "3"})
            QVERIFY(preview->text().contains(QLatin1String(figure)));
        QVERIFY(desk.fake.customers.merged.isEmpty());
        accept->click();
        QTRY_COMPARE(desk.fake.customers.merged.size(), 1);
        QCOMPARE(desk.fake.customers.merged.constFirst().first, kept);
        QTRY_VERIFY(!desk.workspace->findChild<MergeDialog *>());
        QCOMPARE(desk.draft().customer.id, kept);
    }

    // No answer is not "nobody found": no second profile is begun, and the question is asked again by itself.
    void anUnansweredSearchMakesNobodyNew()
    {
        Desk desk;
        desk.fake.customers.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.caller()->setFocus();
        desk.type(QStringLiteral("13800001234"));
        desk.press(Qt::Key_Return);
        const auto told = [&desk] {
            const QList<FormField *> fields = desk.workspace->findChildren<FormField *>();
            return std::any_of(
                fields.cbegin(), fields.cend(), [](const FormField *field) { return !field->message().isEmpty(); });
        };
        QTRY_VERIFY(told());
        auto *other = desk.find<LineEdit>("customerOther");
        QVERIFY(!other->isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.caller());
        desk.fake.customers.answers.error.reset();
        Q_EMIT desk.fake.changes.connectionBack();
        auto *results = desk.find<QListWidget>("customerResults");
        QTRY_VERIFY(results->isVisible() && results->count() > 1);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.draft().customer.id.isValid());
    }

    // Both are booked for the same hour: said before anything is done, and nothing can be done.
    void aBookingInTheWayIsNamed()
    {
        Desk desk({}, [](test::FakeDesk &fake) {
            fake.roles = operators::Role::FrontDesk | operators::Role::DeskLead;
            fake.customers.preview.conflictSpace = QStringLiteral("Court 2");
            fake.customers.preview.conflictAt = fake.at(19);
        });
        desk.pickCaller(QStringLiteral("13800001234"));
        desk.workspace->findChild<QAction *>(QStringLiteral("mergeCustomer"))->trigger();
        auto *dialog = desk.workspace->findChild<MergeDialog *>();
        QTest::keyClicks(dialog->findChild<LineEdit *>(QStringLiteral("mergeSearch")), QStringLiteral("Chen"));
        auto *found = dialog->findChild<QListWidget *>(QStringLiteral("mergeFound"));
        QTRY_COMPARE(found->count(), 1);
        found->setCurrentRow(0);
        auto *strip = dialog->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QStringLiteral("Court 2")) && strip->text().contains(QStringLiteral("19:00")));
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("mergeAccept"))->isEnabled());
    }

    // What cannot be had is said beforehand; the rest goes into the cart, and one press holds all of it.
    void aClubBooksEveryWeek()
    {
        Desk desk({}, [](test::FakeDesk &fake) {
            fake.series.cell = [&fake](int line, int number) { return week(fake, line, number); };
        });
        QVERIFY(!desk.find<QPushButton>("weekly")->isVisible());
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        QVERIFY(desk.find<QPushButton>("weekly")->isVisible());
        desk.find<QPushButton>("weekly")->click();
        auto *dialog = desk.workspace->findChild<SeriesDialog *>();
        QVERIFY(dialog);
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("seriesList"));
        QTRY_COMPARE(list->count(), 10);
        QVERIFY(list->item(2)->text().contains(QStringLiteral("taken")));
        QVERIFY(list->item(4)->text().contains(QStringLiteral("Holiday")));
        QVERIFY(list->item(5)->text().contains(QStringLiteral("no slot")));
        dialog->findChild<QSpinBox *>(QStringLiteral("seriesWeeks"))->setValue(6);
        QTRY_COMPARE(list->count(), 6);
        QVERIFY(dialog->findChild<TextLabel *>(QStringLiteral("seriesSum"))->text().contains(yuan(3 * 140)));
        QVERIFY(desk.fake.inventory.holds.isEmpty());
        QTRY_VERIFY(dialog->findChild<QPushButton *>(QStringLiteral("seriesAccept"))->isEnabled());
        dialog->findChild<QPushButton *>(QStringLiteral("seriesAccept"))->click();
        QTRY_COMPARE(desk.draft().lines.size(), 4);
        QCOMPARE(desk.find<TextLabel>("total")->text(), yuan(4 * 140));
        QCOMPARE(desk.draft().lines.constLast().businessDate, desk.fake.today.addDays(28));
    }

    // A lead gives a member a pass; what is left of it stands beside the caller at once.
    void aMemberIsGivenAPass()
    {
        Desk desk(
            {}, [](test::FakeDesk &fake) { fake.roles = operators::Role::FrontDesk | operators::Role::DeskLead; });
        desk.pickCaller(QStringLiteral("13912345678"));
        QVERIFY(!desk.find<TextLabel>("customerBalance")->isVisible());
        desk.workspace->findChild<QAction *>(QStringLiteral("topUpCustomer"))->trigger();
        auto *dialog = desk.workspace->findChild<TopUpDialog *>();
        QVERIFY(dialog);
        auto *account = dialog->findChild<QComboBox *>(QStringLiteral("topUpAccount"));
        account->setCurrentIndex(1);
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("topUpAccept"));
        accept->click();
        QVERIFY2(desk.fake.payments.topUps.isEmpty(), "not without its name and the reason");
        dialog->findChild<LineEdit *>(QStringLiteral("topUpName"))->setText(QStringLiteral("Ten evenings"));
        dialog->findChild<LineEdit *>(QStringLiteral("topUpReason"))->setText(QStringLiteral("Prize of the cup"));
        accept->click();
        QTRY_COMPARE(desk.fake.payments.topUps.size(), 1);
        QCOMPARE(desk.fake.payments.topUps.constFirst().kind, payments::Benefit::Kind::Pass);
        QCOMPARE(desk.fake.payments.topUps.constFirst().units, 10);
        QTRY_VERIFY(desk.find<TextLabel>("customerBalance")->isVisible());
        QVERIFY(desk.find<TextLabel>("customerBalance")->text().contains(QStringLiteral("Ten evenings")));
    }

    // Who has a live order in the slot already is shown it; the new booking stands as a draft.
    void anOrderThatIsThereAlreadyIsOpened()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 2", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        const OrderId there = desk.shown().id;
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 2", 19);
        desk.fake.inventory.holdAnswers.error = Error{Fault::Conflict, QStringLiteral("live_order_exists"),
            {{QStringLiteral("order"), qint64(there.value())}, {QStringLiteral("order_no"), QStringLiteral("RS-7")}},
            {}};
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().id, there);
        auto *strip = desk.workspace->orderPage()->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible() && strip->text().contains(QStringLiteral("RS-7")));
        QCOMPARE(desk.draft().lines.size(), 1);
        desk.find<QPushButton>("nextCall")->click();
        QVERIFY(desk.workspace->findChild<BookingPanel *>()->isVisible());
        QCOMPARE(desk.draft().lines.size(), 1);
    }

    // Other pages and the palette name what they want to see.
    void whatOthersNameIsShown()
    {
        Desk desk;
        desk.holdCourt();
        const orders::Order order = desk.shown();
        desk.workspace->open(QStringLiteral("order:%1").arg(order.id.value()));
        auto *page = desk.workspace->findChild<OrderFinderPage *>()->page();
        QTRY_COMPARE(page->controller().order().id, order.id);
        QVERIFY(page->isVisible());
        desk.workspace->open(QStringLiteral("customer:%1").arg(order.customer.value()));
        QTRY_COMPARE(desk.draft().customer.id, order.customer);
        QVERIFY(desk.workspace->findChild<BookingPanel *>()->isVisible());
        desk.workspace->open(QStringLiteral("search:") + order.orderNo);
        QTRY_VERIFY(page->isVisible());
        QCOMPARE(desk.find<LineEdit>("orderSearch")->text(), order.orderNo);
    }

    // Too many evenings for one order are not asked for.
    void oneOrderTakesSoManyLines()
    {
        test::FakeDesk fake;
        QList<orders::DraftLine> lines(20);
        const orders::SeriesController series(fake.gateways(), fake.venue, lines);
        QCOMPARE(series.mostWeeks(), 9);
    }

    // A space that asks for real names: a row a place, the message below the number it is about, sealed when it is
    // sent.
    void realNamesAreTypedByPlace()
    {
        Desk desk({}, [](FakeDesk &fake) {
            for (catalog::Space &space : fake.catalog.spaceRows)
                space.realName = space.kind == catalog::SpaceKind::Quota;
        });
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.take("Pool, lane 2", 19);
        const SlotId lane = desk.slot("Pool, lane 2", 19);
        desk.take("Pool, lane 2", 19);
        QTRY_VERIFY(desk.find<LineEdit>("documentNumber1"));
        desk.find<QPushButton>("hold")->click();
        QTRY_COMPARE(QApplication::focusWidget(), desk.find<LineEdit>("documentNumber0"));
        QVERIFY(!desk.find<TextLabel>("documentError1")->text().isEmpty());
        QVERIFY(!desk.shown().id.isValid());
        desk.type(QStringLiteral("E1234567"));
        QVERIFY(desk.find<TextLabel>("documentError0")->text().isEmpty());
        desk.find<LineEdit>("documentNumber1")->setFocus();
        desk.type(QStringLiteral("e 1234567"));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.find<TextLabel>("documentError1")->text().contains(QLatin1Char('1')));
        QTest::keyClick(desk.find<LineEdit>("documentNumber1"), Qt::Key_8);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        const QList<inventory::HoldLine> lines = desk.fake.inventory.holds.constLast().lines;
        const auto named
            = std::find_if(lines.cbegin(), lines.cend(), [&](const auto &line) { return line.slot == lane; });
        QCOMPARE(named->people.size(), 2);
        QCOMPARE(desk.fake.sealer.ring.open(named->people.at(1).sealed)->number, QStringLiteral("E12345678"));
        QVERIFY(desk.draft().isEmpty());
    }

    // A customer asks what is known, or to be forgotten: a lead's menu beside the name.
    void aLeadSavesAndErasesWhatIsKnown()
    {
        Desk plain;
        QVERIFY(!plain.workspace->findChild<CustomerMenu *>());
        Desk desk({}, [](FakeDesk &fake) {
            fake.roles = operators::Roles(operators::Role::FrontDesk) | operators::Role::DeskLead;
            const auto sealed
                = fake.sealer.ring.seal({customers::Document::Type::Passport, QStringLiteral("E1234567")});
            const QJsonObject person{{QStringLiteral("document_type"), QStringLiteral("passport")},
                {QStringLiteral("sealed"), QString::fromLatin1(sealed->sealed.toHex())}};
            const QJsonObject item{{QStringLiteral("people"), QJsonArray{person}}};
            fake.privacy.everything
                = {{QStringLiteral("orders"), QJsonArray{QJsonObject{{QStringLiteral("items"), QJsonArray{item}}}}}};
        });
        desk.pickCaller(QStringLiteral("13912345678"));
        auto *menu = desk.find<CustomerMenu>("customerMenu");
        QVERIFY(menu && menu->isVisible());
        const CustomerId customer = desk.draft().customer.id;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("customer.json"));
        QSignalSpy exported(&menu->data(), &customers::CustomerDataController::exported);
        menu->data().exportTo(path, customer);
        QTRY_COMPARE(exported.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("E1234567"));
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        // Refused in words, then done under the same request.
        desk.fake.privacy.refusal = Error{Fault::Rule, QStringLiteral("customer_has_business"),
            {{QStringLiteral("orders"), QStringLiteral("RS-1")}}, {}};
        const auto erase = [&desk] {
            desk.workspace->findChild<QAction *>(QStringLiteral("eraseCustomer"))->trigger();
            Prompt *prompt = nullptr;
            QTRY_VERIFY((prompt = desk.workspace->findChild<Prompt *>()) != nullptr);
            QTest::mouseClick(prompt->findChild<QPushButton *>(QStringLiteral("promptAccept")), Qt::LeftButton);
            QTRY_VERIFY(!desk.workspace->findChild<Prompt *>());
        };
        erase();
        QTRY_VERIFY(desk.workspace->findChild<BookingPanel *>()->messages()->text().contains(QLatin1String("RS-1")));
        QCOMPARE(desk.draft().customer.id, customer);
        desk.fake.privacy.refusal.reset();
        erase();
        QTRY_COMPARE(desk.fake.privacy.erased, (QList<CustomerId>{customer}));
        QCOMPARE(desk.fake.privacy.requests.at(0), desk.fake.privacy.requests.at(1));
        QTRY_VERIFY(!desk.draft().customer.id.isValid());
    }

    void newCustomerOnTheSpot()
    {
        Desk desk;
        desk.type(QStringLiteral("13612345678"));
        desk.press(Qt::Key_Return);
        auto *name = desk.find<LineEdit>("customerOther");
        QTRY_COMPARE(QApplication::focusWidget(), name);
        desk.type(QStringLiteral("O'Brien; 🏸 محمد"));
        desk.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), desk.board());
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().customerName, QStringLiteral("O'Brien; 🏸 محمد"));
        QCOMPARE(desk.fake.inventory.holds.constFirst().newCustomer.phoneE164, QStringLiteral("+8613612345678"));
    }

    void c71_longNamesAreRefusedNotCut()
    {
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        desk.type(QStringLiteral("13612345678"));
        desk.press(Qt::Key_Return);
        auto *name = desk.find<LineEdit>("customerOther");
        QTRY_COMPARE(QApplication::focusWidget(), name);
        name->setText(QString(201, QChar(u'李')));
        desk.press(Qt::Key_Return);
        QVERIFY(name->property("fault").toBool());
        QVERIFY(name->accessibleDescription().contains(QStringLiteral("201")));
        QCOMPARE(name->text().size(), 201);
        name->setText(QString(200, QChar(u'李')));
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().customerName.size(), 200);
    }
};

QTEST_MAIN(tst_DeskCustomers)
#include "tst_DeskCustomers.moc"
