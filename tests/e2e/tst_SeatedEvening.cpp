#include "app/Secrets.h"
#include "app/SessionSignIn.h"
#include "app/TerminalKeys.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"
#include "models/orders/TicketsController.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"
#include "tests/support/VenueBuilder.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/CartLine.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/SeatPicker.h"

#include <QApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <optional>

using namespace vd;
using orders::OrderState;
using test::awaited;
using test::problem;

namespace {

const QDate day(2026, 12, 5);

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

} // namespace

/// A hall with numbered seats, with the real window on a real server: a caller chooses seats on the plan, pays, gets
/// tickets that name them, and the door reads the seat; who does not choose gets the best that are free; a second desk
/// sees what is gone.
class tst_SeatedEvening final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void chosenSeatsGoFromThePlanToTheDoor();
    void whoDoesNotChooseGetsTheBest();

private:
    void signIn();
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        T *found = nullptr;
        for (T *one : m_window->findChildren<T *>(text(name)))
            if (!found || one->isVisible())
                found = one;
        return found;
    }
    void press(const char *name) const { find<QPushButton>(name)->click(); }
    [[nodiscard]] const orders::Order &order() const { return m_window->orderPage()->controller().order(); }
    /// A new caller and the hall at seven in the cart.
    void call(const QString &phone, const QString &name);
    void holdAndPay(int cash);

    QTemporaryDir m_folder;
    std::unique_ptr<test::TemporaryCluster> m_cluster;
    db::ConnectionSettings m_database;
    std::optional<test::VenueBuilder> m_builder;
    std::unique_ptr<app::Secrets> m_secrets;
    std::unique_ptr<app::TerminalKeys> m_keys;
    std::unique_ptr<app::SessionSignIn> m_signIn;
    std::unique_ptr<ui::DeskWorkspace> m_window;
    SlotId m_evening;
};

void tst_SeatedEvening::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
    const auto database = m_cluster->createDatabase();
    QVERIFY2(database, qPrintable(problem(database)));
    m_database = *database;
    auto builder = test::VenueBuilder::build(m_database);
    QVERIFY2(builder, qPrintable(problem(builder)));
    m_builder.emplace(std::move(*builder));
    QCOMPARE(problem(m_builder->addDay(day)), QString());
    // Two rows of three where the lane was.
    const auto hall
        = m_builder->connection().script("insert into inventory.seat(venue_id, space_id, \"row\", number, x, y) select "
                                         "s.venue_id, s.id, r.name, n::text, n, r.y "
                                         "from catalog.space s cross join (values ('A', 0), ('B', 1)) r(name, y) cross "
                                         "join generate_series(1, 3) g(n) where s.name "
                                         "= 'Lane A' order by r.y, g.n; insert into inventory.seat_map(space_id, "
                                         "venue_id, version, seated) select s.id, s.venue_id, "
                                         "1, true from catalog.space s where s.name = 'Lane A'");
    QVERIFY2(hall, qPrintable(problem(hall)));
    m_evening = m_builder->slot(text("Lane A"), day, 19);
    QVERIFY(m_evening.isValid());
    QCOMPARE(
        problem(test::TemporaryCluster::setNow(m_database, QDateTime(day, QTime(18, 40), QTimeZone("Asia/Shanghai")))),
        QString());
    signIn();
}

void tst_SeatedEvening::signIn()
{
    // One person who does everything: their computer makes its ticket key known to the venue by itself.
    const auto alone = m_builder->connection().script("update catalog.venue set one_person = true");
    QVERIFY2(alone, qPrintable(problem(alone)));
    const auto login = m_cluster->createLogin(m_database,
        {text("front_desk"), text("desk_lead"), text("door"), text("administrator")}, {m_builder->venue().value()});
    QVERIFY2(login, qPrintable(problem(login)));
    m_secrets = std::make_unique<app::Secrets>(m_folder.path());
    m_keys = std::make_unique<app::TerminalKeys>(*m_secrets);
    m_signIn = std::make_unique<app::SessionSignIn>(
        [] { return ready<db::ConnectionSettings>(fail(Fault::Offline, QStringLiteral("offline"))); }, *m_keys,
        text("Desk 1"));
    operators::Profile profile;
    profile.name = text("test");
    profile.hosts = login->hosts;
    profile.port = static_cast<quint16>(login->port);
    profile.database = login->database;
    profile.tls = operators::TlsMode::LocalSocket;
    const auto info = awaited(m_signIn->signIn(profile, login->user, login->password));
    QVERIFY2(info, qPrintable(problem(info)));
    QTRY_COMPARE(m_builder->number("select count(*) from operators.terminal"), 1);
    app::DeskSession &session = *m_signIn->session();
    m_window = std::make_unique<ui::DeskWorkspace>(
        session.gateways(), &session.ticketSigner(), *info, m_folder.path() + text("/drafts"));
    m_window->resize(1366, 768);
    m_window->show();
    m_window->setVenue(info->venues.constFirst());
    QTRY_VERIFY(m_window->board().date() == day && !m_window->board().model()->isEmpty());
    QTRY_VERIFY(find<QPushButton>("shiftBegin")->isVisible());
    press("shiftBegin");
    find<ui::LineEdit>("shiftAmount")->setText(text("100"));
    press("shiftAccept");
    QTRY_VERIFY(!find<QPushButton>("shiftAccept")->isVisible());
}

