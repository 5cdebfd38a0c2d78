#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QByteArrayView>

struct pg_result;

namespace vd::db {

/// The one place that turns what the server said into an Error.
namespace FaultTranslation {

/// A door's refusal: Rule, unless its facts carry "fault" ("conflict", "denied", "missing", "timeout").
[[nodiscard]] Error refusal(const QString &code, QJsonObject facts, const QString &function);

/// A failed statement. Class VD is a rule (message = code, detail = facts); the rest goes by its SQLSTATE.
[[nodiscard]] Error fromResult(const pg_result *result, const QString &function);

/// A connection that could not be made: wrong_credentials, unknown_database, server_full, tls_refused; no_route when
/// nobody answered, and then sqlState is empty.
[[nodiscard]] Error fromConnect(QByteArrayView sqlState, const QString &message, const ConnectionSettings &settings);

/// The connection broke during a call. unsure: a write was under way and may or may not have happened.
[[nodiscard]] Error connectionLost(const QString &function, bool unsure);

} // namespace FaultTranslation

} // namespace vd::db
