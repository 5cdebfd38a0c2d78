#pragma once

#include "models/orders/SeriesGateway.h"
#include "tests/support/fakes/Answers.h"

#include <functional>

namespace vd::test {

/// Weeks ahead in memory, as a test says they are.
class FakeSeriesGateway final : public orders::SeriesGateway
{
public:
    Future<QList<orders::SeriesCell>> series(VenueId, const QList<inventory::HoldLine> &lines, int weeks) override
    {
        asked.append({lines, weeks});
        QList<orders::SeriesCell> cells;
        for (int week = 1; week <= weeks; ++week) {
            for (int line = 0; line < lines.size(); ++line)
                cells.append(cell(line, week));
        }
        return answers.give<QList<orders::SeriesCell>>(cells);
    }

    Answers answers;
    QList<QPair<QList<inventory::HoldLine>, int>> asked;
    std::function<orders::SeriesCell(int line, int week)> cell;
};

} // namespace vd::test
