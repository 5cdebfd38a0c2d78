#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace vd::gallery {

/// What somebody types who wants more than a name in a field: markup, SQL, placeholders, formulas, turned letters.
class InjectedTexts
{
public:
    /// Types one of them into every field that takes text, and Return; how many fields there were.
    [[nodiscard]] static int typeInto(QWidget *page);
    /// Labels and tooltips that would show such a text as something else than what was typed.
    [[nodiscard]] static QStringList readAsMarkup(const QWidget *page);
};

} // namespace vd::gallery
