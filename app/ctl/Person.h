#pragma once

#include "app/ctl/CtlCommand.h"
#include "app/CtlTarget.h"
#include "db/client/Lane.h"
#include "db/gateways/PgCatalogGateway.h"
#include "models/checkin/TerminalKey.h"

#include <memory>
#include <optional>

namespace vd::app {

/// Who a command of venuedeskctl works as: a signed-in person's lane at the server the options name. Blocks.
class Person
{
public:
    /// statementMs: how long one call may take; the desk's time where nothing is said.
    [[nodiscard]] static Result<std::unique_ptr<Person>> signIn(
        const CtlContext &context, std::optional<int> statementMs = std::nullopt);

    [[nodiscard]] db::Lane &lane() { return *m_lane; }
    /// The venue named by --venue, or the only one the person sees. Errors: unknown_venue, venue_required.
    [[nodiscard]] Result<VenueId> venue(const QString &name);
    /// The same with all that is known of it.
    [[nodiscard]] Result<catalog::Venue> venueNamed(const QString &name);
    /// The ticket key the desktop keeps on this computer for a venue of the person, and that venue.
    /// Error: unknown_terminal.
    [[nodiscard]] Result<std::pair<VenueId, checkin::TerminalKey>> terminal();

private:
    Person() = default;
    [[nodiscard]] Result<QList<catalog::Venue>> venues();

    std::unique_ptr<CtlTarget> m_target;
    std::unique_ptr<db::Lane> m_lane;
};

} // namespace vd::app
