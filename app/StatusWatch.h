#pragma once

#include "models/base/Gateways.h"
#include "models/base/Id.h"
#include "models/finance/FinanceGateway.h"
#include "models/finance/WatchController.h"
#include "models/operators/VenueInfo.h"

#include <QObject>
namespace vd::ui {
class ShellFrame;
class WatchSheet;
} // namespace vd::ui

namespace vd::app {

/// Keeps the status line true: the connection, the invariant watch's light and the alerts every minute, and the open
/// shift of this desk. A new alert stands above every page too; a new venue, or name of one, stands in the header.
class StatusWatch : public QObject
{
    Q_OBJECT

public:
    /// Lives and dies with the frame.
    StatusWatch(const Gateways &gateways, ui::ShellFrame &frame);

private:
    void venueChanged();
    void changed(VenueId venue, const QString &topic);
    void showWatch();
    void openSheet();
    void tellAlert(const finance::Alert &alert);
    void askVenues();
    void askShift();
    void showShift(const Result<finance::Shift> &shift);

    Gateways m_gateways;
    ui::ShellFrame &m_frame;
    finance::WatchController m_watch;
    ui::WatchSheet *m_sheet = nullptr;
    bool m_told = false; ///< The banner shows an alert.
    bool m_keepsShift = false; ///< The roles of this person take cash.
};

} // namespace vd::app
