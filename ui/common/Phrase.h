#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace vd::ui {

/// Puts texts together with the marks of the window's language: Chinese has wide colons and commas, and no space after
/// a full stop.
class Phrase
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::Phrase)

public:
    /// A label and what it says: "Reason: water damage", "原因：漏水".
    [[nodiscard]] static QString named(const QString &label, const QString &value);
    /// "Court 1, Mon-Fri", "1号场，周一-周五".
    [[nodiscard]] static QString list(const QStringList &parts);
    /// Whole sentences, one after the other.
    [[nodiscard]] static QString sentences(const QStringList &sentences);
};

} // namespace vd::ui
