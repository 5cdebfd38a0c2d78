#include "gallery_items.h"

#include "tests/support/Answer.h"
#include "tests/support/fakes/FakeDesk.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TableView.h"
#include "ui/desk/ApprovalPrompt.h"
#include "ui/desk/BlockDialog.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/LeavingList.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/PriceDialog.h"
#include "ui/desk/RefundDialog.h"
#include "ui/desk/StopDialog.h"
#include "ui/desk/WaitlistDialog.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::ui;
using test::FakeDesk;

/// The desk with a paid order of a court's two hours and four places in the pool.
class OrderStage final : public QWidget
{
public:
    explicit OrderStage(std::function<void(OrderStage &)> play)
        : m_play(std::move(play))
    {
        desk.fillBusyBoard();
        desk.stops.stopRows.clear();
        workspace = new DeskWorkspace(desk.gateways(), &desk.signer, desk.session(), m_drafts.path(), this);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(workspace);
        order = sell({{desk.slot(QStringLiteral("Court 1"), 19), {}, 1},
            {desk.slot(QStringLiteral("Court 1"), 20), {}, 1}, {desk.slot(QStringLiteral("Pool, lane 2"), 19), {}, 4}});
        workspace->setVenue(desk.session().venues.constFirst());
        QTimer::singleShot(80, this, [this] { m_play(*this); });
    }
    ~OrderStage() override { delete workspace; }

    OrderId hold(const QList<inventory::HoldLine> &lines)
    {
        inventory::HoldRequest request;
        request.request = QUuid::createUuid();
        request.venue = desk.venue;
        request.customer = desk.customers.customers.constFirst().id;
        request.lines = lines;
        for (inventory::HoldLine &line : request.lines) {
            if (!line.ticketType.isValid())
                line.ticketType = desk.catalog.ticketTypeRows.constFirst().id;
        }
        return test::awaited(desk.inventory.hold(request)).value().id;
    }
    OrderId sell(const QList<inventory::HoldLine> &lines)
    {
        const OrderId id = hold(lines);
        const Money total = desk.orders.orders.value(id).total;
        const Money card(20000, total.currency());
        static_cast<void>(test::awaited(desk.payments.pay(QUuid::createUuid(), id,
            {{QStringLiteral("card"), card, Money(0, QString()), QStringLiteral("000123")},
                {QStringLiteral("cash"), total - card, total - card, QString()}})));
        return id;
    }
    void show(OrderId id)
    {
        workspace->orderPage()->open(id);
        board()->setCurrent(desk.orders.orders.value(id).items.constFirst().slot);
        QTest::keyClick(board(), Qt::Key_Return);
        QTest::qWait(150);
    }
    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(QStringLiteral("boardView")); }

    FakeDesk desk;
    DeskWorkspace *workspace = nullptr;
    OrderId order;

private:
    QTemporaryDir m_drafts;
    std::function<void(OrderStage &)> m_play;
};

void playPaid(OrderStage &stage)
{
    stage.show(stage.order);
    stage.workspace->orderPage()->findChild<QScrollArea *>()->ensureVisible(0, 900);
}

void playMove(OrderStage &stage)
{
    stage.show(stage.order);
    stage.workspace->orderPage()->actions()->move();
    QTest::qWait(80);
    stage.board()->setFocus();
    stage.board()->setCurrent(stage.desk.slot(QStringLiteral("Court 2"), 20));
    stage.workspace->findChild<MovePane *>()->pick(stage.board()->current());
}

void playHandBack(OrderStage &stage)
{
    stage.show(stage.order);
    orders::RefundRequest request;
    request.request = QUuid::createUuid();
    request.order = stage.order;
    for (const orders::Item &item : stage.desk.orders.orders.value(stage.order).items)
        request.lines.append({item.id, item.quantity});
    request.seenRefundable = stage.desk.orders.orders.value(stage.order).paid;
    static_cast<void>(test::awaited(stage.desk.orderActions.refund(request)));
    stage.workspace->reload();
    QTest::qWait(100);
}

void playExplainCell(OrderStage &stage)
{
    stage.board()->setCurrent(stage.desk.slot(QStringLiteral("Pool, lane 2"), 19));
    QTest::keyClick(stage.board(), Qt::Key_Question, Qt::ShiftModifier);
}

