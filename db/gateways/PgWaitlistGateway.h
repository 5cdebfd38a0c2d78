#pragma once

#include "models/waitlist/WaitlistGateway.h"

namespace vd::db {

class Lane;

/// The waitlist and the call list through the doors of schema api.
class PgWaitlistGateway final : public waitlist::WaitlistGateway
{
public:
    explicit PgWaitlistGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<waitlist::Entry>> entries(VenueId venue) override;
    Future<int> join(const waitlist::JoinRequest &request) override;
    Future<Done> leave(const QUuid &request, VenueId venue, EntryId entry) override;
    Future<orders::Order> accept(const QUuid &request, EntryId entry, const operators::Overrule &overrule) override;
    Future<QList<waitlist::Call>> calls(VenueId venue) override;
    Future<Done> called(const QUuid &request, const waitlist::Call &call, const QString &result) override;

private:
    Lane &m_lane;
};

} // namespace vd::db
