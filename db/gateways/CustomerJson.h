#pragma once

#include "db/client/Params.h"
#include "models/base/Id.h"
#include "models/base/Result.h"
#include "models/customers/Customer.h"

#include <QJsonObject>

namespace vd::db {

/// Customers as the doors take and answer them. The keys that find them again go along with every write, since the
/// server knows neither pinyin nor how numbers are typed.
[[nodiscard]] Result<customers::Customer> customerFromJson(const QJsonObject &json);
[[nodiscard]] QJsonObject customerJson(const customers::Customer &customer);
[[nodiscard]] QJsonObject newCustomerJson(const customers::NewCustomer &customer);

/// The arguments of a search door: venue, what was typed, its digits, its name key, the limit.
[[nodiscard]] Params searchParams(VenueId venue, const QString &typed, int limit);

} // namespace vd::db
