#pragma once

#include "models/base/Gateways.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QObject>
#include <QPointer>
#include <QTimeZone>

namespace vd::inventory {
class BoardModel;
}

namespace vd::ui {

class ExplainSheet;

/// Asks why a cell or an order is as it is, and shows the answer over the window.
class ExplainDesk : public QObject
{
    Q_OBJECT

public:
    /// The sheet stands over the page's window.
    ExplainDesk(const Gateways &gateways, const inventory::BoardModel &board, QWidget *page);

    void setZone(const QTimeZone &zone) { m_zone = zone; }
    void slot(SlotId slot);
    void order(OrderId order);

Q_SIGNALS:
    void failed(const vd::Error &error);
    void orderRequested(vd::OrderId order);

private:
    [[nodiscard]] ExplainSheet *sheet();

    Gateways m_gateways;
    const inventory::BoardModel &m_board;
    QWidget *m_page;
    QPointer<ExplainSheet> m_sheet;
    QTimeZone m_zone;
    int m_serial = 0;
};

} // namespace vd::ui