void playExplainOrder(OrderStage &stage)
{
    stage.show(stage.order);
    stage.workspace->orderPage()->findChild<QPushButton *>(QStringLiteral("explainOrder"))->click();
}

void playCalls(OrderStage &stage)
{
    FakeDesk &desk = stage.desk;
    const auto wait = [&desk](const char *space, int hour, int customer, int quantity) {
        waitlist::JoinRequest join;
        join.request = QUuid::createUuid();
        join.slot = desk.slot(QString::fromLatin1(space), hour);
        join.customer = desk.customers.customers.at(customer).id;
        join.quantity = quantity;
        static_cast<void>(test::awaited(desk.waitlist.join(join)));
    };
    wait("Pool, lane 1", 18, 1, 2);
    wait("Court 4", 19, 2, 1);
    wait("Pool, lane 1", 18, 3, 4);
    desk.waitlist.entryRows.last().skipped = QStringLiteral("2 free, 4 wanted");
    inventory::Cell &court = desk.inventory.stock[desk.slot(QStringLiteral("Court 4"), 19)];
    court.sold = 0;
    court.free = 1;
    court.parties.clear();
    desk.waitlist.offer(EntryId(2), desk.clock.now().addSecs(437));
    waitlist::Call call;
    call.stop = StopId(1);
    call.order = stage.order;
    call.orderNo = desk.orders.orders.value(stage.order).orderNo;
    call.customerName = QStringLiteral("Chen Wei");
    call.customerPhone = QStringLiteral("13800001234");
    call.spaceName = QStringLiteral("Court 1");
    call.startsAt = desk.at(19);
    call.endsAt = desk.at(20);
    call.places = 1;
    call.outcome = QStringLiteral("suspended");
    call.reason = QStringLiteral("Roof leak");
    call.amount = Money(14000, QStringLiteral("CNY"));
    call.calledAt = desk.at(16, 52);
    call.result = QStringLiteral("no_answer");
    desk.waitlist.callRows.append(call);
    call.stop = {};
    call.order = OrderId(call.order.value() + 1);
    call.customerName = QStringLiteral("Li Na");
    call.customerPhone = QStringLiteral("13900005678");
    call.state = orders::OrderState::ClosedTimeout;
    call.spaceName.clear();
    call.startsAt = call.endsAt = call.calledAt = {};
    call.outcome = QStringLiteral("unapplied");
    call.reason = QStringLiteral("wechat");
    call.result.clear();
    desk.waitlist.callRows.append(call);
    Q_EMIT desk.changes.changed(desk.venue, QStringLiteral("waitlist"), {});
    QTest::qWait(150);
    stage.workspace->findChild<QTabBar *>(QStringLiteral("deskTabs"))->setCurrentIndex(2);
}

void stopCourtOne(OrderStage &stage)
{
    inventory::StopRange range{stage.desk.venue,
        {stage.desk.inventory.stock.value(stage.desk.slot(QStringLiteral("Court 1"), 19)).space}, stage.desk.at(18),
        stage.desk.at(21)};
    const StopId stop
        = test::awaited(stage.desk.stops.publish(QUuid::createUuid(), range, QStringLiteral("Roof leak"))).value();
    static_cast<void>(test::awaited(stage.desk.stops.work(stop, false)));
}

void playStops(OrderStage &stage)
{
    stopCourtOne(stage);
    stage.workspace->findChild<QTabBar *>(QStringLiteral("deskTabs"))->setCurrentIndex(3);
    QTest::qWait(150);
    stage.workspace->findChild<TableView *>(QStringLiteral("desk/stops"))->selectRow(0);
}

/// A dialog as a page of its own.
template <typename Make>
std::unique_ptr<QWidget> shown(Make make)
{
    class Page final : public QWidget
    {
    public:
        explicit Page(Make make)
            : m_stage([](OrderStage &) {})
        {
            QDialog *dialog = make(m_stage, this);
            dialog->setWindowFlags(Qt::Widget);
            dialog->setAttribute(Qt::WA_DeleteOnClose, false);
            auto *column = new QVBoxLayout(this);
            column->setContentsMargins(0, 0, 0, 0);
            column->addWidget(dialog);
            dialog->show();
        }

    private:
        OrderStage m_stage;
    };
    return std::make_unique<Page>(make);
}

