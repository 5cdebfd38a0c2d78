// A booking being moved on the board of DeskWorkspace.
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderPage.h"

namespace vd::ui {

void DeskWorkspace::wireMove()
{
    connect(m_boardPage->view(), &BoardView::pickRequested, m_move, &MovePane::pick);
    connect(m_move, &MovePane::planChanged, this, &DeskWorkspace::markMove);
    connect(m_move, &MovePane::dropped, this, &DeskWorkspace::endMove);
    connect(m_move, &MovePane::moved, this, [this](const orders::Order &order) {
        refreshSlots(order);
        endMove();
    });
}

void DeskWorkspace::markCart()
{
    QSet<SlotId> cart;
    for (const orders::DraftLine &line : m_booking.draft().lines)
        cart.insert(line.slot);
    m_boardPage->view()->setCart(cart);
    m_boardPage->weekView()->setCart(cart);
}

const inventory::Cell *DeskWorkspace::cellOf(SlotId slot) const
{
    const inventory::Cell *cell = m_board.model()->cell(slot);
    return cell ? cell : m_boardPage->week().cell(slot);
}

void DeskWorkspace::refreshSlots(const orders::Order &order)
{
    QList<SlotId> slotIds;
    for (const orders::Item &item : order.items)
        slotIds.append(item.slot);
    m_board.refresh(slotIds);
}

void DeskWorkspace::beginMove(const orders::Order &order)
{
    showTab(BoardTab);
    m_boardPage->showSpan(BoardPage::DaySpan);
    showSide(MoveSide);
    m_move->begin(order);
    if (m_move->plan().items().isEmpty())
        return;
    // The old cell comes into view; the keys stand there.
    const orders::Item &first = m_move->plan().items().constFirst();
    m_board.setDate(first.businessDate);
    m_boardPage->view()->setCurrent(first.slot);
    m_boardPage->view()->setFocus(Qt::OtherFocusReason);
}

void DeskWorkspace::markMove()
{
    m_boardPage->view()->setMoving(true, m_move->plan().from());
    m_boardPage->view()->setCart(m_move->plan().to());
    if (m_move->plan().isComplete())
        m_move->focusAccept();
}

void DeskWorkspace::endMove()
{
    m_boardPage->view()->setMoving(false);
    markCart();
    showOrder(m_move->order());
    m_order->focusStart();
}

} // namespace vd::ui
