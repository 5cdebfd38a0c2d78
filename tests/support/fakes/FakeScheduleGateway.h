#pragma once

#include "models/schedule/ScheduleGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>
#include <QTimeZone>

namespace vd::test {

/// A schedule in memory that generates by the same rule as the server: adds what is missing, leaves what exists,
/// reports what overlaps.
class FakeScheduleGateway final : public schedule::ScheduleGateway
{
public:
    Future<schedule::GeneratorPreview> preview(const schedule::GeneratorRequest &request) override;
    Future<schedule::GeneratorPreview> generate(
        const QUuid &requestId, const schedule::GeneratorRequest &request) override;

    Answers answers;
    /// Takes every slot for one to add, keeps none: for runs too large to compare slot by slot.
    bool countOnly = false;
    QTimeZone zone = QTimeZone("Asia/Shanghai");
    QHash<SpaceId, QString> names;
    QList<schedule::GeneratorRow> stored; ///< outcome is not used.
    QList<QPair<QUuid, schedule::GeneratorRequest>> generated; ///< Every call of generate, in order.

private:
    [[nodiscard]] schedule::GeneratorPreview work(const schedule::GeneratorRequest &request, bool write);
    [[nodiscard]] schedule::GeneratorRow judge(const schedule::GeneratorRow &wanted) const;
};

} // namespace vd::test