std::unique_ptr<QWidget> stopDialog()
{
    return shown([](OrderStage &stage, QWidget *parent) -> QDialog * {
        auto *stops = new inventory::StopsController(stage.desk.gateways(), parent);
        stops->setVenue(stage.desk.venue);
        inventory::StopRange range{stage.desk.venue,
            {stage.desk.inventory.stock.value(stage.desk.slot(QStringLiteral("Court 1"), 19)).space}, stage.desk.at(18),
            stage.desk.at(21)};
        // A hold with lines beside the stop.
        for (orders::Order &held : stage.desk.orders.orders) {
            if (held.state != orders::OrderState::Holding)
                continue;
            held.items.append(held.items.constFirst());
            held.items.last().slot = stage.desk.slot(QStringLiteral("Court 1"), 18);
            break;
        }
        auto *dialog = new StopDialog(
            *stops, stage.desk.catalog.spaceRows, stage.desk.session().venues.constFirst(), range, parent);
        dialog->findChild<LineEdit *>(QStringLiteral("stopReason"))->setText(QStringLiteral("Roof leak"));
        return dialog;
    });
}

std::unique_ptr<QWidget> waitlistDialog()
{
    return shown([](OrderStage &stage, QWidget *parent) -> QDialog * {
        auto *waitlist = new waitlist::WaitlistController(stage.desk.gateways(), parent);
        orders::TicketChoice tickets;
        QList<catalog::Space> spaces = stage.desk.catalog.spaceRows;
        for (catalog::Space &space : spaces)
            space.realName = space.kind == catalog::SpaceKind::Quota;
        tickets.set(stage.desk.catalog.ticketTypeRows, spaces);
        return new WaitlistDialog(*waitlist, tickets,
            stage.desk.inventory.stock.value(stage.desk.slot(QStringLiteral("Pool, lane 1"), 18)),
            QStringLiteral("Pool, lane 1"),
            {CustomerId(1), {}, QStringLiteral("Chen Wei"), QStringLiteral("13800001234")},
            stage.desk.session().venues.constFirst().zone, parent);
    });
}

std::unique_ptr<QWidget> blockDialog()
{
    return shown([](OrderStage &stage, QWidget *parent) -> QDialog * {
        auto *stops = new inventory::StopsController(stage.desk.gateways(), parent);
        auto *dialog = new BlockDialog(*stops,
            stage.desk.inventory.stock.value(stage.desk.slot(QStringLiteral("Pool, lane 1"), 19)),
            QStringLiteral("Pool, lane 1"), stage.desk.session().venues.constFirst().zone, parent);
        dialog->findChild<QSpinBox *>(QStringLiteral("blockPlaces"))->setValue(5);
        return dialog;
    });
}

std::unique_ptr<QWidget> approvalPrompt()
{
    return shown([](OrderStage &stage, QWidget *parent) -> QDialog * {
        operators::ApprovalRequest what;
        what.venue = stage.desk.venue;
        what.askedBy = QStringLiteral("mei");
        what.action = QStringLiteral("refund");
        what.subject = {{QStringLiteral("lines"), QJsonArray{1, 2}}, {QStringLiteral("amount_minor"), 26000},
            {QStringLiteral("fee_minor"), 0}, {QStringLiteral("currency"), QStringLiteral("CNY")}};
        what.reason = QStringLiteral("Floor is wet in a corner");
        return new ApprovalPrompt(stage.desk.gateways(), what, parent);
    });
}

/// A dialog over the order it is about.
template <typename Dialog>
class DialogStage final : public QWidget
{
public:
    DialogStage(std::function<Dialog *(orders::OrderActions &, const operators::VenueInfo &, QWidget *)> make,
        bool late, bool paid, bool named = false)
        : m_orders(m_stage.desk.gateways())
        , m_actions(m_stage.desk.gateways(), m_orders)
    {
        if (late)
            m_stage.desk.orderActions.lateFeeKind = QStringLiteral("never");
        OrderId id = m_stage.order;
        if (late)
            id = m_stage.sell({{m_stage.desk.slot(QStringLiteral("Court 3"), 18), {}, 1},
                {m_stage.desk.slot(QStringLiteral("Court 4"), 20), {}, 1}});
        if (named)
            id = sellToNamed();
        if (!paid)
            id = m_stage.hold({{m_stage.desk.slot(QStringLiteral("Court 3"), 18), {}, 1}});
        m_orders.setOrder(m_stage.desk.orders.orders.value(id));
        m_dialog = make(m_actions, m_stage.desk.session().venues.constFirst(), this);
        m_dialog->setWindowFlags(Qt::Widget);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_dialog);
        m_dialog->show();
    }

