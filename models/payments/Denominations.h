#pragma once

#include "models/base/Money.h"

#include <QList>

namespace vd::payments {

/// The notes and coins of a currency, the largest first. Central banks' lists; for a currency that is not listed, 1, 2
/// and 5 times each power of ten, from 500 down to its smallest unit.
[[nodiscard]] QList<Money> denominations(const QString &currency);

} // namespace vd::payments
