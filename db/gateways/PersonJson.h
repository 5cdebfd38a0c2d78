#pragma once

#include "models/customers/SealedDocument.h"

#include <QJsonArray>
#include <QList>

namespace vd::db {

/// The people of some places as the doors want them, one document each.
[[nodiscard]] QJsonArray peopleJson(const QList<customers::SealedDocument> &people);

} // namespace vd::db