private:
    OrderId sellToNamed()
    {
        const OrderId id = m_stage.sell({{m_stage.desk.slot(QStringLiteral("Pool, lane 2"), 20), {}, 5},
            {m_stage.desk.slot(QStringLiteral("Court 4"), 20), {}, 1}});
        const QStringList names{QStringLiteral("陈伟"), QStringLiteral("Amélie Fontaine-Desrosiers"),
            QStringLiteral("Li Na"), QStringLiteral("王芳"), QString()};
        QList<orders::Leaving> who;
        for (int place = 1; place <= names.size(); ++place)
            who << orders::Leaving{{place}, {}, {{names.at(place - 1), QStringLiteral("***%1X").arg(120 + 7 * place)}},
                QStringLiteral("F %1").arg(10 + place), place == 1};
        m_stage.desk.orderActions.who.insert(m_stage.desk.orders.orders.value(id).items.constFirst().id, who);
        return id;
    }

    OrderStage m_stage{[](OrderStage &) {}};
    orders::OrderController m_orders;
    orders::OrderActions m_actions;
    Dialog *m_dialog = nullptr;
};

std::unique_ptr<QWidget> refund(bool late)
{
    return std::make_unique<DialogStage<RefundDialog>>(
        [](orders::OrderActions &actions, const operators::VenueInfo &venue, QWidget *parent) {
            return new RefundDialog(actions, venue, parent);
        },
        late, true);
}

std::unique_ptr<QWidget> refundOfNamed()
{
    return std::make_unique<DialogStage<RefundDialog>>(
        [](orders::OrderActions &actions, const operators::VenueInfo &venue, QWidget *parent) {
            auto *dialog = new RefundDialog(actions, venue, parent);
            QTest::qWait(50);
            auto *who = dialog->findChild<LeavingList *>();
            for (const int row : {0, 2, 4})
                who->item(row)->setCheckState(Qt::Unchecked);
            who->setFocus();
            return dialog;
        },
        false, true, true);
}

std::unique_ptr<QWidget> price()
{
    return std::make_unique<DialogStage<PriceDialog>>(
        [](orders::OrderActions &actions, const operators::VenueInfo &venue, QWidget *parent) {
            auto *dialog = new PriceDialog(actions, venue.zone, parent);
            dialog->findChild<LineEdit *>(QStringLiteral("newPrice"))->setText(QStringLiteral("100"));
            dialog->findChild<LineEdit *>(QStringLiteral("priceReason"))
                ->setText(QStringLiteral("Floor is wet in a corner"));
            return dialog;
        },
        false, false);
}

GalleryItem item(const char *name, void (*play)(OrderStage &))
{
    return {QString::fromLatin1(name), {1366, 768}, [play] { return std::make_unique<OrderStage>(play); }, 900};
}

} // namespace

GalleryItems desk_ordersItems()
{
    return {item("order-paid", playPaid), item("order-move", playMove), item("order-hand-back", playHandBack),
        item("explain-cell", playExplainCell), item("explain-order", playExplainOrder),
        {QStringLiteral("refund-dialog"), {600, 560}, [] { return refund(false); }, 400},
        {QStringLiteral("refund-late"), {600, 620}, [] { return refund(true); }, 400},
        {QStringLiteral("refund-named"), {600, 700}, refundOfNamed, 400},
        {QStringLiteral("price-dialog"), {520, 400}, [] { return price(); }, 300}, item("desk-calls", playCalls),
        item("desk-stops", playStops), {QStringLiteral("stop-dialog"), {1060, 600}, stopDialog, 400},
        {QStringLiteral("waitlist-dialog"), {480, 470}, waitlistDialog, 200},
        {QStringLiteral("block-dialog"), {480, 420}, blockDialog, 200},
        {QStringLiteral("approval-prompt"), {480, 480}, approvalPrompt, 200}};
}

} // namespace vd::gallery
