#include "models/checkin/TicketToken.h"
#include "tests/support/Patience.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/ApprovalPrompt.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/CustomerMenu.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/TicketsPane.h"
#include "ui/scan/QrReader.h"

#include <QAction>
#include <QApplication>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using vd::test::commit;
using vd::test::compose;
using vd::test::FakeDesk;
using vd::test::yuan;
using Desk = vd::test::DeskWindow;

class tst_DeskWorkspace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_DeskWorkspace"));
    }

    // A known customer, a visible slot, from ringing to held: at most twelve keys besides the number, no mouse.
    void knownCustomerInTwelveKeys()
    {
        Desk desk({}, [](FakeDesk &fake) { fake.fillBusyBoard(); });
        QCOMPARE(QApplication::focusWidget(), desk.caller());
        desk.type(QStringLiteral("13800001234"));
        desk.keys = 0;
        desk.press(Qt::Key_Return); // The first that fits.
        QTRY_COMPARE(QApplication::focusWidget(), desk.board());
        QCOMPARE(desk.draft().customer.name, QStringLiteral("Chen Wei"));
        // The board stands on the next free slot, Court 3 at 18:00; the caller wants Court 1 at 20:00.
        QCOMPARE(desk.board()->current(), desk.slot("Court 3", 18));
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.board()->current(), desk.slot("Court 1", 20));
        desk.press(Qt::Key_Return); // Into the booking.
        desk.press(Qt::Key_Return); // Hold.
        QTRY_VERIFY(desk.shown().id.isValid());
        QVERIFY2(desk.keys <= 12, qPrintable(QString::number(desk.keys)));
        qInfo("%d keys besides the number", desk.keys);
        QCOMPARE(desk.shown().items.constFirst().slot, desk.slot("Court 1", 20));
        QVERIFY(desk.draft().isEmpty());
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 20))->state(desk.fake.clock.now()),
            inventory::SlotState::HeldByMe);
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

    // And on: paid in cash with change, tickets signed and shown, the next call.
    void fromHeldToTickets()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.press(Qt::Key_Return); // Cash.
        desk.type(QStringLiteral("200"));
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(60));
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        QCOMPARE(
            desk.fake.payments.payments.constFirst().second.constFirst().given, Money(20000, QStringLiteral("CNY")));
        QTRY_VERIFY(desk.find<QLabel>("ticketPicture1") && !desk.find<QLabel>("ticketPicture1")->pixmap().isNull());
        QVERIFY(!desk.fake.signer.lastWasReprint);
        desk.find<QPushButton>("nextCall")->setFocus();
        desk.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), desk.caller());
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

    // C01: the loser is told, keeps all of it, and sees the cell as it is.
    void slotJustTaken()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.find<LineEdit>("note")->setFocus();
        desk.type(QStringLiteral("two rackets"));
        const SlotId slot = desk.slot("Court 1", 19);
        desk.fake.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.fake.clock.now().addSecs(900));
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.workspace->board().model()->cell(slot)->state(desk.fake.clock.now()),
            inventory::SlotState::HeldByOthers);
        QVERIFY(desk.find<TextLabel>("lineError")->isVisible());
        QVERIFY(desk.find<TextLabel>("lineError")->text().contains(QStringLiteral("just taken")));
        QCOMPARE(desk.draft().customer.name, QStringLiteral("李娜"));
        QCOMPARE(desk.draft().note, QStringLiteral("two rackets"));
        QCOMPARE(desk.find<LineEdit>("note")->text(), QStringLiteral("two rackets"));
        QVERIFY(desk.fake.orders.orders.isEmpty());
    }

    void anOrderThatIsThereIsOpened()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        const OrderId first = desk.shown().id;
        desk.find<QPushButton>("nextCall")->click();
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().id, first);
        QVERIFY(!desk.draft().isEmpty());
    }

    void quantitiesAreChangedByKeysAndChecked()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Pool, lane 1", 19);
        auto *quantity = desk.find<LineEdit>("quantity");
        for (const char *wrong : {"0", "-1", "99999999", "two", ""}) {
            quantity->setFocus();
            quantity->selectAll();
            QTest::keyClick(quantity, Qt::Key_Delete);
            desk.type(QString::fromLatin1(wrong));
            desk.press(Qt::Key_Return);
            QVERIFY2(desk.find<TextLabel>("lineError")->isVisible(), wrong);
            QVERIFY(desk.fake.inventory.holds.isEmpty());
        }
        quantity->selectAll();
        desk.type(QStringLiteral("3"));
        QCOMPARE(desk.find<TextLabel>("total")->text(), yuan(150));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.shown().items.constFirst().quantity, 3);
    }

    // C85: the Enter that ends a composition books nothing and picks nobody; searching waits for committed text.
    void c85_composingIsNotSubmitting()
    {
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        compose(desk.caller(), QStringLiteral("li na"));
        QTest::keyClick(desk.caller(), Qt::Key_Return);
        QVERIFY(!desk.draft().customer.id.isValid());
        QVERIFY(desk.fake.customers.finds.isEmpty());
        commit(desk.caller(), QStringLiteral("李娜"));
        QTRY_COMPARE(desk.fake.customers.finds, QStringList{QStringLiteral("李娜")});
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.draft().customer.name, QStringLiteral("李娜"));
        QCOMPARE(QApplication::focusWidget(), desk.find<QPushButton>("hold"));
        auto *note = desk.find<LineEdit>("note");
        note->setFocus();
        compose(note, QStringLiteral("beizhu"));
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(desk.fake.inventory.holds.isEmpty());
        commit(note, QStringLiteral("备注"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.fake.inventory.holds.size(), 1);
        QCOMPARE(desk.fake.inventory.holds.constFirst().note, QStringLiteral("备注"));
    }

    void draftIsBackAfterACrash()
    {
        const QTemporaryDir drafts;
        {
            Desk desk(drafts.path());
            desk.take("Court 1", 19);
            desk.caller()->setFocus();
            desk.type(QStringLiteral("1361234"));
        }
        Desk again(drafts.path());
        QTRY_COMPARE(again.caller()->text(), QStringLiteral("1361234"));
        QVERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
    }

    // While the draft, the board or an order is still on its way, and with all of it shown.
    void theLanguageSwitchesOverARestoredDraft()
    {
        const QTemporaryDir drafts;
        {
            Desk desk(drafts.path());
            desk.pickCaller(QStringLiteral("13912345678"));
            desk.take("Court 1", 19);
            desk.take("Pool, lane 2", 19);
        }
        LanguageSwitch language;
        for (int early = 0; early < 2; ++early) {
            Desk again(drafts.path(), [](FakeDesk &fake) { fake.fillBusyBoard(); });
            if (early == 0)
                QTRY_VERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
            for (const Language next : {Language::Chinese, Language::English, Language::Chinese}) {
                language.set(next);
                again.workspace->reload();
                QCoreApplication::processEvents();
            }
            QTRY_VERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
            QTRY_COMPARE(again.find<QPushButton>("hold")->text(), QStringLiteral("预占"));
            again.take("Court 1", 17);
            language.set(Language::English);
            again.workspace->reload();
            QTRY_COMPARE(again.find<QPushButton>("hold")->text(), QStringLiteral("Hold"));
            QVERIFY(again.workspace->booking().contains(again.slot("Pool, lane 2", 19)));
        }
    }

    void busyServerIsToldAndNothingDoubled()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.fake.inventory.lostAnswers = 1;
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.inventory.holds.size(), 2);
        QCOMPARE(desk.fake.orders.orders.size(), 1);
    }

    void c79_offlineKeepsTheFormAndTheKey()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        const QUuid key = desk.draft().request;
        desk.fake.inventory.holdAnswers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.press(Qt::Key_Return);
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QStringLiteral("connection")));
        desk.fake.inventory.holdAnswers.error.reset();
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.inventory.holds.constLast().request, key);
    }

    // A limit refuses the booking: the reason, then a lead's signature at this desk, and it is held under its key.
    void aLimitIsSetAsideByALead()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        const QUuid key = desk.draft().request;
        auto &error = desk.fake.inventory.holdAnswers.error;
        error = Error{Fault::Rule, QStringLiteral("limit_holds"),
            {{QStringLiteral("overridable"), true}, {QStringLiteral("most"), 2},
                {QStringLiteral("who"), QStringLiteral("customer")}},
            {}};
        desk.press(Qt::Key_Return);
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        Q_EMIT strip->actionTriggered();
        QTRY_VERIFY(desk.workspace->findChild<Prompt *>());
        auto *prompt = desk.workspace->findChild<Prompt *>();
        prompt->findChild<LineEdit *>(QStringLiteral("promptReason"))->setText(QStringLiteral("Club evening"));
        error = Error{Fault::Denied, QStringLiteral("approval_needed"),
            {{QStringLiteral("action"), QStringLiteral("hold")},
                {QStringLiteral("subject"),
                    QJsonObject{{QStringLiteral("customer"), 2},
                        {QStringLiteral("lines"), QJsonArray{QJsonObject{{QStringLiteral("slot"), 1}}}},
                        {QStringLiteral("reason"), QStringLiteral("Club evening")}}}},
            {}};
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.workspace->findChild<ApprovalPrompt *>());
        auto *sign = desk.workspace->findChild<ApprovalPrompt *>();
        QCOMPARE(desk.fake.inventory.holds.constLast().overrule.reason, QStringLiteral("Club evening"));
        QVERIFY(sign->findChild<QLabel *>(QStringLiteral("approvalWhat"))->text().contains(QStringLiteral("1 line")));
        error.reset();
        sign->findChild<LineEdit *>(QStringLiteral("approvalLogin"))->setText(QStringLiteral("lin"));
        sign->findChild<LineEdit *>(QStringLiteral("approvalPassword"))->setText(QStringLiteral("correct"));
        sign->findChild<QPushButton *>(QStringLiteral("approvalSign"))->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.approvals.given.constFirst().what.action, QStringLiteral("hold"));
        QCOMPARE(desk.fake.inventory.holds.constLast().overrule.approval, 1);
        QCOMPARE(desk.fake.inventory.holds.constLast().request, key);
    }

    void lettingGoAsksAndDefaultsToKeeping()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.find<QPushButton>("letGo")->click();
        auto *prompt = desk.workspace->findChild<Prompt *>();
        QVERIFY(prompt);
        QTest::keyClick(prompt, Qt::Key_Return);
        QTRY_VERIFY(!prompt || !prompt->isVisible());
        QCOMPARE(desk.shown().state, orders::OrderState::Holding);
        desk.find<QPushButton>("letGo")->click();
        const QList<Prompt *> prompts = desk.workspace->findChildren<Prompt *>();
        const QList<QPushButton *> buttons = prompts.constLast()->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == QStringLiteral("Let go"))
                button->click();
        }
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Cancelled);
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 19))->free, 1);
    }

    void cashTypedRightAfterTheHoldIsTheAmount()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.type(QStringLiteral("3"));
        desk.type(QStringLiteral("00"));
        QCOMPARE(desk.find<LineEdit>("payAmount")->text(), QStringLiteral("300"));
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(160));
    }

    void mixedPayment()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.press(Qt::Key_Return);
        desk.type(QStringLiteral("1e3"));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.find<LineEdit>("payAmount")->property("fault").toBool());
        desk.find<LineEdit>("payAmount")->selectAll();
        desk.type(QStringLiteral("100"));
        desk.press(Qt::Key_Return); // Less than is due: the rest another way.
        QCOMPARE(desk.find<TextLabel>("payResult")->text(), yuan(40));
        QVERIFY(desk.find<QPushButton>("pay")->text().contains(yuan(140)));
        QVERIFY(desk.fake.payments.payments.isEmpty());
        desk.press(Qt::Key_Return); // The rest by card.
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        const QList<payments::Tender> tenders = desk.fake.payments.payments.constFirst().second;
        QCOMPARE(tenders.size(), 2);
        QCOMPARE(tenders.at(0).amount, Money(10000, QStringLiteral("CNY")));
        QCOMPARE(tenders.at(1).channel, QStringLiteral("card"));
        QCOMPARE(tenders.at(1).amount, Money(4000, QStringLiteral("CNY")));
    }

    // C83: the chosen order stays chosen while others arrive; once it is gone nothing is chosen.
    void c83_finderKeepsTheChosenOrder()
    {
        Desk desk;
        for (int i = 0; i < 3; ++i) {
            desk.pickCaller(i == 1 ? QStringLiteral("13912345678") : QStringLiteral("13800001234"));
            desk.take("Court 2", 18 + i);
            desk.press(Qt::Key_Return);
            QTRY_COMPARE(desk.fake.orders.orders.size(), i + 1);
            QTRY_VERIFY(desk.shown().id.isValid());
            desk.find<QPushButton>("nextCall")->click();
        }
        desk.workspace->find();
        QCOMPARE(QApplication::focusWidget(), desk.find<LineEdit>("orderSearch"));
        desk.type(QStringLiteral("5678"));
        auto *table = desk.workspace->findChild<OrderFinderPage *>()->findChild<TableView *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        desk.press(Qt::Key_Return);
        auto *page = desk.workspace->findChild<OrderFinderPage *>()->page();
        QTRY_VERIFY(page->controller().hasOrder());
        const OrderId chosen = page->controller().order().id;
        desk.find<LineEdit>("orderSearch")->clear();
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->currentIndex().row(), 1);
        desk.fake.inventory.takeElsewhere(desk.slot("Court 3", 18), QStringLiteral("x"), QStringLiteral("desk2"), {});
        orders::Order late = desk.fake.orders.orders.value(chosen);
        late.id = OrderId(99999);
        late.orderNo = QStringLiteral("RS-99999");
        desk.fake.orders.store(late, QStringLiteral("hold"), desk.fake.clock.now());
        desk.workspace->reload();
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->currentIndex().row(), 2);
        QCOMPARE(page->controller().order().id, chosen);
        desk.fake.orders.orders.remove(chosen);
        desk.find<LineEdit>("orderSearch")->setText(QStringLiteral("Chen"));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QVERIFY(!table->selectionModel()->hasSelection());
    }

    void othersChangesAppearByThemselves()
    {
        Desk desk;
        const SlotId slot = desk.slot("Court 2", 20);
        desk.fake.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.fake.clock.now().addSecs(300));
        desk.fake.announce({slot});
        QTRY_COMPARE(desk.workspace->board().model()->cell(slot)->held, 1);
    }

    void whatCannotBeTakenIsSaid()
    {
        Desk desk({}, [](FakeDesk &fake) { fake.fillBusyBoard(); });
        desk.take("Court 3", 20); // Stopped.
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QVERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QStringLiteral("Roof leak")));
        QVERIFY(desk.draft().lines.isEmpty());
    }

    void offersGoIntoTheBooking()
    {
        Desk desk;
        desk.take("Court 1", 19);
        auto *offer
            = desk.find<QPushButton>(qPrintable(QStringLiteral("offer%1").arg(desk.slot("Racket", 19).value())));
        QVERIFY(offer);
        offer->click();
        QTRY_VERIFY(desk.workspace->booking().contains(desk.slot("Racket", 19)));
    }

    // Enter on a sold cell: why its order does not come, not that none is there; and never another order's page.
    void anOrderThatCannotBeReadSaysWhy()
    {
        Desk desk({}, [](FakeDesk &fake) {
            fake.fillBusyBoard();
            orders::Order sold;
            sold.id = fake.inventory.stock.value(fake.slot(QStringLiteral("Court 1"), 17)).parties.constFirst().order;
            sold.venue = fake.venue;
            sold.orderNo = QStringLiteral("RS-1");
            sold.state = orders::OrderState::Paid;
            fake.orders.store(sold, QStringLiteral("paid"), fake.clock.now());
        });
        desk.fake.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.take("Court 1", 17);
        auto *empty = desk.workspace->orderPage()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible() && empty->title().contains(QStringLiteral("could not be read")));
        desk.fake.orders.answers.error.reset();
        Q_EMIT desk.fake.changes.connectionBack();
        QTRY_VERIFY(desk.shown().id.isValid());
        QVERIFY(!empty->isVisible());
        desk.fake.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.take("Court 2", 19);
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(!desk.shown().id.isValid());
    }

    void daysAreChangedByKeyAndNavigator()
    {
        Desk desk;
        desk.board()->setFocus();
        desk.press(Qt::Key_PageDown);
        QCOMPARE(desk.workspace->board().date(), desk.fake.today.addDays(1));
        auto *navigator = qobject_cast<DateNavigator *>(desk.workspace->headerTools());
        QCOMPARE(navigator->date(), desk.fake.today.addDays(1));
        navigator->stepBack();
        QTRY_VERIFY(!desk.workspace->board().model()->isEmpty());
        QCOMPARE(desk.workspace->board().date(), desk.fake.today);
    }

    void everyCommandHasATitleAndShortcutsDoNotClash()
    {
        Desk desk;
        QSet<QString> shortcuts;
        const QList<Command> commands = desk.workspace->commands();
        for (const Command &command : commands) {
            QVERIFY(!command.title.isEmpty() && command.run);
            if (command.shortcut.isEmpty())
                continue;
            QVERIFY2(!shortcuts.contains(command.shortcut.toString()), qPrintable(command.shortcut.toString()));
            shortcuts.insert(command.shortcut.toString());
        }
    }

    // A picture of the screen, taken as it stands after the payment, is read at the door.
    void aPictureOfTheScreenIsATicket()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.find<QLabel>("ticketPicture1") && !desk.find<QLabel>("ticketPicture1")->pixmap().isNull());
        QCoreApplication::processEvents();
        const auto found = QrReader::read(desk.workspace->grab().toImage(), QrReader::Effort::Picture);
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        QVERIFY(checkin::TicketToken::isWellFormed(found->constFirst().text));
    }

    void ticketsAreSavedAsPictures()
    {
        const QTemporaryDir folder;
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid);
        QTRY_VERIFY(desk.find<QPushButton>("printTickets")->isEnabled());
        desk.workspace->orderPage()->tickets()->savePicturesTo(folder.filePath(QStringLiteral("ticket.png")));
        QTRY_VERIFY(QFile::exists(folder.filePath(QStringLiteral("ticket.png"))));
    }
};

QTEST_MAIN(tst_DeskWorkspace)
#include "tst_DeskWorkspace.moc"
