#include "gallery_items.h"

#include "tests/support/Answer.h"
#include "tests/support/fakes/FakeDesk.h"
#include "ui/common/LineEdit.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/PriceDialog.h"
#include "ui/desk/RefundDialog.h"

#include <QPushButton>
#include <QScrollArea>
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
    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(); }

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

/// A dialog over the order it is about.
template <typename Dialog>
class DialogStage final : public QWidget
{
public:
    DialogStage(std::function<Dialog *(orders::OrderActions &, const operators::VenueInfo &, QWidget *)> make,
        bool late, bool paid)
        : m_orders(m_stage.desk.gateways())
        , m_actions(m_stage.desk.gateways(), m_orders)
    {
        if (late)
            m_stage.desk.orderActions.lateFeeKind = QStringLiteral("never");
        OrderId id = m_stage.order;
        if (late)
            id = m_stage.sell({{m_stage.desk.slot(QStringLiteral("Court 3"), 18), {}, 1},
                {m_stage.desk.slot(QStringLiteral("Court 4"), 20), {}, 1}});
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
        {QStringLiteral("refund-dialog"), {600, 620}, [] { return refund(false); }, 400},
        {QStringLiteral("refund-late"), {600, 620}, [] { return refund(true); }, 400},
        {QStringLiteral("price-dialog"), {520, 400}, [] { return price(); }, 300}};
}

} // namespace vd::gallery
