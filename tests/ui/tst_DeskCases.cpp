#include "models/customers/SearchKeys.h"
#include "tests/support/fakes/FakeSignIn.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/Appearance.h"
#include "ui/common/CountdownLabel.h"
#include "ui/common/InputGuard.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TableView.h"
#include "ui/desk/CartLine.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/RefundDialog.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ShellFrame.h"

#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>

using namespace vd;
using namespace vd::ui;
using test::commit;
using test::compose;
using test::FakeDesk;
using Desk = test::DeskWindow;

namespace {

void phones()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("prefix") << QStringLiteral("+86") << false;
    QTest::newRow("two") << QStringLiteral("12") << false;
    QTest::newRow("zeros") << QStringLiteral("000") << false;
    QTest::newRow("forty") << QStringLiteral("1234567890").repeated(4) << false;
    QTest::newRow("foreign, eight digits") << QStringLiteral("61234567") << true;
}

/// The desk in the program's own window, as somebody signed in at it.
class SignedInDesk
{
public:
    SignedInDesk()
        : m_appearance(*qApp)
    {
        signIn.session = fake.session();
        window = std::make_unique<MainWindow>(
            MainWindow::Services{signIn, m_profiles, &m_keychain, m_language, m_appearance},
            [this](const operators::SessionInfo &session) -> QList<MainWindow::Maker> {
                return {{QStringLiteral("desk"), [this, session] {
                             return workspace
                                 = new DeskWorkspace(fake.gateways(), &fake.signer, session, m_drafts.path());
                         }}};
            });
        window->resize(1366, 768);
        window->show();
        open();
    }
    // The window goes before what it was made from.
    ~SignedInDesk() { window.reset(); }
    void open()
    {
        workspace = nullptr;
        window->openSession(signIn.session);
        [&] {
            QVERIFY(QTest::qWaitForWindowActive(window.get(), test::patienceMs));
            QTRY_VERIFY(workspace && board()->current().isValid() && workspace->board().venue().id.isValid());
        }();
    }
    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(QStringLiteral("boardView")); }
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return workspace->findChild<T *>(QString::fromLatin1(name));
    }
    void fill(const QString &phone, const char *space, int hour)
    {
        find<LineEdit>("customerSearch")->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), phone);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(workspace->booking().draft().customer.id.isValid());
        board()->setFocus();
        board()->setCurrent(fake.slot(QString::fromLatin1(space), hour));
        QTest::keyClick(board(), Qt::Key_Return);
        QTRY_COMPARE(workspace->booking().draft().lines.size(), 1);
    }
    void unlock()
    {
        auto *password = window->findChild<QLineEdit *>(QStringLiteral("lockPassword"));
        QTest::keyClicks(password, QStringLiteral("correct"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(!window->isLocked());
    }
    /// Every text that anybody could read on this screen.
    [[nodiscard]] static QString readable()
    {
        QString all;
        const QWidgetList widgets = QApplication::allWidgets();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible())
                continue;
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                all += label->text() + QLatin1Char('\n');
            if (const auto *line = qobject_cast<const QLineEdit *>(widget))
                all += line->text() + QLatin1Char('\n');
        }
        return all;
    }

    FakeDesk fake;
    test::FakeSignIn signIn;
    DeskWorkspace *workspace = nullptr;
    std::unique_ptr<MainWindow> window;

private:
    Appearance m_appearance;
    LanguageSwitch m_language;
    test::FakeProfiles m_profiles;
    test::FakeKeychain m_keychain;
    QTemporaryDir m_drafts;
};

} // namespace

