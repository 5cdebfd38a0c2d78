#include "app/Secrets.h"
#include "app/SessionSignIn.h"
#include "app/TerminalKeys.h"
#include "models/base/WhenDone.h"
#include "tests/support/Answer.h"
#include "tests/support/TemporaryCluster.h"
#include "tests/support/VenueBuilder.h"
#include "ui/common/LineEdit.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/CountDialog.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/RefundDialog.h"
#include "ui/desk/StopDialog.h"

#include <QApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest/QtTest>

#include <optional>

using namespace vd;
using orders::OrderState;
using test::awaited;
using test::problem;

namespace {

const QDate day(2026, 12, 5);
constexpr int patienceMs = 20'000;

QDateTime at(int hour, int minute = 0, int second = 0)
{
    return {day, QTime(hour, minute, second), QTimeZone("Asia/Shanghai")};
}

/// One desk: a person signed in on a computer of its own, with the real window.
class BusyDesk
{
public:
    BusyDesk(const db::ConnectionSettings &login, const QString &terminal)
        : m_secrets(m_folder.path())
        , m_keys(m_secrets)
        , m_signIn([] { return ready<db::ConnectionSettings>(fail(Fault::Offline, QStringLiteral("offline"))); },
              m_keys, terminal)
    {
        operators::Profile profile;
        profile.name = QStringLiteral("test");
        profile.hosts = login.hosts;
        profile.port = static_cast<quint16>(login.port);
        profile.database = login.database;
        profile.tls = operators::TlsMode::LocalSocket;
        const auto info = awaited(m_signIn.signIn(profile, login.user, login.password));
        if (!info)
            qFatal("%s", qPrintable(problem(info)));
        app::DeskSession &session = *m_signIn.session();
        window = std::make_unique<ui::DeskWorkspace>(
            session.gateways(), &session.ticketSigner(), *info, m_folder.path() + QStringLiteral("/drafts"));
        window->resize(1366, 768);
        window->show();
        window->setVenue(info->venues.constFirst());
        finder = window->findChild<ui::OrderFinderPage *>()->page();
    }
    ~BusyDesk() { window.reset(); }

    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        T *found = nullptr;
        const QList<T *> all = window->findChildren<T *>(QString::fromLatin1(name));
        for (T *one : all) {
            if (!found || one->isVisible())
                found = one;
        }
        return found;
    }
    void press(const char *name) const { find<QPushButton>(name)->click(); }
    [[nodiscard]] ui::BoardView *board() const { return window->findChild<ui::BoardView *>(); }
    [[nodiscard]] ui::OrderPage *page() const { return window->orderPage(); }
    [[nodiscard]] const orders::Order &order() const { return page()->controller().order(); }
    template <typename Ready>
    [[nodiscard]] static bool wait(Ready ready)
    {
        return QTest::qWaitFor(ready, patienceMs);
    }

