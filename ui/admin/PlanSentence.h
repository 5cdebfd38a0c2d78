#pragma once

#include "models/schedule/Schedule.h"

#include <QCoreApplication>
#include <QHash>
#include <QTimeZone>

namespace vd::ui {

/// What a generator request comes to, in words: slots a day, in all, and what a change of clocks makes of it.
class PlanSentence
{
    Q_DECLARE_TR_FUNCTIONS(PlanSentence)

public:
    /// pauses: minutes a space keeps free between two uses.
    [[nodiscard]] static QString of(
        const schedule::GeneratorRequest &request, const QTimeZone &zone, const QHash<SpaceId, int> &pauses);

private:
    [[nodiscard]] static QString clocks(const QList<schedule::GeneratorRequest> &parts, const QTimeZone &zone);
};

} // namespace vd::ui
