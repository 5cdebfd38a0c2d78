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
/// For a quiet button or a link below a column of text: its text begins where theirs does, and its ground stands out to
/// the left, by Theme::overhang for a quiet button, which what it stands in must leave free. A frame that holds such
/// buttons stands out by as much.
void setFlush(QWidget *widget);
/// 28-pixel controls, in tables and tool rows.
void setDense(QWidget *control);

} // namespace vd::ui