    /// The day the server's clock says.
    bool showDay()
    {
        return wait([this] {
            return window->board().date() == day && !window->board().model()->isEmpty()
                && window->board().venue().id.isValid();
        });
    }
    /// A new caller wants a cell; up to the hold being asked for.
    bool ask(SlotId slot, const QString &phone, const QString &name)
    {
        auto *caller = find<ui::LineEdit>("customerSearch");
        caller->setFocus();
        QTest::keyClicks(caller, phone);
        auto *other = find<ui::LineEdit>("customerOther");
        QTest::keyClick(caller, Qt::Key_Return);
        if (!wait([other] { return other->isVisible(); }))
            return false;
        other->setFocus();
        QTest::keyClicks(other, name);
        QTest::keyClick(other, Qt::Key_Return);
        board()->setFocus();
        board()->setCurrent(slot);
        QTest::keyClick(board(), Qt::Key_Return);
        if (!window->booking().contains(slot))
            return false;
        press("hold");
        return true;
    }
    [[nodiscard]] bool isHeldFor(const QString &name) const
    {
        return page()->controller().isHeld() && order().customerName == name;
    }
    /// What became of the hold asked for: held, or refused in words with the draft kept.
    std::optional<bool> outcome(const QString &name)
    {
        const bool answered = wait([&] {
            return isHeldFor(name) || (!window->booking().isHolding() && !window->booking().errors().isEmpty());
        });
        return answered ? std::optional<bool>(isHeldFor(name)) : std::nullopt;
    }
    bool payCash(int given)
    {
        find<ui::LineEdit>("payAmount")->setText(QString::number(given));
        const Money due = order().outstanding;
        press("pay");
        if (!wait([this] { return order().state == OrderState::Paid; }))
            return false;
        cash += due.minor();
        sold.append(order().id);
        return true;
    }
    void nextCall()
    {
        press("nextCall");
        press("startOver");
    }
    bool open(OrderId id)
    {
        window->openOrder(id);
        return wait([this, id] { return finder->controller().order().id == id; });
    }
    bool handBack()
    {
        const Money part = finder->controller().order().refunds.constLast().parts.constFirst().amount;
        if (!wait(
                [this] { return find<QPushButton>("settleRefund") && find<QPushButton>("settleRefund")->isVisible(); }))
            return false;
        press("settleRefund");
        cash -= part.minor();
        return wait([this] { return finder->controller().order().state == OrderState::Refunded; });
    }
    bool refund(OrderId id)
    {
        if (!open(id) || !wait([this] { return find<QPushButton>("refundOrder")->isEnabled(); }))
            return false;
        press("refundOrder");
        auto *dialog = window->findChild<ui::RefundDialog *>();
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("refundAccept"));
        if (!wait([accept] { return accept->isEnabled(); }))
            return false;
        accept->click();
        return wait([this] { return finder->controller().order().state == OrderState::Refunding; }) && handBack();
    }
    bool move(OrderId id, SlotId to)
    {
        if (!open(id) || !wait([this] { return find<QPushButton>("moveOrder")->isEnabled(); }))
            return false;
        press("moveOrder");
        auto *pane = window->findChild<ui::MovePane *>();
        if (!wait([pane] { return pane->isVisible(); }))
            return false;
        board()->setFocus();
        board()->setCurrent(to);
        QTest::keyClick(board(), Qt::Key_Return);
        if (!wait([this] { return find<QPushButton>("moveAccept")->isEnabled(); }))
            return false;
        press("moveAccept");
        return wait([this, id, to] { return order().id == id && order().items.constLast().slot == to; });
    }
    bool openShift(int yuan)
    {
        if (!wait([this] { return find<QPushButton>("shiftBegin")->isVisible(); }))
            return false;
        press("shiftBegin");
        find<ui::LineEdit>("shiftAmount")->setText(QString::number(yuan));
        press("shiftAccept");
        cash = yuan * 100;
        return wait([this] { return !find<QPushButton>("shiftAccept")->isVisible(); });
    }
    bool closeShift()
    {
        press("shiftBegin");
        auto *dialog = window->findChild<ui::CountDialog *>();
        if (!dialog)
            return false;
        dialog->findChild<ui::LineEdit *>(QStringLiteral("countTotal"))
            ->setText(Money(cash, QStringLiteral("CNY")).toPlain());
        dialog->findChild<QPushButton *>(QStringLiteral("countAccept"))->click();
        auto *prompt = window->findChild<ui::Prompt *>();
        if (!prompt)
            return false;
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        return wait(
            [this] { return find<ui::TextLabel>("shiftText")->text().contains(QStringLiteral("as expected")); });
    }

    std::unique_ptr<ui::DeskWorkspace> window;
    ui::OrderPage *finder = nullptr;
    QList<OrderId> sold;
    qint64 cash = 0; ///< What must be in the drawer, in minor units, counted by the test alone.

private:
    QTemporaryDir m_folder;
    app::Secrets m_secrets;
    app::TerminalKeys m_keys;
    app::SessionSignIn m_signIn;
};

} // namespace

/// Two desks on one server, ten minutes of a busy morning: forty bookings, some of them wanted by both at once, moves,
/// refunds and a stop. In the end each drawer holds what was taken, to the cent.
class tst_BusyDesks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        auto cluster = test::TemporaryCluster::acquire();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
    }

    void tenMinutesBalanceToTheCent()
    {
        const auto database = m_cluster->createDatabase();
        QVERIFY2(database, qPrintable(problem(database)));
        m_database = *database;
        auto builder = test::VenueBuilder::build(m_database);
        QVERIFY2(builder, qPrintable(problem(builder)));
        m_builder.emplace(std::move(*builder));
        QCOMPARE(problem(m_builder->addDay(day)), QString());
        tick(0);
        BusyDesk one(login({QStringLiteral("front_desk"), QStringLiteral("desk_lead")}), QStringLiteral("Desk 1"));
        BusyDesk two(login({QStringLiteral("front_desk")}), QStringLiteral("Desk 2"));
        for (BusyDesk *desk : {&one, &two}) {
            QVERIFY(desk->showDay());
            QVERIFY(desk->openShift(200));
        }

        // Both want the same cell at the same moment, twenty times. One gets it, the other takes the next one.
        QList<SlotId> free = courts();
        for (int round = 0; round < 20; ++round) {
            tick(round * 30);
            const SlotId wanted = free.takeFirst();
            // A court is one party's; by the sixteenth round only lanes are left, and they have places for both.
            const bool contested = round % 4 == 0 && round < 16;
            const QString first = QStringLiteral("Caller %1 A").arg(round);
            const QString second = QStringLiteral("Caller %1 B").arg(round);
            QVERIFY(one.ask(wanted, phone(), first));
            QVERIFY(two.ask(contested ? wanted : free.takeFirst(), phone(), second));
            const std::optional<bool> oneGotIt = one.outcome(first);
            const std::optional<bool> twoGotIt = two.outcome(second);
            QVERIFY(oneGotIt && twoGotIt);
            QVERIFY2(*oneGotIt != *twoGotIt || !contested, "one cell was held twice, or by nobody");
            for (BusyDesk *desk : {&one, &two}) {
                const bool got = desk == &one ? *oneGotIt : *twoGotIt;
                if (!got) {
                    // The draft stands: only the cell is another one.
                    desk->press("startOver");
                    QVERIFY(desk->ask(free.takeFirst(), phone(), first + QStringLiteral(" again")));
                    QCOMPARE(desk->outcome(first + QStringLiteral(" again")), std::optional<bool>(true));
                }
                QVERIFY(desk->payCash(200));
                desk->nextCall();
            }
        }
        QCOMPARE(one.sold.size() + two.sold.size(), 40);

        // Changes: each desk moves two and refunds three of its own.
        for (BusyDesk *desk : {&one, &two}) {
            for (int i = 0; i < 2; ++i)
                QVERIFY(desk->move(
                    desk->sold.at(i), m_builder->slot(QStringLiteral("Court 1"), day, desk == &one ? 8 + i : 20 + i)));
            for (int i = 5; i < 8; ++i)
                QVERIFY(desk->refund(desk->sold.at(i)));
        }
        QVERIFY(stopAndHandBack(one, two));

        for (BusyDesk *desk : {&one, &two}) {
            desk->window->reload();
            QVERIFY(desk->closeShift());
        }
        QCOMPARE(
            number("select count(*) from finance.shift where closed_at is not null and counted_minor = expected_minor"),
            2);
        QCOMPARE(
            number("select count(*) from inventory.differences(" + m_builder->venue().toString().toUtf8() + ")"), 0);
        QCOMPARE(
            number("select count(*) from finance.money_differences(" + m_builder->venue().toString().toUtf8() + ")"),
            0);
        QCOMPARE(
            number("select count(*) from (select i.slot_id from orders.item i join inventory.slot s on s.id = i.slot_id"
                   " where i.stock_state <> 'released' and s.capacity = 1 group by 1 having count(*) > 1) twice"),
            0);
    }

