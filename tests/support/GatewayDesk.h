#pragma once

#include "db/client/Lane.h"
#include "db/gateways/PgCatalogGateway.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgCustomersGateway.h"
#include "db/gateways/PgExplainGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOrderActionsGateway.h"
#include "db/gateways/PgOrdersGateway.h"
#include "db/gateways/PgPaymentsGateway.h"
#include "db/gateways/PgRecordsGateway.h"
#include "db/gateways/PgScheduleGateway.h"
#include "db/gateways/PgStopsGateway.h"
#include "db/gateways/PgWaitlistGateway.h"

namespace vd::test {

/// A person who signed in: lanes and gateways on a real server.
struct GatewayDesk
{
    explicit GatewayDesk(const db::ConnectionSettings &settings)
        : interactive(QStringLiteral("interactive"), settings)
        , reports(QStringLiteral("reports"), settings.withTimeouts(60000, 2000))
    {
    }

    db::Lane interactive;
    db::Lane reports;
    db::PgCatalogGateway catalog{interactive};
    db::PgInventoryGateway inventory{interactive};
    db::PgCustomersGateway customers{interactive, reports};
    db::PgOrdersGateway orders{interactive, reports};
    db::PgPaymentsGateway payments{interactive};
    db::PgCheckInGateway checkin{interactive};
    db::PgFinanceGateway finance{interactive, reports};
    db::PgScheduleGateway schedule{reports};
    db::PgRecordsGateway records{interactive};
    db::PgOrderActionsGateway actions{interactive};
    db::PgExplainGateway explain{interactive};
    db::PgStopsGateway stops{interactive, reports};
    db::PgWaitlistGateway waitlist{interactive};
};

} // namespace vd::test
