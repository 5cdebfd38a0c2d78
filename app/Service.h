#pragma once

#include "app/AlertLog.h"
#include "app/NightlyChecks.h"
#include "app/ScheduleKeeper.h"
#include "app/Sweeper.h"
#include "db/client/Lane.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgPrivacyGateway.h"
#include "db/gateways/PgScheduleGateway.h"
#include "db/gateways/PgWatchGateway.h"
#include "models/customers/RetentionRun.h"

#include <QObject>

namespace vd::app {

/// What `venuedeskctl serve` does: the sweep for all venues, rolling schedules kept ahead, the nightly checks and once
/// a day the retention run; one line of log for each pass that did something, for each alert and for each trouble. It
/// ends with the program, on SIGTERM or SIGINT.
class Service : public QObject
{
    Q_OBJECT

public:
    explicit Service(const db::ConnectionSettings &login, QObject *parent = nullptr);
    void start();

private:
    void watch();

    db::Lane m_lane;
    db::PgInventoryGateway m_inventory;
    Sweeper m_sweeper;
    db::PgPrivacyGateway m_privacy;
    customers::RetentionRun m_retention;
    db::Lane m_bulk; ///< A month of slots may take longer than a sweep.
    db::PgScheduleGateway m_schedule;
    ScheduleKeeper m_keeper;
    db::Lane m_night; // the checks take their time; the sweep does not wait for them
    db::PgWatchGateway m_watch;
    NightlyChecks m_checks;
    AlertLog m_alerts;
    bool m_troubled = false;
};

} // namespace vd::app
