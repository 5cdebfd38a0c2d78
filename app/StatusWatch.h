#pragma once

#include "models/base/Gateways.h"
#include "models/base/Id.h"
#include "models/finance/FinanceGateway.h"
#include "models/operators/VenueInfo.h"

#include <QObject>
#include <QTimer>

namespace vd::ui {
class ShellFrame;
}

namespace vd::app {

/// Keeps the status line true: the connection, the invariant watch's light every minute, and the open shift of this
/// desk.
class StatusWatch : public QObject
{
    Q_OBJECT

public:
    /// Lives and dies with the frame.
    StatusWatch(const Gateways &gateways, ui::ShellFrame &frame);

private:
    void venueChanged();
    void changed(VenueId venue, const QString &topic);
    void askDifferences();
    void askShift();
    void showShift(const Result<finance::Shift> &shift);

    Gateways m_gateways;
    ui::ShellFrame &m_frame;
    QTimer m_minute;
    bool m_keepsShift = false; ///< The roles of this person take cash.
};

} // namespace vd::app
