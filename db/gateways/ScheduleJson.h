#pragma once

#include "models/base/Result.h"
#include "models/schedule/ScheduleGateway.h"

#include <QJsonObject>

/// Schedules as the doors of schema api send and take them.
namespace vd::db::schedulejson {

[[nodiscard]] Result<schedule::GeneratorPreview> preview(const QJsonObject &json);
/// Counts only, as a run answers.
[[nodiscard]] Result<schedule::GeneratorPreview> counts(const QJsonObject &json);
[[nodiscard]] Result<schedule::ScheduleTemplate> scheduleTemplate(const QJsonObject &json);
[[nodiscard]] Result<QList<schedule::ScheduleTemplate>> templates(const QJsonObject &json);
[[nodiscard]] Result<schedule::Calendar> calendar(const QJsonObject &json);
[[nodiscard]] Result<QList<schedule::Calendar>> calendars(const QJsonObject &json);
[[nodiscard]] Result<schedule::KeptAhead> keptAhead(const QJsonObject &json);
[[nodiscard]] Result<schedule::SlotEditPreview> editPreview(const QJsonObject &json);
[[nodiscard]] Result<int> edited(const QJsonObject &json);
[[nodiscard]] Result<schedule::Activity> activity(const QJsonObject &json);
[[nodiscard]] Result<QList<schedule::Activity>> activities(const QJsonObject &json);
[[nodiscard]] Result<schedule::ActivityStop> activityStop(const QJsonObject &json);

[[nodiscard]] QJsonObject toJson(const schedule::GeneratorRequest &request);
[[nodiscard]] QJsonObject toJson(const schedule::ScheduleTemplate &saved);
[[nodiscard]] QJsonObject toJson(const schedule::Calendar &saved);
[[nodiscard]] QJsonObject toJson(const schedule::SlotEdit &edit);

} // namespace vd::db::schedulejson
