// Lines added to an order that is held, in DeskWorkspace.
#include "models/base/WhenDone.h"
#include "models/customers/CustomersGateway.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/DeskWorkspace.h"

namespace vd::ui {

void DeskWorkspace::add(const orders::Order &order)
{
    const orders::BookingDraft &draft = m_booking.draft();
    if (draft.isEmpty() || draft.addTo == order.id)
        return beginAdding(order);
    Question question;
    question.title = tr("Throw the unfinished booking away?");
    question.text = tr("Another booking is begun and not held yet. Adding to %1 takes its place.").arg(order.orderNo);
    for (const orders::DraftLine &line : draft.lines)
        question.consequences.append(
            QStringLiteral("%1, %2 %3")
                .arg(line.spaceName, FormatText::date(line.businessDate),
                    FormatText::range(line.businessDate, line.startsAt, line.endsAt, m_venue.zone)));
    question.accept = tr("Throw it away");
    question.refuse = tr("Keep it");
    question.danger = true;
    Prompt::ask(this, question, [this, order](const QString &) { beginAdding(order); });
}

void DeskWorkspace::beginAdding(const orders::Order &order)
{
    whenDone(m_gateways.customers->customer(m_venue.id, order.customer), this,
        [this, order](const Result<customers::Customer> &customer) {
            showTab(BoardTab);
            showSide(BookingSide);
            m_panel->messages()->clear();
            if (!customer) {
                m_panel->messages()->tellError(customer.error(), m_venue.zone);
                return;
            }
            if (m_booking.draft().addTo != order.id)
                m_booking.addTo(order, *customer);
            // The order's day comes into view; the keys stand there.
            if (!order.items.isEmpty())
                m_board.setDate(order.items.constFirst().businessDate);
            m_boardPage->focusStart();
        });
}

} // namespace vd::ui
