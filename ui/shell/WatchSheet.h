#pragma once

#include "models/finance/WatchController.h"
#include "ui/common/ScrollSheet.h"

#include <QTimeZone>

namespace vd::ui {

class SheetLines;
class TextLabel;

/// What the light in the status line stands for, over the dimmed window: what differs, what the night found, and for
/// leads and finance what was raised. Stays true while it is open. Escape closes.
class WatchSheet : public ScrollSheet
{
    Q_OBJECT

public:
    /// opensOrders: the person has a page to open one in.
    WatchSheet(finance::WatchController &watch, bool opensOrders, QWidget *window);

    void openFor(const QTimeZone &zone);
    /// The alert in one sentence; moments in the zone of its venue.
    [[nodiscard]] static QString sentence(const finance::Alert &alert, const QTimeZone &zone);

Q_SIGNALS:
    void orderRequested(vd::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString lastNight() const;
    void addDifferences(SheetLines &lines);
    void addAlerts(SheetLines &lines);
    void open(OrderId order);

    finance::WatchController &m_watch;
    bool m_opensOrders;
    QTimeZone m_zone;
    TextLabel *m_verdict = nullptr;
};

} // namespace vd::ui
