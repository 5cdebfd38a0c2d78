#pragma once

#include <QFlags>

namespace vd::operators {

/// What a person may do; several may be held at once. The database enforces it, the window only hides.
enum class Role {
    FrontDesk = 0x01,
    DeskLead = 0x02,
    Door = 0x04,
    Finance = 0x08,
    Administrator = 0x10,
    Auditor = 0x20
};
Q_DECLARE_FLAGS(Roles, Role)
Q_DECLARE_OPERATORS_FOR_FLAGS(Roles)

} // namespace vd::operators