void tst_SeatedEvening::call(const QString &phone, const QString &name)
{
    auto *caller = find<ui::LineEdit>("customerSearch");
    caller->setFocus();
    QTest::keyClicks(caller, phone);
    QTest::keyClick(caller, Qt::Key_Return);
    auto *other = find<ui::LineEdit>("customerOther");
    QTRY_VERIFY(other->isVisible());
    other->setFocus();
    QTest::keyClicks(other, name);
    QTest::keyClick(other, Qt::Key_Return);
    auto *board = m_window->findChild<ui::BoardView *>();
    board->setFocus();
    board->setCurrent(m_evening);
    QTest::keyClick(board, Qt::Key_Return);
    QVERIFY(m_window->booking().contains(m_evening));
    QTRY_VERIFY(find<QPushButton>("seats") && find<QPushButton>("seats")->isVisible());
}

void tst_SeatedEvening::holdAndPay(int cash)
{
    press("hold");
    QTRY_VERIFY(m_window->orderPage()->controller().isHeld());
    find<ui::LineEdit>("payAmount")->setText(QString::number(cash));
    press("pay");
    QTRY_COMPARE(order().state, OrderState::Paid);
}

void tst_SeatedEvening::chosenSeatsGoFromThePlanToTheDoor()
{
    call(text("13700001111"), text("Seated Caller"));
    if (QTest::currentTestFailed())
        return;
    QVERIFY(find<QPushButton>("seats")->text().contains(text("Best free seats")));
    press("seats");
    auto *picker = m_window->findChild<ui::SeatPicker *>();
    QVERIFY(picker);
    QTRY_COMPARE(picker->canvas()->seats().size(), 6);
    // From A 1 to the row behind, B 1 and B 2.
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Space, Qt::Key_Right, Qt::Key_Space})
        QTest::keyClick(picker->canvas(), key);
    QTest::keyClick(picker->canvas(), Qt::Key_Return);
    QCOMPARE(m_window->booking().draft().lines.constFirst().quantity, 2);
    QVERIFY(find<QPushButton>("seats")->text().contains(text("B 1, B 2")));
    holdAndPay(100);
    QCOMPARE(order().items.constFirst().seats, text("B 1, B 2"));
    QCOMPARE(order().tickets.size(), 2);
    QCOMPARE(order().tickets.at(0).seats, text("B 1"));
    QCOMPARE(order().tickets.at(1).seats, text("B 2"));
    // What is printed says so.
    orders::TicketsController tickets(m_signIn->session()->gateways(), &m_signIn->session()->ticketSigner());
    QString problemSigning;
    connect(&tickets, &orders::TicketsController::failed, this,
        [&problemSigning](const Error &error) { problemSigning = error.code + QLatin1Char(' ') + error.detail; });
    tickets.setOrder(order(), false);
    QTRY_VERIFY2(tickets.isReady() || !problemSigning.isEmpty(), "the tickets are neither signed nor refused");
    QCOMPARE(problemSigning, QString());
    QVERIFY(tickets.isReady());
    const auto prints = tickets.prints(text("V1"), QTimeZone("Asia/Shanghai"));
    QCOMPARE(prints.size(), 2);
    QCOMPARE(prints.at(1).seats, text("B 2"));
    // And the door lets that seat in.
    const auto verdict = awaited(m_signIn->session()->gateways().checkin->checkInByShortCode(
        QUuid::createUuid(), m_builder->venue(), order().tickets.at(1).shortCode));
    QVERIFY2(verdict, qPrintable(problem(verdict)));
    QCOMPARE(verdict->code, text("admitted"));
    QVERIFY2(verdict->ticketType.endsWith(text("B 2")), qPrintable(verdict->ticketType));
    press("nextCall");
    press("startOver");
}

void tst_SeatedEvening::whoDoesNotChooseGetsTheBest()
{
    call(text("13700002222"), text("Any Seat"));
    if (QTest::currentTestFailed())
        return;
    // The plan shows what the first caller took.
    press("seats");
    auto *picker = m_window->findChild<ui::SeatPicker *>();
    QVERIFY(picker);
    QTRY_COMPARE(picker->canvas()->seats().size(), 6);
    QCOMPARE(picker->canvas()->seats().at(3).look, ui::SeatMark::Look::Sold);
    QCOMPARE(picker->canvas()->seats().at(5).look, ui::SeatMark::Look::Free);
    picker->reject();
    holdAndPay(100);
    QCOMPARE(order().items.constFirst().seats, text("A 1"));
    QCOMPARE(m_builder->number(
                 "select count(*) from orders.item i join inventory.slot s on s.id = i.slot_id join "
                 "inventory.seat_map m on m.space_id = s.space_id where i.stock_state <> 'released' and i.places "
                 "<> (select count(*) from inventory.item_seat e where e.item_id = i.id and e.live)"),
        0);
    press("nextCall");
    press("startOver");
    m_window.reset();
}

QTEST_MAIN(tst_SeatedEvening)
#include "tst_SeatedEvening.moc"
