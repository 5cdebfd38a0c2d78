#pragma once

class QWidget;

namespace vd::ui {

/// How a button stands out. Primary: the one thing this page is for. Danger: takes something away. Quiet: no frame.
/// Link: looks like a link in running text.
enum class Variant { Neutral, Primary, Danger, Quiet, Link };

/// Sets the dynamic property "variant" the style reads, and repaints.
void setVariant(QWidget *button, Variant variant);
[[nodiscard]] Variant variantOf(const QWidget *button);
/// The one 40-pixel action of a page.
void setLarge(QWidget *button);
/// 28-pixel controls, in tables and tool rows.
void setDense(QWidget *control);

} // namespace vd::ui
