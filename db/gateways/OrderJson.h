#pragma once

#include "models/base/Result.h"
#include "models/orders/Order.h"

#include <QJsonObject>

namespace vd::db {

/// The order as every door of stock, orders and payments answers it. Write doors leave the timeline out.
[[nodiscard]] Result<orders::Order> orderFromJson(const QJsonObject &json);

} // namespace vd::db
