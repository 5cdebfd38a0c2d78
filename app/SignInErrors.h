#pragma once

#include "models/base/Result.h"
#include "models/operators/Profile.h"

namespace vd::app {

/// What went wrong at a sign-in, in the words of the sign-in page: what the connection and the first door said, and
/// no_route, wrong_credentials, operator_disabled or client_newer where they put it differently.
[[nodiscard]] Error signInError(const Error &error, const operators::Profile &profile);

/// Whether this client fits the database. Errors: client_newer and database_newer{client, database}.
[[nodiscard]] Result<Done> checkSchema(int client, int database);

} // namespace vd::app
