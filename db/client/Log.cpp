#include "db/client/Log.h"

namespace vd::db {

Q_LOGGING_CATEGORY(logDb, "vd.db", QtInfoMsg)

} // namespace vd::db
