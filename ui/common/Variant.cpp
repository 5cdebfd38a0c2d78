#include "ui/common/Variant.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVariant>
#include <QWidget>

namespace vd::ui {

namespace {

// Buttons remember their size hint; a change of style makes them ask again.
void refresh(QWidget *control)
{
    QEvent event(QEvent::StyleChange);
    QCoreApplication::sendEvent(control, &event);
    control->updateGeometry();
    control->update();
}

} // namespace

void setVariant(QWidget *button, Variant variant)
{
    button->setProperty("variant", static_cast<int>(variant));
    refresh(button);
}

Variant variantOf(const QWidget *button)
{
    return button ? static_cast<Variant>(button->property("variant").toInt()) : Variant::Neutral;
}

void setLarge(QWidget *button)
{
    button->setProperty("large", true);
    refresh(button);
}

void setFlush(QWidget *widget)
{
    widget->setProperty("flush", true);
    refresh(widget);
}

void setDense(QWidget *control)
{
    control->setProperty("dense", true);
    refresh(control);
}

} // namespace vd::ui
