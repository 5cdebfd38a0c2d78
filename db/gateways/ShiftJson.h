#pragma once

#include "models/finance/FinanceGateway.h"

#include <QJsonArray>
#include <QJsonObject>

namespace vd::db {

/// A shift as the doors answer it; an empty object is no shift.
[[nodiscard]] Result<finance::Shift> shiftFromJson(const QJsonObject &json);
[[nodiscard]] Result<QList<finance::Shift>> shiftsFromJson(const QJsonArray &json);
/// Notes and coins as the doors take them.
[[nodiscard]] QJsonArray piecesJson(const QList<finance::CashPieces> &pieces);

} // namespace vd::db