private:
    // The lead stops a court; what was paid for it goes back, and is handed out at the desk that looks at it.
    bool stopAndHandBack(BusyDesk &lead, BusyDesk &other)
    {
        const SlotId stopped = m_builder->slot(QStringLiteral("Court 2"), day, 16);
        lead.press("nextCall");
        lead.board()->setFocus();
        lead.board()->setCurrent(stopped);
        for (const ui::Command &command : lead.window->commands()) {
            if (command.id == QLatin1String("desk.newStop"))
                command.run();
        }
        auto *dialog = lead.window->findChild<ui::StopDialog *>();
        if (!dialog)
            return false;
        dialog->findChild<ui::LineEdit *>(QStringLiteral("stopReason"))->setText(QStringLiteral("Net is torn"));
        auto *publish = dialog->findChild<QPushButton *>(QStringLiteral("stopPublish"));
        if (!BusyDesk::wait([publish] { return publish->isEnabled(); }))
            return false;
        publish->click();
        if (!BusyDesk::wait([&] {
                return number("select count(*) from inventory.stop_order where outcome = 'pending'") == 0
                    && number("select count(*) from inventory.stop") == 1;
            }))
            return false;
        const auto hit = m_builder->connection().query(
            "select order_id from inventory.stop_order where outcome = 'refunding'", {});
        if (!hit)
            return false;
        for (const db::Row row : *hit) {
            const OrderId id = row.id<OrderId>("order_id");
            BusyDesk &desk = other.sold.contains(id) ? other : lead;
            if (!desk.open(id) || !desk.handBack())
                return false;
        }
        return true;
    }
    QList<SlotId> courts()
    {
        QList<SlotId> free;
        for (int hour = 10; hour < 20; ++hour) {
            for (const char *court : {"Court 1", "Court 2", "Court 3"})
                free.append(m_builder->slot(QString::fromLatin1(court), day, hour));
        }
        // Places in the pool are many: the rest of the forty.
        for (int hour = 10; hour < 22; ++hour) {
            for (int i = 0; i < 2; ++i)
                free.append(m_builder->slot(QStringLiteral("Lane A"), day, hour));
        }
        return free;
    }
    QString phone() { return QStringLiteral("1370000%1").arg(++m_caller, 4, 10, QLatin1Char('0')); }
    void tick(int seconds)
    {
        QCOMPARE(problem(test::TemporaryCluster::setNow(m_database, at(7, 0).addSecs(seconds))), QString());
    }
    db::ConnectionSettings login(const QStringList &roles)
    {
        const auto login = m_cluster->createLogin(m_database, roles, {m_builder->venue().value()});
        if (!login)
            qFatal("no login: %s", qPrintable(problem(login)));
        return *login;
    }
    int number(const QByteArray &sql) { return static_cast<int>(m_builder->number(sql)); }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    db::ConnectionSettings m_database;
    std::optional<test::VenueBuilder> m_builder;
    int m_caller = 0;
};

QTEST_MAIN(tst_BusyDesks)
#include "tst_BusyDesks.moc"
