#pragma once

#include <QByteArray>
#include <QString>

namespace vd::db {

/// A name as SQL writes it: quoted, whatever it holds.
[[nodiscard]] inline QByteArray identifier(const QString &name)
{
    return '"' + name.toUtf8().replace('"', "\"\"") + '"';
}

} // namespace vd::db
