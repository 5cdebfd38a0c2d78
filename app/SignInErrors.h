#pragma once

#include "models/base/Result.h"
#include "models/operators/Profile.h"

namespace vd::app {

/// What went wrong while connecting, in the words of the sign-in page: no_route, tls_refused, wrong_credentials,
/// operator_disabled, client_newer; everything else as it is.
[[nodiscard]] Error signInError(const Error &error, const operators::Profile &profile);

/// Whether this client fits the database. Errors: client_newer and database_newer{client, database}.
[[nodiscard]] Result<Done> checkSchema(int client, int database);

} // namespace vd::app
