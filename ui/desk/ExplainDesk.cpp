#include "ui/desk/ExplainDesk.h"

#include "models/base/WhenDone.h"
#include "models/explain/ExplainGateway.h"
#include "models/inventory/BoardModel.h"
#include "ui/common/FormatText.h"
#include "ui/desk/ExplainSheet.h"
#include "ui/desk/ExplainWords.h"

#include <QWidget>

namespace vd::ui {

ExplainDesk::ExplainDesk(const Gateways &gateways, const inventory::BoardModel &board, QWidget *page)
    : QObject(page)
    , m_gateways(gateways)
    , m_board(board)
    , m_page(page)
    , m_zone(QTimeZone::utc())
{
}

void ExplainDesk::slot(SlotId slot)
{
    if (!m_gateways.explain || !slot.isValid())
        return;
    const int serial = ++m_serial;
    whenDone(m_gateways.explain->slot(slot), this, [this, serial](const Result<explain::SlotExplanation> &told) {
        if (serial != m_serial)
            return;
        if (!told) {
            Q_EMIT failed(told.error());
            return;
        }
        const inventory::Cell &cell = told->cell;
        sheet()->openWith(tr("Why? %1").arg(m_board.spaceName(cell.space)),
            QStringLiteral("%1  %2").arg(FormatText::dateWithYear(cell.businessDate),
                FormatText::range(cell.businessDate, cell.startsAt, cell.endsAt, m_zone)),
            ExplainWords::slot(*told, m_zone));
    });
}

void ExplainDesk::order(OrderId order)
{
    if (!m_gateways.explain || !order.isValid())
        return;
    const int serial = ++m_serial;
    whenDone(m_gateways.explain->order(order), this, [this, serial](const Result<explain::OrderExplanation> &told) {
        if (serial != m_serial)
            return;
        if (!told) {
            Q_EMIT failed(told.error());
            return;
        }
        sheet()->openWith(tr("Why? %1").arg(told->order.orderNo), FormatText::isolated(told->order.customerName),
            ExplainWords::order(*told, m_zone));
    });
}

ExplainSheet *ExplainDesk::sheet()
{
    // Made when first needed: the page is in its window by then.
    if (!m_sheet) {
        m_sheet = new ExplainSheet(m_page->window());
        connect(m_sheet, &ExplainSheet::orderRequested, this, &ExplainDesk::orderRequested);
    }
    return m_sheet;
}

} // namespace vd::ui
