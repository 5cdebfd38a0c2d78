#pragma once

#include <QString>
#include <QtGlobal>

namespace vd::operators {

/// What sets a rule of the venue aside for one action: a reason, and where the person may not do it alone the lead's
/// signature. Never places that are not there.
struct Overrule
{
    QString reason{}; ///< Empty: the rules stand.
    qint64 approval = 0; ///< 0: none, or the person's own right.
};

} // namespace vd::operators
