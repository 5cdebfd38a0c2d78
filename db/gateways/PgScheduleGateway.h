#pragma once

#include "models/schedule/ScheduleGateway.h"

namespace vd::db {

class Lane;

/// The schedule generator through the doors of schema api; a year of many spaces takes longer than a booking may wait.
class PgScheduleGateway final : public schedule::ScheduleGateway
{
public:
    explicit PgScheduleGateway(Lane &reports)
        : m_reports(reports)
    {
    }

    Future<schedule::GeneratorPreview> preview(const schedule::GeneratorRequest &request) override;
    Future<schedule::GeneratorPreview> generate(
        const QUuid &requestId, const schedule::GeneratorRequest &request) override;

private:
    Lane &m_reports;
};

} // namespace vd::db
