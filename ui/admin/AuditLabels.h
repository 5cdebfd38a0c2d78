#pragma once

#include <QStringList>

namespace vd::ui {

/// The facts of an audit entry by their names in the window's language.
class AuditLabels
{
public:
    /// The keys of what is told in the one line of an entry, in that order.
    [[nodiscard]] static QStringList told();
    /// "Before" for from_minor; a key without a word comes back readable.
    [[nodiscard]] static QString of(const QString &key);
};

} // namespace vd::ui
