#pragma once

#include <QLoggingCategory>

namespace vd::db {

/// "vd.db": function, duration, SQLSTATE and request id of every call; never a parameter's value.
Q_DECLARE_LOGGING_CATEGORY(logDb)

} // namespace vd::db
