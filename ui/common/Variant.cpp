#include "ui/common/Variant.h"

#include <QVariant>
#include <QWidget>

namespace vd::ui {

void setVariant(QWidget *button, Variant variant)
{
    button->setProperty("variant", static_cast<int>(variant));
    button->updateGeometry();
    button->update();
}

Variant variantOf(const QWidget *button)
{
    return button ? static_cast<Variant>(button->property("variant").toInt()) : Variant::Neutral;
}

void setLarge(QWidget *button)
{
    button->setProperty("large", true);
    button->updateGeometry();
}

void setDense(QWidget *control)
{
    control->setProperty("dense", true);
    control->updateGeometry();
}

} // namespace vd::ui
