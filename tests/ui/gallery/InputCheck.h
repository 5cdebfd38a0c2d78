#pragma once

#include <QStringList>

class QWidget;

namespace vd::gallery {

/// What keys and wheel do to a page that is shown and active: what they must not do by accident.
class InputCheck
{
public:
    /// Fields whose value a wheel that passes over them changes, with the focus or without.
    [[nodiscard]] static QStringList turnedByTheWheel(QWidget *page);
    /// Fields in which the Enter that ends a word of an input method does more than that.
    [[nodiscard]] static QStringList sentWhileComposing(QWidget *page);
    /// Widgets that Tab reaches and whose picture is the same with the focus as without it.
    [[nodiscard]] static QStringList focusUnseen(QWidget *page);
};

} // namespace vd::gallery
