#pragma once

#include <QList>
#include <QString>

namespace vd::db {

/// Something about a server that a venue should change; the code is stable, the detail names what was found.
struct Weakness
{
    QString code;
    QString detail;
};

using Weaknesses = QList<Weakness>;

} // namespace vd::db