/// Faults of the field (by their numbers) as they would show at the desk's window.
class tst_DeskCases final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void c71_oneFieldTakesAnyName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one word") << QStringLiteral("Suharto");
        QTest::newRow("four characters") << QStringLiteral("欧阳娜娜");
        QTest::newRow("one character") << QStringLiteral("李");
        QTest::newRow("six words") << QStringLiteral("María José de la Cruz y Rodríguez-Fernández");
        QTest::newRow("two hundred") << QString(200, QChar(u'李'));
        QTest::newRow("emoji") << QStringLiteral("Ana 🏸");
        QTest::newRow("accent typed apart") << QStringLiteral("Jose\u0301");
    }

    void c71_oneFieldTakesAnyName()
    {
        QFETCH(QString, name);
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        desk.type(QStringLiteral("13612345678"));
        desk.press(Qt::Key_Return);
        auto *field = desk.find<LineEdit>("customerOther");
        QTRY_COMPARE(QApplication::focusWidget(), field);
        // Nothing but a blank is refused.
        desk.type(QStringLiteral("  "));
        desk.press(Qt::Key_Return);
        desk.find<QPushButton>("hold")->click();
        QVERIFY(desk.fake.inventory.holds.isEmpty());
        field->setFocus();
        field->clear();
        commit(field, name);
        desk.press(Qt::Key_Return);
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.shown().customerName.normalized(QString::NormalizationForm_C),
            name.normalized(QString::NormalizationForm_C));
    }

    void c71_bothWaysOfTypingAnAccentFindEachOther()
    {
        using Keys = customers::SearchKeys;
        const auto keysOf = [](const QString &name) {
            QSet<QString> texts;
            const QList<Keys::Key> keys = Keys::forCustomer(name, {}, {});
            for (const Keys::Key &key : keys)
                texts.insert(key.text);
            return texts;
        };
        QVERIFY(!keysOf(QStringLiteral("Jos\u00e9")).isEmpty());
        QCOMPARE(keysOf(QStringLiteral("Jose\u0301")), keysOf(QStringLiteral("Jos\u00e9")));
    }

    void c73_whatIsNoPhoneIsRefusedAtItsField_data()
    {
        phones();
        QTest::newRow("letters") << QStringLiteral("abc") << false; // In the first field they begin a name.
    }

    // The caller gave the name first: the number stands in the second field.
    void c73_whatIsNoPhoneIsRefusedAtItsField()
    {
        QFETCH(QString, typed);
        QFETCH(bool, accepted);
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        desk.type(QStringLiteral("Suharto"));
        desk.press(Qt::Key_Return);
        auto *field = desk.find<LineEdit>("customerOther");
        QTRY_COMPARE(QApplication::focusWidget(), field);
        desk.type(typed);
        desk.press(Qt::Key_Return);
        if (!accepted) {
            desk.find<QPushButton>("hold")->click();
            QTRY_VERIFY(field->property("fault").toBool());
            QCOMPARE(QApplication::focusWidget(), field);
            QVERIFY(!field->accessibleDescription().isEmpty());
            QCOMPARE(field->text(), typed);
            QVERIFY(desk.fake.inventory.holds.isEmpty());
            return;
        }
        QVERIFY(!field->property("fault").toBool());
        desk.find<QPushButton>("hold")->click();
        QTRY_COMPARE(desk.shown().customerPhone, typed);
    }

    void c73_phonesThatAreNone_data() { phones(); }

    // The caller gave the number first; an unusual one only warns.
    void c73_phonesThatAreNone()
    {
        QFETCH(QString, typed);
        QFETCH(bool, accepted);
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        desk.type(typed);
        desk.press(Qt::Key_Return);
        if (!accepted) {
            QTRY_VERIFY(desk.caller()->property("fault").toBool());
            QCOMPARE(QApplication::focusWidget(), desk.caller());
            QVERIFY(!desk.caller()->accessibleDescription().isEmpty());
            QCOMPARE(desk.caller()->text(), typed);
        } else {
            QTRY_COMPARE(QApplication::focusWidget(), desk.find<LineEdit>("customerOther"));
            QVERIFY(!desk.caller()->property("fault").toBool());
            desk.type(QStringLiteral("Suharto"));
            desk.press(Qt::Key_Return);
            desk.press(Qt::Key_Return);
            QTRY_COMPARE(desk.shown().customerPhone, typed);
        }
    }

    // What the window does when the line goes and comes back; what the connection does is in tst_Connection and
    // tst_LostConnection.
    void c79_theBannerComesAndGoesOverAKeptForm()
    {
        SignedInDesk desk;
        desk.fill(QStringLiteral("13912345678"), "Court 1", 19);
        auto *note = desk.find<LineEdit>("note");
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("left-handed"));
        const QUuid key = desk.workspace->booking().draft().request;
        ShellFrame *frame = desk.window->frame();
        Q_EMIT desk.fake.changes.connectionLost();
        frame->connectionLost();
        QVERIFY(frame->banner()->isVisible());
        desk.fake.inventory.holdAnswers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(!desk.workspace->booking().isHolding());
        QCOMPARE(note->text(), QStringLiteral("left-handed"));
        QCOMPARE(desk.workspace->booking().draft().lines.size(), 1);
        desk.fake.inventory.holdAnswers.error.reset();
        const SlotId other = desk.fake.slot(QStringLiteral("Court 2"), 19);
        desk.fake.inventory.takeElsewhere(other, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        Q_EMIT desk.fake.changes.connectionBack();
        frame->connectionBack();
        // Reads repeat themselves; the write waits for the person and goes under the same key.
        QTRY_COMPARE(desk.workspace->board().model()->cell(other)->sold, 1);
        QCOMPARE(note->text(), QStringLiteral("left-handed"));
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.workspace->orderPage()->controller().isHeld());
        QCOMPARE(desk.fake.inventory.holds.constLast().request, key);
        QCOMPARE(desk.fake.orders.orders.size(), 1);
    }

    void c83_refundActsOnTheOrderThatWasChosen()
    {
        Desk desk;
        const OrderId chosen = paid(desk);
        desk.workspace->find();
        desk.workspace->reload();
        auto *finder = desk.workspace->findChild<OrderFinderPage *>();
        auto *table = finder->findChild<TableView *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(finder->page()->controller().order().id, chosen);
        const QString number = finder->page()->controller().order().orderNo;
        // Three new orders arrive above it just as the key is pressed.
        for (int i = 0; i < 3; ++i) {
            orders::Order late = desk.fake.orders.orders.value(chosen);
            late.id = OrderId(99990 + i);
            late.orderNo = QStringLiteral("RS-9999%1").arg(i);
            desk.fake.orders.store(late, QStringLiteral("hold"), desk.fake.clock.now().addSecs(i + 1));
        }
        desk.workspace->reload();
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QCOMPARE(finder->page()->controller().order().id, chosen);
        QTRY_COMPARE(finder->page()->actions()->whyNot(QStringLiteral("refund")), QString());
        finder->page()->actions()->refund();
        auto *dialog = desk.workspace->window()->findChild<RefundDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY2(dialog->windowTitle().contains(number), qPrintable(dialog->windowTitle()));
        dialog->reject();
        // Then another search leaves it out: nothing is chosen and nothing can be done, least of all to its neighbour.
        desk.find<LineEdit>("orderSearch")->setFocus();
        desk.type(QStringLiteral("RS-9999"));
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QVERIFY(!table->selectionModel()->hasSelection());
        QVERIFY(!finder->page()->controller().hasOrder());
        for (const Command &command : desk.workspace->commands()) {
            if (command.id == QLatin1String("desk.refund") || command.id == QLatin1String("desk.move"))
                QVERIFY2(!command.whyNot().isEmpty(), qPrintable(command.id));
        }
    }

    // Whatever the database writes about an order, its history says in words.
    void everyActionOfAnOrderHasAWord()
    {
        static const QRegularExpression written(
            QStringLiteral(R"(audit\.write\([^,'()]+, '([a-z_.]+)'(?: \|\| \w+)?, (?!null))"));
        QStringList actions{QStringLiteral("hold"), QStringLiteral("finish"), QStringLiteral("print"),
            QStringLiteral("reprint"), QStringLiteral("payment.unapplied"), QStringLiteral("payment.given_back")};
        QDirIterator files(QStringLiteral(VD_SOURCE_DIR "/db/functions"), {QStringLiteral("*.sql")}, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString sql = QString::fromUtf8(file.readAll());
            for (auto found = written.globalMatch(sql); found.hasNext();) {
                const QString action = found.next().captured(1);
                if (!action.endsWith(QLatin1Char('.')))
                    actions.append(action);
            }
        }
        QVERIFY(actions.size() > 30);
        for (const char *outcome : {"nothing", "cancelled", "entered", "suspended", "refunding", "refunded"})
            actions.append(QStringLiteral("stop.") + QLatin1String(outcome));
        for (const QString &action : std::as_const(actions))
            QVERIFY2(OrderWords::action(action) != QString(action).replace(QLatin1Char('_'), QLatin1Char(' ')),
                qPrintable(action));
    }

    // The caller is told at once that another desk was faster, not only when everything is told and held.
    void aLineThatIsTakenElsewhereSaysSo()
    {
        Desk desk;
        desk.take("Court 1", 19);
        desk.take("Court 2", 19);
        const auto told = [&desk](const char *space) {
            int count = 0;
            const QList<CartLine *> lines = desk.workspace->findChildren<CartLine *>();
            for (const CartLine *line : lines)
                count += line->slot() == desk.slot(space, 19) && line->hasError();
            return count;
        };
        const SlotId gone = desk.slot("Court 1", 19);
        const inventory::Cell before = desk.fake.inventory.stock.value(gone);
        desk.fake.inventory.takeElsewhere(gone, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        desk.fake.announce({gone});
        QTRY_COMPARE(told("Court 1"), 1);
        QCOMPARE(told("Court 2"), 0);
        QCOMPARE(desk.draft().lines.size(), 2);
        // And when it is free again.
        const int version = desk.fake.inventory.stock.value(gone).version;
        desk.fake.inventory.stock[gone] = before;
        desk.fake.inventory.stock[gone].version = version + 1;
        desk.fake.announce({gone});
        QTRY_COMPARE(told("Court 1"), 0);
    }

    // What keeps it from having a price, and who can mend that, is said while it is being filled in.
    void aLineWithoutAPriceSaysWhy()
    {
        Desk desk;
        const SlotId slot = desk.slot("Court 1", 19);
        desk.fake.inventory.stock[slot].price.reset();
        ++desk.fake.inventory.stock[slot].version;
        desk.fake.announce({slot});
        QTRY_VERIFY(!desk.workspace->board().model()->cell(slot)->price);
        desk.fake.inventory.quoteAnswers.manual = true;
        desk.fake.inventory.quoteAnswers.error = Error{Fault::Rule, QStringLiteral("unknown_ticket_type"),
            {{QStringLiteral("slot"), qint64{slot.value()}}, {QStringLiteral("space"), QStringLiteral("Court 1")}}, {}};
        desk.take("Court 1", 19);
        auto *total = desk.find<QLabel>("total");
        QCOMPARE(total->text(), QStringLiteral("…"));
        desk.fake.inventory.quoteAnswers.answerAll();
        QTRY_COMPARE(total->text(), QStringLiteral("not known"));
        auto *line = desk.workspace->findChild<CartLine *>();
        QVERIFY(line->findChild<QLabel *>(QStringLiteral("lineError"))
                    ->text()
                    .startsWith(QStringLiteral("Court 1 has no ticket type yet")));
        QCOMPARE(line->findChild<QLabel *>(QStringLiteral("amount"))->text(), QStringLiteral("no price"));
    }

    void c83_theBoardsChoiceAndScrollStayThroughEveryRefresh()
    {
        Desk desk;
        desk.board()->setFocus();
        desk.board()->setCurrent(desk.slot("Court 2", 19));
        desk.press(Qt::Key_Down, Qt::ShiftModifier);
        desk.board()->verticalScrollBar()->setValue(60);
        const QList<SlotId> chosen = desk.board()->chosen();
        const int scrolled = desk.board()->verticalScrollBar()->value();
        for (int i = 0; i < 5; ++i) {
            const SlotId other = desk.slot("Court 3", 16 + i);
            desk.fake.inventory.takeElsewhere(other, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
            if (i % 2 == 0)
                desk.fake.announce({other});
            else
                desk.workspace->reload();
            QTRY_COMPARE(desk.workspace->board().model()->cell(other)->sold, 1);
            QCOMPARE(desk.board()->chosen(), chosen);
            QCOMPARE(desk.board()->verticalScrollBar()->value(), scrolled);
        }
    }

    // The Enter that ends a word goes nowhere, wherever the field stands; the next one acts once.
    void c85_enterThatEndsAWordBooksNothing()
    {
        InputGuard guard;
        qApp->installEventFilter(&guard);
        Desk desk;
        desk.take("Court 1", 19);
        desk.caller()->setFocus();
        desk.type(QStringLiteral("13612345678"));
        desk.press(Qt::Key_Return);
        auto *name = desk.find<LineEdit>("customerOther");
        QTRY_COMPARE(QApplication::focusWidget(), name);
        // Ctrl+Enter, which holds, belongs to the word too while it is composed.
        for (const Qt::KeyboardModifier with : {Qt::ControlModifier, Qt::NoModifier}) {
            compose(name, QStringLiteral("ouyang"));
            QTest::keyClick(name, Qt::Key_Return, with);
            QCOMPARE(QApplication::focusWidget(), name);
            QVERIFY(desk.fake.inventory.holds.isEmpty());
        }
        commit(name, QStringLiteral("欧阳"));
        desk.press(Qt::Key_Return);
        QVERIFY(QApplication::focusWidget() != name);
        desk.find<QPushButton>("hold")->click();
        QTRY_COMPARE(desk.shown().customerName, QStringLiteral("欧阳"));
        QCOMPARE(desk.fake.inventory.holds.size(), 1);
    }

    // ctest runs this at 100, 125, 150, 200 and 250 %.
    void c87_clicksActOnWhatIsDrawn()
    {
        Desk desk;
        QWidget *viewport = desk.board()->viewport();
        for (const double zoom : {0.6, 1.0, 1.7, 2.5}) {
            desk.board()->setZoom(zoom);
            for (const auto &[space, hour] : {std::pair("Court 1", 18), std::pair("Pool, lane 2", 21),
                     std::pair("Coach Lin", 12), std::pair("Court 4", 19)}) {
                const SlotId slot = desk.slot(space, hour);
                desk.board()->setCurrent(desk.slot("Court 2", 15));
                desk.board()->ensureVisible(slot);
                const QRect cell = desk.board()->cellRect(slot).intersected(viewport->rect());
                const QImage before = viewport->grab(cell).toImage();
                QTest::mouseClick(viewport, Qt::LeftButton, {}, cell.center());
                QCOMPARE(desk.board()->current(), slot);
                QVERIFY(viewport->grab(cell).toImage() != before);
            }
        }
    }

    void c87_theWindowComesBackOnAScreenThatIsThere()
    {
        QByteArray place;
        {
            QWidget away; // On a monitor that is gone by now.
            away.setGeometry(9000, 7000, 1280, 760);
            away.show();
            place = away.saveGeometry();
        }
        QSettings().setValue(QStringLiteral("window/geometry"), place);
        const SignedInDesk desk;
        QSettings().remove(QStringLiteral("window/geometry"));
        const QRect screen = desk.window->screen()->availableGeometry();
        QVERIFY(screen.intersects(desk.window->frameGeometry()));
    }

    void c89_aLockOverABookingAndAHoldThatRunsOut()
    {
        SignedInDesk desk;
        desk.fill(QStringLiteral("13912345678"), "Court 1", 19);
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.workspace->orderPage()->controller().isHeld());
        QVERIFY(SignedInDesk::readable().contains(QStringLiteral("李娜")));
        QSignalSpy locked(desk.window.get(), &MainWindow::locked);
        desk.window->setIdleLimit(1);
        QTRY_COMPARE(locked.count(), 1);
        desk.window->setIdleLimit(60 * 60 * 1000);
        QVERIFY2(!SignedInDesk::readable().contains(QStringLiteral("李娜")), qPrintable(SignedInDesk::readable()));
        QVERIFY(!SignedInDesk::readable().contains(QStringLiteral("12345678")));
        // Meanwhile the hold runs out; what is shown afterwards is honest about it.
        desk.fake.clock.advanceSeconds(3600);
        desk.unlock();
        auto *left = desk.workspace->orderPage()->findChild<CountdownLabel *>(QStringLiteral("holdCountdown"));
        QTRY_VERIFY(!desk.workspace->orderPage()->controller().isHeld() || left->isOver());
    }

    void c89_aRefundIsNeverSentByUnlocking()
    {
        SignedInDesk desk;
        desk.fill(QStringLiteral("13912345678"), "Court 1", 19);
        desk.find<QPushButton>("hold")->click();
        OrderPage *page = desk.workspace->orderPage();
        QTRY_VERIFY(page->controller().isHeld());
        page->findChild<LineEdit *>(QStringLiteral("payAmount"))->setText(QStringLiteral("200"));
        page->findChild<QPushButton *>(QStringLiteral("pay"))->click();
        QTRY_COMPARE(page->controller().order().state, orders::OrderState::Paid);
        QTRY_COMPARE(page->actions()->whyNot(QStringLiteral("refund")), QString());
        page->actions()->refund();
        auto *dialog = desk.window->findChild<RefundDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY(dialog->findChild<QPushButton *>(QStringLiteral("refundAccept"))->isEnabled());
        desk.window->setIdleLimit(1);
        // No question is asked first.
        QTRY_VERIFY(desk.window->isLocked());
        desk.window->setIdleLimit(60 * 60 * 1000);
        QVERIFY(!dialog->isVisible());
        QVERIFY(!SignedInDesk::readable().contains(QStringLiteral("李娜")));
        desk.unlock();
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(desk.fake.orderActions.refunds.isEmpty());
        QCOMPARE(page->controller().order().state, orders::OrderState::Paid);
    }

    void c89_somebodyElseSeesNoDraftAndItsOwnerGetsItBack()
    {
        SignedInDesk desk;
        desk.fill(QStringLiteral("13912345678"), "Court 1", 19);
        desk.window->lock();
        QTest::mouseClick(desk.window->findChild<QPushButton *>(QStringLiteral("lockOther")), Qt::LeftButton);
        QVERIFY(!desk.window->frame());
        desk.signIn.session.login = QStringLiteral("li");
        desk.open();
        QVERIFY(desk.workspace->booking().draft().isEmpty());
        QVERIFY(!SignedInDesk::readable().contains(QStringLiteral("李娜")));
        desk.window->lock();
        QTest::mouseClick(desk.window->findChild<QPushButton *>(QStringLiteral("lockOther")), Qt::LeftButton);
        desk.signIn.session.login = QStringLiteral("mei");
        desk.open();
        QTRY_COMPARE(desk.workspace->booking().draft().lines.size(), 1);
        QCOMPARE(desk.workspace->booking().draft().customer.name, QStringLiteral("李娜"));
    }

    void whatWasTakenOutIsBroughtBack()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.take("Court 2", 19);
        const QUuid key = desk.draft().request;
        desk.find<QPushButton>("startOver")->click();
        QVERIFY(desk.draft().isEmpty());
        desk.board()->setFocus();
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.draft().lines.size(), 2);
        QCOMPARE(desk.draft().customer.name, QStringLiteral("李娜"));
        // Under a key of its own: what was sent before, if it was, is not meant.
        QVERIFY(desk.draft().request != key);
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        // What is held is no draft any more.
        QVERIFY(!desk.workspace->booking().canUndo());
    }

private:
    static OrderId paid(Desk &desk)
    {
        desk.holdCourt();
        desk.press(Qt::Key_Return);
        desk.type(QStringLiteral("200"));
        desk.press(Qt::Key_Return);
        [&] { QTRY_COMPARE(desk.shown().state, orders::OrderState::Paid); }();
        return desk.shown().id;
    }
};

QTEST_MAIN(tst_DeskCases)
#include "tst_DeskCases.moc"
