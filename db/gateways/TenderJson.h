#pragma once

#include "models/payments/PaymentsGateway.h"

#include <QJsonArray>

namespace vd::db {

/// Tenders as the doors take them.
[[nodiscard]] QJsonArray tendersJson(const QList<payments::Tender> &tenders);

} // namespace vd::db
